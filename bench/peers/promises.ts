import type { Budget } from '../report/budgets.ts'
import type { Figures, Measure } from '../saves/figures.ts'
import { ON_POSTGRES, ON_SQLITE } from '../saves/promises.ts'

const PARSE = 'Parse Server'
const times = (what: string, values: number[], atLeast: number): Budget => ({ what, values, atLeast, unit: ' ×' })
const within = (what: string, values: number[]): Budget => ({ what, values, atMost: 1, unit: ' ×' })

/** What Kinstead is promised to be beside its peers. */
export function promises(figures: Figures, peers: readonly string[]): Budget[] {
  /** Of each round, beside the best of the peers in that round. */
  function toBest(own: string, cell: string, measure: Measure): number[] {
    const best = measure === 'perSecond' ? Math.max : Math.min
    return figures.values(own, cell, measure).map((value, round) => {
      const theirs = peers.map((peer) => figures.values(peer, cell, measure)[round] ?? Number.NaN)
      return value / best(...theirs)
    })
  }
  return [
    ...['save 300 B', 'save 4 KB'].flatMap((cell) => [
      times(`${cell} a second, ${ON_SQLITE} to the best peer`, toBest(ON_SQLITE, cell, 'perSecond'), 5),
      times(`${cell} a second, ${ON_POSTGRES} to the best peer`, toBest(ON_POSTGRES, cell, 'perSecond'), 2),
      times(`${cell} a second, ${ON_POSTGRES} to Parse`, figures.ratios(ON_POSTGRES, PARSE, cell, 'perSecond'), 5),
      within(`${cell} p99, ${ON_POSTGRES} to the best peer`, toBest(ON_POSTGRES, cell, 'p99')),
    ]),
    times(`read a second, ${ON_SQLITE} to the best peer`, toBest(ON_SQLITE, 'read', 'perSecond'), 5),
    times(`read a second, ${ON_POSTGRES} to the best peer`, toBest(ON_POSTGRES, 'read', 'perSecond'), 2),
    within(`read p99, ${ON_POSTGRES} to the best peer`, toBest(ON_POSTGRES, 'read', 'p99')),
    ...[ON_SQLITE, ON_POSTGRES].flatMap((own) => [
      within(`live update p50, ${own} to the best peer`, toBest(own, 'live', 'p50')),
      within(`live update p99, ${own} to the best peer`, toBest(own, 'live', 'p99')),
      times(`sign-ins a second, ${own} to Parse`, figures.ratios(own, PARSE, 'sign in', 'perSecond'), 2),
    ]),
  ]
}
