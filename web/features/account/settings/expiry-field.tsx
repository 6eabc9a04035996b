import { t } from '@lingui/core/macro'
import clsx from 'clsx'
import { isPastMonth } from '#api/purchases.ts'
import { FieldError, Help } from '#web/components/field-frame.tsx'
import { type FieldText, useField } from '#web/components/use-field.ts'
import { translate } from '#web/i18n/i18n.ts'

const YEARS_AHEAD = 20
const two = (number: number) => String(number % 100).padStart(2, '0')
const months = Array.from({ length: 12 }, (_, index) => two(index + 1))

interface ExpiryFieldProps extends FieldText {
  /** yyyy-MM-dd. Months before it cannot be chosen. */
  today: string
}

/** A month and a year, as they stand on a card: the value is MM/YY, and half of it while only one is chosen. */
export function ExpiryField({ name, label, help, today }: ExpiryFieldProps) {
  const { field, id, error, aria } = useField({ name, help })
  const [month = '', year = ''] = String(field.value).split('/')
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => two(thisYear + ahead))
  const isPast = (ofMonth: string, ofYear: string) =>
    ofMonth !== '' && ofYear !== '' && isPastMonth(`${ofMonth}/${ofYear}`, today)
  const change = (toMonth: string, toYear: string) =>
    field.onChange(toMonth === '' && toYear === '' ? '' : `${toMonth}/${toYear}`)

  return (
    <div className={clsx(error && 'border-l-4 border-clay pl-4')}>
      <fieldset id={id} className="min-w-0">
        <legend className="mb-1 font-semibold">{label}</legend>
        <Help id={id}>{help}</Help>
        <FieldError id={id}>{error}</FieldError>
        <div className="flex items-end gap-3">
          <Part
            id={`${id}-month`}
            label={t`Month`}
            letters="MM"
            autoComplete="cc-exp-month"
            value={month}
            options={months.map((value) => ({ value, past: isPast(value, year) }))}
            onChange={(value) => change(value, year)}
            aria={aria}
          />
          <span aria-hidden="true" className="pb-2.5 text-xl text-ink-soft">
            /
          </span>
          <Part
            id={`${id}-year`}
            label={t`Year`}
            letters="YY"
            autoComplete="cc-exp-year"
            value={year}
            options={years.map((value) => ({ value, past: isPast(month, value) }))}
            onChange={(value) => change(month, value)}
            aria={aria}
          />
        </div>
      </fieldset>
    </div>
  )
}

interface PartProps {
  id: string
  label: string
  /** What stands there while nothing is chosen. */
  letters: string
  autoComplete: string
  value: string
  options: readonly { value: string; past: boolean }[]
  onChange: (value: string) => void
  aria: ReturnType<typeof useField>['aria']
}

function Part({ id, label, letters, autoComplete, value, options, onChange, aria }: PartProps) {
  return (
    <div>
      <label htmlFor={id} className="block text-base text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        className="input tabular-nums"
        autoComplete={autoComplete}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...aria}
      >
        <option value="">{translate(letters)}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.past}>
            {option.value}
          </option>
        ))}
      </select>
    </div>
  )
}
