import './glance.css'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { usePrinting } from '#web/ui/use-printing.ts'

/** On paper it is drawn wider than the sheet and printed smaller, as the words around it are. */
const PAPER = 900
/** Until the room is known, and where nothing can be measured. */
const ASSUMED = 640
/** A phone held upright has more than this. */
const LEAST = 240

interface PictureProps<T extends { width: number; height: number }> {
  /** What the picture shows, for those who do not see it. */
  label: string
  /** Lays it out for a width in pixels. */
  layOut: (width: number) => T
  children: (drawing: T) => ReactNode
}

/** A drawing made for the room there is, rather than one made smaller until nobody can read it. */
export function Picture<T extends { width: number; height: number }>({ label, layOut, children }: PictureProps<T>) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(ASSUMED)
  const printing = usePrinting()
  useLayoutEffect(() => {
    const element = place.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => setRoom(Math.floor(element.clientWidth) || ASSUMED)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const drawing = layOut(printing ? PAPER : Math.max(LEAST, room))
  return (
    <div ref={place} className="picture">
      <svg
        role="img"
        aria-label={label}
        width={drawing.width}
        height={drawing.height}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        className="block h-auto max-w-full"
      >
        {children(drawing)}
      </svg>
    </div>
  )
}
