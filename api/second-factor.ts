import * as z from 'zod/mini'
import { password } from './auth.ts'
import { operation, resource } from './operation.ts'
import { Session } from './session.ts'

/** Six digits from an authenticator app, or a recovery code; spaces, hyphens and case do not count. */
const code = z.string('This must be text.').check(z.maxLength(100, 'This is not a valid code.'))

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
    'After a sign-in whose answer has `secondFactorRequired`, within ten minutes and with the cookie that it set. The code is the six digits of an authenticator app, or a recovery code. Each works once.',
  example: { code: '123456' },
})

export const SecondFactor = z.object({ since: z.nullable(z.iso.datetime()), recoveryCodesLeft: z.number() })
export type SecondFactor = z.infer<typeof SecondFactor>

export const readSecondFactor = operation({
  method: 'GET',
  path: '/api/second-factor',
  access: 'signed-in',
  response: SecondFactor,
  errors: ['two-factor-not-offered'],
  summary: 'Read whether the second factor is on',
})

export const beginSecondFactor = operation({
  method: 'POST',
  path: '/api/second-factor/begin',
  access: 'signed-in',
  request: z.strictObject({ password: z.optional(password) }),
  response: z.object({ key: z.string(), uri: z.string() }),
  errors: [
    'two-factor-not-offered',
    'email-not-verified',
    'wrong-password',
    'fresh-sign-in-needed',
    'second-factor-on',
    'too-many-requests',
  ],
  summary: 'Create a key for an authenticator app',
  description:
    'The second factor is on once a code of this key has been sent. Requires the password or, from an account without one, a sign-in within the last ten minutes. A second call replaces the key.',
  answer: '`key` in base32, for typing; `uri` is the same as an `otpauth:` address, for a QR code.',
  example: { password: 'granite-lantern-meadow' },
})

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

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
  answer: 'The recovery codes, shown only this once.',
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
  summary: 'Create new recovery codes',
  description: 'The earlier codes no longer work. Requires the password or a code.',
  answer: 'The recovery codes, shown only this once.',
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
  description: 'Requires the password or a code.',
  example: { password: 'granite-lantern-meadow' },
})

/** A browser in which the caller is signed in. */
export const Device = z.object({
  id: z.string(),
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
})
export type Device = z.infer<typeof Device>

const Devices = z.object({ devices: z.array(Device) })

export const readDevices = operation({
  method: 'GET',
  path: '/api/devices',
  access: 'signed-in',
  response: Devices,
  errors: ['two-factor-not-offered'],
  summary: 'Read where the caller is signed in',
  answer: 'The caller’s own device, then the most recently used.',
})

export const signOutDevice = operation({
  method: 'POST',
  path: '/api/devices/sign-out',
  access: 'signed-in',
  request: z.strictObject({ id: z.string('This must be text.').check(z.maxLength(100, 'There is no such device.')) }),
  response: Devices,
  errors: ['two-factor-not-offered'],
  summary: 'Sign a device out',
  description: 'Its session and its live streams end at once. An unknown device changes nothing.',
  answer: 'The remaining devices.',
  example: { id: 'the-id-of-a-device' },
})

export const signOutOtherDevices = operation({
  method: 'POST',
  path: '/api/devices/sign-out-others',
  access: 'signed-in',
  response: Devices,
  errors: ['two-factor-not-offered'],
  summary: 'Sign out everywhere else',
  answer: 'The remaining device.',
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
    readDevices,
    signOutDevice,
    signOutOtherDevices,
  },
  schemas: {
    SecondFactor: {
      schema: SecondFactor,
      description: 'The second factor of the account.',
      fields: { since: 'When it was turned on; null while it is off.' },
    },
    Device: {
      schema: Device,
      description: 'A browser in which the owner is signed in.',
      fields: {
        id: 'Identifies the device here. It is not part of the session.',
        browser: 'Its name, or empty if unknown.',
        system: 'Its name, or empty if unknown.',
        address: 'The network address at sign-in, or empty if unknown.',
        lastUsedAt: 'To the day.',
        current: 'Whether it is the caller’s own.',
      },
    },
  },
})
