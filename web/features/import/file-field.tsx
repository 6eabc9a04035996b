import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type Decode, MAX_FILE_BYTES, tooLarge } from '#domain/import/list-file.ts'
import type { Column } from '#domain/import/table.ts'
import type { Message } from '#domain/message.ts'
import { Button } from '#web/components/button.tsx'
import { saveFile } from '#web/features/documents/download/save-file.ts'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'

interface FileFieldProps {
  label: string
  help: string
  /** The ends of names that the browser offers first; others can be chosen too. */
  accept: string
  /** What was wrong with the file that was chosen last. */
  error?: string
  onFile: (file: File) => void
  onSeveral: () => void
}

/** Where a file is chosen or dropped. It is the browser's own field, so that keyboards and screen readers know it. */
export function FileField({ label, help, accept, error, onFile, onSeveral }: FileFieldProps) {
  const id = useId()
  const take = (files: readonly File[]) => {
    const [first] = files
    if (files.length > 1) onSeveral()
    else if (first) onFile(first)
  }
  const over = useDrop(take)
  return (
    <div
      className={clsx(
        'rounded-lg border-2 border-dashed bg-surface p-5 transition-colors sm:p-7',
        over ? 'border-spruce bg-sage' : error ? 'border-clay' : 'border-edge',
      )}
    >
      <label htmlFor={id} className="block font-semibold">
        {translate(label)}
      </label>
      <p id={`${id}-help`} className="mt-1 text-base text-ink-soft">
        {translate(help)}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-2 font-semibold text-clay wrap-anywhere">
          {error}
        </p>
      )}
      <input
        id={id}
        type="file"
        accept={accept}
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(`${id}-help`, error && `${id}-error`)}
        className="mt-3 block w-full rounded-sm text-base file:mr-4 file:min-h-12 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-edge file:bg-transparent file:px-5 file:font-semibold file:text-ink hover:file:bg-sage"
        // The same file, corrected, may be chosen again.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ currentTarget }) => take([...(currentTarget.files ?? [])])}
      />
      <p className="mt-2 hidden text-base text-ink-soft sm:block">
        <Trans>Or drop it anywhere on this page.</Trans>
      </p>
    </div>
  )
}

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Takes files that are dropped anywhere on the page, where the browser would leave the page to show them. Answers whether
 * one is being dragged over it.
 */
function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  }, [onFiles])
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      // From one element of the page to another is not away.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(false)
      latest.current([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', drag)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', drag)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return over
}

/** The bytes of a chosen file, or why there are none, in words for who chose it. */
export async function bytesOfFile(file: File): Promise<{ bytes: Uint8Array } | { rejected: Message | string }> {
  // Not even read: what is this large would stop the page for a while.
  if (file.size > MAX_FILE_BYTES) return { rejected: tooLarge() }
  try {
    return { bytes: new Uint8Array(await file.arrayBuffer()) }
  } catch {
    // A folder, or a file that has gone or changed since it was chosen.
    return { rejected: 'The file could not be opened. Please choose it again.' }
  }
}

/** The browser's own decoding, which rejects what is not in the encoding. */
export const decode: Decode = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

interface ColumnsTableProps {
  columns: readonly Column[]
  sample: () => string
  sampleName: string
  intro: ReactNode
  children: ReactNode
}

/** How to prepare a table, and one to begin with. */
export function ColumnsTable({ columns, sample, sampleName, intro, children }: ColumnsTableProps) {
  const inSpanish = useLanguage() === 'es'
  return (
    <section aria-labelledby="columns" className="mt-12">
      <h2 id="columns" className="text-2xl">
        <Trans>How to prepare a table</Trans>
      </h2>
      <p className="mt-2">
        {intro}{' '}
        <Trans>
          Save the table as CSV, with commas, semicolons or tabs between cells. Upper and lower case, spaces and the
          order of the columns do not matter. Columns with other headings are not read.
        </Trans>
      </p>
      <Button
        variant="secondary"
        className="mt-4"
        onClick={() => saveFile(sampleName, new TextEncoder().encode(sample()))}
      >
        <Trans>Download a sample file</Trans>
      </Button>
      <details className="mt-4 border-t border-hairline pt-2">
        <summary className="w-fit py-2 font-semibold text-spruce">
          <Trans>All supported headings</Trans>
        </summary>
        <table className="mt-1 w-full text-left text-base wrap-anywhere">
          <caption className="sr-only">
            <Trans>All supported headings</Trans>
          </caption>
          <thead>
            <tr className="border-b border-hairline text-ink-soft">
              <th scope="col" className="py-2 pr-4 font-normal">
                <Trans>Heading</Trans>
              </th>
              <th scope="col" className="py-2 font-normal">
                <Trans>Contents</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ role, label, also, spanish = [], holds }) => (
              <tr key={role} className="border-b border-hairline align-top">
                <th scope="row" className="w-1/2 py-2 pr-4 font-semibold">
                  <span lang="en">{label}</span>
                  {also.length > 0 && (
                    <span className="block font-normal text-ink-soft">
                      <Trans>
                        or <span lang="en">{also.join(', ')}</span>
                      </Trans>
                    </span>
                  )}
                  {inSpanish && <span className="block font-normal text-ink-soft">{spanish.join(', ')}</span>}
                </th>
                <td className="py-2">{translate(holds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {children}
    </section>
  )
}
