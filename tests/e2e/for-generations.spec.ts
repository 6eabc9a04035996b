import type { Page } from '@playwright/test'
import { complete } from '#samples/complete.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change, stored } from './account.ts'
import { axe, expect, test } from './fixtures.ts'
import { downloaded } from './journey/downloads-and-prints.ts'

const DISTRIBUTION = '/trust-builder/distribution'

const outlook = (page: Page) => page.getByRole('region', { name: 'What it means for a grandchild in 2060' })
const clause = (page: Page) => page.getByRole('region', { name: 'What your trust agreement will say' })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()

async function agreementOf(page: Page): Promise<string> {
  await page.goto('/trust-builder/summary')
  const button = page.getByRole('button', { name: 'Download Trust Agreement' })
  return (await downloaded(page, () => button.click())).text.replaceAll('\u00A0', ' ')
}

test('a way for generations is drawn for a grandchild, shown as its clause, and printed', async ({ page, account }) => {
  await change(account, { ...complete, completedAt: null, isComplete: null, completed: null, distributionType: null })
  await page.goto(DISTRIBUTION)
  await expect(outlook(page)).toHaveCount(0)

  await page.getByRole('radio', { name: 'Lump sum' }).check()
  await expect(outlook(page).getByRole('row', { name: 'Grandchild in 2060' })).toContainText('none in trust')

  const group = page.getByRole('group', { name: 'Keep it in trust for generations' })
  await expect(group.getByRole('radio')).toHaveCount(4)
  await group.getByRole('radio', { name: 'Health, education, maintenance and support' }).check()
  await expect(outlook(page).getByRole('row', { name: 'Grandchild in 2060' })).toContainText(
    'all that was not paid out',
  )
  await expect(outlook(page)).toContainText('The trustee, who may pay for health, education, maintenance and support.')
  await expect(clause(page)).toContainText('What is not distributed from a share remains in trust for the life')
  await axe(page)

  const shown = (await clause(page).getByRole('paragraph').allTextContents()).map((text) =>
    text.replaceAll('\u00A0', ' '),
  )
  await next(page)
  await expect(page).toHaveURL(/backup-trustee/)
  expect((await stored(account))?.distributionType).toBe('hems')
  const text = await agreementOf(page)
  expect(shown.length).toBeGreaterThan(4)
  for (const paragraph of shown) expect(text).toContain(paragraph)
})

test('a staggered share has ages and parts of the family’s own', async ({ page, account }) => {
  await change(account, complete)
  await page.goto(DISTRIBUTION)
  await page.locator('summary', { hasText: 'Your own ages and parts' }).click()
  await page.getByRole('button', { name: 'Add a part' }).click()
  await expect(page.getByLabel('Part 1: age')).toBeFocused()
  await page.getByLabel('Part 1: age').fill('25')
  await page.getByLabel('Part 1: % of the share').fill('20')
  await page.getByLabel('Part 2: age').fill('25')
  await page.getByLabel('Part 2: % of the share').fill('30')
  await expect(page.getByText('In total, 50% of the share.')).toBeVisible()
  await next(page)
  await expect(
    page.getByText('Part 2: please enter an age above 25, the age of the part before it.').last(),
  ).toBeVisible()

  await page.getByLabel('Part 2: age').fill('30')
  await next(page)
  await expect(page.getByText('The parts add up to 50%. Please change them').last()).toBeVisible()
  await page.getByRole('button', { name: 'Add a part' }).click()
  await page.getByLabel('Part 3: age').fill('40')
  await page.getByLabel('Part 3: % of the share').fill('50')
  await expect(outlook(page).getByRole('row', { name: 'Parent at 30' })).toContainText('50% in trust')
  await expect(clause(page)).toContainText(
    '20% at the age of 25 years, 30% at the age of 30 years and 50% at the age of 40',
  )
  await next(page)
  await expect(page).toHaveURL(/backup-trustee/)
  expect((await stored(account))?.distributionStages).toBe('25: 20%, 30: 30%, 40: 50%')
  expect(await agreementOf(page)).toContain('20% at the age of 25 years, 30% at the age of 30 years')

  await page.goto(DISTRIBUTION)
  await expect(page.getByLabel('Part 3: age')).toHaveValue('40')
  await page.getByRole('button', { name: 'Remove part 3' }).click()
  await page.getByRole('button', { name: 'Remove part 2' }).click()
  await page.getByRole('button', { name: 'Remove part 1' }).click()
  await expect(clause(page)).toContainText('one-third of the share when the Beneficiary attains')
  await next(page)
  await expect.poll(async () => (await stored(account))?.distributionStages).toBeUndefined()
})

test(
  'what becomes of children born later is chosen beside the list, kept at once, and in both papers',
  ONLY_THOROUGH,
  async ({ page, account }) => {
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
    await expect(page.getByText('and is a Beneficiary only by taking as Article 9')).toBeVisible()
    await page.goto('/preview/pour-over-will')
    await expect(
      page.getByText('legally adopted by me, after the date of the Trust, I intentionally').first(),
    ).toBeVisible()

    await page.goto('/trust-builder/beneficiaries')
    await group.getByRole('radio', { name: 'They share' }).check()
    await expect.poll(async () => (await stored(account))?.afterbornChildren).toBeUndefined()
  },
)

test('what a later child takes is said by what the list says', ONLY_THOROUGH, async ({ page, account }) => {
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

test('a charity has a line on who takes once it is gone', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, { trustName: 'The Begun Trust', grantorName: 'Ada Alder' })
  await page.goto('/trust-builder/beneficiaries')
  const line = page.getByText('If the charity no longer exists')
  await expect(line).toHaveCount(0)
  await page.getByLabel('Relationship').selectOption('charity')
  await expect(line).toBeVisible()
})
