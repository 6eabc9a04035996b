import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { AccountEvent } from '#api/account-event.ts'
import { NOBODY } from './nobody.ts'
import type { Store } from './store.ts'
import type { AccountEventRow, Tables } from './tables.ts'

/** More than anyone reads; a year of guesses at one account can be more than fits into one answer. */
const MOST_READ = 1_000

/** How many of those about links for readers their owner sees at once. */
const MOST_ABOUT_REVIEWS = 100

/** Of one kind and from one network, kept in a day. More tell nothing, and could be made without end. */
const MOST_A_DAY = 100
const DAY = 24 * 60 * 60_000

type Row = Pick<AccountEventRow, 'at' | 'event' | 'network' | 'about'>
const eventOf = ({ about, ...row }: Row) => AccountEvent.parse({ ...row, ...(about !== null && { about }) })

type AccountEvents = Pick<Store, 'noteEvent' | 'hasComeFrom' | 'readEvents' | 'readReviewEvents'>

export function accountEvents(db: Kysely<Tables>, now: () => Date): AccountEvents {
  const newest = (uid: string) =>
    db
      .selectFrom('account_event')
      .select(['at', 'event', 'network', 'about'])
      .where('uid', '=', uid)
      .orderBy('at', 'desc')
  return {
    async noteEvent(uid, { event, network, about = null }) {
      const at = now()
      const row = { id: randomUUID(), uid, at: at.toISOString(), event, network, about }
      const since = new Date(at.getTime() - DAY).toISOString()
      const lately = db
        .selectFrom('account_event')
        .select('id')
        .where('uid', '=', uid)
        .where('at', '>', since)
        .where('event', '=', event)
        .where('network', '=', network)
      const found = await lately.limit(MOST_A_DAY).execute()
      // What is nobody's is removed within the hour; it takes the same work as what is somebody's.
      if (found.length === MOST_A_DAY && uid !== NOBODY) return
      await db.insertInto('account_event').values(row).execute()
    },
    async hasComeFrom(uid, network, events) {
      const query = db.selectFrom('account_event').select('id').where('uid', '=', uid).where('network', '=', network)
      // Before the address was verified, somebody else may have come in.
      const own = query.where('event', 'in', events).where('at', '>=', (of) =>
        of
          .selectFrom('account_event as verifying')
          .select((e) => e.fn.coalesce(e.fn.max('verifying.at'), e.val('')).as('since'))
          .where('verifying.uid', '=', uid)
          .where('verifying.event', '=', 'address-verified'),
      )
      return (await own.limit(1).executeTakeFirst()) !== undefined
    },
    readEvents: async (uid) => (await newest(uid).limit(MOST_READ).execute()).reverse().map(eventOf),
    async readReviewEvents(uid) {
      const rows = await newest(uid).where('about', 'is not', null).limit(MOST_ABOUT_REVIEWS).execute()
      return rows.map(eventOf)
    },
  }
}
