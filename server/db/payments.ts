import type { Kysely, Transaction } from 'kysely'
import { Payment } from '#api/payments.ts'
import { planOf } from '#content/plans.ts'
import type { PlanId } from '#domain/product.ts'
import type { PaymentRow, Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'

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
