import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { Session, Spoken } from './session.ts'

/** What else ended when the owner of the address was first known: it may have been made by someone else. */
export const EndedAccess = z.object({ reviewLinks: z.number(), secondFactor: z.boolean() })
export type EndedAccess = z.infer<typeof EndedAccess>

/** Of a link that was mailed. */
export const LinkToken = z.string('This must be text.').check(z.maxLength(1_000, 'This is not the token of a link.'))
/** `inOutbox`: this installation sends no mail, and its operator finds the link in a file. */
export const Mailed = z.strictObject({ inOutbox: z.boolean() })

/**
 * Mails the caller a link for {@link verifyEmail}, if the address is not verified yet. `language` is of the mail, for an
 * account that has never chosen one. Refuses with `not-found` (this installation does not verify addresses), `too-many-requests`.
 */
export const sendVerification = operation({
  method: 'POST',
  path: '/api/email-verification/send',
  access: 'signed-in',
  request: z.strictObject({ language: z.optional(Spoken) }),
  response: Mailed,
})

/**
 * Verifies the caller's address with the token of such a link, which works once, for a day, and only for a session of its own
 * account: the mailbox shows who owns the address, the session shows that the same person knows the password. Ends every
 * other session, every review link and a second factor from before. Refuses with `not-found`, `invalid-verification-link`, `too-many-requests`.
 */
export const verifyEmail = operation({
  method: 'POST',
  path: '/api/email-verification/confirm',
  access: 'signed-in',
  request: z.strictObject({ token: LinkToken }),
  response: z.object({ session: Session, ended: EndedAccess }),
})
