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
    <Notice className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 wrap-anywhere sm:flex-1">
          <p className="font-semibold">
            <Trans>Please confirm your email address</Trans>
          </p>
          <p>
            <Trans>
              Open the link in the email to {user.email}. Only letting others read and protecting your login require it.
            </Trans>
          </p>
        </div>
        <SendLink>{t`Send again`}</SendLink>
      </div>
    </Notice>
  )
}
