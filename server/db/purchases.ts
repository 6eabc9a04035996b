import type { Kysely, Transaction } from 'kysely'
import { type Billing, Purchase } from '#api/purchases.ts'
import type { PlanId } from '#domain/product.ts'
import type { BillingRow, PurchaseRow, Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'
import { KeyTaken } from './write-errors.ts'

/** An order, with the title and the price that the server knows. */
export interface Order {
  uid: string
  /** The buyer's idempotency key. */
  orderKey: string
  plan: { id: PlanId; title: string; price: number }
  /** For an upgrade, the package that the buyer must have. */
  from?: PlanId | undefined
}

const purchaseOf = (row: PurchaseRow): Purchase =>
  Purchase.parse({
    id: row.id,
    userId: row.uid,
    packageId: row.package_id,
    packageName: row.package_name,
    amount: row.amount,
    currency: row.currency,
    paymentMethod: row.payment_method,
    purchaseDate: row.purchase_date,
    status: row.status,
  })

/**
 * Marks the profile as paid; false when it was, or, for an upgrade, when it does not have the package to upgrade from.
 * Of several at once, the database lets one through.
 */
async function markPaid(tx: Transaction<Tables>, { uid, plan, from }: Order, at: Date): Promise<boolean> {
  const update = tx
    .updateTable('user_profile')
    .set({ has_paid: 1, package_type: plan.id, updated_at: at.toISOString() })
    .where('uid', '=', uid)
    .where('has_paid', '=', from ? 1 : 0)
  const { numUpdatedRows } = await (from ? update.where('package_type', '=', from) : update).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Now, but later than the user's last purchase: ids and order are by the millisecond. */
async function timeOf(tx: Transaction<Tables>, uid: string, now: Date): Promise<Date> {
  const query = tx
    .selectFrom('purchase')
    .select(({ fn }) => fn.max('purchase_date').as('last'))
    .where('uid', '=', uid)
  const last = (await query.executeTakeFirst())?.last
  return new Date(Math.max(now.getTime(), last ? Date.parse(last) + 1 : 0))
}

async function isPlaced(tx: Transaction<Tables>, { uid, orderKey, plan }: Order): Promise<boolean> {
  const query = tx.selectFrom('purchase').select('package_id').where('uid', '=', uid).where('order_key', '=', orderKey)
  const placed = await query.executeTakeFirst()
  if (placed && placed.package_id !== plan.id) throw new KeyTaken()
  return placed !== undefined
}

export function purchases(db: Kysely<Tables>, now: () => Date) {
  return {
    /**
     * Marks the profile as paid and records the purchase, in one transaction. Changes nothing for a user who has paid, for
     * an order that was placed before, and for a user without a profile.
     */
    buy: (order: Order): Promise<void> =>
      inTransaction(db, async (tx) => {
        const at = await timeOf(tx, order.uid, now())
        // A repeated request must not buy again for a user who was refunded.
        if ((await isPlaced(tx, order)) || !(await markPaid(tx, order, at))) return
        const { uid, orderKey, plan } = order
        const row: PurchaseRow = {
          id: `${uid}_${at.getTime()}`,
          uid,
          order_key: orderKey,
          package_id: plan.id,
          package_name: plan.title,
          amount: plan.price,
          currency: 'USD',
          payment_method: 'credit_card',
          purchase_date: at.toISOString(),
          status: 'completed',
        }
        await tx.insertInto('purchase').values(row).execute()
      }),
    /** Oldest first. */
    async readPurchases(uid: string): Promise<Purchase[]> {
      const rows = await db.selectFrom('purchase').selectAll().where('uid', '=', uid).orderBy('purchase_date').execute()
      return rows.map(purchaseOf)
    },
  }
}

const billingOf = (row: BillingRow): Billing => ({
  cardLast4: row.card_last4,
  cardMasked: row.card_masked,
  cardholderName: row.cardholder_name,
  expiryDate: row.expiry_date,
  updatedAt: row.updated_at,
})

export function billing(db: Kysely<Tables>, now: () => Date) {
  return {
    async readBilling(uid: string): Promise<Billing | null> {
      const row = await db.selectFrom('billing_record').selectAll().where('uid', '=', uid).executeTakeFirst()
      return row ? billingOf(row) : null
    },
    /** Replaces the card. */
    async saveBilling(
      uid: string,
      { cardLast4, cardholderName, expiryDate }: Pick<Billing, 'cardLast4' | 'cardholderName' | 'expiryDate'>,
    ): Promise<Billing> {
      const card = {
        card_last4: cardLast4,
        card_masked: `•••• •••• •••• ${cardLast4}`,
        cardholder_name: cardholderName,
        expiry_date: expiryDate,
        updated_at: now().toISOString(),
      }
      await db
        .insertInto('billing_record')
        .values({ uid, ...card })
        .onConflict((on) => on.column('uid').doUpdateSet(card))
        .execute()
      return billingOf({ uid, ...card })
    },
  }
}
