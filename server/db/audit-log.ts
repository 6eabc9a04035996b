import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { AccountEvent } from '#api/account-event.ts'
import { DAY } from '../durations.ts'
import { type AccountEventRow, PLACEHOLDER_UID, type Tables } from './tables.ts'

/** More than anyone reads; a year of guesses at one account can be more than fits into one answer. */
const MAX_READ = 1_000

/** Events that their owner sees at once. */
const MAX_SHOWN = 100

/** Events of one kind and from one network that are stored in a day. More say nothing new, and strangers can cause them. */
const MAX_STORED_PER_DAY = 100

type Row = Pick<AccountEventRow, 'at' | 'event' | 'network' | 'about'>
const eventOf = ({ about, ...row }: Row) => AccountEvent.parse({ ...row, ...(about !== null && { about }) })

export function auditLog(db: Kysely<Tables>, now: () => Date) {
  const newest = (uid: string) =>
    db
      .selectFrom('account_event')
      .select(['at', 'event', 'network', 'about'])
      .where('uid', '=', uid)
      .orderBy('at', 'desc')
  return {
    async recordEvent(uid: string, { event, network, about }: Omit<AccountEvent, 'at'>): Promise<void> {
      const at = now()
      const row = { id: randomUUID(), uid, at: at.toISOString(), event, network, about: about ?? null }
      const since = new Date(at.getTime() - DAY).toISOString()
      const lately = db
        .selectFrom('account_event')
        .select('id')
        .where('uid', '=', uid)
        .where('at', '>', since)
        .where('event', '=', event)
        .where('network', '=', network)
      const found = await lately.limit(MAX_STORED_PER_DAY).execute()
      // An unknown address takes the same work as a known one; its rows are removed within the hour.
      if (found.length === MAX_STORED_PER_DAY && uid !== PLACEHOLDER_UID) return
      await db.insertInto('account_event').values(row).execute()
    },
    /** Whether one of these events came from this network since the address was verified. */
    async hasEventFrom(uid: string, network: string, events: readonly AccountEvent['event'][]): Promise<boolean> {
      const query = db.selectFrom('account_event').select('id').where('uid', '=', uid).where('network', '=', network)
      // Before the address was verified, another person may have signed in.
      const found = query.where('event', 'in', events).where('at', '>=', (of) =>
        of
          .selectFrom('account_event as verifying')
          .select((e) => e.fn.coalesce(e.fn.max('verifying.at'), e.val('')).as('since'))
          .where('verifying.uid', '=', uid)
          .where('verifying.event', '=', 'address-verified'),
      )
      return (await found.limit(1).executeTakeFirst()) !== undefined
    },
    /** The newest thousand, oldest first. */
    readEvents: async (uid: string) => (await newest(uid).limit(MAX_READ).execute()).reverse().map(eventOf),
    /** The newest hundred, newest first. */
    readActivity: async (uid: string) => (await newest(uid).limit(MAX_SHOWN).execute()).map(eventOf),
    /** The newest hundred about review links, newest first. */
    async readReviewEvents(uid: string) {
      const rows = await newest(uid).where('about', 'is not', null).limit(MAX_SHOWN).execute()
      return rows.map(eventOf)
    },
  }
}
