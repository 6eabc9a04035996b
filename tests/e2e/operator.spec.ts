import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { buyPackage } from '#api/purchases.ts'
import { confirmSecondFactor } from '#api/second-factor.ts'
import { samples } from '#samples/families.ts'
import { type Authenticator, authenticator } from '../second-factor/setting-up.ts'
import { launchServer } from '../server/launch.ts'
import { ONLY_THOROUGH, thorough } from '../thorough.ts'
import { check, PHONE } from './accessibility.ts'
import { type Account, change, createAccount, verify } from './account.ts'
import { expectSpanish } from './english-left.ts'
import { expect, test as fixtures } from './fixtures.ts'
import { keyboard } from './journey/hand.ts'
import { button } from './journey/pages.ts'
import { openSettings } from './journey/settings.ts'

interface OperatedServer {
  server: Awaited<ReturnType<typeof launchServer>>
  op: Account
}
const test = fixtures.extend<object, OperatedServer>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const server = await launchServer({ env: { TWO_FACTOR: 'on', REVIEW_LINKS: 'on' } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // The address of an operator is in the settings, and so known before the server that it is of.
  op: [
    async ({ server }, use) => {
      const op = await createAccount(server.url, 'Olivia', 'Operator')
      await verify(server, op)
      await server.restart({ env: { OPERATORS: `${op.email.toUpperCase()}, another@company.example` } })
      await use(op)
    },
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'default' })

const rowOf = (page: Page, table: string, first: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: first, exact: true }) })

async function turnOn({ api, password }: Account): Promise<Authenticator> {
  const { key } = await (await api.post('/api/second-factor/begin', { data: { password } })).json()
  const app = authenticator(key)
  const done = await api.post('/api/second-factor/confirm', { data: { code: app.next() } })
  confirmSecondFactor.response.parse(await done.json())
  return app
}

test('for everybody else, the desk is a page that does not exist', async ({ page, op, account, expectFailures }) => {
  expectFailures(/404/)
  expect(op.email).toBeTruthy()
  const missing = page.getByRole('heading', { level: 1, name: /couldn.t find the page/ })
  expect((await page.goto('/operator'))?.status()).toBe(404)
  await expect(missing).toBeVisible()
  await openSettings(page, 'Profile')
  await expect(page.getByRole('link', { name: 'Operator’s Desk' })).toHaveCount(0)
  await page.context().clearCookies()
  expect((await page.goto('/operator'))?.status()).toBe(404)
  await expect(missing).toBeVisible()
  expect(account.uid).toBeTruthy()
})

test('an operator turns the second factor on, sees the counts and one account, and its owner sees that', async ({
  page,
  op,
  account,
  anotherBrowser,
  expectFailures,
}) => {
  test.setTimeout(120_000)
  expectFailures(/^Failed to load resource/, /^The desk is not open/)
  await change(account, samples.complete)
  expect((await account.api.post(buyPackage.path, { data: { plan: 'starter' } })).status()).toBe(200)
  const desk = await (await anotherBrowser(op)).newPage()
  await desk.goto('/account/settings')
  await desk.getByRole('link', { name: 'Operator’s Desk' }).click()
  await expect(desk.getByText('Two-factor authentication is off')).toBeVisible()
  if (thorough) await check(desk, { phone: true })
  const app = await turnOn(op)
  await desk.reload()

  await expect(rowOf(desk, 'Accounts', 'All accounts')).toContainText(/[23]$/)
  await expect(rowOf(desk, 'From Sign-Up to Funding', 'Completed the trust')).toContainText('1')
  await expect(desk.getByRole('status').filter({ hasText: /^Counted \d{4}-\d\d-\d\d/ })).toBeVisible()
  await check(desk, { phone: true })
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    button(desk, 'Download as .csv: From Sign-Up to Funding').click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^kinstead-funnel-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFstage,accounts\r\nsigned-up,[23]\r\nbegun,1\r\n/)

  await desk.setViewportSize(PHONE)
  const hand = keyboard(desk)
  const field = desk.getByLabel('Email Address of the Account')
  await hand.type(field, 'nobody@family.example')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('No account has this email address.')).toBeVisible()
  await hand.type(field, account.email)
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 3, name: account.email })).toBeFocused()
  await expect(desk.getByRole('definition').nth(4)).toHaveText('Starter')
  await expect(desk.getByRole('definition').nth(6)).toHaveText('Yes')
  await check(desk, { phone: true })
  await expect(desk.locator('main')).not.toContainText(samples.complete.grantorName ?? '')

  await openSettings(page, 'Security')
  const activity = page.getByRole('list', { name: 'Activity' })
  await expect(activity.getByRole('listitem').first()).toContainText('The operator of this site looked')
  await check(page, { phone: true })

  // Ten minutes later; what was typed stays.
  await hand.type(field, 'later@family.example')
  await desk.route('**/api/operator/account', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'proof-needed', message: 'Please enter a code.' } } }),
  )
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('You logged in a while ago.')).toBeVisible()
  if (thorough) await check(desk, { phone: true })
  await desk.unroute('**/api/operator/account')
  await desk.getByLabel('Code').fill(app.wrong())
  await button(desk, 'Open the Desk').click()
  await expect(desk.getByText('This code is wrong or was used before.').first()).toBeVisible()
  await desk.getByLabel('Code').fill(app.next())
  await button(desk, 'Open the Desk').click()
  await expect(field).toHaveValue('later@family.example')
})

test('in Spanish', ONLY_THOROUGH, async ({ op, anotherBrowser }) => {
  const { since } = await (await op.api.get('/api/second-factor')).json()
  if (!since) await turnOn(op)
  const desk = await (await anotherBrowser(op)).newPage()
  await desk.goto('/operator')
  await desk.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Panel del operador' })).toBeVisible()
  await expect(rowOf(desk, 'Cuentas', 'Todas las cuentas')).toBeVisible()
  await expectSpanish(desk, [op.email, op.firstName, op.lastName])
  await check(desk, { phone: true })
})
