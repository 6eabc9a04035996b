import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from 'react-router'
import { pages } from '#api/pages.ts'
import type { SessionUser } from '#api/session.ts'
import { Menu } from '#web/components/menu.tsx'
import { cleanedMessage, failWithToast } from '#web/features/account/auth/failure.ts'

/** What stands for the user in the round button: the first letter of the name, else of the email, else 'U'. */
function initialOf({ displayName, email }: Pick<SessionUser, 'displayName' | 'email'>): string {
  const [first = 'U'] = displayName.trim() || email.trim() || 'U'
  return first.toUpperCase()
}

export default function AccountMenu({ user }: { user: SessionUser }) {
  const navigate = useNavigate()
  const leave = async () => {
    try {
      const { logout } = await import('#web/features/account/auth/log-out.ts').catch((error: unknown) =>
        failWithToast('Logout failed', cleanedMessage(error), error),
      )
      if (await logout()) await navigate(pages.login)
    } catch (error) {
      console.error('Logging out failed', error)
    }
  }
  const goTo = (label: string, to: string, apart = false) => ({ label, apart, onSelect: () => void navigate(to) })
  return (
    <Menu
      label={t`My Account`}
      sign={initialOf(user)}
      signClassName="grid size-11 place-items-center rounded-full border border-edge bg-sage font-semibold hover:border-spruce"
      head={
        <>
          <p className="px-3 pt-2 pb-1 font-semibold">
            <Trans>My Account</Trans>
          </p>
          <p className="truncate px-3 pb-2 text-base text-ink-soft">{user.displayName || user.email}</p>
        </>
      }
      entries={[
        goTo('Trust Dashboard', pages.dashboard, true),
        goTo('New Trust', `${pages.builder}/name`),
        goTo('Settings', pages.settings),
        { label: 'Log Out', apart: true, onSelect: () => void leave() },
      ]}
    />
  )
}

/** Leads a user who has not paid to the plans. */
export function Cart() {
  return (
    <Link
      to={pages.services}
      aria-label={t`See the plans`}
      className="grid size-11 place-items-center rounded-sm hover:bg-sage"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d="M3 4h2.5l2.2 11h10l2-8H6.3" strokeLinecap="round" strokeLinejoin="round" />
        <circle cx="9" cy="19.5" r="1.3" />
        <circle cx="16.5" cy="19.5" r="1.3" />
      </svg>
    </Link>
  )
}
