import { pages } from '#api/pages.ts'
import { stepPath, stepSlugs } from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { indexedPages, publicPages } from '#server/pages/public-pages.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change } from './account.ts'
import { expect, expectSameHeading, hydrated, listen, test } from './fixtures.ts'
import { logOut } from './journey/pages.ts'
import { deadLinks, type FoundLink, linksOn, linksOnEach, NOWHERE, paths } from './served.ts'

const notFoundLine = /404 \(Not Found\)/

test(
  'React hydrates each public page without a mismatch; its HTML names its code; its links lead somewhere',
  ONLY_THOROUGH,
  async ({ page, expectFailures }) => {
    test.setTimeout(240_000)
    expectFailures(notFoundLine)
    const logged = await listen(page)
    // Never idle, so that nothing is prefetched; the first interaction hydrates the page.
    await page.addInitScript(() => {
      Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => {} })
      document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('keydown')))
    })
    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && asked.push(new URL(request.url()).pathname))
    const links: FoundLink[] = []
    for (const path of [
      ...paths,
      NOWHERE,
      '/Services/',
      '/services//',
      '/blog/99',
      '/blog/1#%zz',
      '/blog/3rd',
      '/?from=elsewhere',
    ]) {
      asked.length = 0
      // Without the token of its link, the page to set a new password shows another heading.
      const address = path === pages.resetPassword ? `${path}#token=none` : path
      const html = (await (await page.goto(address))?.text()) ?? ''
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      expect(
        logged.filter((line) => !notFoundLine.test(line)),
        path,
      ).toEqual([])
      await expectSameHeading(page)
      const later = asked.filter((file) => !html.includes(file))
      // The home page's own code is the first load's.
      if (paths.includes(path) && path !== pages.home)
        expect(later, `fetched by ${path} and not announced in its HTML`).toEqual([])
      links.push(...(await linksOn(page, path)))
    }
    links.push(...(await linksOnEach(page, [pages.checkout])))
    expect(await deadLinks(page, links)).toEqual([])
  },
)

test('and with somebody signed in', ONLY_THOROUGH, async ({ page, account: _signedIn, expectFailures }) => {
  test.setTimeout(120_000)
  expectFailures(notFoundLine)
  const logged = await listen(page)
  for (const { path, account } of [...publicPages, { path: NOWHERE, account: undefined }]) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
    if (account && path !== pages.forgotPassword && path !== pages.resetPassword) {
      await expect(page, path).toHaveURL(pages.dashboard)
      continue
    }
    await hydrated(page)
    expect(
      logged.filter((line) => !notFoundLine.test(line)),
      path,
    ).toEqual([])
    if (!account) await expectSameHeading(page)
  }
})

test('a signed-in user reads at once, while the code of the page is still on its way', async ({
  page,
  account: _signedIn,
}) => {
  const logged = await listen(page)
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/services-page-.*\.js/, async (route) => {
    await late
    await route.continue()
  })
  await page.goto(pages.services, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading page...')).toHaveCount(0)
  arrive()
  await hydrated(page)
  await expectSameHeading(page)
  expect(logged).toEqual([])
})

test('no "Log In" for a signed-in user, not even before the scripts; and it comes back', async ({
  page,
  browser,
  server,
  context,
  account: _signedIn,
}) => {
  const still = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const rendered = await still.newPage()
  await rendered.goto(pages.home)
  await expect(rendered.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(rendered.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveCount(0)
  await still.close()

  await page.goto(pages.home)
  await logOut(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
})

test('on the way to another page, the title follows, and what was said of the first page goes', async ({ page }) => {
  await page.goto(pages.home)
  await hydrated(page)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  const titles: string[] = []
  for (const name of ['Blog', 'About Us', 'Services']) {
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expect(page).not.toHaveTitle(titles.at(-1) ?? /^Wyoming dynasty trusts/)
    titles.push(await page.title())
    await expect(page.locator('link[rel=canonical], meta[name=description], meta[property]')).toHaveCount(0)
  }
  for (const [path, title] of [pages.blog, pages.about, pages.services].map(
    (each, at) => [each, titles[at] ?? ''] as const,
  ))
    expect(await (await page.request.get(path)).text(), path).toContain(`<title>${title}</title>`)
})

test('every link on the pages of an account leads somewhere', ONLY_THOROUGH, async ({ page, account }) => {
  test.setTimeout(120_000)
  await change(account, { currentStep: 1, ...samples.complete })
  const own = [pages.dashboard, pages.settings, pages.summary, ...stepSlugs.map(stepPath)]
  expect(await deadLinks(page, await linksOnEach(page, own))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each public page can be read, and waits for nothing', ONLY_THOROUGH, async ({ page, expectFailures }) => {
    expectFailures(notFoundLine)
    for (const path of [...paths, NOWHERE]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      const text = await page.getByRole('main').innerText()
      expect(text.length, path).toBeGreaterThan(
        indexedPages.some((each) => each.path === path && each.article) ? 5_000 : 100,
      )
      expect(await page.locator('body').innerText(), path).not.toMatch(/Loading|Please wait|Authenticating/)
    }
  })

  test('links work, on a phone too', ONLY_THOROUGH, async ({ page }) => {
    await page.goto(pages.home)
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL('/blog/1')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(pages.services)
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden()
  })

  test('forms and the pages of an account say what they need', ONLY_THOROUGH, async ({ page }) => {
    for (const path of [pages.login, pages.signup]) {
      await page.goto(path)
      await expect(page.locator('form noscript p')).toHaveText(
        'This form needs JavaScript, which is switched off in your browser.',
      )
      // What were typed would be sent in the page's address.
      await expect(page.getByLabel('Email')).toBeDisabled()
    }
    await page.goto(pages.dashboard)
    // Playwright finds nothing by text or role in a noscript element.
    await expect(page.locator('noscript h1')).toHaveText('This page needs JavaScript')
    await page.locator(`noscript a[href="${pages.services}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trust Creation Services')
  })
})
