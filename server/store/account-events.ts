import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { AccountEvent } from '#contract/account-event.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** More than anyone reads; a year of guesses at one account can be more than fits into one answer. */
const MOST_READ = 1_000

export function accountEvents(db: Kysely<Tables>, now: () => Date): Pick<Store, 'noteEvent' | 'readEvents'> {
  return {
    async noteEvent(uid, { event, network, about = null }) {
      const row = { id: randomUUID(), uid, at: now().toISOString(), event, network, about }
      await db.insertInto('account_event').values(row).execute()
    },
    async readEvents(uid) {
      const rows = await db
        .selectFrom('account_event')
        .select(['at', 'event', 'network', 'about'])
        .where('uid', '=', uid)
        .orderBy('at', 'desc')
        .limit(MOST_READ)
        .execute()
      return rows.reverse().map(({ about, ...row }) => AccountEvent.parse({ ...row, ...(about !== null && { about }) }))
    },
  }
}
