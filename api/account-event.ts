import * as z from 'zod/mini'

/** The events in the audit log of an account: sign-ins, attempts, and changes to how the owner signs in. */
const accountEventKinds = [
  'signed-up',
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'google-signed-up',
  'google-signed-in',
  'google-linked',
  'address-verified',
  'password-reset-asked',
  'password-reset',
  'data-exported',
  'signed-document-added',
  'signed-document-read',
  'signed-document-removed',
  'export-refused',
  'deletion-refused',
  'second-factor-on',
  'second-factor-off',
  'code-refused',
  'recovery-code-used',
  'recovery-codes-made',
  'device-signed-out',
  'other-devices-signed-out',
  'review-link-made',
  'review-link-revoked',
  'review-opened',
  'review-refused',
  'review-copied',
  'review-commented',
  'review-proposed',
  'review-proposal-withdrawn',
  'reminders-on',
  'reminders-off',
  'reminders-off-by-mail',
  'operator-looked',
] as const
export type AccountEventKind = (typeof accountEventKinds)[number]

/** One line of the audit log. `network` is the caller's address without its last part, see docs/personal-data.md. */
export const AccountEvent = z.object({
  at: z.iso.datetime(),
  event: z.enum(accountEventKinds),
  network: z.string(),
  about: z.optional(z.string()),
})
export type AccountEvent = z.infer<typeof AccountEvent>
