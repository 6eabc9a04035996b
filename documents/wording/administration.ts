import { stateOf } from '#domain/formats/us-state.ts'
import { fill } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'

/** The state of the address of administration, where it can be read and is not the one in which the trust is administered. */
export function administeredElsewhere({ adminAddress }: Facts): string | undefined {
  const state = stateOf(adminAddress.text)
  return state === 'Wyoming' ? undefined : state
}

/** The line that completes an address of administration in which no state can be read. */
export const restOfAddress = ({ adminAddress }: Facts): Block[] =>
  adminAddress.blank || stateOf(adminAddress.text) ? [] : [fill('State and ZIP code of the address of administration')]
