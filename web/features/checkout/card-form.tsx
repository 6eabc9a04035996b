import { t } from '@lingui/core/macro'
import { type ComponentProps, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { LIMITS, textError } from '#domain/formats/text-rules.ts'
import type { Message } from '#domain/message.ts'
import { Button } from '#web/components/button.tsx'
import { caretAfter, FieldFrame } from '#web/components/field-frame.tsx'
import { type FieldText, Form, useField } from '#web/components/form.tsx'
import type { ValidationError } from '#web/components/form-values.ts'
import { useAuth } from '#web/features/account/auth/auth-state.ts'

interface CardFormProps {
  processing: boolean
  /** The card was filled in as it should be. What was typed stays here. */
  onFilled: () => unknown
}

/** The card of the checkout. Nothing that is typed here leaves the page or outlives it. */
export function CardForm({ processing, onFilled }: CardFormProps) {
  return (
    <Form
      schema={cardErrors}
      values={blankCard}
      label={t`Card details`}
      checksEarly
      lock={processing}
      className="space-y-5"
      onSubmit={() => onFilled()}
    >
      <ClearOnLeaving />
      <CardField name="cardName" label={t`Name on Card`} autoComplete="cc-name" />
      <CardField
        name="cardNumber"
        label={t`Card Number`}
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="1234123412341234"
        format={(text) => digitsOnly(text, 16)}
      />
      <div className="grid gap-5 min-[22.5rem]:grid-cols-2 min-[22.5rem]:gap-y-0 min-[22.5rem]:*:row-span-3 min-[22.5rem]:*:grid min-[22.5rem]:*:grid-rows-subgrid">
        <CardField
          name="expiryDate"
          label={t`Expiry Date (MM/YY)`}
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder={t`MM/YY`}
          format={withSlash}
        />
        <CardField
          name="cvc"
          label={t`CVC`}
          autoComplete="cc-csc"
          inputMode="numeric"
          placeholder="123"
          format={(text) => digitsOnly(text, 4)}
        />
      </div>
      <Button
        type="submit"
        busy={processing}
        className="w-full"
        // Leaving a field may show an error and move this button from under the pointer before it is let go.
        onMouseDown={(event) => event.preventDefault()}
      >
        {processing ? t`Processing...` : t`Complete Purchase`}
      </Button>
    </Form>
  )
}

/** A browser may keep a page that is left, fields and all, and bring it back. And who logs out in another tab has left, too. */
function ClearOnLeaving() {
  const { reset } = useFormContext()
  const uid = useAuth().user?.uid
  const typedBy = useRef(uid)
  useEffect(() => {
    if (typedBy.current !== undefined && typedBy.current !== uid) reset(blankCard)
    typedBy.current = uid
  }, [uid, reset])
  useEffect(() => {
    const clear = () => flushSync(() => reset(blankCard))
    window.addEventListener('pagehide', clear)
    return () => window.removeEventListener('pagehide', clear)
  }, [reset])
  return null
}

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

/** The digits of what was typed or pasted, at most `most` of them. */
export function digitsOnly(text: string, most: number): string {
  return text.replace(/\D/g, '').slice(0, most)
}

/**
 * An expiry date as it is typed or pasted, in the form MM/YY as far as it goes. `before` is what the field held: while
 * text is being taken away, a slash at the end goes with it, so that deleting never sticks at the slash.
 */
export function withSlash(text: string, before = ''): string {
  const deleting = text.length < before.length
  const month = digitsOnly(deleting ? text : text.replace(/^\s*([1-9])\/$/, '0$1'), 2)
  const rest = yearOf(text, digitsOnly(text, 6))
  if (month.length < 2 || (rest === '' && deleting)) return month
  return `${month}/${rest}`
}

/** Two digits of a year; from a pasted 04/2027, the last two. */
function yearOf(text: string, digits: string): string {
  const whole = /^\s*\d{2}\s*\/?\s*20(\d{2})\s*$/.exec(text)
  return whole?.[1] ?? digits.slice(2, 4)
}

export const blankCard = { cardName: '', cardNumber: '', expiryDate: '', cvc: '' }
export type Card = typeof blankCard

const AMERICAN_EXPRESS = /^3[47]/

/** What is wrong with a card's number. American Express has 15 digits, all others 16 (specification P 5, 9). */
export function cardNumberError(digits: string): string | undefined {
  if (/^\d{16}$/.test(digits) || (/^\d{15}$/.test(digits) && AMERICAN_EXPRESS.test(digits))) return undefined
  return AMERICAN_EXPRESS.test(digits)
    ? 'American Express card numbers have 15 digits'
    : 'Card number must be 16 digits'
}

function nameError(name: string): Message | string | undefined {
  return textError(name, LIMITS.name) ?? (name.length < 2 ? 'Name is required' : undefined)
}

/**
 * What is wrong with the card of the checkout beside each field (specification P 3, 5). Its values stay in the page. An
 * expiry date, MM/YY, that is past is a matter for the payment processor.
 */
export function cardErrors({ cardName, cardNumber, expiryDate, cvc }: Card): ValidationError[] {
  const unless = (fits: boolean, message: string) => (fits ? undefined : message)
  const messages: Record<keyof Card, Message | string | undefined> = {
    cardName: nameError(cardName.trim()),
    cardNumber: cardNumberError(cardNumber),
    expiryDate: unless(/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiryDate), 'Expiry date must be in MM/YY format'),
    cvc: unless(/^\d{3,4}$/.test(cvc), 'CVC must be 3 or 4 digits'),
  }
  return Object.entries(messages).flatMap(([name, message]) => (message ? { name, message } : []))
}
