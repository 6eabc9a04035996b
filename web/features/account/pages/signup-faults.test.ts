import { expect, test } from 'vitest'
import { blankSignup, signupFaults, signupToast } from './signup-faults.ts'

const good = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@sample.example',
  password: ' a pass ',
  confirmPassword: ' a pass ',
  terms: true,
}
function toastFor(sheet: typeof blankSignup) {
  const faults = signupFaults(sheet)
  return { toast: signupToast(faults), fields: faults.map((fault) => fault.name) }
}

test('nothing is wrong with a filled sheet', () => {
  expect(signupFaults(good)).toEqual([])
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
