import { useCallback, useEffect } from 'react'

/** Prints the page under a file's name, which is what the browser offers for a PDF. */
export function usePrint(name: string): () => void {
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
    window.addEventListener('beforeprint', rename)
    window.addEventListener('afterprint', restore)
    return () => {
      restore()
      window.removeEventListener('beforeprint', rename)
      window.removeEventListener('afterprint', restore)
    }
  }, [name])
  return useCallback(() => window.print(), [])
}
