import { pages } from '#api/pages.ts'
import type { LinkInAddress } from '../reader/link-in-address.ts'

/** After the number sign, a token reaches no server's log and no other site. */
export function addressOfLink(origin: string, { token, withPassphrase }: LinkInAddress): string {
  return `${origin}${pages.review}#token=${token}${withPassphrase ? '&with=passphrase' : ''}`
}
