import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { pages } from '#api/pages.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { samples } from '#samples/families.ts'
import { DIST } from '#server/open.ts'
import { change, createAccount, signInto } from '#tests/e2e/account.ts'
import { type LaunchedServer, launchServer } from '#tests/server/launch.ts'
import { type Audit, audit, launchBrowser, lighthouseVersion } from './pages/audit.ts'
import { astroVersion, buildStaticSite, HOW_TO_INSTALL } from './pages/static-site.ts'
import { figureTable, ratios, usageError, writeReport } from './report/report.ts'

declare global {
  interface Window {
    interactions: number[]
  }
}

const SLOWDOWN = 4

/** Runs in the page before its own scripts. */
function recordInteractions(): void {
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.interactions.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

async function typeGrantor(page: Page): Promise<void> {
  const name = page.getByLabel('Full Legal Name')
  await name.click()
  await page.keyboard.type('Eleanor Whitfield', { delay: 100 })
  for (let field = 0; field < 3; field += 1) {
    await page.keyboard.press('Tab')
    await page.keyboard.type('12', { delay: 100 })
  }
  await name.click()
}

async function addAndEditBeneficiary(page: Page): Promise<void> {
  // What Playwright does in the page to find and press one of 400 buttons takes longer than what is measured.
  const press = async (selector: string) => {
    const button = page.locator(selector)
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error(`There is no ${selector}.`)
    await page.waitForTimeout(500)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(1_000)
  }
  await page.locator('#field-name').click()
  await page.keyboard.type('Eleanor Whitfield', { delay: 100 })
  await press('section[aria-labelledby=add-entry] [type=submit]')
  await press('li:last-child [id^=edit-]')
  await page.keyboard.type('Ann', { delay: 100 })
  await press('section[aria-labelledby=edit-entry] [type=submit]')
  await page.getByRole('paragraph').filter({ hasText: 'Eleanor WhitfieldAnn' }).waitFor()
}

/** Steps of a signed-in user, by what is measured there. */
const INTERACTIONS: Record<string, { path: string; trust: TrustPatch; act: (page: Page) => Promise<void> }> = {
  'grantor step': { path: 'grantor', trust: { currentStep: 1 }, act: typeGrantor },
  'beneficiaries step with 200 people': {
    path: 'beneficiaries',
    trust: { ...samples.veryLarge, currentStep: 1 },
    act: addAndEditBeneficiary,
  },
}

/** Milliseconds of the slowest interaction on a step, with the processor slowed. */
async function slowestInteraction(browser: Browser, url: string, what: string): Promise<number> {
  const step = INTERACTIONS[what]
  if (!step) throw new Error(`There is no interaction '${what}'.`)
  const account = await createAccount(url)
  await change(account, step.trust)
  const context = await browser.newContext()
  await signInto(context, account)
  const page = await context.newPage()
  await page.addInitScript(recordInteractions)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  // The event stream stays open, so that the network is never idle.
  await page.goto(`${url}/trust-builder/${step.path}`)
  await page.waitForTimeout(3_000)
  await step.act(page)
  await page.waitForTimeout(1_000)
  const durations = await page.evaluate(() => window.interactions)
  await context.close()
  await account.api.dispose()
  if (durations.length === 0) throw new Error('The browser reported no interaction.')
  return Math.max(...durations)
}

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
  const fixed = astro ? await launchServer({ program: 'bench/pages/static-site.ts' }) : undefined
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
