import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type LaunchedServer, launchServer } from '../server/launch.ts'
import { ONLY_THOROUGH, thorough } from '../thorough.ts'
import { createAccount, signInto } from './account.ts'
import { expect, test as fixtures } from './fixtures.ts'
import { aim, codeGate, press, recordPresses, slowDown } from './press.ts'

/**
 * What is pressed on a page, and the address that it leads to; 'menu' and 'es' are the buttons of the header. A link that
 * the browser follows before hydration leads to the builder itself, and its guard leads a visitor to log in.
 */
type Target = readonly [path: string, selector: string, on: string, to: RegExp]

const header = (path: string, href: string): Target => [path, `header a[href="${href}"]`, href, new RegExp(`${href}$`)]
const main = (path: string, href: string, to = new RegExp(`${href.replace('?', '\\?')}$`)): Target => [
  path,
  `main a[href="${href}"]`,
  href,
  to,
]
const builder = (path: string, to: RegExp): Target => [path, 'header a[href="/trust-builder"]', '/trust-builder', to]
const footer = (path: string, href: string): Target => [path, `footer a[href="${href}"]`, href, new RegExp(`${href}$`)]
const menu = (path: string): Target => [path, 'header button[aria-controls="menu"]', 'menu', /./]
const spanish = (path: string): Target => [path, 'header button[lang="es"]', 'es', /./]

const anywhere = [
  main('/blog/2', '/blog'),
  main('/services', '/checkout?plan=pro'),
  main('/blog/2', '/services'),
  main('/', '/services'),
  footer('/about-us', '/terms'),
]
const wide = [
  header('/services', '/blog'),
  header('/blog/2', '/services'),
  header('/', '/about-us'),
  header('/blog', '/'),
]
const visitorsWide = [
  ...wide,
  builder('/blog/2', /\/login$/),
  main('/', '/trust-builder', /\/(signup|login)$/),
  header('/services', '/login'),
  header('/about-us', '/signup'),
]
const narrow = [menu('/'), menu('/blog/2'), menu('/services'), menu('/login')]

interface Condition {
  width: number
  touch?: boolean
  language?: 'es'
  /** Signed in, without having paid. */
  signedIn?: boolean
  targets: readonly Target[]
}
const conditions: Record<string, Condition> = {
  'a visitor with a mouse': { width: 1280, targets: [...visitorsWide, spanish('/'), ...anywhere] },
  'a visitor on a phone': { width: 390, touch: true, targets: [...narrow, spanish('/services'), ...anywhere] },
  'a visitor who reads Spanish': { width: 1280, language: 'es', targets: [...visitorsWide, ...anywhere] },
  'a visitor who reads Spanish on a phone': {
    width: 390,
    touch: true,
    language: 'es',
    targets: [...narrow, ...anywhere],
  },
  'an account without a package': {
    width: 1280,
    signedIn: true,
    targets: [
      ...wide,
      header('/blog/2', '/about-us'),
      builder('/blog/2', /\/(dashboard|trust-builder)$/),
      spanish('/'),
      ...anywhere,
    ],
  },
  'an account without a package, in Spanish on a phone': {
    width: 390,
    touch: true,
    language: 'es',
    signedIn: true,
    targets: [menu('/'), menu('/blog/2'), menu('/services'), ...anywhere],
  },
}

/** How often each condition presses. */
const PRESSES = thorough ? 55 : 11
const SLOWNESS = thorough ? { cpu: 2, latency: 40 } : { cpu: 1, latency: 10 }

/** Until React has hydrated the page and nothing is left to come: the account menu, Spanish. */
const settled = (page: Page, language: string, signedIn: boolean) =>
  page.waitForFunction(
    ([language, signedIn]) =>
      document.documentElement.lang === language &&
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')) &&
      (!signedIn || document.querySelector('header [aria-haspopup]')),
    [language, signedIn] as const,
    { polling: 20 },
  )

/** When a press begins: so many milliseconds after the code was let through, or a moment of the page. */
const moments = ['before', 0, 'across', 30, 60, 'across', 120, 240, 480, 'settled', 'before'] as const

const serverWith = (paymentCheck: 'on' | 'off') =>
  fixtures.extend<object, { server: LaunchedServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
      async ({}, use) => {
        const server = await launchServer({ env: { PAYMENT_CHECK: paymentCheck } })
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  })
const off = serverWith('off')
const on = serverWith('on')
on.describe.configure({ mode: 'default' })

for (const [who, { width, touch = false, language, signedIn, targets }] of Object.entries(conditions)) {
  const test = signedIn ? on : off
  test(
    `${who} can press a link at any moment of loading, and a button from hydration on`,
    ONLY_THOROUGH,
    async ({ page, context, server, expectFailures }, testInfo) => {
      test.setTimeout(30_000 + PRESSES * 15_000)
      // Leaving a page ends what it was fetching.
      expectFailures(/./)
      await page.setViewportSize({ width, height: 844 })
      if (language) await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      if (signedIn) await signInto(context, await createAccount(server.url))
      const noted = await recordPresses(page)
      const session = await slowDown(page, SLOWNESS)
      if (touch) await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })

      const { arrive, holdBack } = await codeGate(page)
      const untilSettled = () => settled(page, language ?? 'en', signedIn === true)

      const lost: string[] = []
      const counts: Record<string, number> = { aside: 0 }
      for (let time = 0; time < PRESSES; time += 1) {
        const target = targets[time % targets.length]
        if (!target) throw new Error('Nothing to press')
        const [path, selector, meant] = target
        // Coprime in number, so that each target has its turn at each moment.
        const moment = moments[time % moments.length]
        // Spanish texts have other widths, and move what is pressed.
        if (language && moment === 'across') continue
        holdBack()
        const at = await aim(page, path, selector)
        noted.length = 0
        if (!touch) void session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })
        if (moment !== 'before' && moment !== 'across') arrive()
        if (moment === 'settled') await untilSettled()
        if (typeof moment === 'number') await pause(moment)
        // The cart comes while the press lasts; a finger would turn into a long press.
        await press(session, at, touch, async () => {
          if (moment !== 'across') return
          arrive()
          if (!touch) await untilSettled()
        })
        arrive()
        await expect.poll(() => noted.length).toBeGreaterThan(0)
        const { on: pressed = '', phase = 'no code' } = noted[0] ?? {}
        counts[phase] = (counts[phase] ?? 0) + 1
        const what = `${path}: ${selector} ${moment} (${phase}), began on '${pressed}'`
        if (pressed !== meant) {
          counts.aside = (counts.aside ?? 0) + 1
          if (!language) lost.push(`${what}: moved away before the press`)
          console.log('ASIDE', what)
          continue
        }
        const done = async () => {
          const [, , , to] = target
          if (meant === 'menu') await expect(page.locator('#menu')).toBeVisible()
          else if (meant === 'es') await expect(page.locator('html')).toHaveAttribute('lang', 'es')
          else await expect(page).toHaveURL(to)
        }
        const isButton = meant === 'menu' || meant === 'es'
        if (!isButton || phase !== 'no code') await done().catch(() => lost.push(`${what}: is at ${page.url()}`))
        if (meant === 'es') await page.evaluate(() => localStorage.removeItem('language'))
      }
      const summary = `${PRESSES} presses, ${JSON.stringify(counts)}, ${lost.length} lost`
      testInfo.annotations.push({ type: 'presses', description: summary })
      console.log(who, summary)
      expect(lost, summary).toEqual([])
      expect(Object.keys(counts)).toEqual(expect.arrayContaining(['no code', 'hydrated']))
    },
  )
}

for (const touch of [true, false])
  fixtures(`a press that lasts while Spanish comes is not lost: ${touch ? 'finger' : 'mouse'}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => localStorage.setItem('language', 'es'))
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: touch })
    const gate = Promise.withResolvers<void>()
    await page.route(/\/assets\/es-.*\.js$/, async (route) => {
      await gate.promise
      await route.continue()
    })
    const asked = page.waitForRequest(/\/assets\/es-/)
    const at = await aim(page, '/', 'main a[href="/services"]')
    await asked
    const arrived = page.waitForResponse(/\/assets\/es-/)
    await press(session, at, touch, async () => {
      gate.resolve()
      await arrived
      // A finger that rests half a second is a long press.
      await pause(250)
    })
    await expect(page).toHaveURL(/\/services$/)
    await expect(page.locator('html'), 'Spanish comes once it is let go').toHaveAttribute('lang', 'es')
  })
