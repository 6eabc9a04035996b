import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyWithRetry } from '#web/app/lazy-with-retry.tsx'
import { onTextsChange } from '#web/features/trust-sync/browser.ts'
import { device } from '#web/features/trust-sync/device.ts'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { RejectedNotice } from './rejected-notice.tsx'

const Nothing = () => null
const OverwrittenNotice = lazyWithRetry(() => import('#web/features/conflicts/overwritten-notice.tsx'), Nothing)

/** What became of saved answers: those that the server refused, and those that another device overwrote. */
export function SaveNotices() {
  const { trust, refused } = useTrust()
  const [announced, setAnnounced] = useState('')
  const text = useSyncExternalStore(
    onTextsChange,
    () => device.overwritten.text(),
    () => null,
  )
  return (
    <>
      {/* Its code is there before it is needed: that may be when the server is gone. */}
      {refused.length > 0 && <RejectedNotice />}
      {/* A live region that exists before its words: not every screen reader reads one that is added with them. */}
      <p role="status" className="sr-only">
        {announced}
      </p>
      {trust && text !== null && (
        <Suspense>
          <OverwrittenNotice trust={trust} text={text} announce={setAnnounced} />
        </Suspense>
      )}
    </>
  )
}
