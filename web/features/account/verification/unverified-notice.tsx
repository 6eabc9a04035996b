import { Notice } from '#web/components/notice.tsx'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { SendLink } from './send-link.tsx'

/** Asks the owner of an account to confirm the email address. Nothing where that is done, or not asked for. */
export function UnverifiedNotice({ className }: { className?: string }) {
  const { user } = useAuth()
  if (!user || user.emailVerified) return null
  return (
    <Notice title="Please confirm your email address" className={className}>
      <p className="max-w-prose wrap-anywhere">
        Open the link in the email to {user.email}. Letting others read and protecting your login need a confirmed
        address. Everything else works without it.
      </p>
      <SendLink className="mt-3">Send again</SendLink>
    </Notice>
  )
}
