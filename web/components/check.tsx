import clsx from 'clsx'
import type { ReactNode } from 'react'
import { translate } from '#web/i18n/i18n.ts'
import { FieldError, Help } from './field-frame.tsx'
import { useField } from './form.tsx'

interface CheckProps {
  name: string
  /** May hold links. */
  label: ReactNode
  help?: string
  fieldError?: string
  disabled?: boolean
  onChange?: (event: unknown) => void
  className?: string
}

/** One check box of a {@link Form}; its value is a boolean. */
export function Check({ name, label, help, fieldError, disabled, onChange, className }: CheckProps) {
  const { field, id, error, aria } = useField({ name, help, fieldError })
  return (
    <div className={clsx(error && 'border-l-4 border-clay pl-4', className)}>
      <FieldError id={id}>{error}</FieldError>
      <div className="flex gap-3">
        <input
          type="checkbox"
          id={id}
          disabled={disabled}
          className="mt-0.5 size-6 shrink-0"
          {...aria}
          name={name}
          checked={field.value === true}
          onChange={(event) => {
            field.onChange(event)
            onChange?.(event)
          }}
          onBlur={field.onBlur}
        />
        <label htmlFor={id}>{typeof label === 'string' ? translate(label) : label}</label>
      </div>
      {help && (
        <div className="pl-9">
          <Help id={id}>{help}</Help>
        </div>
      )}
    </div>
  )
}
