import type { Browser, Page } from '@playwright/test'
import type { TrustRecord } from '#domain/trust/record.ts'
import { recordOf } from '#samples/families.ts'
import { veryLarge } from '#samples/very-large.ts'
import { rotated } from '../report/statistics.ts'

/** Milliseconds on one page without anything else. */
export interface Beside {
  /** From asking for the code; one, as a page has one first time. */
  first: number[]
  warm: number[]
  packet: number[]
  /** The longest stretch in which the page could not answer. */
  longest: number
}

interface Writer {
  prepare?(): Promise<void>
  make(id: string): Promise<Uint8Array> | Uint8Array
  makeAll(): Promise<Uint8Array> | Uint8Array
  timeFor(trust: TrustRecord, times: number): Promise<number>
}

interface Means {
  browser: Browser
  url: string
  slowdown: number
}

async function freshPage({ browser, url, slowdown }: Means): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  if (slowdown > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url)
  return page
}

/** Runs in the page. What may be prepared is read by a first copy of the module, so that the measured one comes new. */
async function measureWriter({ name, again }: { name: string; again: number }): Promise<Beside> {
  const tasks: number[] = [0]
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })
  const rest = () => new Promise((resolve) => setTimeout(resolve, 60))
  const timed = async (what: () => unknown) => {
    const began = performance.now()
    await what()
    const took = performance.now() - began
    await rest()
    return took
  }
  let writer: Writer | undefined
  const loading = await timed(async () => {
    writer = (await import(`/${name}.js`)) as Writer
  })
  if (!writer) throw new Error('It was not loaded.')
  const { prepare, make, makeAll } = writer
  await prepare?.()
  await rest()
  const first = [loading + (await timed(() => make('trust-agreement')))]
  const warm: number[] = []
  for (let time = 0; time < again; time += 1) warm.push(await timed(() => make('trust-agreement')))
  const packet: number[] = []
  for (let time = 0; time < Math.ceil(again / 3); time += 1) packet.push(await timed(makeAll))
  return { first, warm, packet, longest: Math.max(...tasks) }
}

/** Each writer by turns on fresh pages, one a round, so that what else the machine does falls on all alike. */
export async function measureBeside(
  means: Means,
  { names, pages, again }: { names: readonly string[]; pages: number; again: number },
): Promise<Record<string, Beside[]>> {
  const found: Record<string, Beside[]> = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < pages; round += 1)
    for (const name of rotated(names, round)) {
      const page = await freshPage(means)
      found[name]?.push(await page.evaluate(measureWriter, { name, again }))
      await page.context().close()
    }
  return found
}

/** What all nine documents of families of different sizes cost, on one page that has warmed up. */
export async function measureGrowth(means: Means, sizes: readonly number[], times: number) {
  const page = await freshPage(means)
  const families = sizes.map((size) => recordOf(veryLarge(size)))
  const costs = await page.evaluate(
    async ({ families, times }) => {
      const { timeFor } = (await import(`${'/ours.js'}`)) as Writer
      const [smallest] = families
      if (smallest) await timeFor(smallest, 5)
      const costs: number[] = []
      for (const family of families) costs.push(await timeFor(family, times))
      return costs
    },
    { families, times },
  )
  await page.context().close()
  return sizes.map((size, at) => ({ size, cost: costs[at] ?? Number.NaN }))
}
