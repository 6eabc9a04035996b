import clsx from 'clsx'
import { memo } from 'react'
import type { Box } from './drawing.ts'
import { DrawnText } from './drawn-text.tsx'

const fills: Record<Box['kind'], string> = {
  trust: 'fill-surface',
  office: 'fill-sage',
  person: 'fill-surface',
  charity: 'fill-surface',
  frame: 'fill-none',
}

/** One box of a map, told apart by its outline as well as by its words. */
export const DrawnBox = memo(function DrawnBox({ box }: { box: Box }) {
  const { kind, x, y, width, height, dashed, title, lines, part } = box
  return (
    <g data-box={kind}>
      {title !== undefined && <title>{title}</title>}
      <Outline box={box} />
      {kind === 'office' && <path d={`M${x} ${y}H${x + width}`} strokeWidth={5} className="stroke-spruce" />}
      {kind === 'trust' && (
        <rect
          {...{ x: x + 5, y: y + 5, width: width - 10, height: height - 10, rx: 5 }}
          strokeDasharray={dashed ? '5 4' : undefined}
          className="fill-none stroke-brass"
        />
      )}
      {lines.map((line) => (
        <DrawnText key={`${line.y} ${line.x} ${line.text}`} line={line} />
      ))}
      {part !== undefined && <ShareBar x={x + 14} y={y + height - 14} width={width - 28} part={part} />}
    </g>
  )
})

function Outline({ box: { kind, x, y, width, height, dashed } }: { box: Box }) {
  const look = {
    strokeDasharray: dashed ? '5 4' : undefined,
    strokeWidth: kind === 'trust' ? 1.75 : 1.25,
    className: clsx(fills[kind], kind === 'trust' ? 'stroke-spruce' : 'stroke-edge'),
  }
  if (kind !== 'charity') return <rect {...{ x, y, width, height }} rx={kind === 'office' ? 0 : 8} {...look} />
  const cut = Math.min(12, height / 4)
  const corners = `M${x + cut} ${y}H${x + width - cut}l${cut} ${cut}V${y + height - cut}l${-cut} ${cut}H${x + cut}l${-cut} ${-cut}V${y + cut}Z`
  return <path d={corners} {...look} />
}

function ShareBar({ x, y, width, part }: { x: number; y: number; width: number; part: number }) {
  return (
    <g strokeWidth={5}>
      <path d={`M${x} ${y}h${width}`} className="stroke-hairline" />
      {part > 0 && <path d={`M${x} ${y}h${Math.max(2, width * part)}`} className="stroke-brass" />}
    </g>
  )
}
