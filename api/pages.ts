/** Every page's path, in one place: the router, the links and the server's 404 all read it. */
export const pages = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** Where the link in the mail leads that shows who owns an address. */
  verifyEmail: '/verify-email',
  /** Where the window of a Google sign-in ends; a small page of its own that reports and closes. */
  googleReturn: '/google-return',
  services: '/services',
  checkout: '/checkout',
  about: '/about-us',
  blog: '/blog',
  article: '/blog/:id',
  terms: '/terms',
  privacy: '/privacy',
  apiReference: '/api-reference',
  dashboard: '/dashboard',
  settings: '/account/settings',
  builder: '/trust-builder',
  summary: '/trust-builder/summary',
  preview: '/preview/:document',
  /** What somebody without an account reads through an owner's link. */
  review: '/review',
} as const

/** The page of an article. */
export const articlePath = (id: number) => pages.article.replace(':id', String(id))

/** A path as the router reads it: without regard to case or to slashes at its end. */
export function barePath(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end).toLowerCase()
}

/** Whether a path belongs to a page; the server answers 404, with a page that says so, for any other. */
export function isPage(path: string): boolean {
  const bare = barePath(path)
  if (bare.startsWith(`${pages.builder}/`)) return true
  return Object.values(pages).some((page) => page === bare) || /^\/(blog|preview)\/[^/]+$/.test(bare)
}
