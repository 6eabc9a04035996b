import { expect, test } from 'vitest'
import { passwordErrors } from './password-reset.ts'

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
