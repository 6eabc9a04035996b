import * as z from 'zod/mini'
import { OWN_DATA_FORMAT } from '#domain/import/own-data-format.ts'
import { HealthCareDirective } from '#domain/trust/directive.ts'
import { AccountEvent } from './account-event.ts'
import { email, password } from './auth.ts'
import { DocumentCopy } from './documents.ts'
import { INSTANT, operation, resource } from './operation.ts'
import { Profile } from './profile.ts'
import { Billing, Purchase } from './purchases.ts'
import { ReviewComment, ReviewLink } from './review-links.ts'
import { Session } from './session.ts'
import { PatchEvent, TrustState } from './trust.ts'

/** How the owner of the account proves who they are. */
export const Account = z.object({
  /** False for an account that only signs in through another provider. */
  hasPassword: z.boolean(),
})
export type Account = z.infer<typeof Account>

export const readAccount = operation({
  method: 'GET',
  path: '/api/account',
  access: 'signed-in',
  response: Account,
  summary: 'How the owner signs in',
  answer: 'Whether the account has a password.',
})

/** Everything that is kept about a user, whole: their own social security numbers too. Instants are ISO 8601 in UTC. */
export const OwnData = z.object({
  /** How this is laid out; it counts up when files from before could be misread. */
  format: z.literal(OWN_DATA_FORMAT),
  exportedAt: z.string(),
  profile: Profile,
  trust: TrustState,
  /** Every change that led to the trust, oldest first: earlier answers stay stored. */
  changes: z.array(PatchEvent),
  /** The versions that brought earlier answers back, and which these were, oldest first. */
  restores: z.array(z.object({ version: z.number(), restoredFrom: z.number() })),
  /** Which documents were downloaded or printed, newest first. */
  documentCopies: z.array(DocumentCopy),
  healthCareDirective: z.nullable(HealthCareDirective),
  billing: z.nullable(Billing),
  /** Oldest first. */
  purchases: z.array(Purchase),
  /** How the user can log in; `id` is the provider's own for the user, for a password the uid. */
  logins: z.array(z.object({ provider: z.string(), id: z.string(), createdAt: z.string() })),
  /** Where the user is logged in. */
  sessions: z.array(
    z.object({ createdAt: z.string(), expiresAt: z.string(), address: z.string(), browser: z.string() }),
  ),
  /** The second factor, when it is on. Never its key or codes. */
  secondFactor: z.optional(z.object({ since: z.string(), recoveryCodesLeft: z.number() })),
  /** What happened to the account, oldest first: the newest thousand of the last year. */
  accountEvents: z.array(AccountEvent),
  /** Links for readers, newest first, and what was remarked through them, oldest first; absent when there was never one. */
  reviewLinks: z.optional(z.array(ReviewLink)),
  reviewComments: z.optional(z.array(ReviewComment)),
})
export type OwnData = z.infer<typeof OwnData>

/** Also answers `too-many-requests` while another export runs for the same user. */
export const exportOwnData = operation({
  method: 'POST',
  path: '/api/account/export',
  access: 'signed-in',
  request: z.strictObject({ password: z.optional(password) }),
  response: OwnData,
  errors: ['wrong-password', 'fresh-sign-in-needed', 'too-many-requests'],
  summary: 'Everything that is kept about the caller',
  description:
    'Whole, the caller’s own social security numbers too, as a file to save. One at a time for each account. In a session that began more than ten minutes ago it wants the password again or, from an account without one, a new sign-in.',
  answer: 'The caller’s own data.',
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
    'With everything that is kept about its owner; their sessions and live streams end. Wants the password again or, from an account without one, its email address. It cannot be undone.',
  answer: 'The session of nobody.',
  example: { password: 'granite-lantern-meadow' },
})

export const account = resource({
  tag: 'Account and data',
  operations: { readAccount, exportOwnData, deleteAccount },
  schemas: {
    Account: {
      schema: Account,
      description: 'How the owner signs in.',
      fields: { hasPassword: 'False for an account that signs in only through another provider.' },
    },
    OwnData: {
      schema: OwnData,
      description: 'Everything that is kept about the owner of the account.',
      fields: {
        format: 'How this is laid out.',
        exportedAt: INSTANT,
        changes: 'Every change that led to the trust, oldest first.',
        purchases: 'Oldest first.',
        logins: 'How the owner can sign in.',
        sessions: 'Where the owner is signed in.',
        accountEvents: 'What happened to the account, oldest first: the newest thousand of the last year.',
      },
    },
    AccountEvent: {
      schema: AccountEvent,
      description: 'Something that happened to the account.',
      fields: { at: INSTANT, network: 'The caller’s network address without its last part.', about: 'A link’s id.' },
    },
  },
})
