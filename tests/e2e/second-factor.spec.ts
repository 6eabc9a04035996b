import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { beginSecondFactor, confirmSecondFactor } from '#api/second-factor.ts'
import { samples } from '#samples/families.ts'
import { type Authenticator, authenticator } from '../second-factor/setting-up.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { type Account, change, verify } from './account.ts'
import { axe, expect } from './fixtures.ts'
import { typeBadCodes } from './journey/bad-input.ts'
import { keyboard } from './journey/hand.ts'
import { button, clearToasts, expectToast, logIn } from './journey/pages.ts'
import { recover, rejectRequests } from './journey/saving.ts'
import { dialogOf, openSettings } from './journey/settings.ts'
import { through, withGoogle } from './with-google.ts'

const test = withGoogle({ TWO_FACTOR: 'on' }).extend({
  account: async ({ account, server }, use) => {
    await verify(server, account)
    await use(account)
  },
})

// All in one worker, for each worker would start a server of this kind.
test.describe.configure({ mode: 'default' })

const PHONE = { width: 390, height: 844 }
const codesOf = (page: Page) => page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
const errorAt = (of: Page | Locator, field: string) => of.locator(`#field-${field}-error`)

async function inBothColors(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await axe(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
  await axe(page)
}

/** An authenticator app with the key in the open dialog. */
async function appFor(page: Page): Promise<Authenticator> {
  const key = await dialogOf(page).locator('code').textContent()
  expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const uri = await dialogOf(page).getByRole('link', { name: 'Open in an app' }).getAttribute('href')
  expect(uri).toContain(`secret=${key?.replaceAll(' ', '')}`)
  return authenticator(key?.replaceAll(' ', '') ?? '')
}

test('by keyboard, on a phone: a complete family turns it on, and from then on a code is asked for', async ({
  page,
  account,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^Turning two-factor/, /^Setup could not start/, /^Logging in failed/)
  await change(account, samples.complete)
  await page.setViewportSize(PHONE)
  await openSettings(page, 'Security')
  await expect(page.getByRole('button', { name: 'Coming Soon' })).toHaveCount(0)
  const hand = keyboard(page)
  await hand.press(page.getByRole('button', { name: 'Turn On' }))
  const dialog = dialogOf(page)
  await hand.type(dialog.getByLabel('Password'), 'not hers')
  await hand.press(dialog.getByRole('button', { name: 'Continue' }))
  await expect(errorAt(dialog, 'password')).toHaveText('The password is wrong.')
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await axe(page)
  await hand.type(dialog.getByLabel('Password'), account.password)
  await page.keyboard.press('Enter')

  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const app = await appFor(page)
  await inBothColors(page)
  await typeBadCodes(page, dialog.getByRole('button', { name: 'Turn On' }))
  await hand.type(dialog.getByRole('textbox', { name: 'Code' }), app.wrong())
  await page.keyboard.press('Enter')
  await expect(errorAt(dialog, 'code')).toHaveText(/^This code is wrong or was used before/)
  await hand.type(dialog.getByRole('textbox', { name: 'Code' }), app.next())
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Your Kinstead Recovery Codes' })).toBeFocused()
  await expect(codesOf(page)).toHaveCount(10)
  const codes = await codesOf(page).allTextContents()
  await inBothColors(page)
  const [file] = await Promise.all([page.waitForEvent('download'), hand.press(button(page, 'Download'))])
  const text = await readFile(await file.path(), 'utf8')
  for (const code of codes) expect(text).toContain(code)
  await hand.press(button(page, 'Done'))
  await expect(errorAt(page, 'kept')).toHaveText(/^Please save the codes first/)
  await hand.tick(page.getByLabel('I have saved these codes'), true)
  await hand.press(button(page, 'Done'))
  await expectToast(page, 'Two-factor authentication is on')
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await clearToasts(page)

  await page.context().clearCookies()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await logIn(page, account)
  const code = page.getByLabel('Code', { exact: true })
  await expect(page.getByRole('heading', { level: 1, name: 'Enter Your Code' })).toBeVisible()
  await expect(code).toBeFocused()
  await inBothColors(page)
  // A phone may throw the page away while its reader looks at the other app.
  await page.reload()
  await expect(code).toBeFocused()
  expect((await page.context().request.get('/api/trust')).status()).toBe(401)
  await typeBadCodes(page, button(page, 'Log In'))
  await hand.type(code, app.wrong())
  await page.keyboard.press('Enter')
  await expect(errorAt(page, 'code')).toHaveText(/^This code is wrong or was used before/)
  await hand.type(code, app.next())
  await page.keyboard.press('Enter')
  await expectToast(page, 'Login successful!')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(samples.complete.trustName ?? 'no name').first()).toBeVisible()
})

/** Turns it on from outside the page. */
async function turnedOn({ api, password }: Account): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const { key } = await (await api.post('/api/second-factor/begin', { data: { password } })).json()
  const app = authenticator(key)
  const done = await api.post('/api/second-factor/confirm', { data: { code: app.next() } })
  return { app, ...confirmSecondFactor.response.parse(await done.json()) }
}

test(
  'a recovery code is let in once; new ones end the others, and a code or the password turns it off',
  ONLY_THOROUGH,
  async ({ page, account, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^Logging in failed/)
    const { app, recoveryCodes } = await turnedOn(account)
    const [first = '', second = ''] = recoveryCodes
    const enter = async (code: string) => {
      await page.context().clearCookies()
      await page.goto('/account/settings?tab=security')
      await logIn(page, account)
      await button(page, 'Use a recovery code').click()
      await expect(page.getByLabel('Recovery Code')).toBeFocused()
      await page.getByLabel('Recovery Code').fill(code)
      await button(page, 'Log In').click()
    }
    await enter(first)
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
    await enter(first)
    await expect(errorAt(page, 'code')).toHaveText(/^This recovery code is wrong or was used before/)
    await button(page, 'Start over').click()
    const login = page.getByRole('heading', { level: 1, name: 'Log In to Your Account' })
    await expect(login).toBeVisible()
    // The cookie of the first half has run out.
    await logIn(page, account)
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await page.context().clearCookies()
    await page.getByLabel('Code', { exact: true }).fill(app.wrong())
    await button(page, 'Log In').click()
    await expectToast(page, 'Login failed', 'This login took too long or was ended.')
    await expect(login).toBeVisible()
    await enter(second)
    await expect(page.getByText('8 recovery codes are left.')).toBeVisible()
    await clearToasts(page)

    await button(page, 'New Recovery Codes').click()
    await dialogOf(page).getByRole('button', { name: 'Use a code instead' }).click()
    await dialogOf(page).getByRole('textbox', { name: 'Code' }).fill(app.next())
    await dialogOf(page).getByRole('button', { name: 'Make New Codes' }).click()
    await expect(codesOf(page)).toHaveCount(10)
    expect(await codesOf(page).allTextContents()).not.toContain(recoveryCodes[2])
    await page.emulateMedia({ media: 'print' })
    await expect(codesOf(page).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(button(page, 'Copy')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.getByLabel('I have saved these codes').check()
    await button(page, 'Done').click()
    await button(page, 'Turn Off').click()
    await axe(page)
    await dialogOf(page).getByLabel('Password').fill(account.password)
    await dialogOf(page).getByRole('button', { name: 'Turn Off' }).click()
    await expectToast(page, 'Two-factor authentication is off')
    await expect(button(page, 'Turn On')).toBeVisible()
  },
)

test(
  'the family of 200: each browser is listed, and what is signed out ends there at once',
  ONLY_THOROUGH,
  async ({ page, account, anotherBrowser }) => {
    await change(account, samples.veryLarge)
    const signedIn = async () => {
      const other = await (await anotherBrowser()).newPage()
      await other.goto('/login')
      await logIn(other, account)
      await expect(other.getByRole('heading', { level: 1, name: 'Trust Dashboard' })).toBeVisible()
      await expect(other.getByRole('heading', { name: 'Sections' })).toBeVisible()
      return other
    }
    const [one, other] = [await signedIn(), await signedIn()]
    await openSettings(page, 'Security')
    const devices = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem')
    await expect(devices).toHaveCount(3)
    await expect(devices.first()).toContainText('This device')
    await expect(devices.nth(1)).toContainText('Chrome on Linux')
    await expect(devices.nth(1)).toContainText('Last used today')
    await inBothColors(page)
    await page.setViewportSize(PHONE)
    await axe(page)

    // The one used last comes first.
    await devices
      .nth(1)
      .getByRole('button', { name: /^Sign out Chrome on Linux/ })
      .click()
    await expectToast(page, 'Signed out')
    await expect(devices).toHaveCount(2)
    await expect(page.getByRole('heading', { name: 'Your Devices' })).toBeFocused()
    await expect(other).toHaveURL('/login')
    await expectToast(other, 'Your session has ended')
    await expect(one).toHaveURL('/dashboard')

    await button(page, 'Sign Out Everywhere Else').click()
    await expect(devices).toHaveCount(1)
    await expect(one).toHaveURL('/login')
    await expect(button(page, 'Sign Out Everywhere Else')).toHaveCount(0)
    expect((await account.api.get('/api/trust')).status()).toBe(200)
  },
)

test(
  'who always comes through Google logs in there once more to turn it on, and is asked for a code after it',
  ONLY_THOROUGH,
  async ({ page, provider, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^Turning two-factor/)
    provider.person = { sub: 'g-1', email: 'clara@family.example', email_verified: true, name: 'Clara Alder' }
    await page.goto('/login')
    await through(page)
    await expect(page).toHaveURL('/dashboard')
    await openSettings(page, 'Security')
    await rejectRequests(page, beginSecondFactor, 'fresh-sign-in-needed', 'Please log in with Google again.')
    await button(page, 'Turn On').click()
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('status')).toContainText('more than ten minutes ago')
    await axe(page)
    await dialog.getByRole('button', { name: 'Log In Again' }).click()
    await expect(page).toHaveURL('/login')
    await recover(page)
    await through(page)
    await expect(page).toHaveURL('/account/settings?tab=security')
    await button(page, 'Turn On').click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    const app = await appFor(page)
    await dialog.getByRole('textbox', { name: 'Code' }).fill(app.next())
    await dialog.getByRole('button', { name: 'Turn On' }).click()
    await expect(codesOf(page)).toHaveCount(10)

    await page.context().clearCookies()
    await page.goto('/signup')
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Sign Up with Google' }).click()
    await (await opening).getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await page.getByLabel('Code', { exact: true }).fill(app.next())
    await button(page, 'Log In').click()
    await expect(page, 'the settings were where the login before this one led').toHaveURL('/dashboard')
    await openSettings(page, 'Security')
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  },
)
