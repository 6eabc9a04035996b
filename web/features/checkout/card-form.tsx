import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { Button } from '#web/components/button.tsx'
import { Form } from '#web/components/form.tsx'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { blankCard, CardField, cardErrors, digitsOnly, withSlash } from './card-field.tsx'

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
