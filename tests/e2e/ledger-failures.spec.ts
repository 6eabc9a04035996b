import { readTrust } from '#api/trust.ts'
import { seeToast } from '../ledger/seen.ts'
import { change, stored } from './account.ts'
import { expect, test } from './fixtures.ts'
import { cutOff, loseSaves, OWN_FAILURES, recover, rejectRequests, rejectSaves } from './journey/failing-requests.ts'
import { button, formOf } from './journey/pages.ts'
import { clearToasts, toastOf } from './journey/passing.ts'
import { RECOVERY } from './journey/saving.ts'
import { fill } from './journey/stored-and-sent.ts'

test('the trust cannot be read', async ({ page, account, anotherBrowser, expectFailures }) => {
  expectFailures(...OWN_FAILURES)
  await change(account, { trustName: 'The Alder Family Trust' })
  await cutOff(page, readTrust)
  await page.goto('/dashboard')
  await seeToast(page, 'record.connection', { message: 'The server could not be reached' })

  const other = await (await anotherBrowser(account)).newPage()
  await rejectRequests(other, readTrust, 'internal-error', 'The disk is on fire.')
  await other.goto('/dashboard')
  await seeToast(other, 'record.load-failed', { message: 'The disk is on fire' })
})

test('a trust that only this browser still has cannot be put back', async ({ page, account, expectFailures }) => {
  expectFailures(...OWN_FAILURES)
  await change(account, { trustName: 'The Alder Family Trust' })
  await page.goto('/dashboard')
  await expect(formOf(page).getByText('The Alder Family Trust').first()).toBeVisible()
  await page.route(`**${readTrust.path}`, (route) => route.fulfill({ json: { version: 0, record: null } }))
  await rejectSaves(page, 'There is no room for it.')
  await page.reload()
  await seeToast(page, 'record.init-failed', { message: 'There is no room for it.' })
})

test('a save that does not arrive, and one that is rejected', async ({ page, account, expectFailures }) => {
  expectFailures(...OWN_FAILURES)
  await change(account, { trustName: 'The Alder Family Trust' })
  await page.goto('/trust-builder/durable-power-of-attorney')
  await loseSaves(page)
  await button(page, 'Skip for now').click()
  await seeToast(page, 'record.limited')
  await expect(page, 'the user goes on').toHaveURL('/trust-builder/health-care-directive')
  await clearToasts(page)
  await page.goBack()
  await button(page, 'Skip for now').click()
  await expect(page).toHaveURL('/trust-builder/health-care-directive')
  await expect(toastOf(page), 'said once in an outage').toHaveCount(0)
  await recover(page)
  await expect.poll(async () => (await stored(account))?.currentStep, RECOVERY).toBe(10)

  await rejectSaves(page, 'Rejected on purpose.')
  await button(page, 'Skip (Optional)').click()
  await seeToast(page, 'record.save-failed', { message: 'Rejected on purpose' })
  await expect(page, 'the user stays').toHaveURL('/trust-builder/health-care-directive')
})

test('a save that finds no server and no room', async ({ page, account, expectFailures }) => {
  expectFailures(...OWN_FAILURES)
  await change(account, { trustName: 'The Alder Family Trust' })
  await page.goto('/trust-builder/durable-power-of-attorney')
  await expect(button(page, 'Next')).toBeVisible()
  await fill(page)
  await loseSaves(page)
  await button(page, 'Skip for now').click()
  await seeToast(page, 'record.save-failed', {
    message: 'The server could not be reached, and this browser has no room to store them',
  })
  await expect(page, 'the user stays').toHaveURL('/trust-builder/durable-power-of-attorney')
})
