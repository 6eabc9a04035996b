import * as z from 'zod/mini'
import { password } from './accounts.ts'
import { operation } from './operation.ts'
import { Session } from './session.ts'

/** Six digits from an authenticator app, or a recovery code; spaces, hyphens and case do not count. */
const code = z.string('This must be text.').check(z.maxLength(100, 'This is no code.'))

/** The caller's second factor. `since` is when it was turned on (ISO 8601, UTC), null while it is off. */
export const SecondFactor = z.object({ since: z.nullable(z.string()), recoveryCodesLeft: z.number() })
export type SecondFactor = z.infer<typeof SecondFactor>

export const readSecondFactor = operation({
  method: 'GET',
  path: '/api/second-factor',
  access: 'signed-in',
  response: SecondFactor,
})

/**
 * Makes the key for an authenticator app; it counts once {@link confirmSecondFactor} has been given a code of it, and a
 * second call makes another in its place. Wants the password, or, from an account without one, a sign-in of the last ten
 * minutes. Refuses with `email-not-verified`, `wrong-password`, `fresh-sign-in-needed`, `second-factor-on`, `too-many-requests`.
 */
export const beginSecondFactor = operation({
  method: 'POST',
  path: '/api/second-factor/begin',
  access: 'signed-in',
  request: z.strictObject({ password: z.optional(password) }),
  /** `key` is in base32, for typing; `uri` is the same as an `otpauth:` address, for a QR picture. */
  response: z.object({ key: z.string(), uri: z.string() }),
})

/** Ten codes, each of which takes the place of the app's once. They are told here and never again. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** Turns the second factor on, with a code of the app. Refuses with `wrong-code`, `second-factor-off` (none was begun), `second-factor-on`, `too-many-requests`. */
export const confirmSecondFactor = operation({
  method: 'POST',
  path: '/api/second-factor/confirm',
  access: 'signed-in',
  request: z.strictObject({ code }),
  response: RecoveryCodes,
})

/** The password, or a code: of the app or for recovery. */
const proof = z.strictObject({ password: z.optional(password), code: z.optional(code) })
export type SecondFactorProof = z.infer<typeof proof>

/** Refuses with `wrong-password`, `wrong-code`, `second-factor-off`, `too-many-requests`. */
export const turnOffSecondFactor = operation({
  method: 'POST',
  path: '/api/second-factor/off',
  access: 'signed-in',
  request: proof,
  response: z.strictObject({}),
})

/** Makes new recovery codes; the earlier ones end. Refuses as {@link turnOffSecondFactor}. */
export const makeRecoveryCodes = operation({
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  access: 'signed-in',
  request: proof,
  response: RecoveryCodes,
})

/**
 * Ends a sign-in that waits for a code: after the right password, or Google, the browser has a cookie for
 * ten minutes and no session. Refuses with `wrong-code`, `sign-in-expired`, `too-many-requests`.
 */
export const finishSignIn = operation({
  method: 'POST',
  path: '/api/sign-in/code',
  access: 'anyone',
  request: z.strictObject({ code }),
  response: Session,
})
