import { type Browser, chromium, type Page } from '@playwright/test'
import { documentNames } from '#domain/trust/documents.ts'
import { samples } from '#samples/families.ts'
import { ensureBrowser } from '#scripts/browser.ts'
import { type Account, change, createAccount, signInto } from '#tests/e2e/account.ts'
import { launchServer } from '#tests/server/launch.ts'
import { figureTable, readOptions, writeReport } from './report/report.ts'

/** Recorded in the page; times are milliseconds of the page's own clock. */
interface Watch {
  /** The browser's time stamp of the last click, so that a busy page counts. */
  pressed: number
  /** When each file was handed to the browser. */
  files: number[]
  /** When the first page of each preview was painted. */
  painted: number[]
}

declare global {
  interface Window {
    watch: Watch
  }
}

/** Runs in each page before its own scripts. */
function watchPage(): void {
  const watch: Watch = { pressed: 0, files: [], painted: [] }
  window.watch = watch
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      // The program itself clicks the link that hands over a file.
      if (!(target instanceof HTMLAnchorElement && target.download)) watch.pressed = timeStamp
    },
    true,
  )
  const create = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (file) => {
    watch.files.push(performance.now())
    return create(file)
  }
  let sheets = false
  new MutationObserver(() => {
    const now = document.querySelector('.sheet') !== null
    // A message posted in an animation frame is delivered after that frame is painted.
    if (now && !sheets)
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => watch.painted.push(performance.now())
        port2.postMessage(undefined)
      })
    sheets = now
  }).observe(document, { childList: true, subtree: true })
}

/** Milliseconds from the press to the file or to the painted page. */
interface Presses {
  first: number[]
  /** Pressed before the page fetched the code of the documents. */
  early: number[]
  again: number[]
  packet: number[]
  preview: number[]
}

interface Means {
  browser: Browser
  url: string
  /** How many times slower the processor is made. */
  slowdown: number
  rounds: number
}

const AGREEMENT = documentNames['trust-agreement']
const list = (page: Page) => page.getByRole('list', { name: 'Documents' })
const single = (page: Page) => list(page).getByRole('button', { name: `Download ${AGREEMENT}` })
const packet = (page: Page) => page.getByRole('button', { name: 'Download all ready documents' })
const preview = (page: Page) => list(page).getByRole('link', { name: `Preview ${AGREEMENT}` })
const SETTLE = 120

/** The dashboard in a new browser context, idle, unless `idle` is 'never': then the page waits for its idle callbacks. */
async function dashboard({ browser, url, slowdown }: Means, account: Account, idle?: 'never'): Promise<Page> {
  const context = await browser.newContext({ acceptDownloads: true })
  await signInto(context, account)
  const page = await context.newPage()
  await page.addInitScript(watchPage)
  if (idle === 'never') await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const devtools = await context.newCDPSession(page)
  if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' })
  await packet(page).waitFor()
  await page.waitForTimeout(SETTLE * slowdown)
  return page
}

async function press(page: Page, result: 'files' | 'painted', how: () => Promise<unknown>): Promise<number> {
  const before = await page.evaluate((result) => window.watch[result].length, result)
  await how()
  await page.waitForFunction(([result, before]) => window.watch[result].length > before, [result, before] as const)
  await page.waitForTimeout(SETTLE)
  return page.evaluate((result) => (window.watch[result].at(-1) ?? Number.NaN) - window.watch.pressed, result)
}

/** Every first press is on a new page in a new browser context. */
async function measurePresses(means: Means): Promise<Presses> {
  const account = await createAccount(means.url)
  await change(account, samples.complete)
  const found: Presses = { first: [], early: [], again: [], packet: [], preview: [] }
  for (let round = 0; round < means.rounds; round += 1) {
    const one = await dashboard(means, account)
    found.first.push(await press(one, 'files', () => single(one).click()))
    found.again.push(await press(one, 'files', () => single(one).click()))
    await one.context().close()

    const early = await dashboard(means, account, 'never')
    // A script presses, because a pointer over the button fetches the code.
    const click = () => single(early).evaluate((button: HTMLElement) => button.click())
    found.early.push(await press(early, 'files', click))
    await early.context().close()

    const all = await dashboard(means, account)
    found.packet.push(await press(all, 'files', () => packet(all).click()))
    await all.context().close()

    const previewed = await dashboard(means, account)
    found.preview.push(await press(previewed, 'painted', () => preview(previewed).click()))
    await previewed.context().close()
  }
  await account.api.dispose()
  return found
}

/** `npm run bench documents -- --rounds 5`: how long a user waits for a document. */
const {
  numbers: { rounds },
  partial,
} = readOptions({ full: { rounds: 5 } })
const SLOWDOWN = 4
const NAMES: Record<keyof Presses, string> = {
  first: 'first press to file, trust agreement',
  early: 'first press before the code of the documents is there',
  again: 'second press',
  packet: 'first press to file, all nine documents in one packet',
  preview: 'preview of the trust agreement to its first page',
}
const LIMITS = { first: 100, early: 100, packet: 250, preview: 200 } as const

const server = await launchServer()
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
try {
  const full = await measurePresses({ browser, url: server.url, slowdown: 1, rounds })
  const slowed = await measurePresses({ browser, url: server.url, slowdown: SLOWDOWN, rounds })
  writeReport({
    name: 'documents',
    partial,
    title: 'Documents',
    about:
      'The dashboard of the production build in Chromium, with the sample family that answered every question. Every first press is on a new page in a new browser context; the time runs from the browser’s time stamp of the press to the file, or to the painted page.',
    conditions: [`Chromium ${browser.version()}`, `${rounds} rounds.`],
    budgets: Object.entries(LIMITS).map(([key, atMost]) => ({
      what: NAMES[key as keyof typeof LIMITS],
      values: full[key as keyof typeof LIMITS],
      atMost,
      unit: ' ms',
    })),
    figures: figureTable(
      ['full speed, ms', `processor slowed ${SLOWDOWN} times, ms`],
      Object.entries(NAMES).map(([key, name]) => ({
        name,
        columns: [full[key as keyof Presses], slowed[key as keyof Presses]],
      })),
    ),
  })
} finally {
  await browser.close()
  await server.stop()
}
