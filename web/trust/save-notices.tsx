import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyWithRetry } from '#web/shell/lazy-with-retry.tsx'
import { device } from '#web/sync/device.ts'
import { useTrust } from '#web/sync/trust-provider.tsx'
import { RefusedNotice } from './refused-notice.tsx'

const OverwrittenNotice = lazyWithRetry(
  () => import('#web/overwritten/overwritten-notice.tsx'),
  () => null,
)

function subscribe(listener: () => void): () => void {
  // Another tab finds and settles them too.
  window.addEventListener('storage', listener)
  const stop = device.overwritten.subscribe(listener)
  return () => {
    window.removeEventListener('storage', listener)
    stop()
  }
}

/** What became of saved answers: those that the server refused, and those that another device overwrote. */
export function SaveNotices() {
  const { trust } = useTrust()
  const [told, setTold] = useState('')
  const text = useSyncExternalStore(
    subscribe,
    () => device.overwritten.text(),
    () => null,
  )
  return (
    <>
      <RefusedNotice />
      {/* A place that is there before its words: what comes together with them is not read out everywhere. */}
      <p role="status" className="sr-only">
        {told}
      </p>
      {trust && text !== null && (
        <Suspense>
          <OverwrittenNotice trust={trust} text={text} tell={setTold} />
        </Suspense>
      )}
    </>
  )
}
