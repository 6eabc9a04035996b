import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { pages } from '#api/pages.ts'
import { ensureBrowser } from '#scripts/browser.ts'
import { freePort } from '#scripts/free-port.ts'
import { publicPages } from '#server/pages/public-pages.ts'
import { launchServer } from '#tests/server/launch.ts'
import { categories, mustBeWhole, type PageResult, shortfalls, tableOf } from './lighthouse/table.ts'
import { lighthouseVersion } from './pages/measure.ts'
import { misused } from './report/asked-for.ts'
import { conditionsOf } from './report/conditions.ts'
import { keepReport } from './report/write-report.ts'

/**
 * Lighthouse on every public page of the production build, as on a phone (its default: a slow fourth-generation network and a
 * processor slowed to a quarter, both simulated). Of all pages, or of those named: `npm run bench lighthouse -- /blog /terms`.
 */
const wanted = process.argv.slice(2)
const forAccounts = publicPages.filter(({ account }) => account).map(({ path }) => path)
/** Open to visitors as well, though not rendered at build, for nobody comes to them from a list of results. */
const unlisted: readonly string[] = [pages.checkout, pages.resetPassword]
const paths = [...publicPages.map(({ path }) => path), ...unlisted]
for (const path of wanted)
  if (!paths.includes(path)) misused(`There is no public page '${path}'. There are: ${paths.join(' ')}`)

/** What a page that asks search engines to stay away need not pass. */
function leftOut(path: string): string[] {
  if (unlisted.includes(path)) return ['is-crawlable', 'meta-description']
  return forAccounts.includes(path) ? ['is-crawlable'] : []
}

/** On a busy machine Lighthouse now and then misses the start of a page. */
const ATTEMPTS = 3

async function measure(url: string, path: string, port: number): Promise<PageResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await measureOnce(url, path, port)
    } catch (fault) {
      if (attempt === ATTEMPTS) throw fault
    }
  }
}

async function measureOnce(url: string, path: string, port: number): Promise<PageResult> {
  const run = await lighthouse(
    url + path,
    { port, logLevel: 'error', onlyCategories: [...categories] },
    { extends: 'lighthouse:default', settings: { skipAudits: leftOut(path) } },
  )
  if (!run) throw new Error(`Lighthouse gave no result for ${path}.`)
  const { audits, categories: found, runtimeError } = run.lhr
  if (runtimeError) throw new Error(`Lighthouse failed on ${path}: ${runtimeError.message}`)
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const scoreOf = (id: string) => Math.round((found[id]?.score ?? 0) * 100)
  const failed = mustBeWhole.flatMap((id) =>
    (found[id]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id: audit }) => audit),
  )
  return {
    path,
    scores: {
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
      performance: scoreOf('performance'),
    },
    largestPaint: numberOf('largest-contentful-paint'),
    shift: numberOf('cumulative-layout-shift'),
    blocked: numberOf('total-blocking-time'),
    failed,
  }
}

async function measureAll(browserPort: number, url: string): Promise<PageResult[]> {
  const results: PageResult[] = []
  for (const path of paths.filter((each) => wanted.length === 0 || wanted.includes(each))) {
    const result = await measure(url, path, browserPort)
    console.log(`${path}: ${categories.map((each) => `${each} ${result.scores[each]}`).join(', ')}`)
    results.push(result)
  }
  return results
}

function report(results: PageResult[], version: string): string {
  return `# Lighthouse

Made by \`npm run bench lighthouse\`. Lighthouse's preset for phones, with simulated throttling, on the production build, signed out.

${conditionsOf(`Chromium ${version}, Lighthouse ${lighthouseVersion}`)}
- Left out, because these pages ask search engines to stay away: the audit \`is-crawlable\` on ${[...forAccounts, ...unlisted].join(', ')}, and \`meta-description\` on ${unlisted.join(', ')}.

${tableOf(results)}
`
}

const port = await freePort()
const server = await launchServer()
let browser: Browser | undefined
try {
  browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  const results = await measureAll(port, server.url)
  const text = report(results, browser.version())
  keepReport('lighthouse', text, wanted.length > 0 ? 'not all pages were measured.' : undefined)
  const short = shortfalls(results)
  if (short.length > 0) console.error(`Missed:\n  ${short.join('\n  ')}`)
  process.exitCode = short.length > 0 ? 1 : 0
} finally {
  await browser?.close()
  await server.stop()
}
