import type { InTheProduct } from './in-the-product.ts'
import { growthOf, spreadOf, told } from './spread.ts'

export interface Verdict {
  what: string
  budget: string
  measured: string
  within: boolean
}

function inTime(what: string, milliseconds: number, measured: readonly number[]): Verdict {
  const spread = spreadOf(measured)
  return { what, budget: `${milliseconds} ms`, measured: `${told(spread)} ms`, within: spread.median <= milliseconds }
}

/** A task of the browser's main thread that is longer than this keeps a reader waiting who presses something else. */
export const LONG = 50
/** 1 is linear; what is above is left to the inaccuracy of measuring. */
const MOST_GROWTH = 1.2

export const toldTasks = (tasks: readonly number[]) =>
  tasks.length === 0 ? 'none' : `${tasks.length}, the longest ${Math.round(Math.max(...tasks))} ms`

function noLongTask(what: string, tasks: readonly number[]): Verdict {
  return { what, budget: `none over ${LONG} ms`, measured: toldTasks(tasks), within: tasks.length === 0 }
}

/** What was promised, beside what was measured. */
export function verdicts(product: InTheProduct, growth: readonly { size: number; cost: number }[]): Verdict[] {
  const later = growthOf(growth)
  return [
    inTime('First press to file, the trust agreement, made ahead', 60, product.first),
    inTime('Further presses, of the file that was kept', 10, product.warm),
    inTime('A press as an answer changes, the file made anew', 60, product.changed),
    inTime('First press to file, all nine in one packet', 120, product.packet),
    noLongTask('Tasks of the main thread, code fetched and all nine made ahead', product.longTasks.ahead),
    noLongTask('Tasks of the main thread, a press before the code was there', product.longTasks.unprepared),
    noLongTask('Tasks of the main thread, the trust agreement', product.longTasks.single),
    noLongTask('Tasks of the main thread, the packet', product.longTasks.packet),
    inTime('Preview of the trust agreement to its first page', 150, product.preview),
    noLongTask('Tasks of the main thread, the preview', product.longTasks.preview),
    noLongTask('Tasks of the main thread, typing beside a preview', product.longTasks.typing),
    {
      what: 'All nine documents: one more beneficiary of the last 500 of 1,000, beside one before them',
      budget: `at most ${MOST_GROWTH} ×`,
      measured: `${later.toFixed(2)} ×`,
      within: later <= MOST_GROWTH,
    },
  ]
}
