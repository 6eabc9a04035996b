import { Refuse } from '../refuse.ts'

/**
 * Refuses a state-changing request that another site's page made a browser send. Programs that are no browser send
 * neither header, and carry no one else's cookies.
 */
export function refuseForeignOrigin(headers: Headers, baseUrl: string): void {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const foreignSite = site !== null && site !== 'same-origin' && site !== 'none'
  // Equal to Host is enough: a page cannot choose the Host of a request that carries this site's cookies.
  const own = origin === null || origin === baseUrl || URL.parse(origin)?.host === headers.get('host')
  if (!foreignSite && own) return
  throw new Refuse(
    'foreign-origin',
    `This request came from ${origin ?? 'another site'}, but this site is ${baseUrl}. Open ${baseUrl}, or set BASE_URL to the address that people open.`,
  )
}
