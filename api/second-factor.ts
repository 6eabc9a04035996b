import * as z from 'zod/mini'
import { password } from './auth.ts'
import { INSTANT, operation, resource } from './operation.ts'
import { Session } from './session.ts'

/** Six digits from an authenticator app, or a recovery code; spaces, hyphens and case do not count. */
const code = z.string('This must be text.').check(z.maxLength(100, 'This is no code.'))

/** After the right password, or Google, the browser has a cookie for ten minutes and no session. */
export const finishSignIn = operation({
  method: 'POST',
  path: '/api/sign-in/code',
  access: 'anyone',
  request: z.strictObject({ code }),
  response: Session,
  errors: ['two-factor-not-offered', 'wrong-code', 'sign-in-expired', 'too-many-requests'],
  session: 'begins',
  summary: 'Finish a sign-in with a code',
  description:
    'After a sign-in whose answer has `codeWanted`, within ten minutes and with the cookie that it set. The code is the six digits of an authenticator app, or a recovery code; each is taken once.',
  answer: 'The session that has begun.',
  example: { code: '123456' },
})

/** The caller's second factor. `since` is when it was turned on (ISO 8601, UTC), null while it is off. */
export const SecondFactor = z.object({ since: z.nullable(z.string()), recoveryCodesLeft: z.number() })
export type SecondFactor = z.infer<typeof SecondFactor>

export const readSecondFactor = operation({
  method: 'GET',
  path: '/api/second-factor',
  access: 'signed-in',
  response: SecondFactor,
  errors: ['two-factor-not-offered'],
  summary: 'Read whether the second factor is on',
  answer: 'Since when, or null while it is off, and how many recovery codes are left.',
})

/** A second call replaces the key of the first. */
export const beginSecondFactor = operation({
  method: 'POST',
  path: '/api/second-factor/begin',
  access: 'signed-in',
  request: z.strictObject({ password: z.optional(password) }),
  /** `key` is in base32, for typing; `uri` is the same as an `otpauth:` address, for a QR picture. */
  response: z.object({ key: z.string(), uri: z.string() }),
  errors: [
    'two-factor-not-offered',
    'email-not-verified',
    'wrong-password',
    'fresh-sign-in-needed',
    'second-factor-on',
    'too-many-requests',
  ],
  summary: 'Make a key for an authenticator app',
  description:
    'It counts once a code of it has been given. Wants the password or, from an account without one, a sign-in of the last ten minutes.',
  answer: 'The key in base32, and the same as an `otpauth:` address.',
  example: { password: 'granite-lantern-meadow' },
})

/** Ten codes, each of which replaces a code of the app once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** `second-factor-off`: none was begun. */
export const confirmSecondFactor = operation({
  method: 'POST',
  path: '/api/second-factor/confirm',
  access: 'signed-in',
  request: z.strictObject({ code }),
  response: RecoveryCodes,
  errors: [
    'two-factor-not-offered',
    'email-not-verified',
    'wrong-code',
    'second-factor-on',
    'second-factor-off',
    'too-many-requests',
  ],
  summary: 'Turn the second factor on',
  answer: 'The recovery codes, which are never told again.',
  example: { code: '123456' },
})

/** The password, or a code: of the app or for recovery. */
const proof = z.strictObject({ password: z.optional(password), code: z.optional(code) })
export type SecondFactorProof = z.infer<typeof proof>

export const makeRecoveryCodes = operation({
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  access: 'signed-in',
  request: proof,
  response: RecoveryCodes,
  errors: ['two-factor-not-offered', 'wrong-password', 'wrong-code', 'second-factor-off', 'too-many-requests'],
  summary: 'Make new recovery codes',
  description: 'The earlier ones end. Wants the password, or a code.',
  answer: 'The recovery codes, which are never told again.',
  example: { password: 'granite-lantern-meadow' },
})

export const turnOffSecondFactor = operation({
  method: 'POST',
  path: '/api/second-factor/off',
  access: 'signed-in',
  request: proof,
  response: z.strictObject({}),
  errors: ['two-factor-not-offered', 'wrong-password', 'wrong-code', 'second-factor-off', 'too-many-requests'],
  summary: 'Turn the second factor off',
  description: 'Wants the password, or a code.',
  answer: 'An empty object.',
  example: { password: 'granite-lantern-meadow' },
})

export const secondFactor = resource({
  tag: 'Second factor and devices',
  operations: {
    finishSignIn,
    readSecondFactor,
    beginSecondFactor,
    confirmSecondFactor,
    makeRecoveryCodes,
    turnOffSecondFactor,
  },
  schemas: {
    SecondFactor: {
      schema: SecondFactor,
      description: 'The second factor of the account.',
      fields: { since: { description: 'Null while it is off.', ...INSTANT } },
    },
  },
})
