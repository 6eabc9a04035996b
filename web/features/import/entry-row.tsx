import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FileError } from '#domain/import/raw-entry.ts'
import { entryFields, formatAnswer, storedAt } from '#domain/trust/questions/fields.ts'
import { translate, translateAnswer } from '#web/i18n/i18n.ts'
import { Choice, type Entry, type FilledList, type Use } from './preview-parts.tsx'

interface EntryRowProps {
  line: number
  name: string
  use: Use
  onUse: (use: Use) => void
  /** What can be done with it, where it looks like an entry of the list. */
  uses?: readonly (readonly [Use, string])[]
  /** What the file says about it, on one line. */
  facts: string
  remarks: readonly string[]
  /** What an update would change in the entry of the list. */
  changes?: string
  /** What else is left to choose. */
  children: ReactNode
}

/** An entry of the file as it would be added, with what is done with it. */
export function EntryRow({ line, name, use, onUse, uses, facts, remarks, changes, children }: EntryRowProps) {
  return (
    <li className="flex gap-3 py-3">
      {uses ? (
        <span className="w-6 shrink-0" />
      ) : (
        <input
          type="checkbox"
          id={`tick-${line}`}
          checked={use === 'add'}
          aria-describedby={`facts-${line}`}
          className="mt-0.5 size-6 shrink-0"
          onChange={({ currentTarget }) => onUse(currentTarget.checked ? 'add' : 'skip')}
        />
      )}
      <div className="min-w-0 flex-1">
        {uses ? (
          <EntryName line={line} name={name} />
        ) : (
          <label htmlFor={`tick-${line}`} className="block">
            <EntryName line={line} name={name} />
          </label>
        )}
        <div id={`facts-${line}`} className="text-base wrap-anywhere">
          <p className="text-ink-soft">
            <bdi>{facts}</bdi>
          </p>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
          {changes && (
            <p>
              <Trans>An update would change</Trans> <bdi>{changes}</bdi>
            </p>
          )}
        </div>
        <div className="mt-1 flex flex-wrap gap-x-3 gap-y-2 empty:hidden">
          {uses && <Choice aria-label={t`What to do with ${name}`} value={use} choices={uses} onChange={onUse} />}
          {children}
        </div>
      </div>
    </li>
  )
}

/** An entry that cannot be added, and why. */
export function RejectedRow({ line, name, errors }: { line: number; name: string; errors: readonly FileError[] }) {
  return (
    <li className="py-3 pl-9">
      <EntryName line={line} name={name || t`Without a name`} />
      <p className="text-base text-ink-soft wrap-anywhere">
        <Trans>Cannot be added. {translate(errors[0]?.words)}</Trans>
      </p>
    </li>
  )
}

/** The name of an entry, with the line of the file on which it is. */
const EntryName = ({ line, name }: { line: number; name: string }) => (
  <span className="block font-semibold wrap-anywhere">
    <bdi>{name}</bdi>
    <span className="text-base font-normal text-ink-soft">
      <Trans> Line {line}</Trans>
    </span>
  </span>
)

/** In which columns something is wrong with an entry. */
export function problemIn(errors: readonly FileError[]): string | false {
  const columns = [...new Set(errors.map(({ column }) => column))].filter((column) => column !== undefined)
  return columns.length > 0 && t`Problem in ${columns.join(', ')}: see above.`
}

/** The props of a row, of which the parts in `shown` are recreated with every choice. */
export interface RowProps<Shown extends object, Own> {
  shown: Shown
  onChoose: (line: number, choice: Own) => void
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** A file may hold a thousand entries: a row is rendered again only when something of its own changes. */
export const isSameRow = <Shown extends object, Own>(one: RowProps<Shown, Own>, other: RowProps<Shown, Own>) =>
  one.onChoose === other.onChoose &&
  (Object.keys({ ...one.shown, ...other.shown }) as (keyof Shown)[]).every((key) =>
    isSame(one.shown[key], other.shown[key]),
  )

/** Those that say by themselves what they are. */
const BARE = new Set([
  ...['email', 'address', 'isPrimary', 'type', 'value', 'ownership', 'bankName', 'firmName', 'description'],
  'realEstateDetails.street',
])
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What of an entry changes, in words. */
export function changesOf(list: FilledList, before: Entry, after: Entry): string {
  const changes = entryFields[list].flatMap((field) => {
    if (field.systemSet) return []
    const [was, is] = [before, after].map((entry) => formatAnswer(field, storedAt(entry, field.path)))
    const [old, now] = [was, is].map((answer) =>
      answer === undefined ? '' : translateAnswer(answer).replace(/\s*\n\s*/g, ', '),
    )
    if (old === now || !now) return []
    return [old ? t`${translate(field.label)}: ${now} instead of ${old}` : t`${translate(field.label)}: ${now}`]
  })
  return changes.length > 0 ? changes.join(' · ') : t`nothing`
}

/** What an entry holds besides these, in words, on one line. */
export function factsIn(list: FilledList, entry: Entry, besides: readonly string[]): string {
  return entryFields[list]
    .filter(({ path, systemSet }) => !systemSet && path !== 'name' && !besides.includes(path))
    .flatMap((field) => {
      const answer = formatAnswer(field, storedAt(entry, field.path))
      if (answer === undefined) return []
      const value = translateAnswer(answer).replace(/,?\s*\n\s*/g, ', ')
      return [BARE.has(field.path) ? value : `${capital(translate(field.words))} ${value}`]
    })
    .join(' · ')
}
