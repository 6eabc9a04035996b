import { t } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import { dollars } from '#domain/formats/numbers.ts'
import { passesByDesignation, shareOwned } from '#domain/trust/assets.ts'
import type { Asset, Beneficiary } from '#domain/trust/entries.ts'
import { ASSET_TYPES, OWNERSHIPS, RELATIONSHIPS } from '#domain/trust/enumerations.ts'
import type { ListPatch, TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { type ShareTotal, shareTotals } from '#domain/trust/shares.ts'
import { beneficiariesStep, beneficiaryForm } from '#domain/trust/steps/05-beneficiaries.ts'
import { assetForm, assetsStep } from '#domain/trust/steps/06-assets.ts'
import type { EntryForm, ListStep } from '#domain/trust/steps/step.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** A step that is a list, and how its entries are shown. */
export interface ListOnScreen<Entry extends { id: string; name: string }> {
  step: ListStep
  form: EntryForm<Entry>
  noun: 'beneficiary' | 'asset'
  nouns: string
  /** What becomes of an entry that is typed and not added, for the reader who goes on. */
  notAdded: string
  entries: (trust: TrustRecord) => readonly Entry[]
  patch: (change: ListPatch<Entry>) => TrustPatch
  /** What is said of an entry below its name. */
  facts: (entry: Entry) => readonly (string | false | undefined)[]
  /** What the entries add up to, said above them. */
  totals?: (entries: readonly Entry[]) => readonly ShareTotal[]
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
  entries: (trust) => trust.beneficiaries ?? [],
  patch: (change) => ({ beneficiaries: change }),
  facts: ({ relationship, isPrimary, distributionAge, sharePercent, incomeShare, email }) => [
    translate(RELATIONSHIPS[relationship]),
    isPrimary === false && t`Contingent`,
    distributionAge !== undefined && t`Distribution age ${distributionAge}`,
    sharePercent !== undefined && `${sharePercent}%`,
    incomeShare !== undefined && t`${incomeShare}% of the income`,
    email,
  ],
  totals: shareTotals,
  BesideTotals: lazyWithRetry(() => import('./divide-equally.tsx'), PartMissing),
  progressButton: true,
}

export const assets: ListOnScreen<Asset> = {
  step: assetsStep,
  form: assetForm,
  noun: 'asset',
  nouns: 'assets',
  notAdded:
    'You typed an asset without pressing Add. If you continue, it stays in the form but is not saved to your trust.',
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
