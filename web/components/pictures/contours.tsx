import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { ContourBox, drawContours } from './contour-lines.ts'

interface ContoursProps extends Partial<ContourBox> {
  /** The same seed draws the same terrain. */
  seed: string
  className?: string
}

let draw: typeof drawContours | undefined

/** Has maps drawn at once, and not only once the code for it has been fetched: for rendering at build. */
export function drawWith(given: typeof drawContours): void {
  draw = given
}

/**
 * A drawn map without names, for the eye alone. Where the page was rendered at build, it stays as it was drawn then;
 * elsewhere it comes a moment after the page.
 */
export function Contours({ seed, width = 1200, height = 600, levels = 12, className }: ContoursProps) {
  const place = useRef<SVGSVGElement>(null)
  const isFirst = useRef(true)
  const [lines, setLines] = useState(() => draw?.(seed, { width, height, levels }) ?? '')
  useEffect(() => {
    const stays = isFirst.current && place.current?.hasChildNodes()
    isFirst.current = false
    if (stays) return
    let ignore = false
    import('./contour-lines.ts').then(
      ({ drawContours }) => {
        drawWith(drawContours)
        if (!ignore) setLines(drawContours(seed, { width, height, levels }))
      },
      // The page is whole without it.
      () => undefined,
    )
    return () => {
      ignore = true
    }
  }, [seed, width, height, levels])
  return (
    <svg
      ref={place}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={clsx('pointer-events-none', className)}
      fill="none"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers, drawn by us
      dangerouslySetInnerHTML={{ __html: lines }}
    />
  )
}
