import type { TrustRecord } from '#domain/trust/record.ts'
import { NAMING_TIPS } from '#domain/trust/steps/01-name.ts'
import { Notice } from '#web/components/notice.tsx'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { say } from '#web/spanish/say.ts'

/** Says whose trust is being edited, so that nobody renames it believing to begin another. */
export function NameNote({ trust, isNew }: { trust: TrustRecord; isNew: boolean }) {
  const { user } = useAuth()
  if (isNew || !trust.trustName) return null
  const owner = trust.grantorName || user?.displayName || user?.email
  return (
    <Notice>
      You are editing the existing trust <strong>{trust.trustName}</strong>
      {owner && <> of {owner}</>}. A change of its name applies to all its documents.
    </Notice>
  )
}

export function NamingTips() {
  return (
    <section aria-labelledby="naming-tips">
      <h2 id="naming-tips" className="text-xl">
        Naming Tips
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-6">
        {NAMING_TIPS.map((tip) => (
          <li key={tip}>{say(tip)}</li>
        ))}
      </ul>
    </section>
  )
}
