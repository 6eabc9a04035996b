import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { dollars } from '#domain/formats/numbers.ts'
import type { Message } from '#domain/message.ts'
import { passesByDesignation, shareOwned } from '#domain/trust/assets.ts'
import type { Asset, Beneficiary } from '#domain/trust/entries.ts'
import { ASSET_TYPES, OWNERSHIPS, RELATIONSHIPS, type Relationship } from '#domain/trust/enumerations.ts'
import type { ListPatch, TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { classesOf, type ShareTotal, shareTotals, statesShare } from '#domain/trust/shares.ts'
import {
  beneficiariesStep,
  beneficiaryForm,
  beneficiaryNameTaken,
  grantorsNameRemark,
} from '#domain/trust/steps/05-beneficiaries.ts'
import { assetForm, assetsStep } from '#domain/trust/steps/06-assets.ts'
import type { EntryForm, ListStep } from '#domain/trust/steps/step.ts'
import { isGrantorsEntry } from '#domain/trust/who-may-serve.ts'
import { Button } from '#web/components/button.tsx'
import { useTrustActions, useTrustValue } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** The button that puts what is typed on the list, as `focusField` finds it. */
export const ADD_BUTTON = 'add-entry'

/** A step that is a list, and how its entries are shown. */
export interface ListOnScreen<Entry extends { id: string; name: string }> {
  step: ListStep
  form: EntryForm<Entry>
  noun: 'beneficiary' | 'asset'
  nouns: string
  /** What becomes of an entry that is typed and not added, for the user who goes on. */
  notAdded: string
  /** The same where nothing is on the list, and nobody can go on. */
  notYetAdded: string
  entries: (trust: TrustRecord) => readonly Entry[]
  patch: (change: ListPatch<Entry>) => TrustPatch
  /** What is wrong with the name of an entry, beside the others. */
  nameTaken?: (entry: Entry, entries: readonly Entry[]) => Message | undefined
  /** What is below the question of that name. */
  beside?: (name: string) => ReactNode
  /** What is said about an entry below its name. */
  facts: (entry: Entry) => readonly (string | false | undefined)[]
  /** What the entries add up to, said above them. */
  totals?: (entries: readonly Entry[], trust: TrustRecord) => readonly ShareTotal[]
  /** What can be done about the totals. */
  BesideTotals?: ComponentType<{ entries: readonly Entry[]; announce: (words: string) => void }>
  /** Whether the page has a button that saves without leaving. */
  progressButton?: true
}

export const beneficiaries: ListOnScreen<Beneficiary> = {
  step: beneficiariesStep,
  form: beneficiaryForm,
  noun: 'beneficiary',
  nouns: 'beneficiaries',
  notAdded:
    'You typed a beneficiary without pressing Add. If you continue, it stays in the form but is not saved to your trust.',
  notYetAdded: '{name} is not added yet. Press “Add Beneficiary” to put this beneficiary on the list.',
  entries: (trust) => trust.beneficiaries ?? [],
  patch: (change) => ({ beneficiaries: change }),
  nameTaken: beneficiaryNameTaken,
  beside: (name) => name === 'name' && <GrantorNamed />,
  facts: (beneficiary) => {
    const { relationship, isPrimary, distributionAge, sharePercent, incomeShare, email } = beneficiary
    return [
      translate(RELATIONSHIPS[relationship]),
      isPrimary === false && t`Contingent`,
      beneficiary.birthYear !== undefined && t`Born in ${beneficiary.birthYear}`,
      distributionAge !== undefined && t`Distribution age ${distributionAge}`,
      sharePercent !== undefined && `${sharePercent}%`,
      incomeShare !== undefined && t`${incomeShare}% of the income`,
      email,
    ]
  },
  totals: (entries, trust) => shareTotals(entries.filter((entry) => !isGrantorsEntry(entry, trust))),
  BesideTotals: EqualShares,
  progressButton: true,
}

export const assets: ListOnScreen<Asset> = {
  step: assetsStep,
  form: assetForm,
  noun: 'asset',
  nouns: 'assets',
  notAdded:
    'You typed an asset without pressing Add. If you continue, it stays in the form but is not saved to your trust.',
  notYetAdded: '{name} is not added yet. Press “Add Asset” to put this asset on the list.',
  entries: (trust) => trust.assets ?? [],
  patch: (change) => ({ assets: change }),
  facts: (asset) => {
    const share = shareOwned(asset)
    return [
      translate(ASSET_TYPES[asset.type]),
      dollars(asset.value),
      translate(OWNERSHIPS[asset.ownership]),
      share !== undefined && t`${share}% yours`,
      passesByDesignation(asset) && t`Passes by beneficiary designation, not transferred`,
    ]
  },
}

const completeTrust = (trust: TrustRecord | null) => trust

/** Says at once what an entry of the grantor's name does. */
function GrantorNamed() {
  const trust = useTrustValue(completeTrust)
  const [name, relationship]: string[] = useWatch({ name: ['name', 'relationship'] })
  const remark = trust && grantorsNameRemark({ name: name ?? '', relationship: relationship as Relationship }, trust)
  return (
    <p role="status" className="-mt-4 text-base text-ink-soft empty:sr-only">
      {remark && translate(remark)}
    </p>
  )
}

interface EqualSharesProps {
  entries: readonly Beneficiary[]
  /** Says what was done, in the list's own live region. */
  announce: (words: string) => void
}

/** Takes the stated shares of the primary beneficiaries away, so that these are treated alike; shown while there are any. */
export function EqualShares({ entries, announce }: EqualSharesProps) {
  const { saveTrustData } = useTrustActions()
  const { primary } = classesOf(entries)
  // Without its code the shares can still be taken away, one by one.
  const divide = () =>
    import('./divide-equally.ts').then(
      (code) => code.divideEqually(entries, saveTrustData, announce),
      () => {},
    )
  if (primary.length < 2 || !primary.some(statesShare)) return null
  return (
    <Button variant="secondary" size="small" className="mt-2" onClick={divide}>
      <Trans>Divide equally</Trans>
    </Button>
  )
}
