import clsx from 'clsx'
import type { ChangeEvent, ComponentProps, FocusEvent } from 'react'
import { say } from '#web/spanish/say.ts'
import { FieldFrame } from './field-frame.tsx'
import { SsnInput } from './ssn-input.tsx'
import { SsnNote } from './ssn-note.tsx'
import { type FieldText, useField } from './use-field.ts'
import { useFormField } from './use-form.ts'

export interface Choice {
  value: string
  label: string
}

interface Common extends FieldText {
  /** How wide the answer is. */
  width?: 'full' | 'medium' | 'short'
  className?: string
}
type Own = keyof Common | 'type' | 'id' | 'value' | 'defaultValue' | 'required'
type TextField = Omit<ComponentProps<'input'>, Own> & {
  type?: 'text' | 'email' | 'password' | 'tel' | 'date' | 'number'
}
type SsnField = { type: 'ssn'; dashes?: boolean; autoComplete?: string }
type TextareaField = Omit<ComponentProps<'textarea'>, Own> & { type: 'textarea' }
type SelectField = Omit<ComponentProps<'select'>, Own | 'children'> & {
  type: 'select'
  options: readonly Choice[]
  /** The first, empty line; left out when the field always has a value. */
  placeholder?: string
}
export type FieldProps = Common & (TextField | SsnField | TextareaField | SelectField)

const widths = { full: '', medium: 'max-w-sm', short: 'max-w-48' }

/** An empty number box is no answer, and anything else that is no number is left for the schema to refuse. */
export function numberTyped(typed: unknown): number | undefined {
  return typed === '' || typed === undefined || typed === null ? undefined : Number(typed)
}

/** One labelled question of a {@link Form}: text, e-mail, password, telephone, date, number, ssn, textarea or select. */
export function Field({ label, optional, help, fieldError, width = 'full', className, ...control }: FieldProps) {
  const { id, error, aria } = useField({ name: control.name, help, fieldError })
  return (
    <FieldFrame {...{ id, label, optional, help, error, className }}>
      <Control {...control} {...{ id, aria }} className={clsx('input', widths[width])} />
    </FieldFrame>
  )
}

type ControlProps = { name: string; className: string } & Pick<ReturnType<typeof useField>, 'id' | 'aria'> &
  (TextField | SsnField | TextareaField | SelectField)

function Control({ aria, ...control }: ControlProps) {
  switch (control.type) {
    case 'ssn': {
      const { type, ...rest } = control
      return (
        <>
          <SsnInput {...rest} {...aria} />
          <SsnNote name={rest.name} />
        </>
      )
    }
    case 'textarea': {
      const { type, ...rest } = control
      return <Textarea {...rest} {...aria} />
    }
    case 'select': {
      const { type, ...rest } = control
      return <Select {...rest} {...aria} />
    }
    default:
      return <Input {...control} {...aria} />
  }
}

type Named<Props> = Props & { name: string }

interface Typed<Box> {
  name: string
  onChange?: (event: ChangeEvent<Box>) => void
  onBlur?: (event: FocusEvent<Box>) => void
}

const asTyped = (text: string): unknown => text

/** What a box of text shows, and what becomes of what is typed into it. */
function useTyped<Box extends { value: string }>({ name, onChange, onBlur }: Typed<Box>, empty?: '', read = asTyped) {
  const { value, change, leave } = useFormField(name, empty)
  return {
    name,
    value: String(value ?? ''),
    onChange: (event: ChangeEvent<Box>) => {
      change(read(event.currentTarget.value))
      onChange?.(event)
    },
    onBlur: (event: FocusEvent<Box>) => {
      leave()
      onBlur?.(event)
    },
  }
}

function Textarea({ name, onChange, onBlur, ...rest }: Named<Omit<TextareaField, 'type'>>) {
  return <textarea rows={4} {...rest} {...useTyped({ name, onChange, onBlur }, '')} />
}

function Select({ name, options, placeholder, onChange, onBlur, ...rest }: Named<Omit<SelectField, 'type'>>) {
  return (
    <select {...rest} {...useTyped({ name, onChange, onBlur }, '')}>
      {placeholder !== undefined && <option value="">{say(placeholder)}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {say(option.label)}
        </option>
      ))}
    </select>
  )
}

function Input({ name, type = 'text', onChange, onBlur, ...rest }: Named<TextField>) {
  const isNumber = type === 'number'
  const typed = useTyped({ name, onChange, onBlur }, isNumber ? undefined : '', isNumber ? numberTyped : asTyped)
  return <input {...rest} type={type} {...typed} />
}
