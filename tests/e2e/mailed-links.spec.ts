import type { Page } from '@playwright/test'
import { requestPasswordReset, verifyEmail } from '#api/auth.ts'
import { pages } from '#api/pages.ts'
import { mailInOutbox } from '#server/mail/read-mail.ts'
import { seeNavigation, seeText, seeToast } from '../ledger/seen.ts'
import { type MailServer, receiveMail } from '../mail/receive.ts'
import { type LaunchedServer, launchServer } from '../server/launch.ts'
import { ONLY_THOROUGH, thorough } from '../thorough.ts'
import { check } from './accessibility.ts'
import { createAccount, verify } from './account.ts'
import { expectSpanish } from './english-left.ts'
import { axe, expect, test } from './fixtures.ts'
import { keyboard } from './journey/hand.ts'
import { button, expectToast, logIn, toastOf } from './journey/pages.ts'

const withMail = test.extend<object, { mail: MailServer; server: LaunchedServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const mail = await receiveMail()
      await use(mail)
      await mail.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mail }, use) => {
      const server = await launchServer({ env: { SMTP_URL: mail.url } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

withMail.describe('a new password', () => {
  // All in one worker, for each worker would start a server of this kind.
  withMail.describe.configure({ mode: 'default' })

  const NEW = 'quiet-harbor-thimble'

  async function typeNew(page: Page, password: string, again = password): Promise<void> {
    await page.getByLabel('New Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm New Password').fill(again)
    await button(page, 'Set Password').click()
  }

  withMail(
    'from "Forgot password?" through the mail to the dashboard',
    async ({ page, server, mail, anotherBrowser, expectFailures }) => {
      expectFailures(/^Failed to load resource/, /^Setting a new password failed/)
      const account = await createAccount(server.url)
      const verification = await mail.verificationTo(account.email)
      await account.api.post(verifyEmail.path, { data: { token: verification.token } })
      const other = await (await anotherBrowser(account)).newPage()
      await other.goto('/dashboard')
      await expect(other.getByText('No trust found')).toBeVisible()

      await page.goto('/login')
      await seeText(page, 'login.forgot')
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await seeNavigation(page, 'login.forgot.to')
      // Until the page has come, the login page is there, with a field of the same name.
      await expect(page.getByRole('heading', { level: 1, name: 'Forgot Your Password?' })).toBeVisible()
      await page.getByLabel('Email').fill(` ${account.email.toUpperCase()}`)
      await button(page, 'Send Link').click()
      await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toContainText(
        'expires after one hour',
      )
      await expect(button(page, 'Send Another Link')).toBeFocused()

      const { link, token } = await mail.mailTo(account.email)
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url(), request.headers().referer ?? ''))
      const answer = await page.goto(link)
      expect(answer?.headers()['referrer-policy']).toBe('same-origin')
      await expect(page.getByRole('heading', { level: 1, name: 'Set a New Password' })).toBeVisible()
      await seeNavigation(page, 'reset.link.to')
      expect(await page.evaluate(() => location.href + JSON.stringify(history.state))).not.toContain(token)

      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Set a New Password' }), 'after a reload').toBeVisible()

      await typeNew(page, 'short')
      await expectToast(page, 'The password was not changed', 'Password should be at least 8 characters')
      await expect(page.getByLabel('New Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
      await typeNew(page, NEW, 'quiet-harbor-thimbles')
      await expect(page.locator('#field-confirmPassword-error')).toHaveText('Passwords do not match')
      await typeNew(page, NEW)
      // Both at once, for neither toast waits for the other to be seen.
      await Promise.all([
        expectToast(page, 'Your password is changed', 'Please log in with the new one.'),
        expect(toastOf(other)).toContainText('Your session has ended'),
      ])
      await seeNavigation(page, 'reset.done.to')
      expect(await page.evaluate(() => sessionStorage.getItem('resetToken'))).toBeNull()
      expect(sent.length).toBeGreaterThan(4)
      expect(sent.join('\n')).not.toContain(token)

      await seeNavigation(other, 'reset.others.to')
      await logIn(page, { email: account.email, password: NEW })
      await seeNavigation(page, 'login.success.to')
      await seeToast(page, 'login.successful')

      await page.goto(link)
      await typeNew(page, 'a-third-password')
      await expect(page.getByText('This link no longer works.')).toBeFocused()
      await expect(page.getByRole('heading', { level: 1, name: 'A New Link Is Needed' })).toBeVisible()
      await page.getByRole('link', { name: 'Ask for a New Link' }).click()
      await seeNavigation(page, 'reset.another.to')
      await account.api.dispose()
    },
  )

  withMail(
    'a stranger is answered like an owner; no link, no server and too many tries are said',
    ONLY_THOROUGH,
    async ({ page, mail, server, expectFailures }) => {
      expectFailures(/^Failed to load resource/, /^Asking for a new password failed/)
      await page.goto('/forgot-password')
      await button(page, 'Send Link').click()
      await expect(page.locator('#field-email-error')).toContainText('such as you@example.com')
      await page.getByLabel('Email').fill('nobody@family.example')
      await button(page, 'Send Link').click()
      await expect(
        page.getByRole('status').filter({ hasText: 'If nobody@family.example has an account' }),
      ).toBeVisible()

      await page.route('**/api/request-password-reset', (route) => route.abort())
      await button(page, 'Send Another Link').click()
      await expectToast(page, 'The link could not be sent', 'The server could not be reached.')
      await expect(page.getByText('Check your email')).toBeHidden()
      await expect(page.getByLabel('Email')).toHaveValue('nobody@family.example')
      await page.unrouteAll()
      for (let time = 0; time < 30; time += 1)
        await page.request.post(requestPasswordReset.path, {
          data: { email: `nobody${time}@family.example` },
          headers: { Origin: server.url },
        })
      await button(page, 'Send Link').click()
      await expectToast(page, 'The link could not be sent', 'Too many attempts. Please try again later.')

      await page.goto('/reset-password')
      await expect(page.getByText('Please open the link in your email again, or ask for a new one.')).toBeVisible()
      await page.getByRole('link', { name: 'Ask for a New Link' }).click()
      await expect(page).toHaveURL('/forgot-password')
      expect(mail.received.flatMap(({ to }) => to).filter((to) => to.startsWith('nobody'))).toEqual([])
      await server.restart()
    },
  )

  withMail(
    'by keyboard alone, in a browser that is signed in, which is signed out in all tabs',
    ONLY_THOROUGH,
    async ({ page, context, account, mail }) => {
      const hand = keyboard(page)
      const asked = account.api.post(requestPasswordReset.path, { data: { email: account.email } })
      expect((await asked).ok()).toBe(true)
      const { link } = await mail.mailTo(account.email)
      const tab = await context.newPage()
      await tab.goto('/services')
      await expect(tab.getByRole('button', { name: 'My Account' })).toBeVisible()
      await page.goto('/dashboard')
      await expect(page.getByText('No trust found')).toBeVisible()
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1, name: 'Set a New Password' })).toBeVisible()
      await axe(page)
      await hand.type(page.getByLabel('New Password', { exact: true }), NEW)
      await hand.type(page.getByLabel('Confirm New Password'), NEW)
      await hand.press(button(page, 'Set Password'))
      await expect(page).toHaveURL('/login')
      // Nobody had confirmed the address: what came before has ended.
      const dialog = page.getByRole('dialog', { name: 'Your password is changed' })
      await expect(dialog).toContainText('every device is logged out')
      // There was neither a review link nor a second factor to mention.
      await expect(dialog).not.toContainText('review links')
      await axe(page)
      await hand.press(dialog.getByRole('button', { name: 'Close' }))
      await expect(dialog).toHaveCount(0)
      await expect(tab.getByRole('link', { name: 'Log In' })).toBeVisible()
      await tab.close()
      await hand.type(page.getByLabel('Email'), account.email)
      await hand.type(page.getByLabel('Password', { exact: true }), NEW)
      await hand.press(button(page, 'Log In'))
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByText('No trust found')).toBeVisible()
    },
  )
})

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
  if (thorough) await check(page, { phone: true })
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
