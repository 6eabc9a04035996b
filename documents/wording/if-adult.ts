import type { OFFICES } from '#domain/trust/offices-held.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { minorNamed } from '#domain/trust/who-may-serve.ts'
import { own } from '../compose.ts'
import type { Run } from '../model.ts'

type OfficeField = (typeof OFFICES)[number][0]

/** Whether an answer names somebody whom Schedule A shows to be a minor. */
export const namesMinor = (trust: TrustRecord, field: OfficeField): boolean =>
  minorNamed(trust[field], trust) !== undefined

/**
 * The condition, with a comma before it, on which a minor is named to an office that begins later; nothing where the
 * schedule does not show a minor. An adult serves until then: each office has a line for another person.
 */
export const ifAdult = (trust: TrustRecord, field: OfficeField, condition = 'if then an adult'): Run[] =>
  namesMinor(trust, field) ? [own(`, ${condition}`)] : []
