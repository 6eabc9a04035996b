import { Trans } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'

/** Not every browser reports both: the event comes before the paper is laid out, the medium changes with it. */
let announced = false
const paper = typeof matchMedia === 'function' ? matchMedia('print') : undefined
const isNow = () => announced || paper?.matches === true

/** Whether the page is being laid out for paper. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(isNow)
  useLayoutEffect(() => {
    // At once: a press on "Print" is not over before the paper is laid out, and what is not drawn by then is missing on it.
    const look = () => flushSync(() => setPrinting(isNow()))
    const before = () => {
      announced = true
      look()
    }
    const after = () => {
      announced = false
      look()
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    paper?.addEventListener('change', look)
    setPrinting(isNow())
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
      paper?.removeEventListener('change', look)
    }
  }, [])
  return isPrinting
}

/** Opens the browser's own print dialog. It is not printed itself. */
export function PrintButton({ children = <Trans>Print</Trans> }: { children?: ReactNode }) {
  return (
    <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
