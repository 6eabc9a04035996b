import { t } from '@lingui/core/macro'
import { memo, useMemo, useState } from 'react'
import { sameName } from '#domain/formats/names.ts'
import { maybeOtherForm } from '#domain/formats/similar-names.ts'
import { type Alike, alikeIn, otherFormsIn } from '#domain/import/alike.ts'
import type { FoundBeneficiaries } from '#domain/import/beneficiaries-file.ts'
import { beneficiaryOf, type FoundEntry, leftOutFor, updatedBeneficiary } from '#domain/import/check-entry.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { RELATIONSHIPS, type Relationship } from '#domain/trust/enumerations.ts'
import { peopleOf } from '#domain/trust/people/people.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { changesOf, EntryRow, factsIn, isSameRow, problemIn, RejectedRow, type RowProps } from './entry-row.tsx'
import { Choice, type ListChange, type Use, useChoices } from './preview-parts.tsx'

/** What the reader has chosen for one entry. */
export interface OwnChoices {
  use?: Use
  relationship?: Relationship
}

/** An entry as it stands with all that was chosen. */
interface ShownBeneficiary {
  found: FoundEntry
  alike: Alike | undefined
  isGrantor: boolean
  /** Who in the answers may be the same under another form of the name. */
  otherForm: string | undefined
  relationship: Relationship
  use: Use
  /** What the beneficiary of the list would become by an update. */
  after?: Beneficiary
}

const nobody: readonly Beneficiary[] = []

/** What is to be done with each entry of a file, and what those are to the grantor of whom it does not say. */
export function useBeneficiariesPreview({ entries }: FoundBeneficiaries, trust: TrustRecord) {
  const list = trust.beneficiaries ?? nobody
  const { own, likes, setLikes, choose, chooseForEach } = useChoices<OwnChoices>()
  const [others, setOthers] = useState<Relationship>('other')

  const alikes = useMemo(() => alikeIn(list, entries), [list, entries])
  const otherForms = useMemo(() => {
    const names = peopleOf(trust).map(({ name }) => name)
    return otherFormsIn(
      names.filter((name) => !sameName(name, trust.grantorName)),
      entries,
    )
  }, [trust, entries])
  const shown = useMemo(
    () =>
      entries.map((found): ShownBeneficiary => {
        const { line, name, answers, errors, needsSelection } = found
        const chosen = own.get(line)
        const alike = alikes.get(line)
        const otherForm = otherForms.get(line)
        const isGrantor = sameName(name, trust.grantorName) || maybeOtherForm(name, trust.grantorName)
        const isFine = errors.length === 0 && !needsSelection && !isGrantor && !alike && otherForm === undefined
        const before = alike?.beneficiary
        const use = answers ? (chosen?.use ?? (before ? likes : isFine ? 'add' : 'skip')) : 'skip'
        return {
          ...{ found, alike, isGrantor, otherForm, relationship: found.relationship ?? chosen?.relationship ?? others },
          use: use === 'update' && !before ? 'skip' : use,
          ...(before && { after: updatedBeneficiary(before, found) }),
        }
      }),
    [entries, own, others, likes, alikes, otherForms, trust.grantorName],
  )

  const linesOf = (isListed: boolean) =>
    shown.flatMap(({ found, alike }) => (found.answers && !!alike?.beneficiary === isListed ? [found.line] : []))

  return {
    shown,
    choose,
    addAll: (on: boolean) => chooseForEach(linesOf(false), on ? 'add' : 'skip'),
    others,
    setOthers,
    likes,
    /** For all that look like one of the list, also those for which something else was chosen. */
    setLikes: (use: Use) => {
      setLikes(use)
      chooseForEach(linesOf(true))
    },
    /** What is chosen, in the order of the file. */
    change: (newId: () => string): ListChange<Beneficiary> => ({
      added: shown.flatMap(({ use, found, relationship }) =>
        use === 'add' ? (beneficiaryOf(found, relationship, newId()) ?? []) : [],
      ),
      updated: shown.flatMap(({ use, alike, after }) =>
        use === 'update' && alike?.beneficiary && after ? [{ before: alike.beneficiary, after }] : [],
      ),
    }),
  }
}

export const usesOf = (): [Use, string][] => [
  ['skip', t`Skip`],
  ['update', t`Update the one on your list`],
  ['add', t`Add as another beneficiary`],
]

const choices = Object.entries(RELATIONSHIPS) as [Relationship, string][]

function remarkOn({ found, alike, isGrantor, otherForm, relationship }: ShownBeneficiary): string[] {
  return [
    alike &&
      (alike.line === undefined
        ? t`Looks like ${alike.name} on your list, judging by ${translate(alike.same)}.`
        : t`Looks like line ${alike.line} of this file, judging by ${translate(alike.same)}.`),
    isGrantor && t`This is your own name.`,
    !alike &&
      otherForm !== undefined &&
      t`Looks like ${otherForm} in your answers. Write one person’s name in one way.`,
    ...found.unsure.map((words) => translate(words)),
    ...leftOutFor(found, relationship).map((words) => translate(words)),
    problemIn(found.errors),
  ].filter((words) => typeof words === 'string')
}

/** One beneficiary of the file. */
export const BeneficiaryRow = memo(
  function BeneficiaryRow({ shown, onChoose }: RowProps<ShownBeneficiary, OwnChoices>) {
    useLanguage()
    const { found, alike, relationship, use, after } = shown
    const { line, name, answers, errors } = found
    if (!answers) return <RejectedRow line={line} name={name} errors={errors} />
    const beneficiary = beneficiaryOf(found, relationship, 'preview')
    const listed = alike?.beneficiary
    return (
      <EntryRow
        line={line}
        name={name}
        use={use}
        onUse={(chosen) => onChoose(line, { use: chosen })}
        uses={listed && usesOf()}
        facts={[
          found.relationship && translate(RELATIONSHIPS[found.relationship]),
          beneficiary && summaryOf(beneficiary),
        ]
          .filter(Boolean)
          .join(' · ')}
        remarks={remarkOn(shown)}
        changes={listed && after && changesOf('beneficiaries', listed, after)}
      >
        {!found.relationship && use !== 'update' && (
          <Choice
            aria-label={t`Relationship of ${name}`}
            value={relationship}
            choices={choices.map(([value, words]) => [value, translate(words)])}
            onChange={(value) => onChoose(line, { relationship: value })}
          />
        )}
      </EntryRow>
    )
  },
  isSameRow<ShownBeneficiary, OwnChoices>,
)

/** What an entry holds besides its name and relationship, in words, on one line. */
export const summaryOf = (beneficiary: Beneficiary): string =>
  factsIn('beneficiaries', beneficiary, ['relationship', ...(beneficiary.isPrimary === false ? [] : ['isPrimary'])])
