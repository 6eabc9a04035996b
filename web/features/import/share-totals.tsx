import type { Beneficiary } from '#domain/trust/entries.ts'
import { termsOf } from '#domain/trust/overview/terms.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { shareFaults } from '#domain/trust/shares.ts'
import { Notice } from '#web/components/notice.tsx'
import { say } from '#web/spanish/say.ts'

/** Where the shares would not add up to the whole with those that are ticked: what they come to, and what follows. */
export function ShareTotals({ trust, chosen }: { trust: TrustRecord; chosen: readonly Beneficiary[] }) {
  if (chosen.length === 0 || termsOf(trust).divided === 'equally') return null
  const faults = shareFaults([...(trust.beneficiaries ?? []), ...chosen])
  if (faults.length === 0) return null
  return (
    <Notice title="With these on your list" className="mt-6 max-w-prose">
      {faults.map(({ field, text, consequence }) => (
        <p key={field}>
          {say(text)} {say(consequence)}
        </p>
      ))}
    </Notice>
  )
}
