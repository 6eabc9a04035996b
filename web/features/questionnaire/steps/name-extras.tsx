import { Trans } from '@lingui/react/macro'
import type { TrustRecord } from '#domain/trust/record.ts'
import { NAMING_TIPS } from '#domain/trust/steps/01-name.ts'
import { Notice } from '#web/components/notice.tsx'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { translate } from '#web/i18n/i18n.ts'

/** Says whose trust is being edited, so that nobody renames it believing to begin another. */
export function NameNote({ trust, isNew }: { trust: TrustRecord; isNew: boolean }) {
  const { user } = useAuth()
  if (isNew || !trust.trustName) return null
  const owner = trust.grantorName || user?.displayName || user?.email
  return (
    <Notice>
      <Trans>
        You are editing the existing trust <strong>{trust.trustName}</strong>
        {owner && <Trans> of {owner}</Trans>}. A change of its name applies to all its documents.
      </Trans>
    </Notice>
  )
}

export function NamingTips() {
  return (
    <section aria-labelledby="naming-tips">
      <h2 id="naming-tips" className="text-xl">
        <Trans>Naming Tips</Trans>
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        {NAMING_TIPS.map((tip) => (
          <li key={tip}>{translate(tip)}</li>
        ))}
      </ul>
    </section>
  )
}
