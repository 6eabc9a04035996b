import { useEffect, useRef } from 'react'
import { showToast } from '#web/app/toast-store.ts'

/**
 * For what is shown this once. Until the returned function is called, the browser asks before it closes or reloads the page,
 * and who goes on to another page is told what has been left behind.
 */
export function useUnkept(): () => void {
  const kept = useRef(false)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      if (!kept.current)
        showToast({
          title: 'Recovery codes not kept',
          description:
            'They are not shown again. If you have not kept them, make new ones under Security in your settings.',
          destructive: true,
        })
    }
  }, [])
  return () => {
    kept.current = true
  }
}
