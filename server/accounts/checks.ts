import { PASSWORD_LENGTH } from '#contract/accounts.ts'
import { isEmail } from '#domain/formats/text.ts'
import { Refuse } from '../refuse.ts'

export function checkEmail(email: string): void {
  if (!isEmail(email)) throw new Refuse('invalid-email', 'The email address is badly formatted.', { field: 'email' })
}

export function checkNewPassword({ length }: string): void {
  const { least, most } = PASSWORD_LENGTH
  const fault = length < least ? `at least ${least}` : length > most ? `at most ${most}` : undefined
  if (fault) throw new Refuse('weak-password', `Password should be ${fault} characters`, { field: 'password' })
}

export function tooMany(retryAfter: number): Refuse {
  return new Refuse('too-many-requests', 'Too many attempts. Please try again later.', { retryAfter })
}
