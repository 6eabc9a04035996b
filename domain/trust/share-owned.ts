import type { Asset } from './entries.ts'

/**
 * The grantor's share of an asset, in percent. A business has its own question for it; the asset's form asked for it
 * too once, and such an answer holds until the other is given.
 */
export function shareOwned({ type, percentOwned, businessDetails }: Asset): number | undefined {
  return type === 'business' ? (businessDetails?.percentOwned ?? percentOwned) : percentOwned
}

/** Where the share is asked for, as a path within the asset. */
export const sharePath = ({ type }: Asset): string =>
  type === 'business' ? 'businessDetails.percentOwned' : 'percentOwned'
