import { isWyomingCounty, sameAddress } from '#domain/formats/address.ts'
import { isBlank } from '#domain/formats/names.ts'
import { stateOf } from '#domain/formats/us-state.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { fill, fixed, leadNote } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import type { Block, Run } from '../model.ts'
import { answer, value } from './answer.ts'

/** Whether an address can be read to lie in Wyoming. */
export const inWyoming = (address: string | undefined): boolean => stateOf(address) === 'Wyoming'

/** A sentence on what Wyoming law provides, which need not be the law of a testator who lives elsewhere. */
export const asWyomingLaw = (testatorAddress: string | undefined, subject: string): Run =>
  fixed(
    inWyoming(testatorAddress)
      ? subject
      : `To the extent that Wyoming law governs, ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`,
  )

/** Whether the county that was answered, which is the testator's, is that of an address: only where both live at one in Wyoming. */
export const isCountyOf = (address: string | undefined, { testatorAddress, county }: TrustRecord): boolean =>
  inWyoming(address) && sameAddress(address, testatorAddress) && (isBlank(county) || isWyomingCounty(county))

/** The county of an address in Wyoming, if the answers state it. */
export function countyAt(address: string | undefined, trust: TrustRecord): Run | undefined {
  return !isBlank(trust.county) && isCountyOf(address, trust) ? answer(trust, 'county') : undefined
}

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
      leadNote`${fixed(basis)} Its acceptance depends on the law of the place where the ${fixed(who)} is domiciled.`,
      leadNote`Note. If that place is outside Wyoming, an attorney admitted there should review this document before it is signed.`,
    ]
  return [
    leadNote`The ${fixed(who)}’s address is in ${value(state, 'N/A', undefined, { field })}. ${fixed(basis)} Its acceptance depends on the law of the place where the ${fixed(who)} is domiciled.`,
    leadNote`Note. An attorney admitted in that state should review this document before it is signed.`,
  ]
}

/** The state of the address of administration, where it can be read and is not the one in which the trust is administered. */
export function administeredElsewhere({ adminAddress }: DocumentValues): string | undefined {
  const state = stateOf(adminAddress.text)
  return state === 'Wyoming' ? undefined : state
}

/** The line that completes an address of administration in which no state can be read. */
export const restOfAddress = ({ adminAddress }: DocumentValues): Block[] =>
  adminAddress.blank || stateOf(adminAddress.text) ? [] : [fill('State and ZIP code of the address of administration')]
