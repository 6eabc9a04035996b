import { sameAddress } from '#domain/formats/address.ts'
import { isBlank } from '#domain/formats/same-name.ts'
import { isWyomingCounty } from '#domain/formats/wyoming-county.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Run } from '../model.ts'
import { value } from './value.ts'
import { inWyoming } from './wyoming-law.ts'

/** Whether the county that was answered, which is the testator's, is that of an address: only where both live at one in Wyoming. */
export const isCountyOf = (address: string | undefined, { testatorAddress, county }: TrustRecord): boolean =>
  inWyoming(address) && sameAddress(address, testatorAddress) && (isBlank(county) || isWyomingCounty(county))

/** The county of an address in Wyoming, if the answers state it. */
export function countyAt(address: string | undefined, trust: TrustRecord): Run | undefined {
  return !isBlank(trust.county) && isCountyOf(address, trust)
    ? value(trust.county, 'N/A', undefined, { field: 'county' })
    : undefined
}
