import clsx from 'clsx'
import { NavLink } from 'react-router'
import { pages } from '#api/pages.ts'
import { translate } from '#web/i18n/i18n.ts'
import { navigation, useTrustBuilderLink } from './navigation.ts'

interface NavigationLinksProps {
  checking: boolean
  onFollow?: () => void
  className: string
}

export function NavigationLinks({ checking, onFollow, className }: NavigationLinksProps) {
  const toBuilder = useTrustBuilderLink(checking)
  return (
    <ul className={className}>
      {navigation.map(({ label, to }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === pages.home}
            className={({ isActive }) =>
              clsx(
                'block rounded-sm px-3 py-2.5 text-ink no-underline decoration-brass decoration-2 underline-offset-8 hover:bg-sage',
                isActive && 'font-semibold underline',
              )
            }
            onClick={(event) => {
              if (to === pages.builder) toBuilder(event)
              onFollow?.()
            }}
          >
            {translate(label)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
