import * as z from 'zod/mini'
import { email, password } from './accounts.ts'
import { EndedAccess, LinkToken, Mailed } from './email-verification.ts'
import { operation } from './operation.ts'
import { Spoken } from './session.ts'

/**
 * Asks for a mail with a link for setting a new password. Answers alike, and as soon, whether or not the address has an
 * account: that is found out after the answer. `language` is of the mail, for an account that has never chosen one. Refuses with `invalid-email`, `too-many-requests`.
 */
export const requestPasswordReset = operation({
  method: 'POST',
  path: '/api/request-password-reset',
  access: 'anyone',
  request: z.strictObject({ email, language: z.optional(Spoken) }),
  response: Mailed,
})

/**
 * Sets a new password with the token of such a link, which works once, for an hour, and until a newer one is asked for.
 * Ends every session of the account with its live streams, the caller's too if it is one of them. `ended` is there when the
 * address of the account was not verified before: what else has ended then. Refuses with `invalid-reset-link`, `weak-password` (the link can be used again), `too-many-requests`.
 */
export const resetPassword = operation({
  method: 'POST',
  path: '/api/reset-password',
  access: 'anyone',
  request: z.strictObject({ token: LinkToken, password }),
  response: z.strictObject({ ended: z.optional(EndedAccess) }),
})
