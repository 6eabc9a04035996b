import type { From } from './accounts.ts'
import { CLIENT_IP } from './auth.ts'

/** Of a request, what better-auth is to know: the cookies, the browser's name, and the address as we know it. */
export const ownHeaders = ({ address, headers }: From) =>
  new Headers({
    cookie: headers.get('cookie') ?? '',
    'user-agent': headers.get('user-agent')?.slice(0, 300) ?? '',
    [CLIENT_IP]: address,
  })
