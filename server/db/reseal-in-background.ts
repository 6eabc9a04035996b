import type { Log } from '../observability/log.ts'
import type { DataKey } from '../setting-kinds.ts'
import type { Store } from './store.ts'

/** With a new key before an old one, brings everything under the new one while the server serves. The result stops it. */
export function resealInBackground(
  store: Pick<Store, 'reseal'>,
  [current, ...older]: readonly Pick<DataKey, 'id'>[],
  log: Log,
): () => Promise<void> {
  if (!current || older.length === 0) return async () => {}
  const stopped = new AbortController()
  const [key, from] = [current.id, older.map(({ id }) => id).join(' ')]
  const work = store.reseal(stopped.signal).then(
    ({ rows, unreadable }) => {
      if (stopped.signal.aborted) return
      if (unreadable > 0) log.error('some numbers could not be encrypted anew', { key, from, rows, unreadable })
      else log.info('every number is encrypted with the current key', { key, from, rows })
    },
    (fault: Error) => log.warn('encrypting anew was interrupted; the next start goes on', { fault: fault.name }),
  )
  return () => {
    stopped.abort()
    return work
  }
}
