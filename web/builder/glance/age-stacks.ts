import type { PartOf, Payee } from '#domain/trust/glance/payouts.ts'
import { partsByAge } from '#domain/trust/glance/payouts.ts'
import { textWidth } from '#web/pictures/text-lines.ts'
import { say } from '#web/spanish/say.ts'
import type { TextLine } from './drawing.ts'
import type { Mark } from './payout-mark.tsx'

const LEFT = 76
const PITCH = 16
const LINE = 18

export interface Stack {
  age: number
  /** Where the age stands on the stem of time. */
  y: number
  marks: readonly Mark[]
  lines: readonly TextLine[]
}

/** Whose parts, where there is room for the names; else how many. */
function wordsOf(parts: readonly PartOf[], room: number): string {
  const names = parts.map(({ payee }) => payee.name).join(', ')
  if (textWidth(names, 15) <= room) return names
  return say(`${parts.length.toLocaleString('en-US')} ${parts.length === 1 ? 'person' : 'people'}`)
}

/** Ages one below the other along a stem, each with a mark for everybody. */
export function ageStacks(payees: readonly Payee[], width: number) {
  const across = Math.max(1, Math.floor((width - LEFT) / PITCH))
  let top = 0
  const stacks = partsByAge(payees).map(([age, parts]): Stack => {
    const first = top + 40
    const marks = parts.map(({ part, payee }, at) => ({
      x: LEFT + 7 + (at % across) * PITCH,
      y: first + Math.floor(at / across) * LINE,
      ...{ part, hollow: payee.contingent },
    }))
    const y = top + 20
    top = first + Math.ceil(parts.length / across) * LINE + 12
    return {
      ...{ age, y, marks },
      lines: [
        { text: String(age), x: 52, y: y + 6, size: 20, anchor: 'end', look: 'serif' },
        { text: wordsOf(parts, width - LEFT - 4), x: LEFT, y: y + 5, size: 15, anchor: 'start', look: 'plain' },
      ],
    }
  })
  return { width, height: Math.max(1, top), stacks }
}
