import { useState } from 'react'
import type { Billing } from '#api/purchases.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { VisuallyHidden } from '#web/components/visually-hidden.tsx'
import { CardDialog } from './card-dialog.tsx'

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
      <h2 className="text-2xl">Payment Method</h2>
      <Card className="mt-4">{billing ? <CardOnFile billing={billing} /> : <p>No payment method on file</p>}</Card>
      <p className="mt-4 max-w-prose text-base text-ink-soft">
        Of a card we keep its last four digits, the name on it and its expiry date. No card is charged in this
        installation.
      </p>
      <Button className="mt-5" onClick={() => setOpen(true)}>
        {billing ? 'Update Payment Method' : 'Add Payment Method'}
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
        <VisuallyHidden>Card ending in {cardLast4}</VisuallyHidden>
      </p>
      <p className="mt-1 wrap-anywhere">{cardholderName}</p>
      <p className="mt-1 tabular-nums">Expires {expiryDate}</p>
    </>
  )
}
