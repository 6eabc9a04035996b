import { Trans } from '@lingui/react/macro'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { usePrinting } from '#web/components/printing.tsx'
import { StackedTable, type TableRow } from '#web/components/stacked-table.tsx'
import { translate } from '#web/i18n/i18n.ts'
import './overview.css'

interface OverviewSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** One picture with what introduces it and the table that says the same. */
export function OverviewSection({ id, title, children }: OverviewSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-12 print:mt-4 print:break-inside-auto">
      <h2 id={id} className="mb-2 text-2xl">
        {translate(title)}
      </h2>
      <div className="[&>p]:max-w-prose print:[&>p]:max-w-none">{children}</div>
    </section>
  )
}

/** What a picture still lacks, with the way to the question. */
export function Missing({ path, words, children }: { path: string; words: string; children?: ReactNode }) {
  return (
    <p className="mt-2">
      {children && <>{children} </>}
      <Link to={path} className="link font-semibold print:hidden">
        {translate(words)}
      </Link>
    </p>
  )
}

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

interface SameAsTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly TableRow[]
}

/** All that a picture says, to be read. On paper it is always open. */
export function SameAsTable({ caption, columns, rows }: SameAsTableProps) {
  const [opened, setOpened] = useState(false)
  const printing = usePrinting()
  return (
    <details
      open={opened || printing}
      onToggle={({ currentTarget }) => {
        if (!printing) setOpened(currentTarget.open)
      }}
      className="mt-5 border-t border-hairline pt-1 print:mt-2"
    >
      <summary className="w-fit py-2 font-semibold text-spruce print:hidden">
        <Trans>
          The same as a table<span className="sr-only">: {translate(caption)}</span>
        </Trans>
      </summary>
      <StackedTable caption={caption} columns={columns} rows={rows} />
    </details>
  )
}
