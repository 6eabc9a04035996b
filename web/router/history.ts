import { addressOf, type Came, type Place, placeOf } from './place.ts'

export interface Visit {
  place: Place
  came: Came
}

/** The entries that the reader goes back and forth through. */
export interface History {
  /** The same object until the next move. */
  visit(): Visit
  go(place: Place, replace: boolean): void
  listen(listener: () => void): () => void
}

interface Kept {
  state: unknown
  key: string
}

function isKept(state: unknown): state is Kept {
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
}

/** The history of the browser's tab. */
export function browserHistory(): History {
  const here = (): Place => {
    const { pathname, search, hash } = window.location
    const kept: unknown = window.history.state
    return {
      pathname,
      search,
      hash,
      ...(isKept(kept) ? { state: kept.state, key: kept.key } : { state: null, key: 'default' }),
    }
  }
  let visit: Visit = { place: here(), came: 'POP' }
  const listeners = new Set<() => void>()
  const tell = (next: Visit) => {
    visit = next
    for (const listener of listeners) listener()
  }
  window.addEventListener('popstate', () => tell({ place: here(), came: 'POP' }))
  return {
    visit: () => visit,
    go(place, replace) {
      const kept: Kept = { state: place.state, key: place.key }
      window.history[replace ? 'replaceState' : 'pushState'](kept, '', addressOf(place))
      tell({ place, came: replace ? 'REPLACE' : 'PUSH' })
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A history that begins at an address and is nowhere kept: for what is rendered at build, and for tests. */
export function historyAt(address: string): History {
  const start = { ...placeOf(address, { pathname: '/', search: '' }), key: 'default' }
  let visit: Visit = { place: start, came: 'POP' }
  const listeners = new Set<() => void>()
  return {
    visit: () => visit,
    go(place, replace) {
      visit = { place, came: replace ? 'REPLACE' : 'PUSH' }
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
