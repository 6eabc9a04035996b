import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { type Decode, MOST_FILE_BYTES, tooLarge } from '#domain/import/list-file.ts'
import type { Message } from '#domain/message.ts'
import { translate } from '#web/i18n/i18n.ts'

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
  if (file.size > MOST_FILE_BYTES) return { rejected: tooLarge() }
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
