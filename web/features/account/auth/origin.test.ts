// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { afterLogin, forgetOrigin, rememberOrigin } from './origin.ts'

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
