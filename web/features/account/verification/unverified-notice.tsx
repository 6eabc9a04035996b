import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Notice } from '#web/components/notice.tsx'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { SendLink } from './send-link.tsx'

/** Asks the owner of an account to confirm the email address. Nothing where that is done, or not asked for. */
export function UnverifiedNotice({ className }: { className?: string }) {
  const { user } = useAuth()
  if (!user || user.emailVerified) return null
  return (
    <Notice title={t`Please confirm your email address`} className={className}>
      <p className="max-w-prose wrap-anywhere">
        <Trans>
          Open the link in the email to {user.email}. Letting others read and protecting your login need a confirmed
          address. Everything else works without it.
        </Trans>
      </p>
      <SendLink className="mt-3">{t`Send again`}</SendLink>
    </Notice>
  )
}
