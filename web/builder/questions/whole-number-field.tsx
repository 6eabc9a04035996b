import clsx from 'clsx'
import { FieldFrame } from '#web/ui/field-frame.tsx'
import { type FieldText, useField } from '#web/ui/use-field.ts'

/** A number box whose value stays the text that was typed, as every other answer's does. */
export function WholeNumberField({ label, optional, help, min, ...field }: FieldText & { min: number }) {
  const { id, error, aria, register } = useField({ name: field.name, help })
  return (
    <FieldFrame {...{ id, label, optional, help, error }}>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        step={1}
        className={clsx('input', 'max-w-48')}
        {...aria}
        {...register(field.name)}
      />
    </FieldFrame>
  )
}
