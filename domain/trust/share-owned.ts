import type { Asset } from './entries.ts'

/**
 * The grantor's share of an asset, in percent. A business has its own question for it; the asset's form asked for it
 * too once, and such an answer holds until the other is given.
 */
export function shareOwned({ type, percentOwned, businessDetails }: Asset): number | undefined {
  return type === 'business' ? (businessDetails?.percentOwned ?? percentOwned) : percentOwned
}

/** Whether the grantor is said to own nothing of the asset. */
export const ownsNothingOf = (asset: Asset): boolean => shareOwned(asset) === 0

/** Whether the value of the asset may be that of more than what the grantor transfers. */
export const isOwnedInPart = (asset: Asset): boolean => asset.ownership !== 'sole' || (shareOwned(asset) ?? 100) < 100

/** Where the share is asked for, as a path within the asset. */
export const sharePath = ({ type }: Asset): string =>
  type === 'business' ? 'businessDetails.percentOwned' : 'percentOwned'
