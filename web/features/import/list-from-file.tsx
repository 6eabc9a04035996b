import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Decode, FoundList, ListSource, Rejected } from '#domain/import/list-file.ts'
import type { FileError } from '#domain/import/raw-entry.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { stepPath } from '#domain/trust/routes.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { dismissToast } from '#web/app/toast-store.ts'
import { Button, LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { SignedAnswers } from '#web/features/trust/agreement-signed.tsx'
import { SaveNotices } from '#web/features/trust/saving.tsx'
import { WithTrust } from '#web/features/trust/trust-gate.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { capital } from './entry-row.tsx'
import { bytesOfFile, decode, FileField } from './file-field.tsx'
import type { Entry, FilledList, ListChange } from './preview-parts.tsx'
import { type AddingWords, useAdding } from './use-adding.ts'

type Found = FoundList<{ errors: readonly FileError[] }>

export interface PreviewProps<In extends Found, Of extends Entry> {
  fileName: string
  found: In
  trust: TrustRecord
  busy: boolean
  onAdd: (change: ListChange<Of>) => void
}

/** How a list is filled from a file: what is read of it, how it is shown, and in which words. */
export interface ListFromFile<In extends Found, Of extends Entry> extends AddingWords {
  list: FilledList
  accept: string
  read: (source: ListSource, options: { grantor?: string; trustDate?: string; decode: Decode }) => In | Rejected
  Preview: ComponentType<PreviewProps<In, Of>>
  words: () => {
    awaited: string
    title: string
    intro: ReactNode
    back: string
    help: string
    goTo: string
  }
  /** What was done, as a heading, and where it is. */
  doneWords: (added: number, updated: number) => string
  Columns: ComponentType
}

interface PageProps<In extends Found, Of extends Entry> {
  of: ListFromFile<In, Of>
}

/** Entries of a list from a file or from cells that are pasted, beside the step's own way of adding them one by one. */
export function ListFromFilePage<In extends Found, Of extends Entry>({ of }: PageProps<In, Of>) {
  const words = of.words()
  return (
    <WithTrust awaited={words.awaited}>
      {(trust) => (
        <div className="mx-auto max-w-prose py-8 sm:py-12">
          <PageTitle>{words.title}</PageTitle>
          <p className="mt-3">
            {words.intro}{' '}
            <Link to={stepPath(of.list)} className="link">
              {words.back}
            </Link>
          </p>
          <div className="mt-8 space-y-8">
            <SaveNotices />
            <SignedAnswers documents={stepOf(of.list).goesInto.documents} trust={trust} />
            <FromFile of={of} trust={trust} />
          </div>
          <of.Columns />
        </div>
      )}
    </WithTrust>
  )
}

interface Opened<In extends Found> {
  /** A number of its own for each file that was read, so that its ticks are its own. */
  key: number
  name: string
  isPasted: boolean
  found: In
}

const foundWords = ({ name: file, isPasted, found: { entries } }: Opened<Found>) => {
  const wrong = entries.filter(({ errors }) => errors.length > 0).length
  const all = plural(entries.length, { one: '# entry', other: '# entries' })
  const rest = wrong === 0 ? t`no problems` : t`${wrong} with problems`
  const name = isPasted ? capital(file) : file
  return t`${name} was read: ${all}, ${rest}.`
}

/** Choosing the file or pasting cells, what is in them, and what was added. */
function FromFile<In extends Found, Of extends Entry>({ of, trust }: PageProps<In, Of> & { trust: TrustRecord }) {
  const { busy, change, add, undo } = useAdding<Of>(of.list, trust, of)
  const [opened, setOpened] = useState<Opened<In>>()
  const [error, setError] = useState<{ file?: string; pasted?: string }>({})
  const newest = useRef(0)
  const given = (useLocation().state as { pasted?: string } | null)?.pasted
  const done = useRef<HTMLHeadingElement>(null)
  const words = of.words()
  const count = change.added.length + change.updated.length

  // The button that had the focus goes with the preview.
  useEffect(() => {
    if (count > 0) done.current?.focus()
  }, [count])

  const takeOut = async () => {
    // The button goes with what it has undone.
    if (await undo()) document.querySelector<HTMLElement>('input[type=file]')?.focus()
  }

  const show = (key: number, name: string, read: { bytes: ListSource } | Rejected) => {
    const found =
      'rejected' in read
        ? read
        : of.read(read.bytes, { grantor: trust.grantorName, trustDate: trust.trustDate, decode })
    setOpened(
      'rejected' in found
        ? undefined
        : { key, name, isPasted: 'bytes' in read && typeof read.bytes === 'string', found },
    )
    return 'rejected' in found ? translate(found.rejected) : undefined
  }
  const open = async (file: File) => {
    dismissToast()
    const key = ++newest.current
    const read = await bytesOfFile(file)
    // Another file may have been chosen meanwhile.
    if (key !== newest.current) return
    const rejected = show(key, file.name, read)
    setError(rejected === undefined ? {} : { file: `${file.name}: ${rejected}` })
  }
  const paste = (text: string) => {
    dismissToast()
    const rejected = show(++newest.current, t`your pasted table`, { bytes: text })
    setError(rejected === undefined ? {} : { pasted: rejected })
  }

  // Pasted where one name is asked for, it comes here as a list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    if (given) paste(given)
  }, [given])

  return (
    <>
      <div>
        <FileField
          label={t`File`}
          help={words.help}
          accept={of.accept}
          error={error.file}
          onFile={(file) => void open(file)}
          onSeveral={() => setError({ file: t`Please choose one file at a time.` })}
        />
        <PasteField given={given} error={error.pasted} onPaste={paste} />
      </div>
      <p role="status" className="sr-only">
        {opened && foundWords(opened)}
      </p>
      {count > 0 && (
        <section aria-labelledby="added" className="rounded-sm border-l-4 border-spruce bg-sage px-5 py-4">
          <h2 id="added" ref={done} tabIndex={-1} className="text-xl">
            {of.doneWords(change.added.length, change.updated.length)}
          </h2>
          {change.added.length > 0 && (
            <p className="mt-1">
              {change.added.length === 1
                ? t`It is at the end of your list, where you can change each of them.`
                : t`They are at the end of your list, where you can change each of them.`}
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-3">
            <LinkButton to={stepPath(of.list)} size="small">
              {words.goTo}
            </LinkButton>
            <Button variant="secondary" size="small" busy={busy} onClick={() => void takeOut()}>
              <Trans>Undo</Trans>
            </Button>
          </div>
        </section>
      )}
      {opened && (
        <of.Preview
          key={opened.key}
          fileName={opened.name}
          found={opened.found}
          trust={trust}
          busy={busy}
          onAdd={async (chosen) => {
            if (await add(chosen)) setOpened(undefined)
          }}
        />
      )}
    </>
  )
}

interface PasteFieldProps {
  /** What was pasted on the page before. */
  given?: string | undefined
  /** What was wrong with the cells that were pasted last. */
  error?: string
  onPaste: (text: string) => void
}

/** Where cells of a spreadsheet are pasted, with their headings. */
function PasteField({ given = '', error, onPaste }: PasteFieldProps) {
  const id = useId()
  const [text, setText] = useState(given)
  return (
    <form
      className="mt-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onPaste(text)
      }}
    >
      <label htmlFor={id} className="block font-semibold">
        <Trans>Or paste cells from a spreadsheet</Trans>
      </label>
      <p id={`${id}-help`} className="mt-1 text-base text-ink-soft">
        <Trans>Copy them there with their headings. A list of names needs none.</Trans>
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-2 font-semibold text-clay wrap-anywhere">
          {error}
        </p>
      )}
      <textarea
        id={id}
        rows={3}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(`${id}-help`, error && `${id}-error`)}
        className="input mt-2 w-full"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="secondary" className="mt-3">
        <Trans>Show what is in them</Trans>
      </Button>
    </form>
  )
}
