import * as z from 'zod/mini'
import { line } from '#domain/formats/text.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { operation } from './operation.ts'
import { PASSWORD_LENGTH } from './password-length.ts'
import { Session, Spoken } from './session.ts'

/** An e-mail address as typed; its form is judged where accounts are kept. */
export const email = z
  .string('This must be text.')
  .check(z.trim(), z.maxLength(LIMITS.email, `An email address has at most ${LIMITS.email} characters.`))
/** A password as typed. The length proper is judged where accounts are kept; this bound only spares the hashing of megabytes. */
export const password = z
  .string('This must be text.')
  .check(z.maxLength(1_000, `Password should be at most ${PASSWORD_LENGTH.most} characters`))

/** `codeWanted`: nobody is signed in yet, and {@link finishSignIn} is waited for, with a code of the account's second factor. */
export const SignInAnswer = z.extend(Session, { codeWanted: z.optional(z.literal(true)) })
export type SignInAnswer = z.infer<typeof SignInAnswer>

/** Signs in with e-mail and password. Refuses with `invalid-credential` (or, with enumeration protection off, `user-not-found` and `wrong-password`), `too-many-requests`. */
export const signIn = operation({
  method: 'POST',
  path: '/api/sign-in',
  access: 'anyone',
  request: z.strictObject({ email, password }),
  response: SignInAnswer,
})

/**
 * Creates an account with its profile, signs in, and mails a link for {@link verifyEmail} in `language`. Refuses with `email-already-in-use`, `weak-password`, `invalid-email`, `too-many-requests`.
 */
export const signUp = operation({
  method: 'POST',
  path: '/api/sign-up',
  access: 'anyone',
  request: z.strictObject({
    email,
    password,
    firstName: line(LIMITS.name, 'First name is required'),
    lastName: line(LIMITS.name, 'Last name is required'),
    language: z.optional(Spoken),
  }),
  response: Session,
})

/** Ends the caller's session and its live streams. */
export const signOut = operation({ method: 'POST', path: '/api/sign-out', access: 'anyone', response: Session })
