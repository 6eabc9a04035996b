import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { pages } from '#api/pages.ts'
import { ensureBrowser } from '#scripts/browser.ts'
import { freePort } from '#scripts/free-port.ts'
import { publicPages } from '#server/pages/public-pages.ts'
import { launchServer } from '#tests/server/launch.ts'
import { usageError } from './report/options.ts'
import { markdownTable } from './report/tables.ts'
import { writeReport } from './report/write-report.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** One load of one page: scores from 0 to 100, times in milliseconds. */
export interface Audit {
  scores: Record<Category, number>
  firstPaint: number
  largestPaint: number
  blocked: number
  /** Cumulative layout shift, to three decimals. */
  shift: number
  /** The audits of the other categories that did not pass. */
  failed: string[]
}

export const lighthouseVersion: string = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'),
).devDependencies.lighthouse

/** A Chromium that Lighthouse can control through `port`. */
export async function launchBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  return { browser, port }
}

interface Wanted {
  url: string
  port: number
  only?: readonly Category[]
  skip?: string[]
}

/** Loads a page with Lighthouse's phone preset. */
export async function audit(wanted: Wanted): Promise<Audit> {
  // On a busy machine Lighthouse sometimes misses the start of a page.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auditOnce(wanted)
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

async function auditOnce({ url, port, only = categories, skip = [] }: Wanted): Promise<Audit> {
  const run = await lighthouse(
    url,
    { port, logLevel: 'error', onlyCategories: [...only] },
    { extends: 'lighthouse:default', settings: { skipAudits: skip } },
  )
  if (!run) throw new Error(`Lighthouse returned no result for ${url}.`)
  const { audits, categories: found, runtimeError } = run.lhr
  if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`)
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const score = (id: Category) => Math.round((found[id]?.score ?? Number.NaN) * 100)
  const failed = only
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: Math.round(figure('cumulative-layout-shift') * 1_000) / 1_000,
    failed: failed.map(({ id }) => id),
  }
}

/** `npm run bench lighthouse -- /blog /terms`: one Lighthouse load of every public page, or of those named. */
const wanted = process.argv.slice(2)
const forAccounts = publicPages.filter(({ account }) => account).map(({ path }) => path)
/** Public, but not rendered at build, because search engines do not list them. */
const unlisted: readonly string[] = [pages.checkout]
const paths = [...publicPages.map(({ path }) => path), ...unlisted]
for (const path of wanted)
  if (!paths.includes(path)) usageError(`There is no public page '${path}'. Available: ${paths.join(' ')}`)

/** Audits that do not apply to pages that search engines must not list. */
function skipped(path: string): string[] {
  if (unlisted.includes(path)) return ['is-crawlable', 'meta-description']
  return forAccounts.includes(path) ? ['is-crawlable'] : []
}

const found = new Map<string, Audit>()
const server = await launchServer()
const { browser, port } = await launchBrowser()
const version = browser.version()
try {
  for (const path of paths.filter((each) => wanted.length === 0 || wanted.includes(each))) {
    // As the link in the mail opens it: without a token, it would show another text.
    const address = path === pages.resetPassword ? `${path}#token=none` : path
    const result = await audit({ url: server.url + address, port, skip: skipped(path) })
    found.set(path, result)
    console.log(`${path}: ${categories.map((each) => `${each} ${result.scores[each]}`).join(', ')}`)
    if (result.failed.length > 0) console.error(`${path} failed: ${result.failed.join(', ')}`)
  }
} finally {
  await browser.close()
  await server.stop()
}

const audits = [...found.values()]
writeReport({
  name: 'lighthouse',
  partial: wanted.length > 0 ? 'a full run loads all pages.' : undefined,
  title: 'Lighthouse',
  about:
    'One load of every public page of the production build, signed out, with Lighthouse’s phone preset and simulated throttling. A single load varies with the machine’s load; `npm run bench pages` takes medians.',
  conditions: [
    `Chromium ${version}, Lighthouse ${lighthouseVersion}`,
    `Skipped on pages that search engines must not list: \`is-crawlable\` on ${[...forAccounts, ...unlisted].join(', ')}; \`meta-description\` on ${unlisted.join(', ')}.`,
  ],
  budgets: [
    ...categories.map((category) => ({
      what: `${category}, worst page`,
      values: [Math.min(...audits.map(({ scores }) => scores[category]))],
      atLeast: category === 'performance' ? 90 : 100,
    })),
    { what: 'layout shift, worst page', values: [Math.max(...audits.map(({ shift }) => shift))], atMost: 0 },
  ],
  figures: markdownTable(
    ['Page', ...categories, 'LCP, s', 'CLS', 'TBT, ms'],
    [...found].map(([path, { scores, largestPaint, shift, blocked }]) => [
      `\`${path}\``,
      ...categories.map((each) => String(scores[each])),
      (largestPaint / 1_000).toFixed(1),
      shift.toFixed(3),
      blocked.toFixed(0),
    ]),
  ),
})
