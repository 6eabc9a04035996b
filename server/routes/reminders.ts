import { pages } from '#api/pages.ts'
import { changeReminders, type ReminderSettings, readReminders, turnOffReminders } from '#api/reminders.ts'
import { REMINDER_KINDS } from '#domain/calendar/reminder.ts'
import { tooMany } from '../auth/rate-limits.ts'
import type { Caller } from '../auth/sessions.ts'
import { MINUTE } from '../durations.ts'
import { ApiError } from '../errors.ts'
import { getsReminders, nextMorning, todayIn } from '../mail/mail-reminders.ts'
import { authenticatedRoute, publicRoute, type RouteContext } from './middleware/route.ts'

export function reminderRoutes(context: RouteContext): void {
  const { accounts, app, addressOf, admit, config, now, rateLimits, store } = context
  const { auditLog, verification } = accounts
  // What succeeds does not count: a mail provider turns off for many people from one address.
  const failures = rateLimits('reminder-link', 100, 15 * MINUTE)

  async function settingsOf({ uid, email }: Caller): Promise<ReminderSettings> {
    const stored = await store.readReminders(uid)
    return {
      kinds: [...(stored?.kinds ?? [])],
      timeZone: stored?.timeZone ?? null,
      offered: getsReminders(config, { uid, email }),
    }
  }

  async function turnOff(token: string, address: string): Promise<void> {
    const wait = await failures.add(address)
    if (wait > 0) throw tooMany(wait)
    const found = await store.turnOffReminders(token)
    if (!found)
      throw new ApiError(
        'invalid-unsubscribe-link',
        'This link does not work. It may be incomplete, or its account may have been deleted. Please open it from the email again.',
      )
    await failures.undo(address)
    if (found.wereOn) await auditLog.record(found.uid, 'reminders-off-by-mail', address)
  }

  authenticatedRoute(context, readReminders, ({ caller }) => settingsOf(caller))

  authenticatedRoute(context, changeReminders, async ({ caller, body, address }) => {
    const { language = 'en', timeZone = null } = body
    const kinds = REMINDER_KINDS.filter((kind) => body.kinds.includes(kind))
    if (kinds.length > 0) {
      if (!getsReminders(config, caller))
        throw new ApiError('reminders-not-offered', 'Demo and test accounts get no reminders by email.')
      await verification.check(caller)
    }
    const at = now()
    const choice = { kinds, language, timeZone, today: todayIn(timeZone, at), dueAt: nextMorning(timeZone, at) }
    const before = await store.saveReminders(caller.uid, choice)
    if (before.length > 0 !== kinds.length > 0)
      await auditLog.record(caller.uid, kinds.length > 0 ? 'reminders-on' : 'reminders-off', address)
    return settingsOf(caller)
  })

  publicRoute(context, turnOffReminders, async ({ body: { token }, address }) => {
    await turnOff(token, address)
    return {}
  })

  // Not an operation of the API: its caller is a mail program, without a session and from anywhere (RFC 8058). What it sends
  // says nothing that the address does not, and is not read.
  app.post(pages.unsubscribe, async (c) => {
    c.header('connection', 'close')
    c.header('cache-control', 'no-store')
    const address = addressOf(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for') ?? null)
    await admit(() => turnOff(c.req.query('token') ?? '', address))
    return c.text('The reminders are off.')
  })
}
