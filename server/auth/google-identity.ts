import type { JWTPayload } from 'jose'
import { faultInText, isEmail, LIMITS } from '#domain/formats/text-rules.ts'
import { GoogleRefusal } from './google-refusal.ts'

/** Whom the provider vouches for. */
export interface GoogleIdentity {
  /** The provider's own name for the person, which never changes; an e-mail address may. */
  subject: string
  email: string
  emailVerified: boolean
  displayName: string
}

const LONGEST_SUBJECT = 255

/** The name as one line of printable words; the address's local part when the provider sends none. */
function nameOf({ name }: JWTPayload, email: string): string {
  const words = typeof name === 'string' ? name.replace(/\s+/g, ' ').trim() : ''
  return words && faultInText(words, LIMITS.name) === undefined ? words : (email.split('@')[0] ?? email)
}

/** The identity in an id token whose signature, issuer, audience and nonce have been verified. */
export function identityIn(claims: JWTPayload): GoogleIdentity {
  const { sub = '', email } = claims
  const address = typeof email === 'string' ? email.toLowerCase() : ''
  if (sub === '' || sub.length > LONGEST_SUBJECT)
    throw new GoogleRefusal('failed', 'the subject is missing or too long')
  if (!isEmail(address)) throw new GoogleRefusal('failed', 'the email address is missing or not one')
  return {
    subject: sub,
    email: address,
    emailVerified: claims.email_verified === true,
    displayName: nameOf(claims, address),
  }
}
