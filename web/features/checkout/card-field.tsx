import type { ComponentProps } from 'react'
import { FieldFrame } from '#web/components/field-frame.tsx'
import { caretAfter, type FieldText, useField } from '#web/components/use-field.ts'

interface CardFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'name' | 'value' | 'type' | 'id'> {
  /** Brings what was typed or pasted into the field's form; `before` is what it held. */
  format?: (text: string, before: string) => string
}

/**
 * One question about the card. The input has no `name`, so that not even a form sent by the browser itself, before the
 * program has loaded, could carry its value; and no `maxlength`, which would cut a pasted number before its spaces go.
 */
export function CardField({ name, label, help, format, className, ...rest }: CardFieldProps) {
  const { field, id, error, aria } = useField({ name, help })
  const value = typeof field.value === 'string' ? field.value : ''

  const change = (input: HTMLInputElement) => {
    const typed = input.value
    const text = format ? format(typed, value) : typed
    if (text !== typed) {
      const end = input.selectionStart ?? typed.length
      const digits = typed.slice(0, end).replace(/\D/g, '').length
      const caret = end === typed.length ? text.length : caretAfter(text, digits)
      // Done here and not by React, which would put the caret at the end.
      input.value = text
      input.setSelectionRange(caret, caret)
    }
    field.onChange(text)
  }

  return (
    <FieldFrame {...{ id, label, help, error, className }}>
      <input
        {...rest}
        {...aria}
        id={id}
        type="text"
        spellCheck={false}
        className="input tabular-nums"
        value={value}
        onBlur={field.onBlur}
        onChange={({ target }) => change(target)}
      />
    </FieldFrame>
  )
}
