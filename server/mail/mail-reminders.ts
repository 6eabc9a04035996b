import { dueReminders } from '#domain/calendar/reminders.ts'
import { dateIn, nextHourIn } from '#domain/formats/calendar-date.ts'
import { maskedLabel } from '#domain/trust/masking.ts'
import { DEMO } from '../auth/accounts.ts'
import { type Config, isTestAccount } from '../config.ts'
import { isOfDeletedAccount, isUnavailable } from '../db/database-errors.ts'
import type { DueReminders, ReminderRun } from '../db/reminders.ts'
import type { Store } from '../db/store.ts'
import { DAY, SECOND } from '../durations.ts'
import type { Log } from '../observability/log.ts'
import type { Mailer } from './mailer.ts'
import { messageTranslator, reminderMail } from './reminder-mail.ts'

/** In the account's time zone. */
const MORNING = 8
const EVERY = 10 * SECOND
/** In one run: a link for a new password waits behind at most these. */
const MAX_MAILS = 20
const PAGE = 50
/** Long enough for a weekend on which the mail server is down. */
const MAIL_LASTS = 3 * DAY

/** The next morning in the zone. */
export const nextMorning = (timeZone: string | null, now: Date) => nextHourIn(timeZone ?? 'UTC', MORNING, now)
export const todayIn = (timeZone: string | null, now: Date) => dateIn(timeZone ?? 'UTC', now)

/** Whether reminders can go to this account: nobody reads the mail of the demo account and of one for tests. */
export const getsReminders = (config: Pick<Config, 'testAccount'>, account: { uid: string; email: string }): boolean =>
  account.email !== DEMO.email && !isTestAccount(config, account)

interface Needs {
  config: Pick<Config, 'testAccount' | 'emailVerification' | 'baseUrl'>
  store: Pick<Store, 'dueReminders' | 'readTrust' | 'recordReminderRun'>
  mailer: Pick<Mailer, 'sendDue'>
  log: Log
}

/**
 * Queues the reminders that are due, one mail for each account and morning. Any number of processes may do so on one
 * database: the transaction that queues the mail also advances the last day that was checked.
 */
export function reminderMails({ config, store, mailer, log }: Needs, now = () => new Date()) {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()

  async function mailFor(due: DueReminders, today: string): Promise<ReminderRun['mail']> {
    const { uid, email: to, emailVerified, language, firstName, token } = due
    if (!getsReminders(config, { uid, email: to }) || (config.emailVerification && !emailVerified)) return
    const { record } = await store.readTrust(uid)
    if (!record) return
    const found = dueReminders(record, due, today, messageTranslator(language))
    if (found.length === 0) return
    // A social security number may have been typed into a name.
    const reminders = found.map((each) => ({ ...each, title: maskedLabel(each.title, record) }))
    const mail = reminderMail({
      ...{ to, language, firstName, reminders, token },
      baseUrl: config.baseUrl,
      named: emailVerified,
    })
    return { mail, expiresAt: new Date(now().getTime() + MAIL_LASTS).toISOString() }
  }

  /** Whether a mail was queued. */
  async function look(due: DueReminders): Promise<boolean> {
    const at = now()
    const today = todayIn(due.timeZone, at)
    const dueAt = nextMorning(due.timeZone, at)
    try {
      const mail = await mailFor(due, today)
      // False if another process has done this, or if a clock that was ahead has checked this day before.
      return (await store.recordReminderRun(due, { dueAt, through: today, mail })) && mail !== undefined
    } catch (error) {
      if (isOfDeletedAccount(error)) return false
      if (isUnavailable(error)) throw error
      // Other accounts must not wait for this one. The next morning includes this day.
      log.error('the reminders of an account could not be made', { error: (error as Error).name })
      await store.recordReminderRun(due, { dueAt, through: due.through })
      return false
    }
  }

  /** Queues what is due, up to twenty mails, and returns how many it queued. */
  async function run(): Promise<number> {
    let queued = 0
    while (queued < MAX_MAILS && !stopping.signal.aborted) {
      const due = await store.dueReminders(PAGE)
      for (const each of due) if (queued < MAX_MAILS && !stopping.signal.aborted && (await look(each))) queued += 1
      if (due.length < PAGE) break
    }
    if (queued === 0) return 0
    log.info('reminders queued', { mails: queued })
    mailer.sendDue()
    return queued
  }

  function next(): void {
    timer = setTimeout(() => {
      running = run()
        .catch((error: Error) => {
          if (!stopping.signal.aborted) log.warn('reminders could not be queued', { error: error.name })
        })
        .finally(() => {
          if (!stopping.signal.aborted) next()
        })
    }, EVERY).unref()
  }

  return {
    run,
    /** Queues what is due every few seconds from now on. */
    start: next,
    /** Resolves once nothing more is queued. */
    async close(): Promise<void> {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
export type ReminderMails = ReturnType<typeof reminderMails>
