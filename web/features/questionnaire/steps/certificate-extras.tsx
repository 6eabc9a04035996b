import { t } from '@lingui/core/macro'
import type { TrustRecord } from '#domain/trust/record.ts'

/** Where the first row of the certificate's trustees comes from. */
export function FirstTrustee({ trust }: { trust: TrustRecord }) {
  if (!trust.trusteeName) return null
  return (
    <p className="text-base text-ink-soft">
      {trust.trusteeType === 'self'
        ? t`You serve as your own trustee, so the first trustee has your name and address from Grantor Information. Change them there.`
        : t`The trustee you chose under Trustee Information is among these. A change of the name or address here changes it there too.`}
    </p>
  )
}
