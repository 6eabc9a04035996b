import type { Page } from '@playwright/test'
import type { Account } from './account.ts'
import { expect, test } from './fixtures.ts'
import { button } from './journey/pages.ts'
import { change, stored } from './journey/seed.ts'

async function open(page: Page, account: Account): Promise<void> {
  await change(account, {
    trustName: 'The Alder Trust',
    beneficiaries: {
      put: [
        { id: 'b-1', name: 'Jonah Alder', relationship: 'friend' },
        { id: 'b-2', name: 'Mira Alder', relationship: 'sibling' },
      ],
    },
  })
  await page.goto('/trust-builder/beneficiaries')
  await button(page, 'Edit Jonah Alder').click()
  // Before it is there, what is typed would begin in the form that it takes the place of.
  await expect(page.getByRole('heading', { name: 'Edit Jonah Alder' })).toBeVisible()
  await nameField(page).fill('Jonathan Alder')
}
const nameField = (page: Page) => page.getByLabel('Name', { exact: true })
const names = async (account: Account) => (await stored(account))?.beneficiaries?.map(({ name }) => name)

test('what is typed about one entry never gets into another', async ({ page, account }) => {
  await open(page, account)
  await button(page, 'Edit Mira Alder').click()
  await expect(page.getByRole('heading', { name: 'Edit Mira Alder' })).toBeVisible()
  await expect(nameField(page)).toHaveValue('Mira Alder')
  await button(page, 'Save Changes').click()
  await expect(page.getByRole('heading', { name: 'Add a beneficiary' })).toBeVisible()
  await expect(button(page, 'Edit Jonah Alder')).toBeVisible()
  expect(await names(account)).toEqual(['Jonah Alder', 'Mira Alder'])
})

test('what is typed about an entry is there again after a reload, until it is saved', async ({ page, account }) => {
  await open(page, account)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Edit Jonah Alder' })).toBeVisible()
  await expect(nameField(page)).toHaveValue('Jonathan Alder')
  await button(page, 'Save Changes').click()
  await expect(button(page, 'Edit Jonathan Alder')).toBeVisible()
  await page.reload()
  await button(page, 'Edit Jonathan Alder').click()
  await expect(nameField(page)).toHaveValue('Jonathan Alder')
  expect(await names(account)).toEqual(['Jonathan Alder', 'Mira Alder'])
})

test('nobody goes on past changes to an entry without a question', async ({ page, account }) => {
  await open(page, account)
  await button(page, 'Next').click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Jonah Alder')
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(nameField(page)).toHaveValue('Jonathan Alder')
  await button(page, 'Save Changes').click()
  await button(page, 'Next').click()
  await expect(page).toHaveURL('/trust-builder/assets')
  expect(await names(account)).toEqual(['Jonathan Alder', 'Mira Alder'])
})
