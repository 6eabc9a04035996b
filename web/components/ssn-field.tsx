import { t } from '@lingui/core/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { dashedSsn, isNeverIssued, shownSsn, ssnDigits } from '#domain/formats/numbers.ts'
import { translate } from '#web/i18n/i18n.ts'
import { caretAfter, FieldFrame } from './field-frame.tsx'
import { type FieldText, useField } from './form.tsx'

interface SsnFieldProps extends Omit<FieldText, 'fieldError'> {
  /** Keeps the value as NNN-NN-NNNN; otherwise as digits only. */
  dashes?: boolean
}

/** A social security number of a form: digits as typed while it has the focus, {@link shownSsn} once it has not. */
export function SsnField({ name, label, help, optional, dashes = false }: SsnFieldProps) {
  const { field, id, error, aria } = useField({ name, help })
  const [focused, setFocused] = useState(false)
  const caret = useRef<number | null>(null)
  const input = useRef<HTMLInputElement | null>(null)
  const value = String(field.value ?? '')
  const written = dashes ? dashedSsn : ssnDigits
  const open = written(value)

  // Unmasking changes the text and drops the selection that tabbing in makes, without which typing would add to nine digits.
  useLayoutEffect(() => {
    if (focused) input.current?.select()
  }, [focused])

  useLayoutEffect(() => {
    if (caret.current === null) return
    const place = caretAfter(open, caret.current)
    caret.current = null
    input.current?.setSelectionRange(place, place)
  })

  return (
    <FieldFrame {...{ id, label, optional, help, error }}>
      <input
        {...aria}
        id={id}
        name={name}
        className="input max-w-sm"
        autoComplete="off"
        spellCheck={false}
        type="text"
        inputMode="numeric"
        ref={input}
        value={focused ? open : translate(shownSsn(value))}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          field.onBlur()
        }}
        onChange={(event) => {
          const typed = event.target.value
          const end = event.target.selectionStart ?? typed.length
          caret.current = ssnDigits(typed.slice(0, end)).length
          field.onChange(written(typed))
        }}
      />
      <NeverIssued number={value} />
    </FieldFrame>
  )
}

/** A remark on a number that nobody can have. It rejects nothing: the user may know better. */
function NeverIssued({ number }: { number: string }) {
  return (
    <p role="status" className="mt-2 text-base text-ink-soft empty:mt-0">
      {isNeverIssued(number)
        ? t`Social security numbers do not begin with 000, 666 or 9. Please check this one; you can continue with it.`
        : null}
    </p>
  )
}
