import { type Kysely, sql } from 'kysely'
import { REMINDER_KINDS, type ReminderKind } from '#domain/calendar/reminder.ts'
import type { CalendarDate } from '#domain/formats/calendar-date.ts'
import type { Language } from '#domain/product.ts'
import { newToken } from '../auth/tokens.ts'
import { DAY } from '../durations.ts'
import { inTransaction } from './database.ts'
import { insertMail, type UserMail } from './mail-outbox.ts'
import type { ReminderRow, Tables } from './tables.ts'
import type { StoreContext } from './trust-writes.ts'

/** The reminders that an account gets by mail. Without `kinds`, none. */
export interface ReminderMail {
  kinds: readonly ReminderKind[]
  /** The day on which it asked for them, in its time zone. */
  since: CalendarDate
  /** The language of the mail, unless the account has chosen another. */
  language: Language
  /** Null: unknown; UTC is used. */
  timeZone: string | null
}

/** The choice of an account. */
export interface ReminderChoice extends Omit<ReminderMail, 'since'> {
  today: CalendarDate
  /** When its answers are checked next. */
  dueAt: Date
}

/** An account whose answers are due to be checked. */
export interface DueReminders extends ReminderMail {
  uid: string
  email: string
  emailVerified: boolean
  firstName: string
  token: string
  dueAt: string
  /** The last day that was checked. */
  through: CalendarDate
}

/** The result of a check. */
export interface ReminderRun {
  dueAt: Date
  through: CalendarDate
  mail?: Omit<UserMail, 'uid'> | undefined
}

/** Checks are a day apart. A later time was set by a clock that was ahead. */
const MAX_AHEAD = 2 * DAY

const kindsOf = (kinds: string) => REMINDER_KINDS.filter((kind) => kinds.split(' ').includes(kind))
const mailOf = (row: Pick<ReminderRow, 'kinds' | 'since' | 'language' | 'time_zone'>): ReminderMail => ({
  kinds: kindsOf(row.kinds),
  since: row.since,
  language: row.language,
  timeZone: row.time_zone,
})

/** Reminders by mail: who gets which, and when their answers are checked. Turning reminders off keeps the row, so that the link in every mail works. */
export function reminders(db: Kysely<Tables>, context: Pick<StoreContext, 'vault' | 'now' | 'locks'>) {
  const { now, locks } = context
  const rowOf = (of: Kysely<Tables>, uid: string) =>
    of.selectFrom('reminder_subscription').selectAll().where('uid', '=', uid)

  type Found = ReminderRow & {
    email: string
    verified: boolean | number
    first_name: string | null
    own: Language | null
  }
  const find = (where: ReturnType<typeof sql>, most: number) =>
    sql<Found>`select r.*, u.email, u.${sql.ref('emailVerified')} as verified, p.first_name, p.language as own
      from reminder_subscription r join ${sql.table('user')} u on u.id = r.uid
      left join user_profile p on p.uid = r.uid
      where r.due_at ${where} order by r.due_at limit ${most}`.execute(db)

  return {
    async readReminders(uid: string): Promise<ReminderMail | null> {
      const row = await rowOf(db, uid).executeTakeFirst()
      return row ? mailOf(row) : null
    },

    /** Stores the choice, and returns the kinds before it. */
    saveReminders: (
      uid: string,
      { kinds, language, timeZone, today, dueAt }: ReminderChoice,
    ): Promise<ReminderKind[]> =>
      inTransaction(db, async (tx) => {
        const row = await rowOf(tx, uid)
          .$if(locks, (query) => query.forUpdate())
          .executeTakeFirst()
        const before = kindsOf(row?.kinds ?? '')
        // Turned on again, it starts over.
        const begun =
          row && before.length > 0 ? { since: row.since, through: row.through } : { since: today, through: today }
        const values = {
          ...begun,
          kinds: kinds.join(' '),
          language,
          time_zone: timeZone,
          due_at: kinds.length > 0 ? dueAt.toISOString() : null,
        }
        await tx
          .insertInto('reminder_subscription')
          .values({ uid, token: row?.token ?? newToken(), ...values })
          .onConflict((on) => on.column('uid').doUpdateSet(values))
          .execute()
        return before
      }),

    /** Turns off what the link of a mail is about. The account, and whether any were on; `null` where no mail had this token. */
    async turnOffReminders(token: string): Promise<{ uid: string; wereOn: boolean } | null> {
      const of = { kinds: '', due_at: null }
      const known = await db
        .selectFrom('reminder_subscription')
        .select('uid')
        .where('token', '=', token)
        .executeTakeFirst()
      if (!known) return null
      const { numUpdatedRows } = await db
        .updateTable('reminder_subscription')
        .set(of)
        .where('uid', '=', known.uid)
        .where('token', '=', token)
        .where('kinds', '<>', '')
        .executeTakeFirst()
      return { uid: known.uid, wereOn: numUpdatedRows > 0n }
    },

    /** Accounts whose answers are due to be looked at, at most so many, the longest due first. */
    async dueReminders(most: number): Promise<DueReminders[]> {
      const at = now()
      const { rows } = await find(sql`<= ${at.toISOString()}`, most)
      if (rows.length < most) {
        const ahead = new Date(at.getTime() + MAX_AHEAD).toISOString()
        rows.push(...(await find(sql`> ${ahead}`, most - rows.length)).rows)
      }
      return rows.map((row) => ({
        ...mailOf(row),
        language: row.own ?? row.language,
        uid: row.uid,
        email: row.email,
        emailVerified: Boolean(row.verified),
        firstName: row.first_name ?? '',
        token: row.token,
        dueAt: row.due_at ?? '',
        through: row.through,
      }))
    },

    /**
     * Records a run, and queues its mail in the same transaction. False, changing nothing, where another process has run it
     * or the owner has chosen again since `dueReminders`.
     */
    recordReminderRun: (
      { uid, kinds, dueAt }: Pick<DueReminders, 'uid' | 'kinds' | 'dueAt'>,
      run: ReminderRun,
    ): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('reminder_subscription')
          .set({ due_at: run.dueAt.toISOString(), through: run.through })
          .where('uid', '=', uid)
          .where('due_at', '=', dueAt)
          .where('kinds', '=', kinds.join(' '))
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        if (run.mail) await insertMail(tx, context, { uid, ...run.mail })
        return true
      }),
  }
}
