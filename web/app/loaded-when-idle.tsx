import { Suspense, useEffect, useState } from 'react'
import { questionStore } from '#web/components/confirm-store.ts'
import { useStore } from '#web/store.ts'
import { lazyWithRetry } from './lazy-with-retry.tsx'
import { whenIdle } from './scheduling.ts'
import { toastStore } from './toast-store.ts'

const Nothing = () => null
const ConfirmDialog = lazyWithRetry(
  async () => ({ default: (await import('#web/components/dialog.tsx')).ConfirmDialog }),
  Nothing,
)
const Toaster = lazyWithRetry(async () => ({ default: (await import('./toaster.tsx')).Toaster }), Nothing)
const IdleParts = lazyWithRetry(() => import('./idle-parts.tsx'), Nothing)

/**
 * What a page does not need at first, loaded once the browser is idle. The dialog and the toaster are loaded before they
 * are needed, because they are needed when the connection is gone. The toaster is not prerendered: Radix gives it a style
 * attribute, which the content security policy refuses in a page's HTML.
 */
export function LoadedWhenIdle() {
  const question = useStore(questionStore, null)
  const toast = useStore(toastStore, null)
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    <>
      <Suspense>{(idle || question) && <ConfirmDialog />}</Suspense>
      <Suspense>{(idle || toast) && <Toaster />}</Suspense>
      <Suspense>{idle && <IdleParts />}</Suspense>
    </>
  )
}
