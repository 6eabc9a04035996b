import { fundingProgress } from '#domain/trust/funding.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Progress } from '#web/ui/progress.tsx'

/** How many assets have been moved into the trust; nothing without assets. */
export function FundingProgress({ trust, className }: { trust: TrustRecord; className?: string }) {
  const { done, total, notNeeded } = fundingProgress(trust.assets ?? [])
  if (total + notNeeded === 0) return null
  return (
    <Progress
      className={className}
      value={total === 0 ? 100 : (100 * done) / total}
      label={
        total === 0
          ? 'None of your assets needs to be moved'
          : `${done} of ${total} ${total === 1 ? 'asset' : 'assets'} moved into the trust`
      }
      detail={notNeeded > 0 ? `${notNeeded} not needed` : undefined}
    />
  )
}
