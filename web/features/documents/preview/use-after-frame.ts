import { useEffect, useState } from 'react'

/** Whether what is shown at `stage` has been painted, so that the reader sees it before the long work that comes next. */
export function useAfterFrame(stage: string): boolean {
  const [painted, setPainted] = useState('')
  useEffect(() => {
    const begin = () => setPainted(stage)
    // A page in the background paints no frame, and would wait for ever.
    let timer = setTimeout(begin, 30)
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(begin)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [stage])
  return painted === stage
}
