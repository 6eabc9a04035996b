import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { pages } from '#api/pages.ts'
import { ensureBrowser } from '#scripts/browser.ts'
import { freePort } from '#scripts/free-port.ts'
import { DIST } from '#server/open.ts'
import { type LaunchedServer, launchServer } from '#tests/server/launch.ts'
import { astroVersion, buildAnchor, HOW_TO_INSTALL } from './pages/anchor.ts'
import { lighthouseVersion, load } from './pages/measure.ts'
import { figures, verdictTable } from './pages/report.ts'
import { type Compared, verdictsOn } from './pages/verdict.ts'
import { misused } from './report/asked-for.ts'
import { conditionsOf } from './report/conditions.ts'
import { keepReport } from './report/write-report.ts'

const RUNS = 5

/**
 * The public pages of the production build as Lighthouse's phone meets them, in turn with static pages of the same
 * content: `npm run bench pages`, or of some pages and with fewer runs, `npm run bench pages -- --runs 3 / /services`.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: String(RUNS) } },
  allowPositionals: true,
})
const measured = [pages.home, pages.services, '/blog/1']
const paths = positionals.length > 0 ? positionals : measured
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1)
  misused(`--runs is the number of times that each page is loaded, not '${values.runs}'.`)

const astro = astroVersion()
if (astro) buildAnchor(DIST, paths)

const began = performance.now()
const servers: LaunchedServer[] = []
let browser: Browser | undefined
try {
  const ours = await launchServer()
  servers.push(ours)
  const anchor = astro ? await launchServer({ program: 'bench/pages/serve-anchor.ts' }) : undefined
  if (anchor) servers.push(anchor)
  const port = await freePort()
  browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  const compared: Compared[] = paths.map((path) => ({ path, ours: [], ...(anchor && { anchor: [] }) }))
  for (let run = 1; run <= runs; run++)
    for (const page of compared) {
      page.ours.push(await load(ours.url + page.path, port))
      if (anchor) page.anchor?.push(await load(anchor.url + page.path, port))
      const [of, beside] = [page.ours.at(-1), page.anchor?.at(-1)]
      const against = beside ? `, static ${Math.round(beside.largestPaint)} ms` : ''
      console.log(
        `${run}/${runs} ${page.path}: ${of?.performance}, LCP ${Math.round(of?.largestPaint ?? 0)} ms${against}`,
      )
    }
  const verdicts = verdictsOn(compared)
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  const report = `# Public pages

Made by \`npm run bench pages\`: Lighthouse's preset for phones, with simulated throttling, on the production build, signed out. Medians of ${runs} [least–most], each page${astro ? ' in turn with a static page of the same words, fonts, pictures and style, made by Astro without scripts and served by the same server' : ''}.

${conditionsOf(
  `Chromium ${browser.version()}, Lighthouse ${lighthouseVersion}, ${astro ? `Astro ${astro}` : 'without static pages to compare with'}`,
  `The run took ${minutes} minutes`,
)}

${verdictTable(verdicts)}

${figures(compared)}
`
  console.log(report)
  const missing = astro ? undefined : `there was nothing to compare with. For the static pages: ${HOW_TO_INSTALL}`
  const fewer = positionals.length > 0 || runs < RUNS ? `not all pages were measured ${RUNS} times.` : undefined
  keepReport('pages', report, fewer ?? missing)
  process.exitCode = verdicts.every(({ within }) => within) && astro ? 0 : 1
} finally {
  await browser?.close()
  for (const server of servers) await server.stop()
}
