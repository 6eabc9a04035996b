import type { Page } from '@playwright/test'
import { seeNavigation, seeToast } from '../ledger/seen.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { expect } from './fixtures.ts'
import { clearToasts } from './journey/passing.ts'
import { openSettings } from './journey/settings.ts'
import { newPerson, openWindow, through, withGoogle } from './with-google.ts'

const test = withGoogle()

// All in one worker, for each worker would start a server of this kind.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ provider }) => {
  provider.behave()
  provider.person = newPerson()
})

/** The account module's window events on this page, in their order; to be asked for before the page is opened. */
async function recordEvents(page: Page): Promise<string[]> {
  const events: string[] = []
  await page.exposeFunction('recordEvent', (type: string) => void events.push(type))
  await page.addInitScript(() => {
    const { recordEvent } = window as unknown as { recordEvent: (type: string) => void }
    for (const type of ['user-logged-in', 'user-signed-up']) window.addEventListener(type, () => recordEvent(type))
  })
  return events
}

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
