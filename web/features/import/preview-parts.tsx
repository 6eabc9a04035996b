import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { LIMITS } from '#domain/formats/text-rules.ts'
import type { FoundList } from '#domain/import/list-file.ts'
import type { FileError } from '#domain/import/raw-entry.ts'
import { english } from '#domain/message.ts'
import { Button } from '#web/components/button.tsx'
import { locale, translate } from '#web/i18n/i18n.ts'

/** So many rows are laid out only where they are looked at; of fewer, none moves as the reader scrolls. */
const MANY = 250

/** The entries of a list that a file can fill. */
export interface Entry {
  id: string
  name: string
}
export type FilledList = 'beneficiaries' | 'assets'

/** What is to be done with a list: entries to add, and entries of it to change. */
export interface ListChange<Of extends Entry> {
  added: readonly Of[]
  updated: readonly { before: Of; after: Of }[]
}

/** What is done with an entry: nothing, added to the list, or put into what is on it. */
export type Use = 'skip' | 'add' | 'update'

interface FoundSectionProps {
  fileName: string
  found: FoundList<{ errors: readonly FileError[] }>
  intro: ReactNode
  children: ReactNode
}

/** The heading above what is in a file, what is not read of it, and what is wrong. */
export function FoundSection({ fileName, found, intro, children }: FoundSectionProps) {
  const errors = [...found.errors, ...found.entries.flatMap((entry) => entry.errors)].sort(
    (one, other) => one.line - other.line,
  )
  return (
    <section aria-labelledby="found" className="mt-10">
      <h2 id="found" className="text-2xl wrap-anywhere">
        <Trans>
          In <bdi>{fileName}</bdi> <span className="text-ink-soft tabular-nums">({found.entries.length})</span>
        </Trans>
      </h2>
      <div className="mt-1">{intro}</div>
      {found.unread.length > 0 && (
        <p className="mt-2 text-base text-ink-soft wrap-anywhere">
          <Trans>
            Columns that are not read: <bdi>{found.unread.join(', ')}</bdi>.
          </Trans>
        </p>
      )}
      {errors.length > 0 && <FileErrorList errors={errors} />}
      {children}
    </section>
  )
}

/** Selecting all or none of the entries, with other buttons beside it. */
export function SelectAll({ onAll, children }: { onAll: (on: boolean) => void; children?: ReactNode }) {
  return (
    <div className="mt-6 flex flex-wrap gap-x-2 gap-y-1">
      <Button variant="quiet" size="small" className="-ml-3.5" onClick={() => onAll(true)}>
        <Trans>Select all</Trans>
      </Button>
      <Button variant="quiet" size="small" onClick={() => onAll(false)}>
        <Trans>Select none</Trans>
      </Button>
      {children}
    </div>
  )
}

/** The rows of the entries, named by the heading. */
export function FoundRows({ count, children }: { count: number; children: ReactNode }) {
  return (
    <ul
      aria-labelledby="found"
      className={clsx(
        'mt-2 divide-y divide-hairline border-y border-hairline',
        count > MANY && '[&>li]:[contain-intrinsic-size:auto_5rem] [&>li]:[content-visibility:auto]',
      )}
    >
      {children}
    </ul>
  )
}

interface ChooseProps<Value extends string> {
  label: string
  help?: string
  value: Value
  choices: readonly (readonly [value: Value, words: string])[]
  onChange: (value: Value) => void
}

/** One choice for all entries that leave something open. */
export function ChooseForAll<Value extends string>({ label, help, ...choice }: ChooseProps<Value>) {
  const id = useId()
  return (
    <div className="mt-6">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="text-base text-ink-soft">
          {help}
        </p>
      )}
      <Choice id={id} aria-describedby={help && `${id}-help`} className="mt-1.5" {...choice} />
    </div>
  )
}

/** One choice for all entries that look like one of the list. */
export const ChooseForLikes = (choice: Pick<ChooseProps<Use>, 'value' | 'choices' | 'onChange'>) => (
  <ChooseForAll
    label={t`Entries that look like one on your list`}
    help={t`An update changes only what the file says. You can choose for each of them below.`}
    {...choice}
  />
)

interface ChoiceProps<Value extends string> extends Omit<ChooseProps<Value>, 'label' | 'help'> {
  id?: string
  'aria-label'?: string
  'aria-describedby'?: string
  className?: string
}

/** A choice among a few, without a visible label of its own. */
export function Choice<Value extends string>({ choices, onChange, className, ...rest }: ChoiceProps<Value>) {
  return (
    <select
      {...rest}
      className={clsx('input max-w-72', className)}
      onChange={({ currentTarget }) => {
        const chosen = choices.find(([value]) => value === currentTarget.value)
        if (chosen) onChange(chosen[0])
      }}
    >
      {choices.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  )
}

interface AddButtonProps {
  label: string
  busy: boolean
  /** How many are to be added, and to be changed. */
  adding: number
  changing?: number
  room: number
  /** What is said where there is too little room. */
  full: string
  note?: string
  onAdd: () => void
}

/** The button that adds what is selected, with why it cannot. */
export function AddButton({ label, busy, adding, changing = 0, room, full, note, onAdd }: AddButtonProps) {
  const words = useId()
  const isNothing = adding + changing === 0
  const tooMany = adding > room
  return (
    <div className="mt-6">
      <Button
        busy={busy}
        aria-disabled={isNothing || tooMany || undefined}
        aria-describedby={words}
        onClick={() => onAdd()}
      >
        {label}
      </Button>
      <p id={words} role={tooMany ? 'alert' : undefined} className="mt-2 text-base text-ink-soft">
        {isNothing && t`Nothing is selected.`}
        {tooMany && full}
        {!isNothing && !tooMany && note}
      </p>
    </div>
  )
}

/** How many more entries a list may have. */
export const roomIn = (list: readonly unknown[] = []): number => LIMITS.list - list.length

/** How many are shown before somebody asks for all of them. */
const FIRST = 10

/** What is wrong in a file, by line: where, what is there, what is wrong with it and how to fix it. */
function FileErrorList({ errors }: { errors: readonly FileError[] }) {
  const [whole, setWhole] = useState(false)
  const shown = whole ? errors : errors.slice(0, FIRST)
  const [open, close] = locale().startsWith('es') ? ['«', '»'] : ['“', '”']
  return (
    <section aria-labelledby="file-errors" className="mt-6 border-l-4 border-brass pl-5">
      <h3 id="file-errors" className="text-lg font-semibold">
        <Trans>Problems ({errors.length})</Trans>
      </h3>
      <p className="text-base text-ink-soft">
        <Trans>
          You can correct the file and choose it again, or add the entry without this value and correct it in your list.
        </Trans>
      </p>
      <ul className="mt-2 space-y-1.5 text-base">
        {shown.map((error) => (
          <li key={`${error.line} ${error.column} ${english(error.words)}`} className="wrap-anywhere">
            <span className="font-semibold">
              <Trans>
                Line {error.line}
                {error.column && (
                  <>
                    , <bdi>{error.column}</bdi>
                  </>
                )}
              </Trans>
            </span>
            {error.value && (
              <>
                {' '}
                {open}
                <bdi>{error.value}</bdi>
                {close}
              </>
            )}
            : {translate(error.words)}
          </li>
        ))}
      </ul>
      {errors.length > FIRST && (
        <Button variant="quiet" size="small" className="mt-1" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t`Show fewer` : t`Show all ${errors.length}`}
        </Button>
      )}
    </section>
  )
}

/** What the reader chooses for single entries of a file, by their lines, and for all that look like one on the list. */
export function useChoices<Own extends { use?: Use }>() {
  const [own, setOwn] = useState<ReadonlyMap<number, Own>>(new Map())
  const [likes, setLikes] = useState<Use>('skip')

  const choose = useCallback((line: number, choice: Partial<Own>) => {
    setOwn((before) => new Map(before).set(line, { ...(before.get(line) as Own), ...choice }))
  }, [])

  /** One use for each of these lines; without a use, what all of their kind have. */
  const chooseForEach = (lines: readonly number[], use?: Use) =>
    setOwn((before) => {
      const after = new Map(before)
      for (const line of lines) after.set(line, { ...(before.get(line) as Own), use })
      return after
    })

  return { own, likes, setLikes, choose, chooseForEach }
}
