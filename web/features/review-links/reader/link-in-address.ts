import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#api/pages.ts'

/** What the address of a link for readers holds. */
export interface LinkInAddress {
  token: string
  /** Whether its owner gave it a passphrase: it is in the link, because the server reveals it to nobody. */
  withPassphrase: boolean
}

/** A token as it was made. */
const TOKEN = /^[\w-]{43}/

/** The link in an address's part after the number sign, or `undefined`. */
export function linkIn(hash: string): LinkInAddress | undefined {
  const parts = new URLSearchParams(hash.slice(1))
  // A letter breaks a long line, and puts a period or a bracket behind it.
  const given = parts.get('token')?.replace(/\s/g, '')
  if (!given) return undefined
  const token = TOKEN.exec(given)?.[0] ?? given
  return { token, withPassphrase: parts.get('with')?.startsWith('passphrase') ?? false }
}

/** The link that led here. It stays in the address, so that the page can be reloaded and kept as a bookmark. */
export function useLink(): LinkInAddress | undefined {
  const { hash } = useLocation()
  const [link, setLink] = useState(() => linkIn(hash))
  useEffect(() => {
    // The address may come to name a part of the page; that is no other link.
    const found = linkIn(hash)
    if (found) setLink((known) => (known?.token === found.token ? known : found))
  }, [hash])
  return link
}

/** After the number sign, a token reaches no server's log and no other site. */
export function addressOfLink(origin: string, { token, withPassphrase }: LinkInAddress): string {
  return `${origin}${pages.review}#token=${token}${withPassphrase ? '&with=passphrase' : ''}`
}
