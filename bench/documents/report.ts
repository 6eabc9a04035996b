import { conditionsOf } from '../report/conditions.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { median } from '../report/statistics.ts'
import type { Beside } from './beside-others.ts'
import { type Bundle, versions } from './bundle.ts'
import type { InTheProduct } from './in-the-product.ts'
import { spreadOf, told } from './spread.ts'
import { LONG, toldTasks, type Verdict } from './verdicts.ts'

export interface Results {
  browser: string
  verdicts: readonly Verdict[]
  /** By how many times slower the processor was made. */
  product: ReadonlyMap<number, InTheProduct>
  beside: ReadonlyMap<number, Record<string, readonly Beside[]>>
  bundles: Record<string, Bundle>
  growth: readonly { size: number; cost: number }[]
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  markdownTable(head, rows, (column) => column > 0)

/** Other names than those of their modules. */
const NAMES: Record<string, string> = { ours: '**Kinstead**', limit: 'the limit', docx: '`docx`' }
const nameOf = (name: string) => NAMES[name] ?? name

const ROWS = {
  first: 'First press to file, the trust agreement, made ahead',
  unprepared: 'The same, pressed before the code was there',
  warm: 'Further presses, of the file that was kept',
  changed: 'A press as an answer changes, the file made anew',
  packet: 'First press to file, all nine in one packet',
  packetAgain: 'Further packets',
  preview: 'Preview of the trust agreement to its first page',
  previewAgain: 'The same, a second time',
} as const

/** Typing is measured at full speed alone, and told with the budgets. */
const TASKS: Record<Exclude<keyof InTheProduct['longTasks'], 'typing'>, string> = {
  ahead: 'code fetched and all nine made ahead',
  unprepared: 'a press before the code was there',
  single: 'the trust agreement',
  packet: 'the packet',
  preview: 'the preview',
}

function productTable(product: Results['product']): string {
  const slowdowns = [...product.keys()]
  const rows = Object.entries(ROWS).map(([key, words]) => [
    words,
    ...slowdowns.map((slowdown) => {
      const measured = product.get(slowdown)?.[key as keyof typeof ROWS] ?? []
      return told(spreadOf(measured))
    }),
  ])
  const tasks = Object.entries(TASKS).map(([key, words]) => [
    `Tasks over ${LONG} ms, ${words}`,
    ...slowdowns.map((slowdown) => toldTasks(product.get(slowdown)?.longTasks[key as keyof typeof TASKS] ?? [])),
  ])
  return table(['ms, median (least–most)', ...slowdowns.map((each) => `${each} ×`)], [...rows, ...tasks])
}

/** Of the medians of pages of the same round, so that what both suffered cancels out. */
function ratio(theirs: readonly (readonly number[])[], ours: readonly (readonly number[])[]): string {
  const ratios = theirs.map((measured, round) => median(measured) / median(ours[round] ?? []))
  return `${told(spreadOf(ratios))} ×`
}

function besideTable(beside: Record<string, readonly Beside[]>, bundles: Results['bundles']): string {
  const { ours } = beside
  if (!ours) throw new Error('Our own documents were not measured.')
  const rows = Object.entries(beside).map(([name, pages]) => {
    const of = (kind: 'first' | 'warm' | 'packet') => {
      const times = pages.map((page) => page[kind])
      const oursThen = ours.map((page) => page[kind])
      return `${told(spreadOf(times.flat()))}${name === 'ours' ? '' : `; ${ratio(times, oursThen)}`}`
    }
    const bytes = ((bundles[name]?.gzip ?? Number.NaN) / 1000).toFixed(1)
    const longest = told(spreadOf(pages.map((page) => page.longest)))
    return [nameOf(name), bytes, of('first'), of('warm'), of('packet'), longest]
  })
  return table(
    ['', 'JavaScript, KB gzip', 'first, ms', 'warm, ms', 'all nine, ms', 'longest task over 50 ms, per page'],
    rows,
  )
}

function growthTable(growth: Results['growth']): string {
  return table(
    ['Beneficiaries', 'all nine, ms', 'per beneficiary, ms'],
    growth.map(({ size, cost }) => [size.toLocaleString('en'), cost.toFixed(0), (cost / size).toFixed(3)]),
  )
}

export function report({ browser, verdicts, product, beside, bundles, growth }: Results): string {
  const counts = (key: 'first' | 'warm') =>
    [...product].map(([slowdown, found]) => `${found[key].length} at ${slowdown} ×`).join(' and ')
  return `# Documents

Made by \`npm run bench documents\`, on the production build in Chromium, with the sample family whose every question is answered.

${conditionsOf(`Chromium ${browser}, ${versions()}`)}

## Budgets

${table(
  ['', 'budget', 'measured, median (least–most)', ''],
  verdicts.map(({ what, budget, measured, within }) => [what, budget, measured, within ? 'within' : '**missed**']),
)}

## In the product

On the dashboard, each first press on a page of its own in a browser that had never been there; from the browser's own stamp of the press to the file, or to the painted page; as an answer changes, and before the code is there, a script presses; the typing is on a step's page. A task of the main thread is judged when it ends after the press; while all nine are made ahead, on pages of their own, when it ends after the page was granted its idle time, with the fetching of whatever code the dashboard fetches ahead and until the ninth document has been made. So that no task of the page's own start is among these, nor among those of a press before the code was there, both pages come to rest first with their idle time held back. 4 × is with the processor slowed down to a quarter. Of first presses there were ${counts('first')}, of further ones ${counts('warm')}.

${productTable(product)}

## Beside other ways

The same documents on a page without anything else, by turns; first with fetching the code. Behind each time stands its ratio to Kinstead's: the median of the rounds' own, and from the least to the most. *The limit* zips the finished XML and does nothing else. \`docx\` gets the finished tree of the document and writes it in its own way. docxtemplater gets the finished answers and templates in which each answer is a tag. Both are spared what is counted for Kinstead: putting the words together. Here all of them compress on the page, right after their code has come; in the product a worker compresses, and the code was there before. Kinstead's JavaScript holds the words of all nine documents, and here, alone on its page, also what the dashboard has anyway: what the dashboard fetches for the documents is held to 65 KB by \`npm test\`.

${[...beside].map(([slowdown, found]) => `${slowdown === 1 ? 'At full speed:' : `With the processor slowed down to ${slowdown} ×:`}\n\n${besideTable(found, bundles)}`).join('\n\n')}

## Growth

Everything that ${growth.length} families of different sizes download, the least of several times.

${growthTable(growth)}
`
}
