import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import type { Billing } from '#api/purchases.ts'
import { planOf } from '#content/plans.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { translate } from '#web/i18n/i18n.ts'
import { CardDialog } from './card-dialog.tsx'

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
