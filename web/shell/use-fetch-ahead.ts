import { useEffect } from 'react'
import { pause } from './pause.ts'
import { whenIdle } from './when-idle.ts'

/** Where a signed-in reader may go next. The names are those by which the pages themselves load each part. */
const ahead = [
  () => import('#web/pages/dashboard/dashboard-page.tsx'),
  () => import('#web/builder/routes.tsx'),
  () => import('#web/builder/entry/entry-pages.tsx'),
  () => import('#web/builder/steps/step-page.tsx'),
  () => import('#web/builder/lists/list-pages.tsx'),
  () => import('#web/builder/details/detail-pages.tsx'),
  () => import('#web/builder/summary/summary-page.tsx'),
  () => import('#web/preview/preview-page.tsx'),
  () => import('#documents/wording/distribution.ts'),
  () => import('#web/download/make-files.ts').then(({ prefetch }) => prefetch()),
  () => import('#web/auth/log-out.ts'),
]

/** Fetches what comes next, beginning while nothing else is going on: an outage must not close the way on. */
export function useFetchAhead(): void {
  useEffect(() => {
    let left = false
    // Each in a turn of its own: to ask for all at once keeps the page busy long enough for a person to notice.
    async function fetchAll(): Promise<void> {
      for (const part of ahead) {
        if (left) return
        // What cannot be fetched now is fetched when it is opened, which then says so.
        part().catch(() => undefined)
        await pause()
      }
    }
    const callOff = whenIdle(() => void fetchAll())
    return () => {
      left = true
      callOff()
    }
  }, [])
}
