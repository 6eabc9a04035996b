import { samples } from '#samples/families.ts'
import { seeText, seeToast } from '../ledger/seen.ts'
import { expect, test } from './fixtures.ts'
import { change } from './journey/seed.ts'

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
