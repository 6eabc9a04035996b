import { verifyEmail } from '#api/auth.ts'
import { pages } from '#api/pages.ts'
import { mailInOutbox } from '#server/mail/read-mail.ts'
import { launchServer } from '../server/launch.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { createAccount, verify } from './account.ts'
import { check } from './axe.ts'
import { expectSpanish } from './english-left.ts'
import { expect, test } from './fixtures.ts'
import { logIn } from './journey/pages.ts'

const linkFor = (server: { dataDir: string }, { email }: { email: string }) =>
  mailInOutbox(server.dataDir, email, pages.verifyEmail).then(({ link }) => link)

test('from the notice through the mail to a confirmed address', async ({ page, account, server }) => {
  await page.goto(pages.dashboard)
  const notice = page.getByText('Please confirm your email address')
  await expect(notice).toBeVisible()
  await check(page, { phone: true })
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'outbox folder' })).toBeVisible()
  await page.goto('/trust-builder/name')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice, 'in nobody’s way').toHaveCount(0)

  const link = await linkFor(server, account)
  const answer = await page.goto(link)
  expect(await answer?.text()).toContain('noindex')
  await expect(page.getByText(`Is ${account.email} your email address?`)).toBeVisible()
  await check(page, { phone: true })
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: 'Confirm Email Address' }).click()
  await expect(page.getByText(`You have confirmed that ${account.email} is yours.`)).toBeFocused()
  await check(page, { phone: true })
  await page.getByRole('link', { name: 'Go to Your Dashboard' }).click()
  await expect(page.getByText('No trust found')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test(
  'without a login the link leads through it, and a dead one to another',
  ONLY_THOROUGH,
  async ({ page, server, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^Confirming the email address failed/)
    const account = await createAccount(server.url)
    await page.goto(await linkFor(server, account))
    await expect(page.getByText('Please log in to confirm')).toBeVisible()
    await check(page, { phone: true })
    await page.locator('main').getByRole('link', { name: 'Log In' }).click()
    await expect(page).toHaveURL(pages.login)
    await logIn(page, account)
    await expect(page).toHaveURL(pages.verifyEmail)
    await expect(page.getByRole('button', { name: 'Confirm Email Address' })).toBeVisible()

    await page.goto(`${pages.verifyEmail}#token=unknown`)
    await page.getByRole('button', { name: 'Confirm Email Address' }).click()
    await expect(page.getByRole('alert')).toContainText('This link does not work.')
    await check(page, { phone: true })
    await page.getByRole('button', { name: 'Send a New Link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'outbox folder' })).toBeVisible()
    const { token } = await mailInOutbox(server.dataDir, account.email, pages.verifyEmail)
    expect((await account.api.post(verifyEmail.path, { data: { token } })).ok()).toBe(true)
    await account.api.dispose()
  },
)

test(
  'in Spanish, and nothing of it where the address is confirmed',
  ONLY_THOROUGH,
  async ({ page, account, server }) => {
    await page.goto(pages.dashboard)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
    await expect(page.getByText('Confirme su correo electrónico')).toBeVisible()
    await page.goto(await linkFor(server, account))
    await expect(page.getByRole('button', { name: 'Confirmar el correo electrónico' })).toBeVisible()
    await expectSpanish(page, [account.email, account.firstName, account.lastName])
    await verify(server, account)
    await page.goto(pages.settings)
    await expect(page.getByRole('heading', { level: 1, name: 'Configuración de la cuenta' })).toBeVisible()
    await expect(page.getByText('Confirme su correo electrónico')).toHaveCount(0)
  },
)

test('an installation that verifies no addresses asks nobody', ONLY_THOROUGH, async ({ page }) => {
  const server = await launchServer({ env: { EMAIL_VERIFICATION: 'off' } })
  const account = await createAccount(server.url)
  await page.context().addCookies((await account.api.storageState()).cookies)
  await page.goto(`${server.url}${pages.dashboard}`)
  await expect(page.getByText('No trust found')).toBeVisible()
  await expect(page.getByText('Please confirm your email address')).toHaveCount(0)
  // Else it goes on fetching ahead from a server that is gone.
  await page.goto('about:blank')
  await account.api.dispose()
  await server.stop()
})
