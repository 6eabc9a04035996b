import { useCallback, useMemo } from 'react'
import type { Family } from '#domain/trust/glance/family.ts'
import { ringLines } from '#web/pictures/ring-lines.ts'
import { textWidth } from '#web/pictures/text-lines.ts'
import type { Drawing, TextLine } from './drawing.ts'
import { DrawnBox } from './drawn-box.tsx'
import { DrawnText } from './drawn-text.tsx'
import { familyLayout } from './family-layout.ts'
import { familyInWords } from './family-words.ts'
import { Picture } from './picture.tsx'

const RINGS = 9

/** Who is who, drawn: the trust in the middle as the cut tree that it is on every page. */
export function FamilyMap({ family, seed }: { family: Family; seed: string }) {
  const layOut = useCallback((width: number) => familyLayout(family, width), [family])
  return (
    <Picture label={familyInWords(family)} layOut={layOut}>
      {({ stems, boxes, labels, rings }) => (
        <>
          <Rings seed={seed} {...rings} />
          <g fill="none" strokeWidth={1.5} className="stroke-spruce">
            {stems.map(({ path, dashed }) => (
              <path key={path} d={path} strokeDasharray={dashed ? '5 4' : undefined} />
            ))}
          </g>
          {labels.map((label) => (
            <Backed key={`${label.y} ${label.text}`} label={label} />
          ))}
          {boxes.map((box) => (
            <DrawnBox key={`${box.kind} ${box.key}`} box={box} />
          ))}
        </>
      )}
    </Picture>
  )
}

function Rings({ seed, x, y, size }: { seed: string } & Drawing['rings']) {
  const lines = useMemo(() => ringLines(seed, RINGS, size), [seed, size])
  return (
    <g fill="none" strokeWidth={1.25} transform={`translate(${x - size / 2} ${y - size / 2})`}>
      {lines.map((line, at) => (
        <path key={line} d={line} className={at === RINGS - 1 ? 'stroke-brass' : 'stroke-spruce/45'} />
      ))}
    </g>
  )
}

/** A label with the page's own colour behind it, where a stem runs through. */
function Backed({ label }: { label: TextLine }) {
  const width = textWidth(label.text, label.size) + 20
  return (
    <>
      {label.anchor === 'middle' && (
        <rect
          x={label.x - width / 2}
          y={label.y - label.size - 1}
          width={width}
          height={label.size + 8}
          className="fill-paper"
        />
      )}
      <DrawnText line={label} />
    </>
  )
}
