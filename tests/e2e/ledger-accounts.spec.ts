import { randomUUID } from 'node:crypto'
import { signIn, signOut } from '#api/auth.ts'
import { readSession } from '#api/session.ts'
import { seeNavigation, seeText, seeToast } from '../ledger/seen.ts'
import { launchServer } from '../server/launch.ts'
import { createAccount } from './account.ts'
import { expect, test } from './fixtures.ts'
import { logIn, logOut } from './journey/pages.ts'
import { leaveUnanswered, recover, rejectRequests } from './journey/saving.ts'

const loginFails = [/^Failed to load resource/, /^Logging in failed/]
const password = 'granite-lantern-meadow'

test('the login page says what is wrong, and leads to its neighbors', async ({ page, server, expectFailures }) => {
  expectFailures(...loginFails)
  const account = await createAccount(server.url)
  const main = page.getByRole('main')
  await page.goto('/login')
  await seeText(page, 'login.heading')
  await main.getByRole('button', { name: 'Log In', exact: true }).click()
  await seeText(main, 'login.email-required')
  await seeText(main, 'login.password-required')

  await seeText(page, 'login.google')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await seeToast(page, 'google.not-configured')
  const wrong = { email: account.email, password: 'not-the-password' }
  await logIn(page, wrong)
  await seeToast(page, 'login.invalid-credential')
  for (let times = 1; times < 5; times++) await account.api.post(signIn.path, { data: wrong })
  await logIn(page, account)
  await seeToast(page, 'login.too-many-requests')
  await rejectRequests(page, signIn, 'internal-error', 'Something else.')
  await logIn(page, account)
  await seeToast(page, 'login.other')
  await expect(page.getByLabel('Email')).toHaveValue(account.email)

  await seeText(main, 'login.forgot')
  await main.getByRole('link', { name: 'Forgot password?' }).click()
  await seeNavigation(page, 'login.forgot.to')
  await page.goBack()
  await main.getByRole('link', { name: 'Sign up' }).click()
  await seeNavigation(page, 'login.signup.to')
  await account.api.dispose()
})

test('who logs in comes to where they were going, else to the dashboard', async ({ page, server, expectFailures }) => {
  expectFailures(/^Failed to load resource/, /^Logging out failed/)
  const account = await createAccount(server.url)
  const origin = '/trust-builder/assets?from=summary'
  await page.goto(origin)
  await expect(page).toHaveURL('/login')
  await logIn(page, account)
  await seeToast(page, 'login.successful')
  await seeNavigation(page, 'login.origin.to', { origin })
  // A page takes the focus when it has come, which would close a menu opened before.
  await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeFocused()

  await rejectRequests(page, signOut, 'internal-error', 'The session could not be ended.')
  await logOut(page)
  await seeToast(page, 'logout.failed', { message: 'The session could not be ended.' })
  await recover(page)
  await logOut(page)
  await seeToast(page, 'logout.done')
  await seeNavigation(page, 'logout.to')

  await logIn(page, account)
  await seeNavigation(page, 'login.success.to')
  await page.goto('/login')
  await seeNavigation(page, 'login.signed-in.to')
  await page.goto('/services')
  // The page comes rendered; the menu is there when the program is.
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('user-logged-in')))
  await seeNavigation(page, 'login.event.to')
  await account.api.dispose()
})

test('the sign-up page says what is wrong, one thing at a time, and then signs up', async ({
  page,
  server,
  context,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^Signing up failed/)
  const taken = await createAccount(server.url)
  const main = page.getByRole('main')
  const submit = () => main.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.goto('/signup')
  await seeText(page, 'signup.heading')
  await seeText(page, 'signup.google')
  await submit()
  await seeToast(page, 'signup.all-fields')
  await page.getByLabel('First Name').fill('Eleanor')
  await page.getByLabel('Last Name').fill('Whitfield')
  await page.getByLabel('Email').fill(taken.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill('granite-lantern-meadows')
  await submit()
  await seeToast(page, 'signup.passwords-differ')
  await page.getByLabel('Confirm Password').fill(password)
  await submit()
  await seeToast(page, 'signup.terms-unticked')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await submit()
  await seeToast(page, 'signup.failed', { message: 'The email address is already in use by another account.' })

  for (const [name, row] of [
    ['Terms of Service', 'signup.terms.to'],
    ['Privacy Policy', 'signup.privacy.to'],
  ] as const) {
    const opening = context.waitForEvent('page')
    await main.locator('form').getByRole('link', { name }).click()
    const opened = await opening
    await seeNavigation(opened, row)
    await opened.close()
  }
  await page.getByLabel('Email').fill(`eleanor.${randomUUID()}@family.example`)
  await submit()
  await seeToast(page, 'signup.created')
  await seeNavigation(page, 'signup.created.to')
  await page.goto('/signup')
  await seeNavigation(page, 'signup.signed-in.to')
  await taken.api.dispose()
})

test('who chose a plan before signing up is taken to its checkout', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/signup')
  await main.getByRole('link', { name: 'Log in' }).click()
  await seeNavigation(page, 'signup.login.to')
  await page.goBack()
  await page.evaluate(() => sessionStorage.setItem('selectedPlan', 'pro'))
  await page.getByLabel('First Name').fill('Eleanor')
  await page.getByLabel('Last Name').fill('Whitfield')
  await page.getByLabel('Email').fill(`eleanor.${randomUUID()}@family.example`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await main.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await seeToast(page, 'signup.created-with-plan')
  await seeNavigation(page, 'signup.plan.to', { plan: 'pro' })
})

test('who goes on with Google, to log in or to sign up, sees the link to the terms, and can read them', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/login', 'Continue with Google'],
    ['/signup', 'Sign Up with Google'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(
      'By continuing with Google you agree to the Terms of Service and the Privacy Policy.',
    )
    const terms = page.getByText('By continuing with Google')
    await expect(terms.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
    await expect(terms.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  }
})

/** A server with the two switches the other way round. */
const otherwise = test.extend<object, { server: Awaited<ReturnType<typeof launchServer>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const server = await launchServer({ env: { ENUMERATION_PROTECTION: 'off', PAYMENT_CHECK: 'on' } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

otherwise.describe('with both switches the other way round', () => {
  // All in one worker, for each worker would start a server of this kind.
  otherwise.describe.configure({ mode: 'default' })

  otherwise(
    'without enumeration protection, an unknown address and a wrong password are distinguished',
    async ({ page, server, expectFailures }) => {
      expectFailures(/^Failed to load resource/, /^Logging in failed/)
      const account = await createAccount(server.url)
      await page.goto('/login')
      await logIn(page, { email: `other.${account.email}`, password: account.password })
      await seeToast(page, 'login.user-not-found')
      await logIn(page, { email: account.email, password: 'not-the-password' })
      await seeToast(page, 'login.wrong-password')
      await account.api.dispose()
    },
  )

  otherwise(
    'with the payment check on, an account without a plan is shown the plans',
    async ({ page, account: _signedIn }) => {
      await page.goto('/')
      await page.getByRole('banner').getByRole('link', { name: 'See the plans' }).click()
      await seeNavigation(page, 'header.cart.to')
      await page.clock.install()
      await leaveUnanswered(page, readSession)
      await page.goto('/trust-builder/name')
      await seeText(page, 'guard.verifying')
      await page.clock.fastForward(1_000)
      await seeNavigation(page, 'guard.unpaid.to')
    },
  )
})
