import type { Page } from '@playwright/test'
import { pages } from '#api/pages.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { createAccount } from './account.ts'
import { expect, expectSameHeading, hydrated, listen, test } from './fixtures.ts'
import { logIn } from './journey/pages.ts'
import { codeGate } from './press.ts'

test.use({ viewport: { width: 360, height: 740 } })

const opener = (page: Page) => page.getByRole('button', { name: 'Open the menu' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')))

for (const path of [pages.home, pages.services, '/blog/1'])
  test(
    `${path} is painted first, then its code is loaded and hydrates it`,
    onlyThoroughUnless(path === pages.home),
    async ({ page }) => {
      const logged = await listen(page)
      // As browsers do where a page appears under a mouse that does not move: it is no interaction.
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => dispatchEvent(new PointerEvent('pointermove')))
      })
      await page.goto(path)
      await hydrated(page)
      const { painted, asked } = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint') as (PerformanceEntry & {
          paintTime: number
        })[]
        const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
        return { painted: paint?.paintTime ?? Number.NaN, asked: files.map(({ startTime }) => startTime) }
      })
      expect(asked.length).toBeGreaterThan(2)
      expect(Math.min(...asked)).toBeGreaterThan(painted)
      await expectSameHeading(page)
      expect(logged).toEqual([])
    },
  )

test('the first interaction hydrates the page, though the browser is never idle', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => {} }))
  await page.goto(pages.home, { waitUntil: 'commit' })
  await page.waitForLoadState('load')
  expect(await isHydrated(page)).toBe(false)
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await hydrated(page)
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
})

test('a page for which the browser reports no paint is hydrated', ONLY_THOROUGH, async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options?: PerformanceObserverInit) {
        if (options?.type !== 'paint') super.observe(options)
      }
    }
  })
  await page.goto(pages.home)
  await hydrated(page)
})

test('a click while React hydrates is done when the page is hydrated', ONLY_THOROUGH, async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await page.goto(pages.home, { waitUntil: 'commit' })
  await opener(page).waitFor()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  // From the moment on which React listens.
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  )
  await opener(page).dispatchEvent('click')
  await expect(menu(page)).toBeVisible()
})

test('links do not wait for the code', async ({ page }) => {
  const { arrive } = await codeGate(page)
  await page.goto(pages.home, { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'Learn More about the packages' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trust Creation Services')
  arrive()
})

test(
  'a script within the page that was altered on the way does not run; the page is read, and its links lead on',
  ONLY_THOROUGH,
  async ({ page, watch }) => {
    const opens = '<script type="module">'
    let altered = 0
    await page.route(pages.services, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      if (html.includes(opens)) altered++
      await route.fulfill({ response, body: html.replace(opens, `${opens}window.alteredScriptRan = true;`) })
    })
    await page.goto(pages.services, { waitUntil: 'commit' })
    await page.waitForLoadState('load')
    expect(altered).toBe(1)
    await expect.poll(() => watch.violations.join()).toContain('script-src')
    expect(await page.evaluate(() => 'alteredScriptRan' in window)).toBe(false)
    watch.violations.length = 0
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Privacy' }).click()
    await expect(page).toHaveURL(pages.terms)
  },
)

test('without the code the page stays as it is, and the next interaction tries again', async ({
  page,
  expectFailures,
}) => {
  expectFailures()
  let fails = true
  await page.route(/\/assets\/index-.*\.js$/, (route) => (fails ? route.abort() : route.continue()))
  const failed = page.waitForEvent('requestfailed')
  await page.goto(pages.home, { waitUntil: 'commit' })
  await failed
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  fails = false
  await expect(async () => {
    await opener(page).click()
    await expect(menu(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('a sign-in in another tab updates this page', ONLY_THOROUGH, async ({ page, context, server }) => {
  const account = await createAccount(server.url)
  const untouched = await context.newPage()
  await untouched.goto(pages.services)
  await expect(untouched.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(pages.login)
  await logIn(page, account)
  await expect(page).toHaveURL(pages.dashboard)
  await expect(untouched.getByRole('button', { name: 'My Account' })).toBeVisible()
  await account.api.dispose()
})

for (const width of [400, 700, 1280])
  test(
    `at ${width} pixels nothing moves in the header when the account menu comes`,
    ONLY_THOROUGH,
    async ({ page, account: _signedIn }) => {
      await page.setViewportSize({ width, height: 740 })
      const { arrive } = await codeGate(page)
      // Blocked requests delay the load event.
      await page.goto(pages.services, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeVisible()
      // A page is drawn when its styles are there.
      await page.evaluate(() => new Promise(requestAnimationFrame).then(() => document.fonts.ready))
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('header a, header button:not([aria-haspopup])')]
            .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect().toJSON() }))
            .filter(({ name, box }) => box.width > 0 && name !== 'Log In' && name !== 'Sign Up'),
        )
      const before = await places()
      arrive()
      await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
      expect(await places()).toEqual(before)
    },
  )
