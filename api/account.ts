import * as z from 'zod/mini'
import { OWN_DATA_FORMAT } from '#domain/import/own-data-format.ts'
import { HealthCareDirective } from '#domain/trust/directive.ts'
import { AccountEvent } from './account-event.ts'
import { email, password } from './accounts.ts'
import { Billing } from './billing.ts'
import { DocumentCopy } from './document-copies.ts'
import { operation } from './operation.ts'
import { Profile } from './profile.ts'
import { Purchase } from './purchase.ts'
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

/**
 * The caller's own data, as a file to save. Wants the password again, or, from an account without one, a new sign-in, in
 * a session that began more than ten minutes ago. Refuses with `invalid-field`, `wrong-password`, `fresh-sign-in-needed`,
 * and with `too-many-requests`, also while another is on its way to the same user.
 */
export const exportOwnData = operation({
  method: 'POST',
  path: '/api/account/export',
  access: 'signed-in',
  request: z.strictObject({ password: z.optional(password) }),
  response: OwnData,
})

/**
 * Deletes the caller's account with everything kept about them, and ends their sessions and live streams. Wants the
 * password again, or, from an account without one, its e-mail address. Refuses with `wrong-password`, `invalid-field`,
 * `too-many-requests`. Answers the session of nobody.
 */
export const deleteAccount = operation({
  method: 'POST',
  path: '/api/account/delete',
  access: 'signed-in',
  request: z.strictObject({
    password: z.optional(password),
    email: z.optional(email),
  }),
  response: Session,
})
