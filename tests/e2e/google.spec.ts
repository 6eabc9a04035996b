import type { Page } from '@playwright/test'
import { freePort } from '#scripts/free-port.ts'
import { seeNavigation, seeText, seeToast } from '../ledger/seen.ts'
import { launchServer } from '../server/launch.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { createAccount } from './account.ts'
import { axe, expect } from './fixtures.ts'
import { clearToasts, logOut } from './journey/pages.ts'
import { openSettings } from './journey/settings.ts'
import { google, newPerson, openWindow, recordEvents, through, withGoogle } from './with-google.ts'

const test = withGoogle()

// All in one worker, for each worker would start a server of this kind.
test.describe.configure({ mode: 'default' })

const loginFails = [/^Failed to load resource/, /^Logging in failed/]

test.beforeEach(({ provider }) => {
  provider.behave()
  provider.person = newPerson()
})

async function loggedOut(page: Page): Promise<void> {
  await logOut(page)
  // The event stream may report the end of the session, and lead to the login page, before the answer to the sign-out.
  await seeToast(page, 'logout.done')
  await expect(page).toHaveURL('/login')
}

test('a new person signs up in the window; page and window wait for each other, other tabs follow', async ({
  page,
  context,
}) => {
  const otherTab = await context.newPage()
  await otherTab.goto('/services')
  await page.goto('/signup')
  const opened = await openWindow(page)
  await expect(google(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeDisabled()
  await expect(page.getByLabel('Email')).toBeDisabled()
  const closed = opened.waitForEvent('close')
  await opened.getByRole('link', { name: 'Continue' }).click()
  await closed
  await seeToast(page, 'google.created')
  await seeNavigation(page, 'google.created.to')
  await expect(otherTab.getByRole('button', { name: 'My Account' })).toBeVisible()
  const profile = await (await context.request.get('/api/users/me')).json()
  expect(profile).toMatchObject({ firstName: 'Clara', lastName: 'May Alder' })
})

test('a known person comes to where they were going, on the login page and on the sign-up page', async ({ page }) => {
  await page.goto('/login')
  await through(page)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await loggedOut(page)
  await page.goto('/trust-builder/assets?from=summary')
  await expect(page).toHaveURL('/login')
  await through(page)
  await seeToast(page, 'google.known')
  await seeNavigation(page, 'google.known.to', { origin: '/trust-builder/assets?from=summary' })
  await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeFocused()
  await loggedOut(page)
  await page.goto('/signup')
  await through(page)
  await seeToast(page, 'google.known')
  await seeNavigation(page, 'google.known.to', { origin: '/dashboard' })
})

test('an account with a password is linked: its owner is notified, and everyone else in it is signed out', async ({
  page,
  server,
  provider,
  anotherBrowser,
  expectFailures,
}) => {
  expectFailures()
  const account = await createAccount(server.url)
  const elsewhere = await (await anotherBrowser(account)).newPage()
  await account.api.patch('/api/trust', { data: { trustName: 'The Whitfield Trust' } })
  await elsewhere.goto('/dashboard')
  await expect(elsewhere.getByText('The Whitfield Trust').first()).toBeVisible()
  provider.person.email = account.email
  await page.goto('/login')
  await through(page)
  await seeToast(page, 'google.known')
  await seeText(page, 'google.linked')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('the old password no longer works')
  await axe(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('The Whitfield Trust').first()).toBeVisible()
  await expect(elsewhere).toHaveURL('/login')
  await account.api.dispose()
})

test('a window that the user closes is a login canceled, and the next try works', async ({ page, expectFailures }) => {
  expectFailures(...loginFails)
  await page.goto('/login')
  await (await openWindow(page)).close()
  await seeToast(page, 'google.closed')
  await expect(google(page)).not.toHaveAttribute('aria-busy')
  await through(page)
  await seeToast(page, 'google.created')
  await expect(page).toHaveURL('/dashboard')
})

test('a user who says no at Google, or whose answer cannot be trusted, reads that and stays', async ({
  page,
  provider,
  expectFailures,
}) => {
  expectFailures(...loginFails)
  await page.goto('/login')
  await through(page, 'Cancel')
  await seeToast(page, 'google.message', {
    message: 'Google was not allowed to tell us who you are. Please try again, or use your email and password.',
  })
  provider.changeToken(({ payload }) => Object.assign(payload, { nonce: 'another' }))
  await through(page)
  await seeToast(page, 'google.other')
  provider.behave()
  provider.person.email_verified = false
  await through(page)
  await seeToast(page, 'google.message', {
    message:
      'Google has not verified your email address. Please verify it in your Google account, or use your email and password here.',
  })
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
})

test('a provider that is down, and a server that cannot be reached, are a network error; the window closes', async ({
  page,
  context,
  provider,
  expectFailures,
}) => {
  expectFailures(...loginFails)
  const down = await launchServer({ env: { ...provider.env, GOOGLE_ISSUER: `http://localhost:${await freePort()}` } })
  await page.goto(`${down.url}/login`)
  await google(page).click()
  await seeToast(page, 'google.network')
  await expect.poll(() => context.pages().length).toBe(1)
  await page.route('**/api/google/start', (route) => route.abort())
  await google(page).click()
  await seeToast(page, 'google.network')
  await expect.poll(() => context.pages().length).toBe(1)
  await down.stop()
})

test(
  'a provider that cuts its window off from the page still signs in',
  ONLY_THOROUGH,
  async ({ page, provider, expectFailures }) => {
    expectFailures(...loginFails)
    provider.isolate(true)
    await page.goto('/login')
    const opened = await openWindow(page)
    const closed = opened.waitForEvent('close')
    // It looks closed to the page, which is in use as far as a test's browser knows.
    await seeToast(page, 'google.closed')
    await opened.getByRole('link', { name: 'Continue' }).click()
    await closed
    await seeToast(page, 'google.created')
    await expect(page).toHaveURL('/dashboard')
  },
)

test(
  'a window that can reach nobody but the page that opened it reports to that page',
  ONLY_THOROUGH,
  async ({ page, context }) => {
    await context.addInitScript(() => {
      BroadcastChannel.prototype.postMessage = () => {}
    })
    await page.goto('/login')
    await through(page)
    await seeToast(page, 'google.created')
  },
)

test('a browser that blocks the window says so, and how to allow it', async ({ page, expectFailures }) => {
  expectFailures(/^Logging in failed/)
  // Browsers block windows that a script opens by itself; Playwright's does not.
  await page.addInitScript(() => Object.assign(window, { open: () => null }))
  await page.goto('/login')
  await google(page).click()
  await seeToast(page, 'google.blocked')
})

test(
  'a page that was loaded again while the window was open follows, and says what has ended',
  ONLY_THOROUGH,
  async ({ page, server, provider }) => {
    const account = await createAccount(server.url)
    provider.person.email = account.email
    await page.goto('/login')
    const opened = await openWindow(page)
    await page.reload()
    await expect(google(page)).toBeVisible()
    const closed = opened.waitForEvent('close')
    await opened.getByRole('link', { name: 'Continue' }).click()
    await closed
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('dialog')).toContainText('the old password no longer works')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await account.api.dispose()
  },
)

test('the page that the window ends on, opened by hand, says what to do', ONLY_THOROUGH, async ({ page }) => {
  await page.goto('/google-return/?outcome=created')
  await expect(page.getByRole('status')).toHaveText('You are logged in. You can close this window now.')
  await page.goto('/google-return/?outcome=failed')
  await expect(page.getByRole('status')).toHaveText('You are not logged in. Please close this window and try again.')
  await page.getByRole('link', { name: 'Go to Kinstead' }).click()
  await expect(page).toHaveURL('/')
})

for (const path of ['/login', '/signup'])
  test(
    `a new person who chose a plan comes from ${path} to its checkout, reported as login and as sign-up`,
    onlyThoroughUnless(path === '/signup'),
    async ({ page }) => {
      const events = await recordEvents(page)
      await page.goto(path)
      await page.evaluate(() => sessionStorage.setItem('selectedPlan', 'pro'))
      await through(page)
      await seeToast(page, 'google.created-with-plan')
      await seeNavigation(page, 'google.plan.to', { plan: 'pro' })
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(events).toEqual(['user-logged-in', 'user-signed-up'])
      await expect(page).toHaveURL('/checkout?plan=pro')
    },
  )

test(
  'a new person whose report comes late still comes to the checkout of the plan',
  ONLY_THOROUGH,
  async ({ page, provider, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^Logging in failed/)
    provider.isolate(true)
    await page.goto('/login')
    await page.evaluate(() => sessionStorage.setItem('selectedPlan', 'pro'))
    const opened = await openWindow(page)
    const closed = opened.waitForEvent('close')
    await seeToast(page, 'google.closed')
    await opened.getByRole('link', { name: 'Continue' }).click()
    await closed
    await seeToast(page, 'google.created-with-plan')
    await seeNavigation(page, 'google.plan.to', { plan: 'pro' })
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveURL('/checkout?plan=pro')
  },
)

test(
  'a name of one word is taken as it is, and the settings save without a last name',
  ONLY_THOROUGH,
  async ({ page, context, provider }) => {
    provider.person.name = 'Cher'
    await page.goto('/signup')
    await through(page)
    await expect(page).toHaveURL('/dashboard')
    await openSettings(page)
    await expect(page.getByLabel('Last Name')).toHaveValue('')
    await page.getByLabel('First Name').fill('Cherilyn')
    const save = page.getByRole('button', { name: 'Save Changes' })
    await save.click()
    await seeToast(page, 'profile.saved')
    const names = async () => (await context.request.get('/api/users/me')).json()
    expect(await names()).toMatchObject({ firstName: 'Cherilyn', lastName: '' })
    await clearToasts(page)
    await page.getByLabel('Last Name').fill('Sarkisian')
    await save.click()
    await seeToast(page, 'profile.saved')
    expect(await names()).toMatchObject({ firstName: 'Cherilyn', lastName: 'Sarkisian' })
    await page.getByLabel('Last Name').fill('')
    await save.click()
    await expect(page.getByText('Last name is required').first()).toBeVisible()
    expect(await names()).toMatchObject({ lastName: 'Sarkisian' })
  },
)
