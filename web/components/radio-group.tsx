import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { translate } from '#web/i18n/i18n.ts'
import { FieldError, Help, LabelWords } from './field-frame.tsx'
import { type FieldText, useField } from './form.tsx'

interface RadioChoice {
  value: string
  label: string
  help?: string
}

interface RadioGroupProps extends FieldText {
  options: readonly RadioChoice[]
  /** A heading within the options, and what is said below it, above the one with this value. */
  group?: { title: string; hint: string; first: string }
  onChange?: (event: unknown) => void
  className?: string
}

/** A question of a {@link Form} with few answers, all of them in sight. Nothing is chosen unless the form's values say so. */
export function RadioGroup({
  label,
  optional,
  help,
  fieldError,
  options,
  group,
  name,
  onChange,
  className,
}: RadioGroupProps) {
  const { field, id, error, aria } = useField({ name, help, fieldError })
  const found = group ? options.findIndex(({ value }) => value === group.first) : -1
  const before = found === -1 ? options : options.slice(0, found)
  const put = (option: RadioChoice) => (
    <Option
      key={option.value}
      option={option}
      id={`${id}-${option.value}`}
      wiring={{
        name,
        checked: field.value === option.value,
        onChange: (event) => {
          field.onChange(option.value)
          onChange?.(event)
        },
        onBlur: field.onBlur,
        'aria-invalid': aria['aria-invalid'],
      }}
    />
  )
  return (
    <fieldset
      id={id}
      aria-describedby={aria['aria-describedby']}
      className={clsx('min-w-0', error && 'border-l-4 border-clay pl-4', className)}
    >
      <legend className="mb-1 font-semibold">
        <LabelWords label={label} optional={optional} />
      </legend>
      <Help id={id}>{help}</Help>
      <FieldError id={id}>{error}</FieldError>
      <div className="mt-2 space-y-2.5">{before.map(put)}</div>
      {group && (
        <fieldset className="mt-5 min-w-0" aria-describedby={`${id}-group-help`}>
          <legend className="mb-1 font-semibold">{translate(group.title)}</legend>
          <Help id={`${id}-group`}>{group.hint}</Help>
          <div className="space-y-2.5">{options.slice(before.length).map(put)}</div>
        </fieldset>
      )}
    </fieldset>
  )
}

interface OptionProps {
  option: RadioChoice
  id: string
  wiring: ComponentProps<'input'>
}

function Option({ option, id, wiring }: OptionProps) {
  return (
    <div className="flex gap-3 rounded-md border border-hairline bg-surface p-4 has-checked:border-spruce has-checked:bg-sage">
      <input
        type="radio"
        id={id}
        value={option.value}
        aria-describedby={option.help && `${id}-help`}
        className="mt-0.5 size-6 shrink-0"
        {...wiring}
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          {translate(option.label)}
        </label>
        {option.help && (
          <p id={`${id}-help`} className="text-base text-ink-soft">
            {translate(option.help)}
          </p>
        )}
      </div>
    </div>
  )
}
