/** The path of every page, for the router, the links and the server's 404. */
export const pages = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** The target of the mailed link that verifies an address. */
  verifyEmail: '/verify-email',
  /** The target of the link that turns off reminders by mail. */
  unsubscribe: '/unsubscribe',
  /** The last page of the window of a Google sign-in, which reports the outcome and closes. */
  googleReturn: '/google-return',
  services: '/services',
  checkout: '/checkout',
  about: '/about-us',
  blog: '/blog',
  article: '/blog/:id',
  /** The nine documents of a fictional family; below it, each of them (`samplePath` in content/documents.ts). */
  samples: '/samples',
  terms: '/terms',
  privacy: '/privacy',
  apiReference: '/api-reference',
  dashboard: '/dashboard',
  settings: '/account/settings',
  builder: '/trust-builder',
  summary: '/trust-builder/summary',
  preview: '/preview/:document',
  /** What the holder of a review link reads. */
  review: '/review',
} as const

/** Not among `pages`: for everybody but an operator it is none. */
export const OPERATOR_DESK = '/operator'

/** The page of an article. */
export const articlePath = (id: number) => pages.article.replace(':id', String(id))

/** A path as the router compares it: in lower case, without slashes at its end. */
export function barePath(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end).toLowerCase()
}

/** Whether a path belongs to a page. For any other, the server sends a 404 page. */
export function isPage(path: string): boolean {
  const bare = barePath(path)
  if (bare.startsWith(`${pages.builder}/`)) return true
  return Object.values(pages).some((page) => page === bare) || /^\/(blog|preview)\/[^/]+$/.test(bare)
}
