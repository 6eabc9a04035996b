import type { Payee } from '#domain/trust/glance/payouts.ts'
import { fitLines, textWidth } from '#web/pictures/text-lines.ts'
import type { TextLine } from './drawing.ts'
import type { Mark } from './payout-mark.tsx'

/** More people than these are shown by age rather than by name. */
export const MOST_LANES = 12
const NARROW = 640
const NAMES = 220

export interface Lane {
  id: string
  name: string
  /** From where a share is held until its last part comes out. */
  from: number
  to: number
  y: number
  dashed: boolean
  marks: readonly Mark[]
  lines: readonly TextLine[]
}

/** A line for each person along one axis of ages, with a mark where a part of the share comes out. */
export function ageLanes(payees: readonly Payee[], width: number) {
  const narrow = width < NARROW
  const ages = payees.flatMap(({ parts }) => parts.map(({ age }) => age))
  const [least, most] = [Math.floor((Math.min(...ages) - 3) / 5) * 5, Math.max(...ages)]
  const left = narrow ? 14 : NAMES
  const right = width - 26
  const at = (age: number) => left + ((age - least) / (most - least)) * (right - left)
  const height = narrow ? 92 : 66
  const lanes = payees.map((payee, index): Lane => {
    const top = index * height
    const y = top + (narrow ? 56 : 30)
    const name = fitLines(payee.name, narrow ? width - 8 : NAMES - 28, 16, narrow ? 1 : 2)
    const nameTop = narrow ? top + 22 : y + 6 - (name.length - 1) * 10
    return {
      ...{ id: payee.id, name: payee.name, from: left, y, dashed: payee.contingent },
      to: at(payee.parts.at(-1)?.age ?? least),
      marks: payee.parts.map(({ age, part }) => ({ x: at(age), y, part, hollow: payee.contingent })),
      lines: [
        ...name.map(
          (text, line) => ({ text, x: 0, y: nameTop + line * 20, size: 16, anchor: 'start', look: 'strong' }) as const,
        ),
        ...labelsOf(payee, at, y),
      ],
    }
  })
  const bottom = lanes.length * height + 6
  const step = (right - left) / (most - least) < 7 ? 10 : 5
  const scale = Array.from({ length: Math.floor(most / step) - Math.ceil(least / step) + 1 }, (_, index) => {
    const age = (Math.ceil(least / step) + index) * step
    return { age, x: at(age) }
  })
  return { width, height: bottom + 26, bottom, lanes, scale }
}

/** Age above and year below each mark, as far as there is room between them; the table has all. */
function labelsOf({ parts }: Payee, at: (age: number) => number, y: number): TextLine[] {
  const spaced = (textOf: (part: Payee['parts'][number]) => string, offset: number, look: TextLine['look']) => {
    let free = Number.NEGATIVE_INFINITY
    return parts.flatMap((part): TextLine[] => {
      const text = textOf(part)
      const [x, half] = [at(part.age), textWidth(text, 14) / 2]
      if (text === '' || x - half < free) return []
      free = x + half + 4
      return [{ text, x, y: y + offset, size: 14, anchor: 'middle', look }]
    })
  }
  return [...spaced(({ age }) => String(age), -13, 'strong'), ...spaced(({ year }) => String(year ?? ''), 26, 'soft')]
}
