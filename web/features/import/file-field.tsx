import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { useId } from 'react'
import { translate } from '#web/i18n/i18n.ts'
import { useDrop } from './use-drop.ts'

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
