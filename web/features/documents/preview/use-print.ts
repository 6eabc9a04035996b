import { useCallback, useEffect, useRef } from 'react'

/**
 * Prints the page under a file's name, which is what the browser offers for a PDF. `onPrinted` is called whichever way
 * it was asked for; no browser reports whether a sheet came out.
 */
export function usePrint(name: string, onPrinted: () => void): () => void {
  const hears = useRef(onPrinted)
  hears.current = onPrinted
  useEffect(() => {
    let before: string | undefined
    const rename = () => {
      before ??= document.title
      document.title = name
    }
    const restore = () => {
      if (before !== undefined) document.title = before
      before = undefined
    }
    const printed = () => {
      restore()
      hears.current()
    }
    window.addEventListener('beforeprint', rename)
    window.addEventListener('afterprint', printed)
    return () => {
      restore()
      window.removeEventListener('beforeprint', rename)
      window.removeEventListener('afterprint', printed)
    }
  }, [name])
  return useCallback(() => window.print(), [])
}
