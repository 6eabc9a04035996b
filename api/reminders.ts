import * as z from 'zod/mini'
import { REMINDER_KINDS } from '#domain/calendar/reminder.ts'
import { isTimeZone } from '#domain/formats/calendar-date.ts'
import { operation, resource } from './operation.ts'
import { Spoken } from './session.ts'

const kinds = z.array(z.enum(REMINDER_KINDS, 'This must be review, taxes, funding or shares.'))

/** The reminders that an account gets by mail. */
export const ReminderSettings = z.object({
  kinds,
  timeZone: z.nullable(z.string()),
  offered: z.boolean(),
})
export type ReminderSettings = z.infer<typeof ReminderSettings>

/** The same for the export. `since` is a calendar date. */
export const ReminderSubscription = z.object({
  kinds,
  since: z.string(),
  language: Spoken,
  timeZone: z.nullable(z.string()),
})

export const readReminders = operation({
  method: 'GET',
  path: '/api/reminders',
  access: 'signed-in',
  response: ReminderSettings,
  summary: 'Read which reminders come by mail',
})

export const changeReminders = operation({
  method: 'PUT',
  path: '/api/reminders',
  access: 'signed-in',
  request: z.strictObject({
    kinds: kinds.check(z.maxLength(REMINDER_KINDS.length, 'Please name each kind only once.')),
    language: z.optional(Spoken),
    timeZone: z.optional(
      z.string().check(z.maxLength(64, 'This is not a time zone.'), z.refine(isTimeZone, 'This is not a time zone.')),
    ),
  }),
  response: ReminderSettings,
  errors: ['email-not-verified', 'reminders-not-offered'],
  summary: 'Choose which reminders come by mail',
  description:
    'An empty `kinds` turns reminders off. Mail is sent in the morning in the time zone, and in `language` unless the account has chosen another.',
  fields: { timeZone: 'An IANA time zone, such as America/Denver. Without one, UTC.' },
  example: { kinds: ['review', 'taxes'], timeZone: 'America/Denver' },
})

export const turnOffReminders = operation({
  method: 'POST',
  path: '/api/reminders/turn-off',
  access: 'anyone',
  request: z.strictObject({ token: z.string().check(z.maxLength(100, 'This link is not complete.')) }),
  response: z.object({}),
  errors: ['invalid-unsubscribe-link', 'too-many-requests'],
  summary: 'Turn off reminders through the link of a mail',
  description:
    'The link keeps working as long as the account exists. Mail programs send the same request as `POST /unsubscribe?token=…` (RFC 8058).',
  example: { token: 'the-token-of-the-link' },
})

export const reminders = resource({
  tag: 'Reminders by mail',
  operations: { readReminders, changeReminders, turnOffReminders },
  schemas: {
    ReminderSettings: {
      schema: ReminderSettings,
      description: 'The reminders that the account gets by mail.',
      fields: {
        kinds:
          '`review`: a yearly review of the trust. `taxes`: tax returns, yearly. `funding`: moving assets into the trust. `shares`: a beneficiary reaches a distribution age.',
        timeZone: 'Mail is sent in the morning in this zone. Null: UTC.',
        offered: 'False for demo and test accounts, which get none.',
      },
    },
  },
})
