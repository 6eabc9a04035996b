import { expect, test } from 'vitest'
import { NewPassword } from './password-schema.ts'

const faultsOf = (password: string, confirmPassword: string) =>
  Object.fromEntries(
    (NewPassword.safeParse({ password, confirmPassword }).error?.issues ?? []).map(({ path, message }) => [
      path.join(),
      message,
    ]),
  )

test.each([
  ['', '', { password: 'Please choose a password', confirmPassword: 'Please enter the password again' }],
  ['', 'x', { password: 'Please choose a password' }],
  ['quiet-harbor', '', { confirmPassword: 'Please enter the password again' }],
  ['quiet-harbor', 'quiet-harbour', { confirmPassword: 'Passwords do not match' }],
  // A password of spaces is a password; its length is the server's to judge.
  ['   ', '   ', {}],
  ['quiet-harbor', 'quiet-harbor', {}],
])('%j and %j', (password, again, faults) => {
  expect(faultsOf(password, again)).toEqual(faults)
})
