import { changeTrust, readTrust } from '#api/trust.ts'
import { CONFIRMATIONS, completion } from '#domain/trust/lifecycle.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { summarySections } from '#domain/trust/question-of.ts'
import { stepSlugs } from '#domain/trust/routes.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { families, samples } from '#samples/families.ts'
import { seeNavigation, seeSaved, seeText, seeToast } from '../ledger/seen.ts'
import { change, stored } from './account.ts'
import { expect, test } from './fixtures.ts'
import { button, clearToasts, formOf, toastOf } from './journey/pages.ts'
import { cutOff, loseSaves, OWN_FAILURES, RECOVERY, recover, rejectRequests, rejectSaves } from './journey/saving.ts'
import { fill } from './journey/stored-and-sent.ts'

test('without a trust, the dashboard offers to start one', async ({ page, account: _signedIn }) => {
  await page.goto('/dashboard')
  await seeText(page, 'dashboard.heading')
  await seeText(page.getByRole('main'), 'dashboard.no-trust')
  await seeText(page.getByRole('main'), 'dashboard.start')
})

test('the dashboard of a begun trust shows how far it is', async ({ page, account }) => {
  const main = page.getByRole('main')
  const card = (name: string) => main.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await change(account, samples.begun)
  await page.goto('/dashboard')
  // Two of the thirteen sections: the name, the beneficiaries.
  await seeText(page.getByRole('region', { name: 'Overall completion' }), 'dashboard.percent', { percent: 15 })
  await seeText(main, 'dashboard.how-it-works')
  await seeText(main, 'dashboard.previews')
  await seeText(main, 'dashboard.resume')
  const details = main.getByRole('region', { name: 'Your Trust Details' })
  await seeText(details, 'dashboard.details')
  await expect(details).toContainText(families.begun.trustName ?? '')
  await seeText(details, 'dashboard.step', { step: 5 })
  await seeText(details, 'dashboard.not-specified')
  await main.getByRole('button', { name: 'Show cards' }).click()
  await expect(page).toHaveURL('/dashboard?sections=cards')
  await seeText(card('Health Care Directive'), 'dashboard.optional')
  await seeText(card('Beneficiaries'), 'dashboard.complete')
  await seeText(card('Beneficiaries'), 'dashboard.edit')
  await seeText(card('Assets'), 'dashboard.complete-section')
  await expect(card('Assets').getByText('Complete', { exact: true })).toHaveCount(0)
  const download = card('Beneficiaries').getByRole('button', { name: 'Download' })
  await seeText(download, 'dashboard.download')
  await expect(download).toBeEnabled()
  await expect(card('Assets').getByRole('button', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true')

  const documents = main.getByRole('list', { name: 'Documents' })
  const row = (name: string) => documents.getByRole('listitem').filter({ hasText: name })
  await seeText(row('Schedule A'), 'status.ready')
  await seeText(row('Irrevocable Trust Agreement'), 'status.in-progress')
  await seeText(row('Pour-Over Will'), 'status.not-started')
  await seeText(row('Health Care Directive'), 'status.optional')

  await seeText(main, 'dashboard.continue')
  await main.getByRole('link', { name: 'Continue Where I Left Off' }).click()
  await seeNavigation(page, 'dashboard.continue.to', { step: 'beneficiaries' })
  await change(account, { completed: true, acknowledgements: samples.complete.acknowledgements })
  await page.goto('/dashboard')
  await main.getByRole('link', { name: 'Continue Where I Left Off' }).click()
  await seeNavigation(page, 'dashboard.continue-completed.to')
})

test('each of the thirteen cards leads to its step', async ({ page, account }) => {
  await change(account, samples.begun)
  await page.goto('/dashboard?sections=cards')
  const cards = page.getByRole('region', { name: 'Sections' }).getByRole('listitem')
  await expect(cards).toHaveCount(13)
  for (const [at, slug] of stepSlugs.entries()) {
    const card = cards.nth(at)
    await seeText(card, `card.${slug}`)
    await card.getByRole('link', { name: /^(Complete Section|Edit Details): / }).click()
    await seeNavigation(page, `card.${slug}.to`)
    await expect(page.getByRole('heading', { level: 1, name: stepOf(slug).heading })).toBeVisible()
    await page.goBack()
  }
})

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
    await seeNavigation(page, `summary.${slug}.to`)
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

const agreement = 'Download Irrevocable Trust Agreement'

test('all nine documents are listed, and a download is confirmed', async ({ page, account }) => {
  await change(account, samples.complete)
  await page.goto('/dashboard')
  const documents = page.getByRole('list', { name: 'Documents' })
  for (const row of [
    'document.trust-agreement',
    'document.certificate',
    'document.trustee-appointment',
    'document.schedule-a',
    'document.assignment',
    'document.will',
    'document.power',
    'document.directive',
    'document.ein',
  ] as const)
    await seeText(documents, row)
  await documents.getByRole('button', { name: agreement }).click()
  await seeToast(page, 'download.done', { type: 'Irrevocable Trust Agreement' })
})

test('a download that fails is reported on the dashboard and on the summary', async ({
  page,
  account,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /could not be generated/)
  await change(account, samples.complete)
  await page.route('**/assets/compressor*', (route) => route.abort())
  await page.goto('/dashboard')
  const download = page.getByRole('list', { name: 'Documents' }).getByRole('button', { name: agreement })
  await download.click()
  await seeToast(page, 'download.failed')
  await page.unroute('**/assets/compressor*')
  await download.click()
  await seeToast(page, 'download.done', { type: 'Irrevocable Trust Agreement' })
  await page.route('**/assets/compressor*', (route) => route.abort())
  await page.goto('/trust-builder/summary')
  await page.getByRole('button', { name: 'Download Trust Agreement' }).click()
  await seeToast(page, 'download.failed-in-summary')
})

test('a trust without a single answer makes no document', async ({ page, account }) => {
  let files = 0
  page.on('download', () => files++)
  await change(account, { trustAgreementComplete: true })
  await page.goto('/dashboard')
  await page.getByRole('list', { name: 'Documents' }).getByRole('button', { name: agreement }).click()
  await seeToast(page, 'download.no-data')
  expect(files).toBe(0)
})

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
