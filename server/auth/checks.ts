import { isEmail } from '#domain/formats/text-rules.ts'
import { ApiError } from '../errors.ts'

export function checkEmail(email: string): void {
  if (!isEmail(email)) throw new ApiError('invalid-email', 'The email address is badly formatted.', { field: 'email' })
}

export function tooMany(retryAfter: number): ApiError {
  return new ApiError('too-many-requests', 'Too many attempts. Please try again later.', { retryAfter })
}
