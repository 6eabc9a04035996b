import { t } from '@lingui/core/macro'
import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { translate } from '#web/i18n/i18n.ts'
import { FieldError, FieldFrame, Help } from './field-frame.tsx'
import { type FieldText, useField } from './form.tsx'

interface Choice {
  value: string
  label: string
}

interface Common extends FieldText {
  /** How wide the answer is. */
  width?: 'full' | 'medium' | 'short'
  className?: string
}
type Own = keyof Common | 'type' | 'id' | 'value' | 'defaultValue' | 'required' | 'onChange' | 'onBlur' | 'ref'
/** The value of a number box is the text that was typed, as every other answer's is. */
type TextField = Omit<ComponentProps<'input'>, Own> & {
  type?: 'text' | 'email' | 'password' | 'tel' | 'date' | 'number'
}
type TextareaField = Omit<ComponentProps<'textarea'>, Own> & { type: 'textarea' }
type SelectField = Omit<ComponentProps<'select'>, Own | 'children'> & {
  type: 'select'
  options: readonly Choice[]
  /** The first, empty line; left out when the field always has a value. */
  placeholder?: string
}
type AnyField = TextField | TextareaField | SelectField
type FieldProps = Common & AnyField

const widths = { full: '', medium: 'max-w-sm', short: 'max-w-48' }

/** One labeled question of a {@link Form}: text, e-mail, password, telephone, date, number, textarea or select. */
export function Field({ name, label, optional, help, fieldError, width = 'full', className, ...control }: FieldProps) {
  const { field, id, error, aria } = useField({ name, help, fieldError })
  return (
    <FieldFrame {...{ id, label, optional, help, error, className }}>
      <Control {...control} {...{ field, id, aria }} className={clsx('input', widths[width])} />
    </FieldFrame>
  )
}

type ControlProps = AnyField & Pick<ReturnType<typeof useField>, 'field' | 'id' | 'aria'> & { className: string }

function Control({ field, aria, ...control }: ControlProps) {
  const typed = { ...field, ...aria, value: String(field.value ?? '') }
  switch (control.type) {
    case 'textarea': {
      const { type, ...rest } = control
      return <textarea rows={4} {...rest} {...typed} />
    }
    case 'select': {
      const { type, options, placeholder, ...rest } = control
      return (
        <select {...rest} {...typed}>
          {placeholder !== undefined && <option value="">{translate(placeholder)}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {translate(option.label)}
            </option>
          ))}
        </select>
      )
    }
    default:
      return <input {...control} type={control.type ?? 'text'} {...typed} />
  }
}

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

interface FindByNameProps {
  value: string
  onChange: (wanted: string) => void
  className?: string
}

/** The search above a long list of names. */
export function FindByName({ value, onChange, className }: FindByNameProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={t`Find by name`} className={clsx('max-w-sm', className)}>
      <input id={id} type="search" className="input" value={value} onChange={(event) => onChange(event.target.value)} />
    </FieldFrame>
  )
}
