import { t } from '@lingui/core/macro'
import { memo } from 'react'
import { beneficiaryOf, leftOutFor } from '#domain/import/check-entry.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { RELATIONSHIPS, type Relationship } from '#domain/trust/enumerations.ts'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { EntryRow, isSameRow, problemIn, RejectedRow, type RowProps } from './entry-row.tsx'
import { changesOf, factsIn } from './entry-words.ts'
import { Choice, type Use } from './preview-parts.tsx'
import type { OwnChoices, ShownBeneficiary } from './use-beneficiaries-preview.ts'

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
        ? t`Looks like ${alike.name}, who is on your list, by ${translate(alike.same)}.`
        : t`Looks like line ${alike.line} of this file, by ${translate(alike.same)}.`),
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
        facts={[found.relationship && translate(RELATIONSHIPS[found.relationship]), beneficiary && factsOf(beneficiary)]
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
export const factsOf = (beneficiary: Beneficiary): string =>
  factsIn('beneficiaries', beneficiary, ['relationship', ...(beneficiary.isPrimary === false ? [] : ['isPrimary'])])
