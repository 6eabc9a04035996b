import { changeTrust, createTrust, readTrust } from '#api/trust.ts'
import { samples } from '#samples/families.ts'
import { seeNavigation, seeSaved, seeText, seeToast } from '../ledger/seen.ts'
import { expect, test } from './fixtures.ts'
import { cutOff, leaveUnanswered, recover, rejectRequests } from './journey/failing-requests.ts'
import { changeQueued } from './journey/queued.ts'
import { change, stored } from './journey/seed.ts'
import { clearToasts } from './journey/toast.ts'

/** Milliseconds for a test that loads the page eight times or more. */
const LOADS = 90_000

test('the entry page of an account without a trust begins one', async ({ page, account, expectFailures }) => {
  expectFailures()
  const main = page.getByRole('main')
  await page.goto('/trust-builder')
  await seeText(page, 'entry.heading')
  await seeText(main, 'entry.no-trust')
  await seeText(main, 'entry.how-it-works')
  await seeText(main, 'entry.start')
  await seeText(main, 'entry.begin')
  await rejectRequests(page, createTrust, 'internal-error', 'Not today.')
  await main.getByRole('button', { name: 'Start Your Trust' }).click()
  await seeToast(page, 'entry.create-failed')
  await main.getByRole('button', { name: 'Begin Trust Creation' }).click()
  await seeToast(page, 'entry.create-yours-failed')
  expect(await stored(account)).toBeNull()

  await recover(page)
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(`**${createTrust.path}`, async (route) => {
    if (route.request().method() === createTrust.method) await looked
    await route.continue()
  })
  await clearToasts(page)
  await main.getByRole('button', { name: 'Begin Trust Creation' }).click()
  await seeToast(page, 'entry.creating')
  goOn()
  await seeToast(page, 'entry.created-toast')
  await seeNavigation(page, 'entry.created.to')
  await seeSaved(account.api, 'entry.created')
})

test('start=true creates a trust, and never touches one that exists', async ({ page, account }) => {
  await page.goto('/trust-builder?start=true')
  await expect(page).toHaveURL('/trust-builder/name')
  await seeSaved(account.api, 'entry.start-true')
  await change(account, { trustName: 'The Alder Trust', currentStep: 5 })
  await page.goto('/trust-builder?start=true')
  await seeNavigation(page, 'entry.has-trust.to')
  expect(await stored(account)).toMatchObject({ trustName: 'The Alder Trust', currentStep: 5 })
  await change(account, { completed: true, acknowledgements: samples.complete.acknowledgements })
  await page.goto('/trust-builder')
  await seeNavigation(page, 'entry.completed.to')
})

test('who is no longer signed in is asked to log in before creating a trust', async ({
  page,
  context,
  account,
  expectFailures,
}) => {
  expectFailures()
  await page.goto('/trust-builder')
  await expect(page.getByRole('button', { name: 'Start Your Trust' })).toBeVisible()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Start Your Trust' }).click()
  await seeToast(page, 'entry.signed-out')
  await seeNavigation(page, 'entry.signed-out.to')
  expect(await stored(account)).toBeNull()
})

test('a silent server: two seconds of waiting, then a way to try again', async ({ page, account: _signedIn }) => {
  await page.clock.install()
  await leaveUnanswered(page, readTrust)
  await page.goto('/trust-builder')
  await seeText(page, 'entry.loading')
  await page.clock.fastForward(2_000)
  await seeText(page, 'entry.still-connecting')
  await seeToast(page, 'entry.load-failed')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.clock.fastForward(2_000)
  await seeToast(page, 'entry.check-failed')
})

test('a draft that is only on this device is taken up by the map of eight', async ({
  page,
  account,
  expectFailures,
}) => {
  test.setTimeout(LOADS)
  expectFailures(/^Failed to load resource/, /^The trust check failed/)
  await page.goto('/trust-builder/name')
  await expect(page.getByLabel('Trust Name')).toBeVisible()
  await cutOff(page, changeTrust)
  await page.getByLabel('Trust Name').fill('Only here')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/trust-builder/trustee')
  await cutOff(page, readTrust)
  for (const step of [1, 2, 3, 4, 5, 6, 7, 8] as const) {
    await changeQueued(page, { currentStep: step })
    await page.goto('/trust-builder')
    if (step === 1) await seeText(page, 'entry.continue')
    await page.getByRole('button', { name: 'Continue Trust Creation' }).click()
    await seeNavigation(page, `draft.${step}.to`)
    if (step === 8) {
      // The toast about the outage stays until it is dismissed, and this comes after it.
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await seeToast(page, 'entry.resuming')
    }
  }
  expect(await stored(account)).toBeNull()
})

test('the bare path leads to the saved step, by the map of thirteen', async ({ page, account }) => {
  test.setTimeout(LOADS)
  const resume = () => page.goto('/trust-builder/')
  await resume()
  await seeNavigation(page, 'resume.bare.to')
  for (const step of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const) {
    await change(account, { currentStep: step })
    await resume()
    await seeNavigation(page, `resume.${step}.to`)
  }
  await page.route(`**${readTrust.path}`, async (route) => {
    const answer = await route.fetch()
    const state = await answer.json()
    await route.fulfill({ response: answer, json: { ...state, record: { ...state.record, currentStep: 99 } } })
  })
  // Without what this browser remembers, so that the page receives the unknown step.
  await page.evaluate(() => localStorage.clear())
  await resume()
  await seeNavigation(page, 'resume.unknown.to')
  await recover(page)
  await change(account, { completed: true, acknowledgements: samples.complete.acknowledgements })
  await resume()
  await seeNavigation(page, 'resume.completed.to')
})

test('other names of two steps lead to them, and an unknown one back', async ({ page, account }) => {
  await change(account, { trustName: 'The Alder Trust' })
  await page.goto('/trust-builder/power-of-attorney')
  await seeNavigation(page, 'alias.power-of-attorney.to')
  await page.goto('/trust-builder/healthcare-directive')
  await seeNavigation(page, 'alias.healthcare-directive.to')
  await page.goto('/trust-builder/no-such-step')
  await seeText(page, 'entry.unknown-path')
})
