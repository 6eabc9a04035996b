import type { TrustRecord } from '#domain/trust/record.ts'

/** Where the first row of the certificate's trustees comes from. */
export function FirstTrustee({ trust }: { trust: TrustRecord }) {
  if (!trust.trusteeName) return null
  return (
    <p className="text-base text-ink-soft">
      {trust.trusteeType === 'self'
        ? 'You serve as your own trustee, so the first trustee carries your name and address from Grantor Information, and is changed there.'
        : 'The trustee you chose under Trustee Information is among these. A change of the name or address here changes it there too.'}
    </p>
  )
}
