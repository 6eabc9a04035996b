import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Billing } from '#api/purchases.ts'
import { asMessage, type Message, message } from '#domain/message.ts'
import { ApiError, call } from '#web/api/call.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useToday } from '#web/components/times.ts'
import { CardField } from '#web/features/checkout/card-field.tsx'
import { NumberNoteOf } from '#web/features/trust/number-note.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { type CardTyped, cardSchema, inGroups } from './card-schema.ts'
import { ExpiryField } from './expiry-field.tsx'
import { logFailure, withReason } from './log-failure.ts'

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
