import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useAuth } from '#web/auth/auth-state.ts'
import { useFirstDeed } from '#web/ui/use-first-deed.ts'
import { currentToast, onToast } from './toast-store.ts'
import { whenIdle } from './when-idle.ts'

/** The time between two attempts to fetch the toaster, in milliseconds. */
const PAUSE = 3_000

/**
 * The toaster, drawn with the first thing its reader does, or, for somebody signed in, as soon as the page itself is
 * there. Its code is fetched ahead, because a message is due when the connection is gone. It is not rendered at build:
 * Radix gives it a style attribute, which the content security policy refuses in a page's text.
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
    let timer: ReturnType<typeof setTimeout>
    let left = false
    const load = () =>
      void import('./toaster.tsx').then(
        (code) => setToaster(() => code.Toaster),
        (error: unknown) => {
          console.error('Messages cannot be shown', error)
          if (!left) timer = setTimeout(load, PAUSE)
        },
      )
    load()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [wanted, Toaster, toast])
  return Toaster ? <Toaster /> : null
}
