import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { beneficiaryOf, leftOutFor } from '#domain/import/check-entry.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { RELATIONSHIPS, type Relationship } from '#domain/trust/enumerations.ts'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { changesOf, factsIn, isSame } from './entry-words.ts'
import { Choice, LineOf, problemIn, RejectedRow, type Use } from './preview-parts.tsx'
import type { OwnChoices, ShownBeneficiary } from './use-beneficiaries-preview.ts'

interface FoundRowProps {
  shown: ShownBeneficiary
  onChoose: (line: number, choice: OwnChoices) => void
}

export const usesOf = (): [Use, string][] => [
  ['skip', t`Skip`],
  ['update', t`Update the one on your list`],
  ['add', t`Add as another beneficiary`],
]

const choices = Object.entries(RELATIONSHIPS) as [Relationship, string][]

function remarkOn({ found, alike, isGrantor, otherForm, relationship }: ShownBeneficiary) {
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
  ]
    .filter((words) => words)
    .join(' ')
}

// A file may hold a thousand entries; a row is rendered again only when something of its own changes.
/** One entry of the file as it would be added, with its tick. */
export const FoundRow = memo(
  function FoundRow({ shown, onChoose }: FoundRowProps) {
    useLanguage()
    const { found, alike, relationship, use, after } = shown
    const { line, name, answers, errors } = found
    if (!answers) return <RejectedRow line={line} name={name} errors={errors} />
    const beneficiary = beneficiaryOf(found, relationship, 'preview')
    const facts = beneficiary ? factsOf(beneficiary) : ''
    const remark = remarkOn(shown)
    const listed = alike?.beneficiary
    const label = (
      <>
        <bdi>{name}</bdi>
        <LineOf line={line} />
      </>
    )
    return (
      <li className="flex gap-3 py-3">
        {listed ? (
          <span className="w-6 shrink-0" />
        ) : (
          <input
            type="checkbox"
            id={`tick-${line}`}
            checked={use === 'add'}
            aria-describedby={`facts-${line}`}
            className="mt-0.5 size-6 shrink-0"
            onChange={({ currentTarget }) => onChoose(line, { use: currentTarget.checked ? 'add' : 'skip' })}
          />
        )}
        <div className="min-w-0 flex-1">
          {listed ? (
            <p className="font-semibold wrap-anywhere">{label}</p>
          ) : (
            <label htmlFor={`tick-${line}`} className="block font-semibold wrap-anywhere">
              {label}
            </label>
          )}
          <p id={`facts-${line}`} className="text-base wrap-anywhere">
            <span className="text-ink-soft">
              {found.relationship && translate(RELATIONSHIPS[found.relationship])}
              {found.relationship && facts && ' · '}
              <bdi>{facts}</bdi>
            </span>
            {remark && <span className="block">{remark}</span>}
            {listed && after && (
              <span className="block">
                <Trans>An update would change</Trans> <bdi>{changesOf('beneficiaries', listed, after)}</bdi>
              </span>
            )}
          </p>
          <div className="mt-1 flex flex-wrap gap-x-3 gap-y-2 empty:hidden">
            {listed && (
              <Choice
                aria-label={t`What to do with ${name}`}
                value={use}
                choices={usesOf()}
                onChange={(chosen) => onChoose(line, { use: chosen })}
              />
            )}
            {!found.relationship && use !== 'update' && (
              <Choice
                aria-label={t`Relationship of ${name}`}
                value={relationship}
                choices={choices.map(([value, words]) => [value, translate(words)])}
                onChange={(value) => onChoose(line, { relationship: value })}
              />
            )}
          </div>
        </div>
      </li>
    )
  },
  ({ shown: one, onChoose: before }, { shown: other, onChoose }) =>
    before === onChoose &&
    (Object.keys({ ...one, ...other }) as (keyof ShownBeneficiary)[]).every((key) => isSame(one[key], other[key])),
)

/** What an entry holds besides its name and relationship, in words, on one line. */
export const factsOf = (beneficiary: Beneficiary): string =>
  factsIn('beneficiaries', beneficiary, ['relationship', ...(beneficiary.isPrimary === false ? [] : ['isPrimary'])])
