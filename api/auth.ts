import * as z from 'zod/mini'
import { line } from '#domain/formats/text.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { PASSWORD_LENGTH } from './limits.ts'
import { operation, resource } from './operation.ts'
import { Session, Spoken } from './session.ts'

/** An e-mail address as typed; `server/auth` checks its form. */
export const email = z
  .string('This must be text.')
  .check(z.trim(), z.maxLength(LIMITS.email, `An email address has at most ${LIMITS.email} characters.`))
/** A password as typed. `server/auth` checks its length; this bound only prevents the hashing of megabytes. */
export const password = z
  .string('This must be text.')
  .check(z.maxLength(1_000, `Password should be at most ${PASSWORD_LENGTH.most} characters`))

const exampleEmail = 'ann@family.example'
const examplePassword = 'granite-lantern-meadow'

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
  errors: ['invalid-email', 'weak-password', 'email-already-in-use', 'too-many-requests'],
  session: 'begins',
  summary: 'Make an account',
  description:
    'Makes the account with its profile, and signs the caller in. A link that verifies the address is mailed in `language`.',
  answer: 'The session that has begun.',
  fields: { password: '8 to 128 characters.' },
  example: { email: exampleEmail, password: examplePassword, firstName: 'Ann', lastName: 'Alder' },
})

/** `codeWanted`: nobody is signed in yet; `POST /api/sign-in/code` with a code of the second factor finishes the sign-in. */
export const SignInAnswer = z.extend(Session, { codeWanted: z.optional(z.literal(true)) })
export type SignInAnswer = z.infer<typeof SignInAnswer>

/** `user-not-found` and `wrong-password` only with enumeration protection off. */
export const signIn = operation({
  method: 'POST',
  path: '/api/sign-in',
  access: 'anyone',
  request: z.strictObject({ email, password }),
  response: SignInAnswer,
  errors: ['invalid-email', 'invalid-credential', 'user-not-found', 'wrong-password', 'too-many-requests'],
  session: 'begins',
  summary: 'Sign in with email address and password',
  answer: 'The session that has begun.',
  example: { email: exampleEmail, password: examplePassword },
})

export const signOut = operation({
  method: 'POST',
  path: '/api/sign-out',
  access: 'anyone',
  response: Session,
  session: 'ends',
  summary: 'Sign out',
  description: 'Ends the caller’s session and its live streams. Without a session it changes nothing.',
  answer: 'The session of nobody.',
})

const LinkToken = z.string('This must be text.').check(z.maxLength(1_000, 'This is not the token of a link.'))
/** `inOutbox`: this installation sends no mail, and its operator finds the link in a file. */
const Mailed = z.strictObject({ inOutbox: z.boolean() })

/** What else ended when the owner of the address was first known: it may have been made by someone else. */
export const EndedAccess = z.object({ reviewLinks: z.number(), secondFactor: z.boolean() })
export type EndedAccess = z.infer<typeof EndedAccess>

export const requestPasswordReset = operation({
  method: 'POST',
  path: '/api/request-password-reset',
  access: 'anyone',
  request: z.strictObject({ email, language: z.optional(Spoken) }),
  response: Mailed,
  errors: ['invalid-email', 'too-many-requests'],
  summary: 'Ask for a link to set a new password',
  description:
    'Answers alike, and as soon, whether or not the address has an account: that is found out after the answer. The mail is in the language of the account, and for an account that has never chosen one in `language`; without either, in English.',
  answer: '`inOutbox` is true where this installation sends no mail and its operator finds the link in a file.',
  fields: { language: 'Of the page on which it is asked for.' },
  example: { email: exampleEmail, language: 'es' },
})

/** After `weak-password` the link can be used again. */
export const resetPassword = operation({
  method: 'POST',
  path: '/api/reset-password',
  access: 'anyone',
  request: z.strictObject({ token: LinkToken, password }),
  response: z.strictObject({ ended: z.optional(EndedAccess) }),
  errors: ['invalid-reset-link', 'weak-password', 'too-many-requests'],
  summary: 'Set a new password',
  description:
    'Takes the token of such a link, which works once, for an hour, and until a newer one is asked for. Ends every session of the account. If the address was not verified before, its review links and second factor end too.',
  answer: '`ended` tells what else has ended, if the address was not verified before.',
  fields: { password: '8 to 128 characters.' },
  example: { token: 'the-token-of-the-link', password: examplePassword },
})

/** `not-found`: this installation does not verify addresses. */
export const sendVerification = operation({
  method: 'POST',
  path: '/api/email-verification/send',
  access: 'signed-in',
  request: z.strictObject({ language: z.optional(Spoken) }),
  response: Mailed,
  errors: ['not-found', 'too-many-requests'],
  summary: 'Ask for a link that verifies the address',
  description:
    'Nothing is mailed if the address is verified. The mail is in the language of the account, and for an account that has never chosen one in `language`.',
  answer: '`inOutbox` is true where this installation sends no mail and its operator finds the link in a file.',
  example: { language: 'es' },
})

/** The mailbox shows who owns the address; the session shows that the same person knows the password. */
export const verifyEmail = operation({
  method: 'POST',
  path: '/api/email-verification/confirm',
  access: 'signed-in',
  request: z.strictObject({ token: LinkToken }),
  response: z.object({ session: Session, ended: EndedAccess }),
  errors: ['not-found', 'invalid-verification-link', 'too-many-requests'],
  summary: 'Verify the address',
  description:
    'Takes the token of such a link, which works once, for a day, in a session of the same account. Every other session, every review link and a second factor from before end.',
  answer: 'The session, and what else has ended.',
  example: { token: 'the-token-of-the-link' },
})

export const auth = resource({
  tag: 'Signing in',
  operations: { signUp, signIn, signOut, requestPasswordReset, resetPassword, sendVerification, verifyEmail },
  schemas: {
    SignInAnswer: {
      schema: SignInAnswer,
      description: 'The session that has begun, or that a code is wanted first.',
      fields: { codeWanted: 'Nobody is signed in yet: finish with a code of the second factor.' },
    },
  },
})
