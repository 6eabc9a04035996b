import { DropdownMenu } from 'radix-ui'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import type { SessionUser } from '#contract/session.ts'
import { logout } from '#web/auth/account.ts'

/** What stands for the user in the round button: the first letter of the name, else of the e-mail, else 'U'. */
export function initialOf({ displayName, email }: Pick<SessionUser, 'displayName' | 'email'>): string {
  const [first = 'U'] = displayName.trim() || email.trim() || 'U'
  return first.toUpperCase()
}

const item = 'block w-full rounded-sm px-3 py-2.5 text-left focus-visible:-outline-offset-3 data-highlighted:bg-sage'

export default function AccountMenu({ user }: { user: SessionUser }) {
  const navigate = useNavigate()
  const leave = () => {
    logout().then(
      (left) => left && navigate(pages.login),
      (error: unknown) => console.error('Logging out failed', error),
    )
  }
  const places = [
    { label: 'Trust Dashboard', to: pages.dashboard },
    { label: 'New Trust', to: `${pages.builder}/name` },
    { label: 'Settings', to: pages.settings },
  ]
  return (
    // Not modal: a modal menu would inject a style element, which the content security policy refuses.
    // In no portal: there it would lie outside the page's landmarks.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label="My Account"
        className="grid size-11 place-items-center rounded-full border border-edge bg-sage font-semibold hover:border-spruce"
      >
        {initialOf(user)}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        className="z-40 min-w-56 max-w-[calc(100vw-2rem)] rounded-md border border-hairline bg-surface p-1.5 shadow-lg"
      >
        <DropdownMenu.Label className="px-3 pt-2 pb-1 font-semibold">My Account</DropdownMenu.Label>
        <p className="truncate px-3 pb-2 text-base text-ink-soft">{user.displayName || user.email}</p>
        <DropdownMenu.Separator className="my-1 border-t border-hairline" />
        {places.map(({ label, to }) => (
          <DropdownMenu.Item key={to} className={item} onSelect={() => void navigate(to)}>
            {label}
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator className="my-1 border-t border-hairline" />
        <DropdownMenu.Item className={item} onSelect={leave}>
          Log Out
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
