import { readDevices, signOutDevice, signOutOtherDevices } from '../devices.ts'
import type { ErrorCode } from '../operation.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  finishSignIn,
  makeRecoveryCodes,
  readSecondFactor,
  turnOffSecondFactor,
} from '../second-factor.ts'
import type { DescribedOperation } from './described-operation.ts'

const tag = 'Second factor and devices'
const password = 'granite-lantern-meadow'
const refusals = (...codes: ErrorCode[]): ErrorCode[] => ['two-factor-not-offered', ...codes]

export const secondFactor: readonly DescribedOperation[] = [
  {
    operation: finishSignIn,
    id: 'finishSignIn',
    tag,
    summary: 'Finish a sign-in with a code',
    description:
      'After a sign-in whose answer has `codeWanted`, within ten minutes and with the cookie that it set. The code is the six digits of an authenticator app, or a recovery code; each is taken once.',
    answer: 'The session that has begun.',
    refusals: refusals('wrong-code', 'sign-in-expired', 'too-many-requests'),
    session: 'begins',
    example: { code: '123456' },
  },
  {
    operation: readSecondFactor,
    id: 'readSecondFactor',
    tag,
    summary: 'Read whether the second factor is on',
    answer: 'Since when, or null while it is off, and how many recovery codes are left.',
    refusals: refusals(),
  },
  {
    operation: beginSecondFactor,
    id: 'beginSecondFactor',
    tag,
    summary: 'Make a key for an authenticator app',
    description:
      'It counts once a code of it has been given. Wants the password or, from an account without one, a sign-in of the last ten minutes.',
    answer: 'The key in base32, and the same as an `otpauth:` address.',
    refusals: refusals(
      'email-not-verified',
      'wrong-password',
      'fresh-sign-in-needed',
      'second-factor-on',
      'too-many-requests',
    ),
    example: { password },
  },
  {
    operation: confirmSecondFactor,
    id: 'confirmSecondFactor',
    tag,
    summary: 'Turn the second factor on',
    answer: 'The recovery codes, which are never told again.',
    refusals: refusals(
      'email-not-verified',
      'wrong-code',
      'second-factor-on',
      'second-factor-off',
      'too-many-requests',
    ),
    example: { code: '123456' },
  },
  {
    operation: makeRecoveryCodes,
    id: 'makeRecoveryCodes',
    tag,
    summary: 'Make new recovery codes',
    description: 'The earlier ones end. Wants the password, or a code.',
    answer: 'The recovery codes, which are never told again.',
    refusals: refusals('wrong-password', 'wrong-code', 'second-factor-off', 'too-many-requests'),
    example: { password },
  },
  {
    operation: turnOffSecondFactor,
    id: 'turnOffSecondFactor',
    tag,
    summary: 'Turn the second factor off',
    description: 'Wants the password, or a code.',
    answer: 'An empty object.',
    refusals: refusals('wrong-password', 'wrong-code', 'second-factor-off', 'too-many-requests'),
    example: { password },
  },
  {
    operation: readDevices,
    id: 'readDevices',
    tag,
    summary: 'Read where the caller is signed in',
    answer: 'Every device, the caller’s own first.',
    refusals: refusals(),
  },
  {
    operation: signOutDevice,
    id: 'signOutDevice',
    tag,
    summary: 'Sign a device out',
    description: 'Its session and its live streams end at once. A device that is not there changes nothing.',
    answer: 'The devices that are left.',
    refusals: refusals(),
    example: { id: 'the-id-of-a-device' },
  },
  {
    operation: signOutOtherDevices,
    id: 'signOutOtherDevices',
    tag,
    summary: 'Sign out everywhere else',
    answer: 'The device that is left.',
    refusals: refusals(),
  },
]
