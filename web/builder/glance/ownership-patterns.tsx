import type { Ownership } from '#domain/trust/enumerations.ts'

/** A pattern for each ownership, in the one colour: solid, slanted, dotted, upright. */
const MARKS: Record<Ownership, { size: number; mark: React.ReactNode }> = {
  sole: { size: 8, mark: <path d="M0 0H8V8H0Z" className="fill-spruce" /> },
  joint: {
    size: 8,
    mark: <path d="M-2 2L2 -2M0 8L8 0M6 10L10 6" strokeWidth={2} className="stroke-spruce" />,
  },
  community: { size: 7, mark: <circle cx={3.5} cy={3.5} r={1.7} className="fill-spruce" /> },
  tenants_in_common: { size: 6, mark: <path d="M3 0V6" strokeWidth={1.75} className="stroke-spruce" /> },
}

/** The patterns, for the drawings of one `id`. */
export function OwnershipPatterns({ id }: { id: string }) {
  return (
    <defs>
      {Object.entries(MARKS).map(([ownership, { size, mark }]) => (
        <pattern key={ownership} id={`${id}-${ownership}`} width={size} height={size} patternUnits="userSpaceOnUse">
          <path d={`M0 0H${size}V${size}H0Z`} className="fill-surface" />
          {mark}
        </pattern>
      ))}
    </defs>
  )
}

interface PatternedProps {
  id: string
  ownership: Ownership
  x: number
  y: number
  width: number
  height: number
}

/** A piece of a bar, or of the legend, in the pattern of its ownership. */
export function Patterned({ id, ownership, ...box }: PatternedProps) {
  return <rect {...box} fill={`url(#${id}-${ownership})`} strokeWidth={1.25} className="stroke-spruce" />
}
