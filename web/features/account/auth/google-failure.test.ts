import { expect, test } from 'vitest'
import { ApiError, Unreachable } from '#web/api/call.ts'
import { GoogleFailure, googleFailureText } from './google-failure.ts'

const network = 'Network error during Google login. Please check your internet connection.'
const other = 'Google login failed. Please try again.'

test.each([
  [new GoogleFailure('popup-closed-by-user'), 'Login canceled. You closed the Google login window.'],
  [new GoogleFailure('popup-blocked'), 'Pop-up was blocked by your browser. Please allow pop-ups for this site.'],
  [new GoogleFailure('network-request-failed'), network],
  [new ApiError(503, { code: 'network-request-failed', message: 'Google could not be reached.' }), network],
  [new Unreachable(new TypeError('offline')), network],
  [
    new ApiError(429, { code: 'too-many-requests', message: 'Provider: Wait a little. (auth/quota).' }),
    'Wait a little.',
  ],
  [new ApiError(500, { code: 'internal-error', message: '' }), other],
  [new GoogleFailure('failed'), other],
  [new Error('a fault of the program'), other],
])('%s', (error, text) => {
  expect(googleFailureText(error)).toBe(text)
})
