import type { Kysely } from 'kysely'
import type { Billing } from '#api/purchases.ts'
import type { Store } from './store.ts'
import type { BillingRow, Tables } from './tables.ts'

const billingOf = (row: BillingRow): Billing => ({
  cardLast4: row.card_last4,
  cardMasked: row.card_masked,
  cardholderName: row.cardholder_name,
  expiryDate: row.expiry_date,
  updatedAt: row.updated_at,
})

export function billing(db: Kysely<Tables>, now: () => Date): Pick<Store, 'readBilling' | 'saveBilling'> {
  return {
    async readBilling(uid) {
      const row = await db.selectFrom('billing_record').selectAll().where('uid', '=', uid).executeTakeFirst()
      return row ? billingOf(row) : null
    },
    async saveBilling(uid, { cardLast4, cardholderName, expiryDate }) {
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
