import { stateOf } from '#domain/formats/us-state.ts'
import { own } from '../compose.ts'
import type { Run } from '../model.ts'

/** Whether an address can be read to lie in Wyoming. */
export const inWyoming = (address: string | undefined): boolean => stateOf(address) === 'Wyoming'

/** A sentence on what Wyoming law provides, which need not be the law of a testator who lives elsewhere. */
export const asWyomingLaw = (testatorAddress: string | undefined, subject: string): Run =>
  own(
    inWyoming(testatorAddress)
      ? subject
      : `To the extent that Wyoming law governs, ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`,
  )
