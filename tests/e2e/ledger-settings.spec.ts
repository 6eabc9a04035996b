import { readSession } from '#api/session.ts'
import { seeNavigation, seeText, seeToast } from '../ledger/seen.ts'
import { launchServer } from '../server/launch.ts'
import { createAccount } from './account.ts'
import { test as base } from './fixtures.ts'
import { leaveUnanswered } from './journey/failing-requests.ts'
import { logIn } from './journey/pages.ts'

/** A server with the two switches the other way round. */
const test = base.extend<object, { server: Awaited<ReturnType<typeof launchServer>> }>({
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

// All in one worker, for each worker would start a server of this kind.
test.describe.configure({ mode: 'default' })

test('without enumeration protection, an unknown address and a wrong password are distinguished', async ({
  page,
  server,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^Logging in failed/)
  const account = await createAccount(server.url)
  await page.goto('/login')
  await logIn(page, { email: `other.${account.email}`, password: account.password })
  await seeToast(page, 'login.user-not-found')
  await logIn(page, { email: account.email, password: 'not-the-password' })
  await seeToast(page, 'login.wrong-password')
  await account.api.dispose()
})

test('with the payment check on, an account without a plan is shown the plans', async ({
  page,
  account: _signedIn,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'See the plans' }).click()
  await seeNavigation(page, 'header.cart.to')
  await page.clock.install()
  await leaveUnanswered(page, readSession)
  await page.goto('/trust-builder/name')
  await seeText(page, 'guard.verifying')
  await page.clock.fastForward(1_000)
  await seeNavigation(page, 'guard.unpaid.to')
})
