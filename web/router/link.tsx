import type { ComponentProps, MouseEvent } from 'react'
import { isTakenOver } from '#web/wake/taken-over.ts'
import { addressOf, placeOf } from './place.ts'
import { useLocation, useNavigate } from './router.tsx'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of ours, from the root. */
  to: string
  state?: unknown
  replace?: boolean
}

/** A press that asks for a new tab or window, or for a menu, is the browser's own affair. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/** A link to a page of ours, followed without loading the application anew. */
export function Link({ to, state, replace, onClick, target, ...rest }: LinkProps) {
  const here = useLocation()
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || (target && target !== '_self') || !isTakenOver()) return
    event.preventDefault()
    // As browsers do, a link to the page that is open makes no new entry to go back from.
    const same = addressOf(placeOf(to, here)) === addressOf(here)
    navigate(to, { replace: replace ?? same, state })
  }
  return <a {...rest} href={to} target={target} onClick={follow} />
}

interface NavLinkProps extends Omit<LinkProps, 'className'> {
  /** Only the page itself counts, and not those below it. */
  end?: boolean
  className: (of: { isActive: boolean }) => string
}

/** A link that says when it leads to where the reader is. */
export function NavLink({ end, className, ...rest }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase()
  const to = rest.to.toLowerCase()
  const isActive = here === to || (!end && here.startsWith(to) && here[to.length] === '/')
  return <Link {...rest} aria-current={isActive ? 'page' : undefined} className={className({ isActive })} />
}
