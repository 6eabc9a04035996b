import { t } from '@lingui/core/macro'
import { memo } from 'react'
import type { Alike } from '#domain/import/alike.ts'
import { beneficiaryOf, type FoundEntry, leftOutFor } from '#domain/import/check-entry.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { RELATIONSHIPS, type Relationship } from '#domain/trust/enumerations.ts'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { Choice, factsIn, LineOf, problemIn, RejectedRow } from './preview-parts.tsx'

interface FoundRowProps {
  found: FoundEntry
  alike: Alike | undefined
  isGrantor: boolean
  /** Who in the answers may be the same under another form of the name. */
  otherForm: string | undefined
  relationship: Relationship
  ticked: boolean
  onTick: (line: number, on: boolean) => void
  onRelate: (line: number, relationship: Relationship) => void
}

const choices = Object.entries(RELATIONSHIPS) as [Relationship, string][]

type Remarked = Pick<FoundRowProps, 'found' | 'alike' | 'isGrantor' | 'otherForm' | 'relationship'>

function remarkOn({ found, alike, isGrantor, otherForm, relationship }: Remarked) {
  return [
    alike &&
      (alike.line === undefined
        ? t`Looks like ${alike.name}, who is on your list, by ${translate(alike.same)}. To change that entry, edit it on your list.`
        : t`Looks like line ${alike.line} of this file, by ${translate(alike.same)}.`),
    isGrantor && t`This is your own name.`,
    !alike &&
      otherForm !== undefined &&
      t`Looks like ${otherForm} in your answers. If it is the same person, use the same name.`,
    ...found.unsure.map((words) => translate(words)),
    ...leftOutFor(found, relationship).map((words) => translate(words)),
    problemIn(found.errors),
  ]
    .filter((words) => words)
    .join(' ')
}

// A file may hold a thousand entries; a row is rendered again only when something of its own changes.
/** One entry of the file as it would be added, with its tick. */
export const FoundRow = memo(function FoundRow(props: FoundRowProps) {
  useLanguage()
  const { found, relationship, ticked, onTick, onRelate } = props
  const { line, name, answers, errors } = found
  if (!answers) return <RejectedRow line={line} name={name} errors={errors} />
  const beneficiary = beneficiaryOf(found, relationship, 'preview')
  const facts = beneficiary ? factsOf(beneficiary) : ''
  const remark = remarkOn(props)
  return (
    <li className="flex gap-3 py-3">
      <input
        type="checkbox"
        id={`tick-${line}`}
        checked={ticked}
        aria-describedby={`facts-${line}`}
        className="mt-0.5 size-6 shrink-0"
        onChange={({ currentTarget }) => onTick(line, currentTarget.checked)}
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={`tick-${line}`} className="block font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
          <LineOf line={line} />
        </label>
        <p id={`facts-${line}`} className="text-base wrap-anywhere">
          <span className="text-ink-soft">
            {found.relationship && translate(RELATIONSHIPS[found.relationship])}
            {found.relationship && facts && ' · '}
            <bdi>{facts}</bdi>
          </span>
          {remark && <span className="block">{remark}</span>}
        </p>
        {!found.relationship && (
          <Choice
            aria-label={t`Relationship of ${name}`}
            value={relationship}
            choices={choices.map(([value, words]) => [value, translate(words)])}
            className="mt-1"
            onChange={(value) => onRelate(line, value)}
          />
        )}
      </div>
    </li>
  )
})

/** What an entry holds besides its name and relationship, in words, on one line. */
export const factsOf = (beneficiary: Beneficiary): string =>
  factsIn('beneficiaries', beneficiary, ['relationship', ...(beneficiary.isPrimary === false ? [] : ['isPrimary'])])
