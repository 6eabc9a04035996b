import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import type { Payment } from '#api/payments.ts'
import type { Billing } from '#api/purchases.ts'
import { planOf } from '#content/plans.ts'
import { call } from '#web/api/call.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { dayOf, dayWords } from '#web/components/times.ts'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { logFailure } from '#web/features/account/auth/failure.ts'
import { translate } from '#web/i18n/i18n.ts'
import { CardDialog } from './card-dialog.tsx'
import { LoadFailed, useLoaded } from './use-loaded.tsx'

export function OwnPackage() {
  const plan = planOf(useAuth().user?.packageType)
  if (!plan) return null
  const name = translate(plan.title)
  return (
    <p className="mb-8">
      <Trans>
        Your package: <strong>{name}</strong>.{' '}
        <Link to={pages.services} className="link">
          See what is in it
        </Link>
      </Trans>
    </p>
  )
}

interface BillingTabProps {
  billing: Billing | null
  onSaved: (billing: Billing) => void
}

export function BillingTab({ billing, onSaved }: BillingTabProps) {
  const [open, setOpen] = useState(false)
  const saved = (card: Billing) => {
    onSaved(card)
    setOpen(false)
    showToast({ title: 'Payment Method Updated', description: 'Your billing information has been updated' })
  }
  return (
    <section>
      <h2 className="text-2xl">
        <Trans>Payment Method</Trans>
      </h2>
      <Card className="mt-4">
        {billing ? (
          <CardOnFile billing={billing} />
        ) : (
          <p>
            <Trans>No payment method on file</Trans>
          </p>
        )}
      </Card>
      <p className="mt-4 max-w-prose text-base text-ink-soft">
        <Trans>
          We store only the last four digits, the name and the expiry date of a card. No card is charged in this
          installation.
        </Trans>
      </p>
      <Button className="mt-5" onClick={() => setOpen(true)}>
        {billing ? t`Update Payment Method` : t`Add Payment Method`}
      </Button>
      {open && <CardDialog billing={billing} onClose={() => setOpen(false)} onSaved={saved} />}
    </section>
  )
}

function CardOnFile({ billing: { cardLast4, cardMasked, cardholderName, expiryDate } }: { billing: Billing }) {
  return (
    <>
      <p className="text-xl font-semibold tabular-nums">
        <span aria-hidden="true">{cardMasked}</span>
        <span className="sr-only">
          <Trans>Card ending in {cardLast4}</Trans>
        </span>
      </p>
      <p className="mt-1 wrap-anywhere">{cardholderName}</p>
      <p className="mt-1 tabular-nums">
        <Trans>Expires {expiryDate}</Trans>
      </p>
    </>
  )
}

const read = () => call('GET /api/payments')
const onFailure = (error: unknown) => logFailure('Your payments could not be loaded', error)

/** `$1,199.00` */
const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** What has become of a payment, in words; nothing for one that was not made. */
function stateWords({ state, refunded, counts }: Payment): string {
  const part = dollars(refunded)
  switch (state) {
    case 'paid':
      return counts
        ? t`Paid`
        : t`Paid, but not needed: your account already has this package or a larger one. Please write to us, and we will refund it.`
    case 'partly-refunded':
      return t`Paid, and ${part} of it refunded`
    case 'refunded':
      return t`Refunded`
    case 'disputed':
      return t`Disputed with your bank. The package is available again only if the bank rejects the dispute.`
    case 'open':
    case 'expired':
      return ''
  }
}

/** The payments through Stripe, each with its receipt. */
export function Payments() {
  const { data, failed, load } = useLoaded(read, onFailure)
  if (failed) return <LoadFailed retry={load} />
  const made = data?.payments.filter((payment) => stateWords(payment) !== '')
  return (
    <section aria-busy={!data}>
      <h2 className="text-2xl">
        <Trans>Payments</Trans>
      </h2>
      <Card className="mt-4">
        {made === undefined ? (
          <p role="status">
            <Trans>Loading your payments...</Trans>
          </p>
        ) : made.length === 0 ? (
          <p>
            <Trans>
              There are no payments yet.{' '}
              <Link to={pages.services} className="link">
                Compare the packages
              </Link>
            </Trans>
          </p>
        ) : (
          <ul className="divide-y divide-hairline">
            {made.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        )}
      </Card>
      <p className="mt-4 max-w-prose text-base text-ink-soft">
        <Trans>You pay on Stripe’s page. Your card details never reach our servers.</Trans>
      </p>
    </section>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { plan, amount, at, receiptUrl } = payment
  const title = planOf(plan)?.title ?? plan
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div>
        <p className="font-semibold">
          {title} <span className="tabular-nums">{dollars(amount)}</span>
        </p>
        <p className="text-base text-ink-soft">
          {dayWords(dayOf(at))} · {stateWords(payment)}
        </p>
      </div>
      {receiptUrl && (
        <a href={receiptUrl} className="link py-2" target="_blank" rel="noreferrer">
          <Trans>Receipt</Trans>
        </a>
      )}
    </li>
  )
}
