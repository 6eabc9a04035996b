import { stateOf } from '#domain/formats/us-state.ts'
import type { Facts } from '../facts.ts'

/** The state of the address of administration, where it can be read and is not the one in which the trust is administered. */
export function administeredElsewhere({ adminAddress }: Facts): string | undefined {
  const state = stateOf(adminAddress.text)
  return state === 'Wyoming' ? undefined : state
}
