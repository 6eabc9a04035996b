import clsx from 'clsx'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { FieldFrame } from '#web/ui/field-frame.tsx'
import { caretAfter } from '#web/ui/ssn-input.tsx'
import { type FieldText, useField } from '#web/ui/use-field.ts'

interface CardFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'name' | 'value' | 'type' | 'id'> {
  /** Brings what was typed into form. */
  format?: (typed: string) => string
}

/** A secret of a card. The input itself has no name, so that no browser could ever put it into an address or a form's body. */
export function CardField({ name, label, help, format = (typed) => typed, className, ...input }: CardFieldProps) {
  const { id, error, aria } = useField({ name, help })
  const { field } = useController({ name })
  const control = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const value = typeof field.value === 'string' ? field.value : ''

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    const place = caretAfter(value, caret.current)
    caret.current = undefined
    control.current?.setSelectionRange(place, place)
  })

  return (
    <FieldFrame {...{ id, label, help, error }}>
      <input
        spellCheck={false}
        inputMode="numeric"
        {...input}
        {...aria}
        id={id}
        ref={control}
        type="text"
        className={clsx('input tabular-nums', className)}
        value={value}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          const formatted = format(target.value)
          // Only where the form was changed does the caret need to be put back.
          if (formatted !== target.value)
            caret.current = target.value
              .slice(0, target.selectionStart ?? target.value.length)
              .replace(/\D/g, '').length
          field.onChange(formatted)
        }}
      />
    </FieldFrame>
  )
}
