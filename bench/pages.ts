import { parseArgs } from 'node:util'
import { pages } from '#api/pages.ts'
import { DIST } from '#server/open.ts'
import { type LaunchedServer, launchServer } from '#tests/server/launch.ts'
import { type Audit, audit, launchBrowser, lighthouseVersion } from './lighthouse/audit.ts'
import { INTERACTIONS, SLOWDOWN, slowestInteraction } from './pages/interaction.ts'
import { astroVersion, buildStaticSite, HOW_TO_INSTALL } from './pages/static-site.ts'
import { usageError } from './report/options.ts'
import { ratios } from './report/statistics.ts'
import { figureTable } from './report/tables.ts'
import { writeReport } from './report/write-report.ts'

const RUNS = 5
const MEASURED = [pages.home, pages.services, '/blog/1']

/** `npm run bench pages -- --runs 3 / /services`: public pages beside static pages of the same content, and two steps. */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: String(RUNS) } },
  allowPositionals: true,
})
const paths = positionals.length > 0 ? positionals : MEASURED
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) usageError(`--runs is the number of loads of each page, not '${values.runs}'.`)

const astro = astroVersion()
if (astro) buildStaticSite(DIST, paths)
const measured = paths.map((path) => ({ path, ours: [] as Audit[], fixed: [] as Audit[] }))
const interactions = Object.keys(INTERACTIONS).map((what) => ({ what, durations: [] as number[] }))
const servers: LaunchedServer[] = []
const { browser, port } = await launchBrowser()
const version = browser.version()
try {
  const ours = await launchServer()
  servers.push(ours)
  const fixed = astro ? await launchServer({ program: 'bench/pages/serve-static.ts' }) : undefined
  if (fixed) servers.push(fixed)
  const load = (url: string) => audit({ url, port, only: ['performance'] })
  for (let run = 1; run <= runs; run += 1) {
    for (const page of measured) {
      page.ours.push(await load(ours.url + page.path))
      if (fixed) page.fixed.push(await load(fixed.url + page.path))
      console.log(`${run}/${runs} ${page.path}: LCP ${page.ours.at(-1)?.largestPaint.toFixed(0)} ms`)
    }
    for (const { what, durations } of interactions) durations.push(await slowestInteraction(browser, ours.url, what))
  }
} finally {
  await browser.close()
  for (const server of servers) await server.stop()
}

const all = (audits: readonly Audit[], part: (audit: Audit) => number) => audits.map(part)
const largestPaint = (audit: Audit) => audit.largestPaint
const isFull = runs >= RUNS && positionals.length === 0
writeReport({
  name: 'pages',
  partial: astro
    ? isFull
      ? undefined
      : `a full run loads ${MEASURED.join(', ')} ${RUNS} times.`
    : `the static pages need Astro: ${HOW_TO_INSTALL}`,
  title: 'Public pages and two steps',
  about: `Public pages of the production build, signed out, with Lighthouse’s phone preset and simulated throttling, ${runs} loads of each, each after the other with a static page of the same text, fonts, pictures and style, which Astro makes without scripts and the same server serves. The steps: the slowest interaction to the next paint while a signed-in user fills in the grantor step, and while one with 200 beneficiaries adds and edits another, with the processor slowed ${SLOWDOWN} times, once in each run.`,
  conditions: [`Chromium ${version}, Lighthouse ${lighthouseVersion}, ${astro ? `Astro ${astro}` : 'no static pages'}`],
  budgets: [
    ...measured.flatMap(({ path, ours, fixed }) => [
      { what: `\`${path}\`, performance`, values: all(ours, ({ scores }) => scores.performance), atLeast: 100 },
      ...(astro
        ? [
            {
              what: `\`${path}\`, LCP to the static page`,
              values: ratios(all(ours, largestPaint), all(fixed, largestPaint)),
              atMost: 1.1,
              unit: ' ×',
            },
          ]
        : []),
      { what: `\`${path}\`, layout shift`, values: all(ours, ({ shift }) => shift), atMost: 0 },
      { what: `\`${path}\`, blocking time`, values: all(ours, ({ blocked }) => blocked), atMost: 50, unit: ' ms' },
    ]),
    ...interactions.map(({ what, durations }) => ({
      what: `${what}, interaction to next paint`,
      values: durations,
      atMost: 100,
      unit: ' ms',
    })),
  ],
  figures: figureTable(
    ['FCP, ms', 'LCP, ms', 'TBT, ms'],
    measured.flatMap(({ path, ours, fixed }) =>
      [
        { name: `\`${path}\``, audits: ours },
        { name: `\`${path}\`, static`, audits: fixed },
      ]
        .filter(({ audits }) => audits.length > 0)
        .map(({ name, audits }) => ({
          name,
          columns: [
            all(audits, ({ firstPaint }) => firstPaint),
            all(audits, largestPaint),
            all(audits, ({ blocked }) => blocked),
          ],
        })),
    ),
  ),
})
// Without the static pages one budget of each page was not judged.
if (!astro) process.exitCode = 1
