import { pages } from '#api/pages.ts'
import { publicPages } from '#server/pages/public-pages.ts'
import { launchServer } from '#tests/server/launch.ts'
import { type Audit, audit, categories, launchBrowser, lighthouseVersion } from './pages/audit.ts'
import { markdownTable, usageError, writeReport } from './report/report.ts'

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
