import { useEffect, useRef } from 'react'

/** Runs what it is given once the component has left the page, at once if it already has. */
export function useWhenGone(): (finish: () => void) => void {
  const gone = useRef(false)
  const atLast = useRef<() => void>(undefined)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      atLast.current?.()
    }
  }, [])
  return (finish) => {
    if (gone.current) finish()
    else atLast.current = finish
  }
}
