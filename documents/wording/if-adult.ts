import type { ServingField } from '#domain/trust/people/offices.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { minorNamed } from '#domain/trust/who-may-serve.ts'
import { own } from '../compose.ts'
import type { Run } from '../model.ts'

/** Whether an answer names somebody whom Schedule A shows to be a minor. */
export const namesMinor = (trust: TrustRecord, field: ServingField): boolean =>
  minorNamed(trust[field], trust) !== undefined

/**
 * The condition, with a comma before it, on which a minor is named to an office that begins later; nothing where the
 * schedule does not show a minor. An adult serves until then: each office has a line for another person.
 */
export const ifAdult = (trust: TrustRecord, field: ServingField, condition = 'if then an adult'): Run[] =>
  namesMinor(trust, field) ? [own(`, ${condition}`)] : []
