import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { dashedSsn, shownSsn, ssnDigits } from '#domain/formats/social-security-number.ts'
import { say } from '#web/spanish/say.ts'
import { caretAfter } from './caret-after.ts'
import { useFormField } from './use-form.ts'

interface SsnInputProps extends Omit<ComponentProps<'input'>, 'value' | 'type'> {
  name: string
  /** Keeps the value as NNN-NN-NNNN; otherwise as digits only. */
  dashes?: boolean
}

/** A social security number: digits as typed while it has the focus, {@link shownSsn} once it has not. */
export function SsnInput({ name, dashes = false, ...rest }: SsnInputProps) {
  const field = useFormField(name)
  const [focused, setFocused] = useState(false)
  const caret = useRef<number | null>(null)
  const input = useRef<HTMLInputElement | null>(null)
  const value = typeof field.value === 'string' ? field.value : ''
  const open = dashes ? dashedSsn(value) : ssnDigits(value)

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
    <input
      autoComplete="off"
      spellCheck={false}
      {...rest}
      type="text"
      inputMode="numeric"
      name={name}
      ref={input}
      value={focused ? open : say(shownSsn(value))}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false)
        field.leave()
      }}
      onChange={(event) => {
        const typed = event.target.value
        const end = event.target.selectionStart ?? typed.length
        caret.current = ssnDigits(typed.slice(0, end)).length
        field.change(dashes ? dashedSsn(typed) : ssnDigits(typed))
      }}
    />
  )
}
