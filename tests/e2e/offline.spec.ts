import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answerByNext, openSection } from './journey/family.ts'
import { pointer } from './journey/hand.ts'
import { answerPlace, button, formOf } from './journey/pages.ts'
import { expectLimited, family, openStep } from './journey/saving.ts'
import { change, stored } from './journey/seed.ts'

/** Until the pages that come next have been fetched with all that they import, which a page does as soon as it is idle. */
async function untilReadyForOutage(page: Page): Promise<void> {
  for (const part of ['summary-page', 'distribution', 'dashboard-page']) {
    const found = () =>
      page.evaluate((name) => {
        const files = performance.getEntriesByType('resource').map((entry) => entry.name)
        return files.find((file) => file.includes(`/${name}-`) && file.endsWith('.js'))
      }, part)
    await expect.poll(found).toBeDefined()
    await page.evaluate(async (file) => void (await import(file)), (await found()) ?? '')
  }
}

test('without a connection every step can be answered to the summary', async ({
  page,
  account,
  context,
  expectFailures,
}) => {
  expectFailures()
  test.setTimeout(180_000)
  await openStep(page, account, '/trust-builder/name')
  await untilReadyForOutage(page)
  await context.setOffline(true)
  await answerByNext(pointer(page))
  await expect(page.getByText(family.trusteeName ?? '').first()).toBeVisible()
  expect((await stored(account))?.trustName).toBe('Before')
  await context.setOffline(false)
  await expect.poll(async () => (await stored(account))?.signatureComplete).toBe(true)
  expect(await stored(account)).toMatchObject({
    trustName: family.trustName,
    distributionType: 'staggered',
    backupTrusteeName: family.backupTrusteeName,
  })
})

test('without a connection the dashboard still leads to a section and back', async ({
  page,
  account,
  context,
  expectFailures,
}) => {
  expectFailures()
  const hand = pointer(page)
  await change(account, { trustName: 'Before' })
  await page.goto('/dashboard')
  await untilReadyForOutage(page)
  await context.setOffline(true)
  await openSection(hand, 'grantor')
  await answerPlace(hand, 'grantor', family)
  await button(page, 'Save and Exit').click()
  await expectLimited(page)
  await expect(page).toHaveURL('/dashboard')
  await expect(formOf(page).getByText(family.grantorName ?? '')).toBeVisible()
  await context.setOffline(false)
  await expect.poll(async () => (await stored(account))?.grantorName).toBe(family.grantorName)
})
