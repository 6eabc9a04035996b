import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearCodeRequired, setCodeRequired, useCodeRequired } from './account.ts'
import { isSession } from './auth-state.ts'
import { afterLogin, forgetOrigin, rememberOrigin } from './origin.ts'
import { passwordErrors } from './password-reset.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})

test('a code is wanted for ten minutes, or until it is given, in this tab, also after a reload', () => {
  const { result, rerender } = renderHook(useCodeRequired)
  expect(result.current).toBe(false)
  act(setCodeRequired)
  expect(result.current).toBe(true)
  expect(renderHook(useCodeRequired).result.current, 'after a reload').toBe(true)
  act(clearCodeRequired)
  expect(result.current).toBe(false)
  act(setCodeRequired)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  rerender()
  expect(result.current).toBe(false)
})

beforeEach(() => window.sessionStorage.clear())

test('goes back to the remembered page with its query, as often as it is asked', () => {
  rememberOrigin('/checkout?plan=pro')
  expect([afterLogin(), afterLogin()]).toEqual(['/checkout?plan=pro', '/checkout?plan=pro'])
  forgetOrigin()
  expect(afterLogin()).toBe('/dashboard')
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/dashboard',
  '/\\elsewhere.example/dashboard',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  '/login',
  '/signup?x=1',
  '/no-such-page',
  '/api/session',
  '',
])('never leads to %j', (path) => {
  rememberOrigin(path)
  expect(afterLogin()).toBe('/dashboard')
  window.sessionStorage.setItem('loginOrigin', path)
  expect(afterLogin()).toBe('/dashboard')
})

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

const errorsOf = (password: string, confirmPassword: string) =>
  Object.fromEntries(passwordErrors({ password, confirmPassword }).map(({ name, message }) => [name, message]))

test.each([
  ['', '', { password: 'Please choose a password', confirmPassword: 'Please enter the password again' }],
  ['', 'x', { password: 'Please choose a password' }],
  ['quiet-harbor', '', { confirmPassword: 'Please enter the password again' }],
  ['quiet-harbor', 'quiet-harbour', { confirmPassword: 'Passwords do not match' }],
  // A password of spaces is a password; its length is the server's to judge.
  ['   ', '   ', {}],
  ['quiet-harbor', 'quiet-harbor', {}],
])('%j and %j', (password, again, errors) => {
  expect(errorsOf(password, again)).toEqual(errors)
})
