import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { Alike } from '#domain/import/alike.ts'
import { beneficiaryOf, type FoundEntry, leftOutFor } from '#domain/import/check-entry.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { RELATIONSHIPS, type Relationship } from '#domain/trust/enumerations.ts'
import { entryFields } from '#domain/trust/questions/fields.ts'
import { readAnswer, storedAt } from '#domain/trust/questions/reading.ts'
import { translate, translateAnswer } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'

interface FoundRowProps {
  found: FoundEntry
  alike: Alike | undefined
  isGrantor: boolean
  relationship: Relationship
  ticked: boolean
  onTick: (line: number, on: boolean) => void
  onRelate: (line: number, relationship: Relationship) => void
}

const choices = Object.entries(RELATIONSHIPS)

type Remarked = Pick<FoundRowProps, 'found' | 'alike' | 'isGrantor' | 'relationship'>

function remarkOn({ found, alike, isGrantor, relationship }: Remarked) {
  const columns = [...new Set(found.errors.map(({ column }) => column))].filter((column) => column !== undefined)
  return [
    alike &&
      (alike.line === undefined
        ? t`Looks like ${alike.name}, who is on your list: the same ${translate(alike.same)}.`
        : t`Looks like line ${alike.line} of this file: the same ${translate(alike.same)}.`),
    isGrantor && t`This is your own name.`,
    ...leftOutFor(found, relationship).map((words) => translate(words)),
    columns.length > 0 && t`Problem in ${columns.join(', ')}: see above.`,
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
  const place = (
    <span className="text-base font-normal text-ink-soft">
      <Trans> Line {line}</Trans>
    </span>
  )
  if (!answers)
    return (
      <li className="py-3 pl-9">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name || t`Without a name`}</bdi>
          {place}
        </p>
        <p className="text-base text-ink-soft wrap-anywhere">
          <Trans>Cannot be added. {translate(errors[0]?.words)}</Trans>
        </p>
      </li>
    )
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
          {place}
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
          <select
            aria-label={t`Relationship of ${name}`}
            value={relationship}
            className="input mt-1 max-w-60"
            onChange={({ currentTarget }) => {
              const chosen = choices.find(([value]) => value === currentTarget.value)
              if (chosen) onRelate(line, chosen[0] as Relationship)
            }}
          >
            {choices.map(([value, words]) => (
              <option key={value} value={value}>
                {translate(words)}
              </option>
            ))}
          </select>
        )}
      </div>
    </li>
  )
})

/** Those that say by themselves what they are. */
const BARE = new Set(['email', 'address', 'isPrimary'])

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What an entry holds besides its name and relationship, in words, on one line. */
export function factsOf(beneficiary: Beneficiary): string {
  return entryFields.beneficiaries
    .filter(({ path, mark }) => !mark && path !== 'name' && path !== 'relationship')
    .filter(({ path }) => path !== 'isPrimary' || beneficiary.isPrimary === false)
    .flatMap((field) => {
      const answer = readAnswer(field, storedAt(beneficiary, field.path))
      if (answer === undefined) return []
      const value = translateAnswer(answer).replace(/,?\s*\n\s*/g, ', ')
      return [BARE.has(field.path) ? value : `${capital(translate(field.words))} ${value}`]
    })
    .join(' · ')
}
