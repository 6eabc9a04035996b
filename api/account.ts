import * as z from 'zod/mini'
import { PERSONAL_DATA_FORMAT } from '#domain/import/personal-data.ts'
import { HealthCareDirective } from '#domain/trust/directive.ts'
import { AccountEvent } from './account-event.ts'
import { email, password } from './auth.ts'
import { DownloadRecord, SignedDocument } from './documents.ts'
import { operation, resource } from './operation.ts'
import { MailFailure } from './operator.ts'
import { Payment } from './payments.ts'
import { Profile } from './profile.ts'
import { Billing, Purchase } from './purchases.ts'
import { ReminderSubscription } from './reminders.ts'
import { ReviewComment, ReviewLink } from './review-links.ts'
import { ReviewProposal } from './review-proposals.ts'
import { Session } from './session.ts'
import { PatchEvent, TrustState } from './trust.ts'

export const Account = z.object({ hasPassword: z.boolean() })
export type Account = z.infer<typeof Account>

export const readAccount = operation({
  method: 'GET',
  path: '/api/account',
  access: 'signed-in',
  response: Account,
  summary: 'How the owner signs in',
})

export const readActivity = operation({
  method: 'GET',
  path: '/api/account/activity',
  access: 'signed-in',
  response: z.object({ events: z.array(AccountEvent) }),
  summary: 'Read the audit log of the account',
  answer: 'The newest hundred events, newest first.',
})

/** Everything stored about a user, social security numbers in full. Instants are ISO 8601 in UTC. */
export const PersonalData = z.object({
  /** Increases when older files could be misread. */
  format: z.literal(PERSONAL_DATA_FORMAT),
  exportedAt: z.iso.datetime(),
  profile: Profile,
  trust: TrustState,
  /** Every change of the trust, oldest first. */
  changes: z.array(PatchEvent),
  /** The versions that restored earlier answers, oldest first. */
  restores: z.array(z.object({ version: z.number(), restoredFrom: z.number() })),
  /** Which documents were downloaded or printed, newest first. */
  documentCopies: z.array(DownloadRecord),
  /** Oldest first, without their content, which `readSignedPiece` has; absent if there is none. */
  signedDocuments: z.optional(z.array(SignedDocument)),
  healthCareDirective: z.nullable(HealthCareDirective),
  billing: z.nullable(Billing),
  /** Oldest first. */
  purchases: z.array(Purchase),
  /** Through Stripe, newest first. */
  payments: z.optional(z.array(Payment)),
  /** By mail; absent if they were never on. */
  reminders: z.optional(ReminderSubscription),
  /** How the user can sign in; `id` is the provider's id for the user, for a password the uid. */
  logins: z.array(z.object({ provider: z.string(), id: z.string(), createdAt: z.string() })),
  sessions: z.array(
    z.object({ createdAt: z.string(), expiresAt: z.string(), address: z.string(), browser: z.string() }),
  ),
  /** Only when it is on. Never its key or codes. */
  secondFactor: z.optional(z.object({ since: z.string(), recoveryCodesLeft: z.number() })),
  /** The newest thousand of the last year, oldest first. */
  accountEvents: z.array(AccountEvent),
  /** Mails to the user that were given up in the last ninety days, newest first; absent if there was none. */
  mailFailures: z.optional(z.array(MailFailure)),
  /** Links newest first, their comments and proposals oldest first; absent if there never was one. */
  reviewLinks: z.optional(z.array(ReviewLink)),
  reviewComments: z.optional(z.array(ReviewComment)),
  reviewProposals: z.optional(z.array(ReviewProposal)),
})
export type PersonalData = z.infer<typeof PersonalData>

/** Also answers `too-many-requests` while another export runs for the same user. */
export const exportPersonalData = operation({
  method: 'POST',
  path: '/api/account/export',
  access: 'signed-in',
  request: z.strictObject({ password: z.optional(password) }),
  response: PersonalData,
  errors: ['wrong-password', 'fresh-sign-in-needed', 'too-many-requests'],
  summary: 'Export everything stored about the caller',
  description:
    'A file to save, with social security numbers in full. One at a time for each account. In a session that began more than ten minutes ago it requires the password or, from an account without one, a new sign-in.',
  example: { password: 'granite-lantern-meadow' },
})

export const deleteAccount = operation({
  method: 'POST',
  path: '/api/account/delete',
  access: 'signed-in',
  request: z.strictObject({
    password: z.optional(password),
    email: z.optional(email),
  }),
  response: Session,
  errors: ['wrong-password', 'too-many-requests'],
  session: 'ends',
  summary: 'Delete the account',
  description:
    'Deletes everything stored about its owner, and ends their sessions and live streams. Requires the password or, from an account without one, its email address. It cannot be undone.',
  example: { password: 'granite-lantern-meadow' },
})

export const account = resource({
  tag: 'Account and data',
  operations: { readAccount, readActivity, exportPersonalData, deleteAccount },
  schemas: {
    Account: {
      schema: Account,
      description: 'How the owner signs in.',
      fields: { hasPassword: 'False for an account that signs in through another provider only.' },
    },
    PersonalData: {
      schema: PersonalData,
      description: 'Everything stored about the owner of the account.',
      fields: {
        format: 'The version of this format.',
        changes: 'Every change of the trust, oldest first.',
        logins: 'How the owner can sign in.',
        accountEvents: 'The newest thousand events of the last year, oldest first.',
      },
    },
    AccountEvent: {
      schema: AccountEvent,
      description: 'A line of the account’s audit log.',
      fields: { network: 'The caller’s network address without its last part.', about: 'The id of a review link.' },
    },
  },
})
