import { useCallback } from 'react'
import type { Payee } from '#domain/trust/glance/payouts.ts'
import { ageLanes } from './age-lanes.ts'
import { ageStacks } from './age-stacks.ts'
import { DrawnText } from './drawn-text.tsx'
import { PayoutMark } from './payout-mark.tsx'
import { Picture } from './picture.tsx'

interface AgesPictureProps {
  payees: readonly Payee[]
  label: string
}

/** A line of life for each person. */
export function LanesPicture({ payees, label }: AgesPictureProps) {
  const layOut = useCallback((width: number) => ageLanes(payees, width), [payees])
  return (
    <Picture label={label} layOut={layOut}>
      {({ lanes, scale, bottom }) => (
        <>
          {scale.map(({ age, x }) => (
            <g key={age}>
              <path d={`M${x} 0V${bottom}`} className="stroke-hairline" />
              <DrawnText line={{ text: String(age), x, y: bottom + 18, size: 14, anchor: 'middle', look: 'soft' }} />
            </g>
          ))}
          {lanes.map(({ id, name, from, to, y, dashed, marks, lines }) => (
            <g key={id}>
              <title>{name}</title>
              <path
                d={`M${from} ${y}H${to}`}
                strokeWidth={2}
                strokeDasharray={dashed ? '5 4' : undefined}
                className="stroke-brass"
              />
              {marks.map((mark) => (
                <PayoutMark key={mark.part} mark={mark} />
              ))}
              {lines.map((line) => (
                <DrawnText key={`${line.x} ${line.y}`} line={line} halo />
              ))}
            </g>
          ))}
        </>
      )}
    </Picture>
  )
}

/** Everybody's marks, age by age. */
export function StacksPicture({ payees, label }: AgesPictureProps) {
  const layOut = useCallback((width: number) => ageStacks(payees, width), [payees])
  return (
    <Picture label={label} layOut={layOut}>
      {({ stacks }) => (
        <>
          <path d={`M62 ${stacks[0]?.y ?? 0}V${stacks.at(-1)?.y ?? 0}`} strokeWidth={2} className="stroke-brass" />
          {stacks.map(({ age, y, marks, lines }) => (
            <g key={age}>
              <circle cx={62} cy={y} r={4} className="fill-brass" />
              {lines.map((line) => (
                <DrawnText key={line.x} line={line} />
              ))}
              {marks.map((mark) => (
                <PayoutMark key={`${mark.x} ${mark.y}`} mark={mark} />
              ))}
            </g>
          ))}
        </>
      )}
    </Picture>
  )
}
