import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { type Billing, cardholderName, expiryDate, isPastMonth } from '#api/purchases.ts'
import { asMessage, type Message, message } from '#domain/message.ts'
import { ApiError, call } from '#web/api/call.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { FieldError, Help } from '#web/components/field-frame.tsx'
import { type FieldText, Form, useField } from '#web/components/form.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useToday } from '#web/components/times.ts'

import { CardField, cardNumberError, digitsOnly } from '#web/features/checkout/card-form.tsx'
import { NumberNoteOf } from '#web/features/trust/number-note.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { logFailure, withReason } from '../auth/failure.ts'

interface CardDialogProps {
  billing: Billing | null
  onClose: () => void
  onSaved: (billing: Billing) => void
}

const FAILED = 'There was a problem saving your payment method'

/** Asks for a card. Its number and CVV are looked at here and go nowhere: the request has no field for them. */
export function CardDialog({ billing, onClose, onSaved }: CardDialogProps) {
  const today = useToday()
  const schema = useMemo(() => cardSchema(today), [today])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Message | string>()
  const [blank] = useState({
    cardNumber: '',
    cardholderName: billing?.cardholderName ?? '',
    expiryDate: '',
    cvv: '',
  })

  // A browser may keep a page that is left, fields and all, and bring it back.
  useEffect(() => {
    const leave = () => flushSync(onClose)
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [onClose])

  const save = async ({ cardNumber, cardholderName, expiryDate }: CardTyped) => {
    setBusy(true)
    setFailure(undefined)
    dismissToast()
    try {
      onSaved(await call('PUT /api/billing', { cardLast4: cardNumber.slice(-4), cardholderName, expiryDate }))
    } catch (error) {
      logFailure('Saving the payment method failed', error)
      showToast({ title: 'Update Failed', description: withReason(FAILED, error), destructive: true })
      setFailure(
        error instanceof ApiError && error.field
          ? message('{failed}. {reason}', { failed: message(FAILED), reason: asMessage(error.text) })
          : message('{failed}. Please try again.', { failed: message(FAILED) }),
      )
      setBusy(false)
    }
  }

  return (
    <Dialog open title={billing ? t`Update Payment Method` : t`Add Payment Method`} onClose={onClose}>
      <p className="mb-5 text-base text-ink-soft">
        <Trans>
          Only the last four digits, the name and the expiry date are stored. The card number and the CVV do not leave
          this page.
        </Trans>
      </p>
      {/* The toast leaves by itself. */}
      {failure && (
        <Notice kind="error" live className="mb-5">
          {translate(failure)}
        </Notice>
      )}
      <Form schema={schema} values={blank} lock={busy} className="space-y-5" onSubmit={save}>
        <CardField
          name="cardNumber"
          label={t`Card Number`}
          format={inGroups}
          inputMode="numeric"
          autoComplete="cc-number"
          className="max-w-72"
        />
        <div>
          <Field name="cardholderName" label={t`Cardholder Name`} autoComplete="cc-name" />
          <NumberNoteOf name="cardholderName" />
        </div>
        <ExpiryField name="expiryDate" label={t`Expiry Date`} today={today} />
        <CardField
          name="cvv"
          label={t`CVV`}
          help={t`The 3 or 4 digits printed on the card separately from its number.`}
          format={(typed) => typed.slice(0, 4)}
          inputMode="numeric"
          autoComplete="cc-csc"
          className="max-w-72"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            <Trans>Save Payment Method</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

const DIGITS = 16

/**
 * A card's number as it is typed or pasted: at most 16 digits, in groups of four. Anything that is neither a digit nor a
 * separator is left where it is, for the schema to name.
 */
export function inGroups(typed: string): string {
  if (/[^\d\s-]/.test(typed)) return typed
  return digitsOnly(typed, DIGITS).replace(/\d{4}(?=\d)/g, '$& ')
}

/** The settings' card dialog (specification P 5), on the day `today` (yyyy-MM-dd). Its values stay in the page. */
export function cardSchema(today: string) {
  return z.object({
    cardNumber: z.string().check(
      z.overwrite((typed) => typed.replace(/[\s-]/g, '')),
      z.refine((digits) => digits.length >= DIGITS || !cardNumberError(digits), {
        error: ({ input }) => cardNumberError(String(input)),
      }),
      z.maxLength(19, 'Card number is too long'),
      z.regex(/^\d+$/, 'Card number must contain only digits'),
    ),
    cardholderName,
    expiryDate: expiryDate.check(
      z.refine(
        (month) => !isPastMonth(month, today),
        'This date is in the past. Please choose this month or a later one.',
      ),
    ),
    cvv: z
      .string()
      .check(
        z.minLength(3, 'CVV must be 3 or 4 digits'),
        z.maxLength(4, 'CVV must be 3 or 4 digits'),
        z.regex(/^\d+$/, 'CVV must contain only digits'),
      ),
  })
}
type CardTyped = z.infer<ReturnType<typeof cardSchema>>

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
  /** What is there while nothing is chosen. */
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
