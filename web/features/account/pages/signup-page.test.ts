import { expect, test } from 'vitest'
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
