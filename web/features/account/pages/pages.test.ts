import { expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import { endedWords } from './mail-link.ts'
import { blankSignup, signupErrors, signupToast } from './signup-page.tsx'

const good = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@sample.example',
  password: ' a pass ',
  confirmPassword: ' a pass ',
  terms: true,
}
function toastFor(sheet: typeof blankSignup) {
  const errors = signupErrors(sheet)
  return { toast: signupToast(errors), fields: errors.map((error) => error.name) }
}

test('nothing is wrong with a filled sheet', () => {
  expect(signupErrors(good)).toEqual([])
})

test('the checks come in their order: all fields, then the passwords, then the terms', () => {
  const mismatch = { ...good, confirmPassword: 'other', terms: false }
  expect(toastFor({ ...mismatch, firstName: ' ' }).toast).toBe('All fields are required')
  expect(toastFor(mismatch).toast).toBe('Passwords do not match')
  expect(toastFor({ ...good, terms: false }).toast).toBe('You must accept the terms and conditions')
})

test('every field that is missing is named', () => {
  expect(toastFor(blankSignup).fields).toEqual([
    'firstName',
    'lastName',
    'email',
    'password',
    'confirmPassword',
    'terms',
  ])
})

test.each([
  [0, false, []],
  [2, false, ['All review links have ended. You can make new ones.']],
  [0, true, ['Two-factor authentication is off. You can turn it on again.']],
  [1, true, [expect.stringMatching(/review links have ended, and two-factor authentication is off/)]],
])('with %o review links and a second factor %o, only what there was is named', (reviewLinks, secondFactor, words) => {
  expect(endedWords({ reviewLinks, secondFactor }).map(english)).toEqual(words)
})
