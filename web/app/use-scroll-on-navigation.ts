import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { addressedPart } from '#web/components/addressed-part.ts'

/** A new page starts at its top, or at the part its address names; on Back and Forward the browser restores the position. */
export function useScrollOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what asks for scrolling
  useEffect(() => {
    if (type === 'POP') return
    const part = addressedPart(hash)
    if (part) part.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [pathname, hash])
}
