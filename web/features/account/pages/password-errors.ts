import type { ValidationError } from '#web/components/form-values.ts'

/** A new password, typed twice. Its length is the server's to judge, as at sign-up. */
export function passwordErrors({ password, confirmPassword }: typeof blankPassword): ValidationError[] {
  const errors: ValidationError[] = []
  const tell = (name: keyof typeof blankPassword, message: string) => errors.push({ name, message })
  if (password === '') tell('password', 'Please choose a password')
  if (confirmPassword === '') tell('confirmPassword', 'Please enter the password again')
  else if (password !== '' && password !== confirmPassword) tell('confirmPassword', 'Passwords do not match')
  return errors
}

export const blankPassword = { password: '', confirmPassword: '' }
