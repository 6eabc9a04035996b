import type { Kysely, Transaction } from 'kysely'
import { Payment } from '#api/payments.ts'
import { type Billing, Purchase } from '#api/purchases.ts'
import { planOf } from '#content/plans.ts'
import type { PlanId } from '#domain/product.ts'
import { inTransaction } from './database.ts'
import { KeyTaken } from './database-errors.ts'
import type { BillingRow, PaymentRow, PurchaseRow, Tables } from './tables.ts'

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

/** What the processor says about one payment now. */
export interface PaymentReport extends Pick<Payment, 'id' | 'amount' | 'refunded' | 'state' | 'receiptUrl'> {
  uid: string
  plan: PlanId
  from?: PlanId | undefined
  /** When the processor was asked: of two reports the later one counts, in whichever order they arrive. */
  askedAt: Date
}

type Bought = { id?: string; plan: string; from: string | null }
const gives = ({ state }: Pick<PaymentRow, 'state'>) => state === 'paid' || state === 'partly-refunded'
const priceOf = (plan: string | undefined) => planOf(plan)?.price ?? 0

/** The package that these purchases give, oldest first, and the payments by which they give it. */
function held(bought: readonly Bought[]): { plan: string | null; counted: Set<string> } {
  const counted = new Set<string>()
  let plan: string | null = null
  for (const { id, plan: next, from } of bought) {
    if (from ? from !== plan : priceOf(next) <= priceOf(plan ?? undefined)) continue
    // Paid in full, and not as an upgrade: what was paid before it is not needed.
    if (!from) counted.clear()
    plan = next
    if (id) counted.add(id)
  }
  return { plan, counted }
}

const paymentOf = (row: PaymentRow, counted: ReadonlySet<string>): Payment =>
  Payment.parse({
    id: row.id,
    plan: row.package_id,
    ...(row.from_package && { from: row.from_package }),
    amount: row.amount,
    refunded: row.refunded,
    state: row.state,
    counts: counted.has(row.id),
    at: row.created_at,
    ...(row.receipt_url && { receiptUrl: row.receipt_url }),
  })

export function payments(db: Kysely<Tables>, { now, locks }: { now: () => Date; locks: boolean }) {
  const rowsOf = (of: Kysely<Tables>, uid: string) =>
    of.selectFrom('payment').selectAll().where('uid', '=', uid).orderBy('created_at').orderBy('id').execute()

  /** What the account has bought and was not refunded. Rows of `purchase` were made without a payment processor. */
  async function packageOf(of: Kysely<Tables>, uid: string) {
    const purchases = await of
      .selectFrom('purchase')
      .select('package_id as plan')
      .where('uid', '=', uid)
      .orderBy('purchase_date')
      .execute()
    const rows = await rowsOf(of, uid)
    const paid = rows
      .filter(gives)
      .map(({ id, package_id, from_package }) => ({ id, plan: package_id, from: from_package }))
    return { rows, ...held([...purchases.map(({ plan }) => ({ plan, from: null })), ...paid]) }
  }

  /** Payments of one account are settled one after the other. False for an account that was deleted. */
  async function lockProfile(tx: Transaction<Tables>, uid: string): Promise<boolean> {
    const query = tx.selectFrom('user_profile').select('uid').where('uid', '=', uid)
    return (await query.$if(locks, (of) => of.forUpdate()).executeTakeFirst()) !== undefined
  }

  return {
    /** Records a payment that was begun. */
    async openPayment({
      uid,
      id,
      plan,
      from,
      amount,
    }: Omit<PaymentReport, 'refunded' | 'state' | 'askedAt'>): Promise<void> {
      const at = now().toISOString()
      const begun = { amount, refunded: 0, state: 'open' as const, receipt_url: null, created_at: at, asked_at: at }
      await db
        .insertInto('payment')
        .values({ id, uid, package_id: plan, from_package: from ?? null, ...begun })
        .onConflict((on) => on.columns(['uid', 'id']).doNothing())
        .execute()
    },

    /**
     * Stores what the processor says, and gives the account the package that its payments amount to, or takes it back, in
     * one transaction. An older report changes nothing. False for an account that was deleted.
     */
    settlePayment: (report: PaymentReport): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        const { id, uid, plan, from, amount, refunded, state, receiptUrl } = report
        if (!(await lockProfile(tx, uid))) return false
        const at = now().toISOString()
        const asked_at = report.askedAt.toISOString()
        const known = { amount, refunded, state, receipt_url: receiptUrl ?? null, asked_at }
        await tx
          .insertInto('payment')
          .values({ id, uid, package_id: plan, from_package: from ?? null, created_at: at, ...known })
          .onConflict((on) => on.columns(['uid', 'id']).doUpdateSet(known).where('payment.asked_at', '<=', asked_at))
          .execute()
        const { plan: has } = await packageOf(tx, uid)
        await tx
          .updateTable('user_profile')
          .set({ has_paid: has ? 1 : 0, package_type: has, updated_at: at })
          .where('uid', '=', uid)
          .execute()
        return true
      }),

    /** Newest first. */
    async readPayments(uid: string): Promise<Payment[]> {
      const { rows, counted } = await packageOf(db, uid)
      return rows.reverse().map((row) => paymentOf(row, counted))
    },

    /** The ids of the account's payments that are not completed, and about which nobody has asked since. */
    async openPayments(uid: string, askedBefore = now()): Promise<string[]> {
      const query = db.selectFrom('payment').select('id').where('uid', '=', uid).where('state', '=', 'open')
      const rows = await query.where('asked_at', '<=', askedBefore.toISOString()).execute()
      return rows.map(({ id }) => id)
    },
  }
}
