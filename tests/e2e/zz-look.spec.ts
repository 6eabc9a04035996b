import { samples } from '#samples/families.ts'
import { expect, test } from './fixtures.ts'
import { change } from './journey/seed.ts'

test('look', async ({ page, account }) => {
  test.setTimeout(200_000)
  await change(account, samples.complete)
  await change(account, { trusteeAddress: '9 Willow Lane, Lander, WY 82520', executorName: 'Tom Reed' })
  await page.goto('/dashboard')
  const list = page.getByRole('list', { name: 'Documents' })
  for (const name of ['Certificate of Trust', 'Schedule A - Beneficiary Schedule', 'Pour-Over Will']) {
    const made = page.waitForEvent('download')
    await list.getByRole('button', { name: `Download ${name}` }).click()
    await made
  }
  await change(account, {
    certificateData: { adminAddress: '12 Elm Street, Cody, WY 82414' },
    executorAddress: '77 Aspen Court\nCody, WY 82414',
    beneficiaries: { put: [{ id: 'b-clara', sharePercent: 20 }] },
  })
  await expect(page.getByText(/Changed since/).first()).toBeVisible()
  await expect(page.getByText(/Changed since you downloaded it: \w/)).toHaveCount(3)
  await page.getByText('What changed in the Certificate of Trust').click()
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 900 })
      await list.screenshot({ path: `/tmp/look/dash-${width}-${scheme}.png` })
    }
  await page.goto('/trust-builder/history')
  await expect(page.getByText('These are your answers now.')).toBeVisible()
  await page.getByText('What changed').first().click()
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `/tmp/look/history-${width}-${scheme}.png`, fullPage: true })
    }
  await page.goto('/trust-builder/history/2')
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeVisible()
  for (const width of [1280, 390]) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `/tmp/look/version-${width}.png`, fullPage: true })
  }
})
