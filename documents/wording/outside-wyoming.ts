import { stateOf } from '#domain/formats/us-state.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { leadNote, own } from '../compose.ts'
import type { Block } from '../model.ts'
import { value } from './value.ts'

/**
 * What it means that the person who signs lives outside Wyoming; nothing where the state is Wyoming or cannot be read
 * from the address. `who` is the signer's role, `basis` a sentence on what the paper rests on.
 */
export function outsideWyoming(
  trust: TrustRecord,
  field: 'testatorAddress' | 'dpoa_principalAddress' | 'hcd_principalAddress',
  who: 'testator' | 'principal',
  basis: string,
): Block[] {
  const state = stateOf(trust[field])
  return state === undefined || state === 'Wyoming'
    ? []
    : [
        leadNote`The ${own(who)}’s address is in ${value(state, 'N/A', undefined, { field })}. ${own(basis)} An attorney admitted there should review it before it is signed.`,
      ]
}
