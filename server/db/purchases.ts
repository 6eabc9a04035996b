import type { Kysely, Transaction } from 'kysely'
import { Purchase } from '#api/purchases.ts'
import { KeyTaken } from './refused-writes.ts'
import type { Order, Store } from './store.ts'
import type { PurchaseRow, Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'

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

export function purchases(db: Kysely<Tables>, now: () => Date): Pick<Store, 'buy' | 'readPurchases'> {
  return {
    buy: (order) =>
      inTransaction(db, async (tx) => {
        const at = await timeOf(tx, order.uid, now())
        // An old request that comes again must not buy anew for someone whose money has been given back.
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
    async readPurchases(uid) {
      const rows = await db.selectFrom('purchase').selectAll().where('uid', '=', uid).orderBy('purchase_date').execute()
      return rows.map(purchaseOf)
    },
  }
}
