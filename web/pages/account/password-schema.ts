import * as z from 'zod/mini'

const text = z.string()

/** A new password, typed twice. Its length is the server's to judge, as at sign-up. */
export const NewPassword = z.object({ password: text, confirmPassword: text }).check(({ value, issues }) => {
  const { password, confirmPassword } = value
  const tell = (path: keyof typeof value, message: string) =>
    issues.push({ code: 'custom', input: value, path: [path], message })
  if (password === '') tell('password', 'Please choose a password')
  if (confirmPassword === '') tell('confirmPassword', 'Please enter the password again')
  else if (password !== '' && password !== confirmPassword) tell('confirmPassword', 'Passwords do not match')
})

export const blankPassword = { password: '', confirmPassword: '' }
