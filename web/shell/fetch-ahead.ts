import { useEffect } from 'react'
import { useAuth } from '#web/auth/auth-state.ts'
import { pause } from './pause.ts'
import { whenIdle } from './when-idle.ts'

/** A list of its own: no page waits for it. */
const lists = () => import('./pages-ahead.ts')

/**
 * Fetches the code of every page that this reader can open, beginning while nothing else is going on: an outage must not
 * close the way on. Not for a reader who asks the browser to save data.
 */
export function FetchAhead(): null {
  const signedIn = useAuth().status === 'signed-in'
  useEffect(() => {
    const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
    // While developing, Vite makes each module when it is asked for: all of them at once would hold up the page in use.
    if (import.meta.env.MODE === 'development' || connection?.saveData) return
    let left = false
    let missing: (() => Promise<unknown>)[] = [
      async () => {
        const { forUsers, forVisitors } = await lists()
        await fetchEach([...(signedIn ? forUsers : []), ...forVisitors])
      },
    ]
    // Each in a turn of its own: to ask for all at once keeps the page busy long enough for a person to notice.
    async function fetchEach(parts: typeof missing): Promise<void> {
      for (const part of parts) {
        if (left) return
        part().catch(() => missing.push(part))
        await pause()
      }
    }
    const fetchMissing = () => {
      const parts = missing
      missing = []
      void fetchEach(parts)
    }
    const callOff = whenIdle(fetchMissing)
    window.addEventListener('online', fetchMissing)
    return () => {
      left = true
      callOff()
      window.removeEventListener('online', fetchMissing)
    }
  }, [signedIn])
  return null
}
