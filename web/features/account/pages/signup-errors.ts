import { LIMITS, textError } from '#domain/formats/text-rules.ts'
import type { Message } from '#domain/message.ts'
import type { ValidationError } from '#web/components/form-values.ts'

export const blankSignup = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
}

const answers = ['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const
const missing: Record<(typeof answers)[number], string> = {
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  email: 'Please enter your email address',
  password: 'Please choose a password',
  confirmPassword: 'Please enter the password again',
}

/**
 * What is wrong with the sign-up sheet beside each field, with the messages of specification P 5. Length and format of the
 * password are the server's to judge. The toast names only the first kind of error; see {@link signupToast}.
 */
export function signupErrors(sheet: typeof blankSignup): ValidationError[] {
  const errors: ValidationError[] = []
  // A password of spaces is a password; a name of spaces is none.
  for (const name of answers)
    if ((name.endsWith('assword') ? sheet[name] : sheet[name].trim()) === '')
      errors.push({ name, message: missing[name] })
  for (const name of ['firstName', 'lastName'] as const) {
    const message = textError(sheet[name].trim(), LIMITS.name)
    if (message) errors.push({ name, message })
  }
  if (sheet.password && sheet.confirmPassword && sheet.password !== sheet.confirmPassword)
    errors.push({ name: 'confirmPassword', message: 'Passwords do not match' })
  if (!sheet.terms) errors.push({ name: 'terms', message: 'You must accept the terms and conditions' })
  return errors
}

/** The one sentence of the toast: the first of the three checks that fails, in the specification's order. */
export function signupToast(errors: readonly ValidationError[]): Message | string | undefined {
  const messages = errors.map((error) => error.message)
  if (Object.values(missing).some((message) => messages.includes(message))) return 'All fields are required'
  return messages.includes('Passwords do not match') ? 'Passwords do not match' : messages[0]
}
