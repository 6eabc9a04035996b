import { isPage, pages } from '#api/pages.ts'

const KEY = 'loginOrigin'

/** A path of this site, with its query, or null for anything that could lead elsewhere or back to the login page. */
function internalPath(path: string | null): string | null {
  if (!path?.startsWith('/')) return null
  const url = URL.parse(path, window.location.origin)
  if (!url || url.origin !== window.location.origin) return null
  if (url.pathname === pages.login || url.pathname === pages.signup || !isPage(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/** Remembers where someone was going when asked to log in. */
export function rememberOrigin(path: string): void {
  const own = internalPath(path)
  if (own) window.sessionStorage.setItem(KEY, own)
}

/** Forgets it; done at sign-out, so that the next person does not land there. */
export function forgetOrigin(): void {
  window.sessionStorage.removeItem(KEY)
}

/** Where to go after login: to the remembered origin, else to the dashboard. */
export function afterLogin(): string {
  return internalPath(window.sessionStorage.getItem(KEY)) ?? pages.dashboard
}
