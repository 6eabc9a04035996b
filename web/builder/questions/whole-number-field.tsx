import clsx from 'clsx'
import { FieldFrame } from '#web/ui/field-frame.tsx'
import { type FieldText, useField } from '#web/ui/use-field.ts'
import { useFormField } from '#web/ui/use-form.ts'

/** A number box whose value stays the text that was typed, as every other answer's does. */
export function WholeNumberField({ label, optional, help, min, ...field }: FieldText & { min: number }) {
  const { id, error, aria } = useField({ name: field.name, help })
  const { value, change, leave } = useFormField(field.name, '')
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
        name={field.name}
        value={String(value ?? '')}
        onChange={({ target }) => change(target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  )
}
