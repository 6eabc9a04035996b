import { isWyoming } from '../formats/address.ts'
import { isBlank } from '../formats/names.ts'
import { stateOf } from '../formats/us-state.ts'
import type { Asset } from './entries.ts'

/** The state in which land lies: the answer that asks for it, else what the address of the land ends in. */
function stateOfLand({ address, realEstateDetails: land }: Asset): string | undefined {
  return isBlank(land?.state) ? (stateOf(land?.street) ?? stateOf(address)) : land?.state
}

/** Whether the asset is land of which the answers say that it lies outside Wyoming, where Wyoming's law of deeds does not hold. */
export function isLandElsewhere(asset: Asset): boolean {
  const state = asset.type === 'real_estate' ? stateOfLand(asset) : undefined
  return state !== undefined && !isWyoming(state)
}

/** Whether the asset is land of which the answers say that it lies in Wyoming. */
export const isLandInWyoming = (asset: Asset): boolean =>
  asset.type === 'real_estate' && isWyoming(stateOfLand(asset) ?? '')
