import { expect, test } from 'vitest'
import { isSession } from './session-in-page.ts'

const user = { uid: 'u1', email: 'a@b.example', displayName: 'Ada', hasPaid: false, packageType: null, language: null }
const installation = { paymentCheck: false }

test.each([
  [{ user, installation }, true],
  [{ user: null, installation }, true],
  [{ user: null, installation: { paymentCheck: true, google: true } }, true],
  [{ user: null }, false],
  [{ installation }, false],
  [{ user: null, installation: {} }, false],
  [{ user: { ...user, uid: 1 }, installation }, false],
  [{ user: { ...user, hasPaid: 'no' }, installation }, false],
  [{ user: 'Ada', installation }, false],
  [null, false],
  ['session', false],
  [[], false],
])('%j is taken for a session: %s', (value, taken) => expect(isSession(value)).toBe(taken))
