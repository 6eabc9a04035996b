import { changeTrust } from '#api/trust.ts'
import { CONFIRMATIONS, completion } from '#domain/trust/lifecycle.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { samples } from '#samples/families.ts'
import { summarySections } from '#web/features/summary/sections.ts'
import { seeNavigation, seeSaved, seeText, seeToast } from '../ledger/seen.ts'
import { expect, test } from './fixtures.ts'
import { recover, rejectRequests } from './journey/failing-requests.ts'
import { change } from './journey/seed.ts'

/** The Whitlocks with everything answered, before anybody has pressed Complete Trust. */
const answered: TrustPatch = {
  ...samples.complete,
  ...Object.fromEntries(Object.keys(completion('')).map((field) => [field, null])),
}

test('the summary shows every section, each with its way back', async ({ page, account }) => {
  const main = page.getByRole('main')
  await change(account, answered)
  await page.goto('/trust-builder/summary')
  await seeText(page, 'summary.heading')
  await seeText(main.getByRole('region', { name: 'Grantor Information' }), 'summary.masked', { lastFour: '4321' })
  await expect(main).not.toContainText('536904321')
  for (const slug of summarySections) {
    await main.getByRole('link', { name: `Edit ${stepOf(slug).name}`, exact: true }).click()
    await seeNavigation(page, `summary.${slug as Exclude<typeof slug, 'signature'>}.to`)
    await expect(page.getByRole('heading', { level: 1, name: stepOf(slug).heading })).toBeVisible()
    await page.goBack()
  }
})

test('a trust is completed once all four confirmations are given', async ({ page, account, expectFailures }) => {
  expectFailures()
  const main = page.getByRole('main')
  const complete = () => main.getByRole('button', { name: 'Complete Trust' }).click()
  await change(account, answered)
  await page.goto('/trust-builder/summary')
  await seeText(main, 'summary.ready')
  await seeText(main, 'summary.download')
  await seeText(main, 'summary.documents')
  await seeText(main, 'summary.confirmations')
  await seeText(main, 'summary.complete')
  await complete()
  await seeToast(page, 'summary.unconfirmed')
  for (const { text } of CONFIRMATIONS) await main.getByRole('checkbox', { name: text }).check()
  await rejectRequests(page, changeTrust, 'invalid-field', 'Not today.')
  await complete()
  await seeToast(page, 'summary.complete-failed')
  await expect(page).toHaveURL('/trust-builder/summary')
  await recover(page)
  await complete()
  await seeToast(page, 'summary.completed')
  await seeNavigation(page, 'summary.complete.to')
  await seeSaved(account.api, 'summary.completed.saved')
})

test('the summary of no trust, and of one that lacks something, leads to the beginning', async ({ page, account }) => {
  const main = page.getByRole('main')
  await page.goto('/trust-builder/summary')
  await seeText(page, 'summary.no-trust')
  await expect(main.getByRole('link', { name: 'Start Your Trust' })).toBeVisible()
  await change(account, samples.begun)
  await seeText(main, 'summary.begin')
  await expect(main.getByRole('button', { name: 'Complete Trust' })).toHaveCount(0)
  await main.getByRole('link', { name: 'Start', exact: true }).click()
  await seeNavigation(page, 'summary.begin.to')
})
