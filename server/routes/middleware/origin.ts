import { ApiError } from '../../errors.ts'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/

/** On localhost the server answers to each of the machine's names for itself. A name that a rebound DNS entry points here is none. */
function isSameMachine(origin: string, host: string | null, baseUrl: string): boolean {
  return (
    host !== null &&
    LOOPBACK.test(URL.parse(baseUrl)?.host ?? '') &&
    LOOPBACK.test(host) &&
    URL.parse(origin)?.host === host
  )
}

/**
 * Refuses a state-changing request that another site's page made a browser send. Programs that are no browser send
 * neither header, and carry no one else's cookies.
 */
export function rejectForeignOrigin(headers: Headers, baseUrl: string): void {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const foreignSite = site !== null && site !== 'same-origin' && site !== 'none'
  if (!foreignSite && (origin === null || origin === baseUrl || isSameMachine(origin, headers.get('host'), baseUrl)))
    return
  throw new ApiError(
    'foreign-origin',
    `This request came from ${origin ?? 'another site'}, but this site is ${baseUrl}. Open ${baseUrl}, or set BASE_URL to the address that people open.`,
  )
}
