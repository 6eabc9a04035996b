import { t } from '@lingui/core/macro'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { termsOf } from '#domain/trust/overview/terms.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { shareErrors } from '#domain/trust/shares.ts'
import { Notice } from '#web/components/notice.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** Where the shares would not add up to the whole with those that are ticked: what they come to, and what follows. */
export function ShareTotals({ trust, chosen }: { trust: TrustRecord; chosen: readonly Beneficiary[] }) {
  if (chosen.length === 0 || termsOf(trust).divided === 'equally') return null
  const errors = shareErrors([...(trust.beneficiaries ?? []), ...chosen])
  if (errors.length === 0) return null
  return (
    <Notice title={t`With these on your list`} className="mt-6 max-w-prose">
      {errors.map(({ field, text, consequence }) => (
        <p key={field}>
          {translate(text)} {translate(consequence)}
        </p>
      ))}
    </Notice>
  )
}
