import { stateOf } from '#domain/formats/us-state.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { leadNote, own } from '../compose.ts'
import type { Block } from '../model.ts'
import { value } from './value.ts'

const SIGNERS = {
  testatorAddress: 'testator',
  dpoa_principalAddress: 'principal',
  hcd_principalAddress: 'principal',
} as const

/**
 * What it means that the person who signs lives, or may live, outside Wyoming; nothing where the address is there.
 * `basis` is a sentence on what the paper rests on. The advice is a note of its own, and no part of the instrument.
 */
export function outsideWyoming(trust: TrustRecord, field: keyof typeof SIGNERS, basis: string): Block[] {
  const state = stateOf(trust[field])
  if (state === 'Wyoming') return []
  const who = SIGNERS[field]
  if (state === undefined)
    return [
      leadNote`${own(basis)} Its acceptance depends on the law of the place where the ${own(who)} is domiciled.`,
      leadNote`Note. If that place is outside Wyoming, an attorney admitted there should review this document before it is signed.`,
    ]
  return [
    leadNote`The ${own(who)}’s address is in ${value(state, 'N/A', undefined, { field })}. ${own(basis)} Its acceptance depends on the law of the place where the ${own(who)} is domiciled.`,
    leadNote`Note. An attorney admitted in that state should review this document before it is signed.`,
  ]
}
