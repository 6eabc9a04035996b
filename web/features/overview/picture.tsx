import './overview.css'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { usePrinting } from '#web/components/printing.tsx'

/** On paper it is laid out wider than the sheet and printed smaller, as the words around it are. */
const PAPER = 900
/** Until the room is known, and where nothing can be measured. */
const ASSUMED = 640

interface PictureProps {
  /** What the picture shows, for those who do not see it. */
  label: string
  /** Draws it for so many pixels of width. */
  children: (width: number) => ReactNode
}

/** A picture of boxes, lines and words that the browser lays out. */
export function Picture({ label, children }: PictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(ASSUMED)
  const printing = usePrinting()
  useLayoutEffect(() => {
    const element = place.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth || ASSUMED))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} role="img" aria-label={label} className="picture">
      {children(printing ? PAPER : room)}
    </div>
  )
}
