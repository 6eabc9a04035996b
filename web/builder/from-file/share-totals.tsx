import { sharesAddUp } from '#domain/trust/advisory/shares.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { say } from '#web/spanish/say.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useToday } from '../shell/today.ts'

/** Where the shares would not add up to the whole with those that are ticked: what they come to, and what follows. */
export function ShareTotals({ trust, chosen }: { trust: TrustRecord; chosen: readonly Beneficiary[] }) {
  const today = useToday()
  if (chosen.length === 0) return null
  const findings = sharesAddUp({ ...trust, beneficiaries: [...(trust.beneficiaries ?? []), ...chosen] }, today)
  if (findings.length === 0) return null
  return (
    <Notice title="With these on your list" className="mt-6 max-w-prose">
      {findings.map(({ id, text, consequence }) => (
        <p key={id}>
          {say(text)} {say(consequence)}
        </p>
      ))}
    </Notice>
  )
}
