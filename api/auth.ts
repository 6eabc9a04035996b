import * as z from 'zod/mini'
import { line, rejectIf } from '#domain/formats/schemas.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { message } from '#domain/message.ts'
import { PASSWORD_LENGTH } from './limits.ts'
import { operation, resource } from './operation.ts'
import { Session, Spoken } from './session.ts'

/** An email address as typed; `server/auth/credentials.ts` checks its form. */
export const email = z.string('This must be text.').check(
  z.trim(),
  rejectIf((text) =>
    text.length > LIMITS.email
      ? message('An email address has at most {most} characters.', { most: LIMITS.email })
      : undefined,
  ),
  z.maxLength(LIMITS.email),
)
/** A password as typed. `server/auth/credentials.ts` checks its length; this limit only prevents the hashing of megabytes. */
export const password = z.string('This must be text.').check(
  rejectIf((text) =>
    text.length > 1_000
      ? message('Password should be at most {most} characters', { most: PASSWORD_LENGTH.most })
      : undefined,
  ),
  z.maxLength(1_000),
)

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
  summary: 'Create an account',
  description:
    'Creates the account with its profile, and signs the caller in. A link that verifies the address is mailed in `language`.',
  fields: { password: '8 to 128 characters.' },
  example: { email: exampleEmail, password: examplePassword, firstName: 'Ann', lastName: 'Alder' },
})

export const SignInResponse = z.extend(Session, { secondFactorRequired: z.optional(z.literal(true)) })
export type SignInResponse = z.infer<typeof SignInResponse>

/** `user-not-found` and `wrong-password` only with enumeration protection off. */
export const signIn = operation({
  method: 'POST',
  path: '/api/sign-in',
  access: 'anyone',
  request: z.strictObject({ email, password }),
  response: SignInResponse,
  errors: ['invalid-email', 'invalid-credential', 'user-not-found', 'wrong-password', 'too-many-requests'],
  session: 'begins',
  summary: 'Sign in with email address and password',
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
})

const LinkToken = z.string('This must be text.').check(z.maxLength(1_000, 'This is not a valid link token.'))
const Mailed = z.strictObject({ inOutbox: z.boolean() })

/** What ended when the address was first verified, because a stranger may have created it. */
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
    'The response and its time are the same whether or not the address has an account: the server looks it up afterwards. The mail is in the language of the account, else in `language`, else in English.',
  answer: '`inOutbox` is true if this installation sends no mail and its operator finds the link in a file.',
  fields: { language: 'The language of the page.' },
  example: { email: exampleEmail, language: 'es' },
})

export const resetPassword = operation({
  method: 'POST',
  path: '/api/reset-password',
  access: 'anyone',
  request: z.strictObject({ token: LinkToken, password }),
  response: z.strictObject({ ended: z.optional(EndedAccess) }),
  errors: ['invalid-reset-link', 'weak-password', 'too-many-requests'],
  summary: 'Set a new password',
  description:
    'Takes the token of such a link, which works once, for an hour, until a newer one is requested. After `weak-password` it still works. Ends every session of the account. If the address was not verified before, its review links and second factor end too.',
  answer: '`ended` names what else has ended, if the address was not verified before.',
  fields: { password: '8 to 128 characters.' },
  example: { token: 'the-token-of-the-link', password: examplePassword },
})

export const sendVerification = operation({
  method: 'POST',
  path: '/api/email-verification/send',
  access: 'signed-in',
  request: z.strictObject({ language: z.optional(Spoken) }),
  response: Mailed,
  errors: ['not-found', 'too-many-requests'],
  summary: 'Ask for a link that verifies the address',
  description:
    'Sends no mail if the address is verified. The mail is in the language of the account, else in `language`. `not-found` where this installation does not verify addresses.',
  answer: '`inOutbox` is true if this installation sends no mail and its operator finds the link in a file.',
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
    'Takes the token of such a link, which works once, for a day, in a session of the same account. Ends every other session, every review link and the second factor.',
  answer: 'The session, and what else has ended.',
  example: { token: 'the-token-of-the-link' },
})

export const auth = resource({
  tag: 'Signing in',
  operations: { signUp, signIn, signOut, requestPasswordReset, resetPassword, sendVerification, verifyEmail },
  schemas: {
    SignInResponse: {
      schema: SignInResponse,
      description: 'The new session, or that a code is required first.',
      fields: { secondFactorRequired: 'Nobody is signed in yet: finish with a code of the second factor.' },
    },
  },
})
