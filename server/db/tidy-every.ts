import type { Log } from '../observability/log.ts'
import type { Store } from './store.ts'

const SOON = 60_000

/** Tidies soon and then now and then, until the returned function is called. Several servers may do so on one database. */
export function tidyEvery(milliseconds: number, store: Pick<Store, 'tidy'>, log: Log): () => void {
  const tidy = async () => {
    try {
      const removed = await store.tidy()
      if (Object.values(removed).some((rows) => rows > 0)) log.info('tidied', { ...removed })
    } catch (fault) {
      log.warn('tidying failed', { fault: (fault as Error).name })
    }
  }
  // A server that is often started anew would otherwise never come to it.
  const first = setTimeout(tidy, Math.min(SOON, milliseconds)).unref()
  const later = setInterval(tidy, milliseconds).unref()
  return () => {
    clearTimeout(first)
    clearInterval(later)
  }
}
