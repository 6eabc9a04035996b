import { useEffect } from 'react'
import { useCame, useLocation } from '#web/router/router.tsx'
import { addressedPart } from '#web/ui/addressed-part.ts'

/** A new page starts at its top, or at the part its address names; going back leaves the place to the browser. */
export function useScrollOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const kind = useCame()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what asks for scrolling
  useEffect(() => {
    if (kind === 'POP') return
    const part = addressedPart(hash)
    if (part) part.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [pathname, hash])
}
