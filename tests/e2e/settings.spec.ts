import type { Page } from '@playwright/test'
import { requestPasswordReset } from '#api/auth.ts'
import { changeProfile, readProfile } from '#api/profile.ts'
import { readBilling } from '#api/purchases.ts'
import { seeText, seeToast } from '../ledger/seen.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { expect, test } from './fixtures.ts'
import { clearToasts, expectToast } from './journey/pages.ts'
import { cutOff, leaveUnanswered, recover, rejectRequests } from './journey/saving.ts'
import { openSettings } from './journey/settings.ts'

const saveNames = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()
const initial = (page: Page) => page.getByRole('button', { name: 'My Account' })

test('names are changed, and everywhere at once', async ({ page, context, account }) => {
  await page.goto('/account/settings')
  for (const row of ['settings.heading', 'settings.profile', 'settings.billing', 'settings.security'] as const)
    await seeText(page, row)
  for (const row of ['profile.first-name', 'profile.last-name', 'profile.email', 'profile.email-help'] as const)
    await seeText(page, row)
  await expect(page.getByLabel('First Name')).toHaveValue('Eleanor')
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await expect(page.getByLabel('Email')).toBeDisabled()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('To change your email, please contact support.')

  const otherTab = await context.newPage()
  await otherTab.goto('/services')
  await expect(initial(otherTab)).toHaveText('E')
  await page.getByLabel('First Name').fill('  Margaret ')
  await page.getByLabel('Last Name').fill('O’Brien')
  await page.keyboard.press('Enter')
  await seeToast(page, 'profile.saved')
  for (const each of [page, otherTab]) {
    await expect(initial(each)).toHaveText('M')
    await initial(each).click()
    await expect(each.getByRole('menu').getByText('Margaret O’Brien')).toBeVisible()
    await each.keyboard.press('Escape')
  }
  await page.reload()
  await expect(page.getByLabel('First Name')).toHaveValue('Margaret')
  await expect(page.getByLabel('Last Name')).toHaveValue('O’Brien')
  await expect(initial(page)).toHaveText('M')
  expect(await (await account.api.get(readProfile.path)).json()).toMatchObject({
    firstName: 'Margaret',
    lastName: 'O’Brien',
    email: account.email,
  })
})

test('one name does not undo the other of another device, and those that could not be saved stay as they were typed', async ({
  page,
  account,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^Saving the profile failed/)
  await openSettings(page)
  await account.api.patch('/api/users/me', { data: { firstName: 'Zoe' } })
  await page.getByLabel('Last Name').fill('Alder')
  await saveNames(page)
  await seeToast(page, 'profile.saved')
  await expect(page.getByLabel('First Name')).toHaveValue('Zoe')
  expect(await (await account.api.get('/api/users/me')).json()).toMatchObject({ firstName: 'Zoe', lastName: 'Alder' })
  await clearToasts(page)

  await rejectRequests(page, changeProfile, 'internal-error', 'Something went wrong on our side.')
  await page.getByLabel('First Name').fill('Margaret')
  await saveNames(page)
  await seeToast(page, 'profile.failed')
  await expect(page.getByLabel('First Name')).toHaveValue('Margaret')
  await expect(initial(page)).toHaveText('Z')
  await recover(page)
  await cutOff(page, changeProfile)
  await saveNames(page)
  await seeToast(page, 'profile.failed')
  await recover(page)
  await saveNames(page)
  await seeToast(page, 'profile.saved')
  await expect(initial(page)).toHaveText('M')
})

test('while the account is loading there are skeletons; when it cannot be, it says so, and loads when asked again', async ({
  page,
  account: _signedIn,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^Reading the account failed/)
  await leaveUnanswered(page, readProfile)
  await page.goto('/account/settings')
  await expect(page.locator('[data-skeleton]').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: 'Loading your account...' })).toBeAttached()
  await expect(page.getByLabel('First Name')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Billing' }).click()
  await expect(page.locator('[data-skeleton]').filter({ visible: true })).toHaveCount(1)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await rejectRequests(page, readBilling, 'unavailable', 'The server is not available right now.')
  await page.goto('/account/settings')
  await seeToast(page, 'settings.load-failed')
  await recover(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Eleanor')
})

test(
  'the tab is in the address, and what was typed outlasts a look at another tab',
  ONLY_THOROUGH,
  async ({ page, account: _signedIn }) => {
    await openSettings(page)
    await page.getByLabel('First Name').fill('Half typed')
    await page.getByRole('tab', { name: 'Profile' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/account/settings?tab=billing')
    await expect(page.getByRole('tabpanel', { name: 'Billing' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page).toHaveURL('/account/settings?tab=security')
    await page.keyboard.press('Home')
    await expect(page.getByLabel('First Name')).toHaveValue('Half typed')
    await page.getByRole('tab', { name: 'Billing' }).click()
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Billing' })).toHaveAttribute('aria-selected', 'true')
    await page.goto('/account/settings?tab=nonsense')
    await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
  },
)

test('a password reset is asked for, and a second factor is still to come', async ({
  page,
  account,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^Asking for a password reset failed/)
  await openSettings(page, 'Security')
  await seeText(page, 'security.two-factor')
  await seeText(page, 'security.coming-soon')
  await expect(page.getByRole('button', { name: 'Coming Soon' })).toBeDisabled()
  await seeText(page, 'security.reset')

  await rejectRequests(page, requestPasswordReset, 'unavailable', 'The server is not available right now.')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await seeToast(page, 'security.reset-failed')
  await recover(page)
  const asked = page.waitForRequest(`**${requestPasswordReset.path}`)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  expect((await asked).postDataJSON()).toEqual({ email: account.email, language: 'en' })
  // The test's server has no mail server.
  const notSent = page.getByRole('status').filter({ hasText: 'outbox folder' })
  await expect(notSent).toBeVisible()
  await expect(page.getByText('Password Reset Email Sent')).toHaveCount(0)
  await page.route(`**${requestPasswordReset.path}`, (route) => route.fulfill({ json: { inOutbox: false } }))
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await seeToast(page, 'security.reset-sent')
  await expect(notSent).toHaveCount(0)
})

test(
  'whose session has ended elsewhere is asked to log in, and comes back to the tab',
  ONLY_THOROUGH,
  async ({ page, account, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^Saving the profile failed/)
    await openSettings(page)
    await account.api.post('/api/sign-out')
    await page.getByLabel('First Name').fill('Margaret')
    await saveNames(page)
    await expect(page).toHaveURL('/login')
    await expectToast(page, 'Update Failed', 'Your session has ended: please log in and try again.')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click()
    await expect(page).toHaveURL('/account/settings?tab=profile')
  },
)
