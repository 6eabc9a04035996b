import type { Locator, Page } from '@playwright/test'
import { readSession } from '#api/session.ts'
import { changeTrust, createTrust, readTrust, readTrustVersion } from '#api/trust.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { samples } from '#samples/families.ts'
import { seeNavigation, seeSaved, seeText, seeToast } from '../ledger/seen.ts'
import { change, stored } from './account.ts'
import { expect, test } from './fixtures.ts'
import { clearToasts, stopClock, untilShown } from './journey/pages.ts'
import { cutOff, leaveUnanswered, recover, rejectRequests } from './journey/saving.ts'

/** Changes what the one save that waits in this browser for the server will write, as another step's save would have left it. */
async function changeQueued(page: Page, patch: TrustPatch): Promise<void> {
  await page.evaluate(async (changed) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('kinstead'))
    const queue = database.transaction('queue', 'readwrite').objectStore('queue')
    const [entry, ...others] = await done(queue.getAll())
    if (!entry || others.length > 0) throw new Error('Not one save is waiting.')
    await done(queue.put({ ...entry, patch: { ...entry.patch, ...changed } }))
    database.close()
  }, patch)
}

test('the entry page of an account without a trust begins one', async ({ page, account, expectFailures }) => {
  expectFailures()
  const main = page.getByRole('main')
  await page.goto('/trust-builder')
  await seeText(page, 'entry.heading')
  await seeText(main, 'entry.no-trust')
  await seeText(main, 'entry.how-it-works')
  await seeText(main, 'entry.start')
  await seeText(main, 'entry.begin')
  await rejectRequests(page, createTrust, 'internal-error', 'Not today.')
  await main.getByRole('button', { name: 'Start Your Trust' }).click()
  await seeToast(page, 'entry.create-failed')
  await main.getByRole('button', { name: 'Begin Trust Creation' }).click()
  await seeToast(page, 'entry.create-yours-failed')
  expect(await stored(account)).toBeNull()

  await recover(page)
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(`**${createTrust.path}`, async (route) => {
    if (route.request().method() === createTrust.method) await looked
    await route.continue()
  })
  await clearToasts(page)
  await main.getByRole('button', { name: 'Begin Trust Creation' }).click()
  await seeToast(page, 'entry.creating')
  goOn()
  await seeToast(page, 'entry.created-toast')
  await seeNavigation(page, 'entry.created.to')
  await seeSaved(account.api, 'entry.created')
})

test('start=true creates a trust, and never touches one that exists', async ({ page, account }) => {
  await page.goto('/trust-builder?start=true')
  await expect(page).toHaveURL('/trust-builder/name')
  await seeSaved(account.api, 'entry.start-true')
  await change(account, { trustName: 'The Alder Trust', currentStep: 5 })
  await page.goto('/trust-builder?start=true')
  await seeNavigation(page, 'entry.has-trust.to')
  expect(await stored(account)).toMatchObject({ trustName: 'The Alder Trust', currentStep: 5 })
  await change(account, { completed: true, acknowledgements: samples.complete.acknowledgements })
  await page.goto('/trust-builder')
  await seeNavigation(page, 'entry.completed.to')
})

test('who is no longer signed in is asked to log in before creating a trust', async ({
  page,
  context,
  account,
  expectFailures,
}) => {
  expectFailures()
  await page.goto('/trust-builder')
  await expect(page.getByRole('button', { name: 'Start Your Trust' })).toBeVisible()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Start Your Trust' }).click()
  await seeToast(page, 'entry.signed-out')
  await seeNavigation(page, 'entry.signed-out.to')
  expect(await stored(account)).toBeNull()
})

test('a silent server: two seconds of waiting, then a way to try again', async ({ page, account: _signedIn }) => {
  await leaveUnanswered(page, readTrust)
  await stopClock(page)
  await page.goto('/trust-builder', { waitUntil: 'commit' })
  await untilShown(page, page.getByText('Loading trust builder...'))
  await seeText(page, 'entry.loading')
  await page.clock.fastForward(2_000)
  await seeText(page, 'entry.still-connecting')
  await seeToast(page, 'entry.load-failed')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.clock.fastForward(2_000)
  await seeToast(page, 'entry.check-failed')
})

test('a draft that is only on this device is taken up by the map of eight', async ({
  page,
  account,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^The trust check failed/)
  await page.goto('/trust-builder/name')
  await expect(page.getByLabel('Trust Name')).toBeVisible()
  await cutOff(page, changeTrust)
  await page.getByLabel('Trust Name').fill('Only here')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/trust-builder/trustee')
  await cutOff(page, readTrust)
  for (const step of [1, 2, 8] as const) {
    await changeQueued(page, { currentStep: step })
    await page.goto('/trust-builder')
    if (step === 1) await seeText(page, 'entry.continue')
    await page.getByRole('button', { name: 'Continue Trust Creation' }).click()
    await seeNavigation(page, `draft.${step}.to`)
    if (step === 8) {
      // The toast about the outage stays until it is dismissed, and this comes after it.
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await seeToast(page, 'entry.resuming')
    }
  }
  expect(await stored(account)).toBeNull()
})

test('the bare path leads to the saved step, by the map of thirteen', async ({ page, account }) => {
  const resume = () => page.goto('/trust-builder/')
  await resume()
  await seeNavigation(page, 'resume.bare.to')
  for (const step of [1, 8, 13] as const) {
    await change(account, { currentStep: step })
    await resume()
    await seeNavigation(page, `resume.${step}.to`)
  }
  await page.route(`**${readTrust.path}`, async (route) => {
    const answer = await route.fetch()
    const state = await answer.json()
    await route.fulfill({ response: answer, json: { ...state, record: { ...state.record, currentStep: 99 } } })
  })
  // Without what this browser remembers, so that the page receives the unknown step.
  await page.evaluate(() => localStorage.clear())
  await resume()
  await seeNavigation(page, 'resume.unknown.to')
  await recover(page)
  await change(account, { completed: true, acknowledgements: samples.complete.acknowledgements })
  await resume()
  await seeNavigation(page, 'resume.completed.to')
})

test('other names of two steps lead to them, and an unknown one back', async ({ page, account }) => {
  await change(account, { trustName: 'The Alder Trust' })
  await page.goto('/trust-builder/power-of-attorney')
  await seeNavigation(page, 'alias.power-of-attorney.to')
  await page.goto('/trust-builder/healthcare-directive')
  await seeNavigation(page, 'alias.healthcare-directive.to')
  await page.goto('/trust-builder/no-such-step')
  await seeText(page, 'entry.unknown-path')
})

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const follow = (place: Locator, name: string) => place.getByRole('link', { name, exact: true }).click()

test('header and footer lead a visitor everywhere', async ({ page }) => {
  await page.goto('/')
  for (const row of ['header.home', 'header.services', 'header.trust-builder', 'header.blog', 'header.about'] as const)
    await seeText(header(page), row)
  await seeText(header(page), 'header.login')
  await seeText(header(page), 'header.signup')
  for (const [name, row] of [
    ['Services', 'header.services.to'],
    ['Home', 'header.home.to'],
    ['Blog', 'header.blog.to'],
    ['Kinstead', 'header.logo.to'],
    ['About Us', 'header.about.to'],
    ['Log In', 'header.login.to'],
    ['Sign Up', 'header.signup.to'],
  ] as const) {
    await follow(header(page), name)
    await seeNavigation(page, row)
  }
  await seeText(footer(page), 'footer.not-a-law-firm')
  await seeText(footer(page), 'footer.copyright', { year: new Date().getFullYear() })
  for (const row of ['footer.terms', 'footer.blog', 'footer.about'] as const) await seeText(footer(page), row)
  for (const [name, row] of [
    ['Terms & Privacy', 'footer.terms.to'],
    ['Blog', 'footer.blog.to'],
    ['About Us', 'footer.about.to'],
  ] as const) {
    await follow(footer(page), name)
    await seeNavigation(page, row)
  }
})

test('what is for signed-in users asks a visitor to log in', async ({ page }) => {
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/assets/login-page*', (route) => looked.then(() => route.continue()))
  await page.goto('/account/settings')
  await seeText(page, 'guard.authenticating')
  goOn()
  await seeNavigation(page, 'guard.settings.to')
  await seeText(page, 'login.heading')
  await page.goto('/dashboard')
  await seeNavigation(page, 'guard.dashboard.to')
  await page.goto('/trust-builder/grantor')
  await seeNavigation(page, 'guard.builder.to')
})

test('the account menu leads a user everywhere, the Trust Builder link waits for its check', async ({
  page,
  account: _signedIn,
}) => {
  const menu = page.getByRole('menu')
  const open = () => page.getByRole('button', { name: 'My Account' }).click()
  await page.goto('/')
  await open()
  for (const row of ['menu.heading', 'menu.dashboard', 'menu.new-trust', 'menu.settings', 'menu.logout'] as const)
    await seeText(menu, row)
  await page.keyboard.press('Escape')
  for (const [name, row, heading] of [
    ['Trust Dashboard', 'menu.dashboard.to', 'Trust Dashboard'],
    ['New Trust', 'menu.new-trust.to', 'Name Your Trust'],
    ['Settings', 'menu.settings.to', 'Account Settings'],
  ] as const) {
    await open()
    await menu.getByRole('menuitem', { name }).click()
    await seeNavigation(page, row)
    // A page takes the focus when it has come, which would close a menu opened before.
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  }
  await leaveUnanswered(page, readTrustVersion)
  await page.clock.install()
  await page.goto('/services')
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await follow(header(page), 'Home')
  // The address changes first, the page and its check once the page's code is there.
  await expect(header(page).getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page')
  await follow(header(page), 'Trust Builder')
  await seeToast(page, 'header.please-wait')
  await expect(page).toHaveURL('/')
  await page.clock.runFor(500)
  await seeNavigation(page, 'header.trust-builder.to')
})

test('while nobody has said who is signed in the page waits, five seconds at most', async ({ page }) => {
  await page.clock.install()
  await leaveUnanswered(page, readSession)
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replace(/<script[^>]* id="session">.*?<\/script>/, '') })
  })
  await page.goto('/')
  await seeText(page, 'auth.loading')
  await page.clock.fastForward(5_000)
  await seeText(header(page), 'header.login')
})

test('a page that cannot be drawn says so, and a reload brings it back', async ({ page, expectFailures }) => {
  expectFailures(/The page could not be drawn/, /No page comes of this/)
  const body = 'export default () => { throw new Error("No page comes of this") }'
  await page.route('**/assets/services-page*', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.goto('/services')
  await seeText(page, 'boundary.heading')
  await seeText(page.getByRole('alert'), 'boundary.error', { error: 'No page comes of this' })
  await seeText(page, 'boundary.advice')
  await seeText(page, 'boundary.refresh')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByRole('heading', { name: 'Trust Creation Services' })).toBeVisible()
  await seeNavigation(page, 'boundary.refresh.to', { path: '/services' })
})
