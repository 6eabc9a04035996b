import { isEmail } from '#domain/formats/text-rules.ts'
import { Refuse } from '../refuse.ts'

export function checkEmail(email: string): void {
  if (!isEmail(email)) throw new Refuse('invalid-email', 'The email address is badly formatted.', { field: 'email' })
}

export function tooMany(retryAfter: number): Refuse {
  return new Refuse('too-many-requests', 'Too many attempts. Please try again later.', { retryAfter })
}
