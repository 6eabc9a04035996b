/** Where the reader is, or how they came there. */
export interface Place {
  /** As the address has it, with its percent signs. */
  pathname: string
  /** '' or with its question mark. */
  search: string
  /** '' or with its number sign. */
  hash: string
  /** What the link that led here wanted the page to know; kept by the browser over a reload. */
  state: unknown
  /** Another one for every entry of the history; 'default' for the one with which the visit began. */
  key: string
}
export type Came = 'POP' | 'PUSH' | 'REPLACE'

export const addressOf = ({ pathname, search, hash }: Pick<Place, 'pathname' | 'search' | 'hash'>) =>
  pathname + search + hash

/** The place that `to` leads to from another one: an address from the root, or only its '?…' or '#…'. */
export function placeOf(to: string, from: Pick<Place, 'pathname' | 'search'>, state: unknown = null): Place {
  // The origin only helps to read the address; a path that begins with two slashes stays a path.
  const base = `http://here${from.pathname}${from.search}`
  const { pathname, search, hash } = new URL(to.replace(/^\/+/, '/'), base)
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) }
}
