import { expect, test } from './fixtures.ts'
import { change, stored } from './journey/seed.ts'

test('what becomes of children born later is chosen beside the list, kept at once, and in both papers', async ({
  page,
  account,
}) => {
  await change(account, {
    trustName: 'The Begun Trust',
    grantorName: 'Ada Alder',
    testatorName: 'Ada Alder',
    beneficiaries: { put: [{ id: 'b-1', name: 'Nora Alder', relationship: 'child' }] },
  })
  await page.goto('/trust-builder/beneficiaries')
  const group = page.getByRole('group', { name: 'Children born or adopted later' })
  await expect(group.getByRole('radio', { name: 'They share' })).toBeChecked()
  await expect(group).not.toContainText('optional')
  await expect(group).toContainText('No one else’s share changes.')
  await group.getByRole('radio', { name: 'They do not share' }).check()
  await expect.poll(async () => (await stored(account))?.afterbornChildren).toBe('excluded')

  await page.reload()
  await expect(group.getByRole('radio', { name: 'They do not share' })).toBeChecked()
  await page.goto('/preview/schedule-a')
  await expect(page.getByText('is neither a Primary Beneficiary nor a Contingent Beneficiary')).toBeVisible()
  await page.goto('/preview/pour-over-will')
  await expect(
    page.getByText('legally adopted by me, after the date of the Trust, I intentionally').first(),
  ).toBeVisible()

  await page.goto('/trust-builder/beneficiaries')
  await group.getByRole('radio', { name: 'They share' }).check()
  await expect.poll(async () => (await stored(account))?.afterbornChildren).toBeUndefined()
})

test('what a later child takes is said by what the list says', async ({ page, account }) => {
  await change(account, {
    trustName: 'The Begun Trust',
    grantorName: 'Ada Alder',
    beneficiaries: { put: [{ id: 'b-1', name: 'Nora Alder', relationship: 'sibling' }] },
  })
  await page.goto('/trust-builder/beneficiaries')
  const group = page.getByRole('group', { name: 'Children born or adopted later' })
  await expect(group).toContainText('the other shares are reduced')
  await change(account, { distributionType: 'equal' })
  await expect(group).toContainText('an equal share with all the primary beneficiaries')
})

test('a charity has a line on who takes once it is gone', async ({ page, account }) => {
  await change(account, { trustName: 'The Begun Trust', grantorName: 'Ada Alder' })
  await page.goto('/trust-builder/beneficiaries')
  const line = page.getByText('If the charity no longer exists')
  await expect(line).toHaveCount(0)
  await page.getByLabel('Relationship').selectOption('charity')
  await expect(line).toBeVisible()
})
