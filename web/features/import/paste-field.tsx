import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { useId, useState } from 'react'
import { Button } from '#web/components/button.tsx'

interface PasteFieldProps {
  /** What was wrong with the cells that were pasted last. */
  error?: string
  onPaste: (text: string) => void
}

/** Where cells of a spreadsheet are pasted, with their headings. */
export function PasteField({ error, onPaste }: PasteFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
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
        <Trans>Copy them there with their headings.</Trans>
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
