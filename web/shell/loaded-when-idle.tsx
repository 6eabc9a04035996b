import { Suspense, useEffect, useState } from 'react'
import { useStore } from '#web/store.ts'
import { lazyWithRetry } from './lazy-with-retry.tsx'
import { toastStore } from './toast-store.ts'
import { whenIdle } from './when-idle.ts'

const Toaster = lazyWithRetry(
  async () => ({ default: (await import('./toaster.tsx')).Toaster }),
  () => null,
)

/**
 * The toaster, once the browser is idle or a message comes. Its code is fetched early, because a message is due when the
 * connection is gone. It is not prerendered: Radix gives it a style attribute, which the content security policy refuses
 * in a page's HTML.
 */
export function ToasterWhenWanted() {
  const toast = useStore(toastStore, null)
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    (idle || toast) && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}
