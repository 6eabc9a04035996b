import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useAuth } from '#web/auth/auth-state.ts'
import { useFirstDeed } from '#web/ui/use-first-deed.ts'
import { currentToast, onToast } from './toast-store.ts'
import { whenIdle } from './when-idle.ts'

/**
 * The toaster, fetched with the first thing its reader does, or, for somebody signed in, whose connection may be gone
 * when a message is due, as soon as the page itself is there. A page that is only read never loads it. Nor is it rendered at build: Radix gives it a
 * style attribute, which the content security policy refuses in a page's text.
 */
export function ToasterWhenWanted() {
  const [Toaster, setToaster] = useState<ComponentType>()
  const deed = useFirstDeed()
  const { user } = useAuth()
  const toast = useSyncExternalStore(onToast, currentToast, () => null)
  const [idle, setIdle] = useState(false)
  const wanted = deed || idle || toast !== null
  const signedIn = user !== null
  useEffect(() => (signedIn ? whenIdle(() => setIdle(true)) : undefined), [signedIn])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that comes while the code could not be fetched asks for it again
  useEffect(() => {
    if (!wanted || Toaster) return
    import('./toaster.tsx').then(
      (code) => setToaster(() => code.Toaster),
      (error: unknown) => console.error('Messages cannot be shown', error),
    )
  }, [wanted, Toaster, toast])
  return Toaster ? <Toaster /> : null
}
