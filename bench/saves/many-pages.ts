import { setTimeout as pause } from 'node:timers/promises'
import type { Entrant } from './cells.ts'
import { closedLoop } from './closed-loop.ts'
import type { Figures } from './figures.ts'
import { processorTime } from './processor-time.ts'
import type { Session } from './target.ts'
import { answersOf } from './trust.ts'

const PAGES = 1_000
/** Opened at once. */
const TOGETHER = 20
const cellWith = (pages: number) => `save beside ${pages.toLocaleString('en')} open pages`
export const [ALONE, AMONG_MANY] = [cellWith(0), cellWith(PAGES)]

/** What a save costs while nobody and while a thousand pages listen, five of each user. */
export async function runManyPages({ target, sessions }: Entrant, lasts: number, figures: Figures): Promise<void> {
  const { follow } = target
  if (!follow) return
  for (const count of [0, PAGES]) {
    const pages: (() => void)[] = []
    while (pages.length < count)
      pages.push(
        ...(await Promise.all(
          Array.from({ length: TOGETHER }, (_, index) =>
            follow(sessions[(pages.length + index) % sessions.length] as Session, () => {}),
          ),
        )),
      )
    await pause(500)
    const before = processorTime(target.pid ?? 0)
    const { p50, p99, sent } = await closedLoop({
      clients: 1,
      lasts,
      work: (number) =>
        target.save(sessions[number % sessions.length] as Session, answersOf(number, `Page ${count} ${number}`)),
    })
    await pause(200)
    figures.add(target.name, cellWith(count), { p50, p99, processor: (processorTime(target.pid ?? 0) - before) / sent })
    for (const close of pages) close()
    await pause(500)
  }
}
