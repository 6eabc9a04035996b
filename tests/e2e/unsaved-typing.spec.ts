import type { Page } from '@playwright/test'
import { ONLY_THOROUGH } from '../thorough.ts'
import { type Account, change, stored } from './account.ts'
import { axe, expect, test } from './fixtures.ts'
import { button, formOf, logIn, logOut, toastOf } from './journey/pages.ts'

const begun = {
  trustName: 'The Begun Trust',
  beneficiaries: { put: [{ id: 'b-clara', name: 'Clara Alder', relationship: 'friend' as const }] },
}
const drafts = (page: Page) => page.evaluate(() => localStorage.getItem('kinstead.drafts'))

/** Types what can be saved beside what cannot, and leaves without saving either. */
async function typeAndLeave(page: Page) {
  await page.goto('/trust-builder/grantor')
  await page.getByLabel('Full Legal Name').fill('Ada Rose Alder')
  await page.getByLabel('Email').fill('not an address')
  await expect.poll(() => drafts(page)).toContain('not an address')
  await page.goto('/dashboard')
}

const notice = (page: Page) => formOf(page).getByText('Typed and not saved yet').locator('..')

test('typing that is not saved is shown, asked about at Log Out, and saved where it is valid', async ({
  page,
  account,
}) => {
  await change(account, begun)
  await typeAndLeave(page)
  for (const path of ['/dashboard', '/trust-builder/summary']) {
    await page.goto(path)
    await expect(notice(page).getByRole('link', { name: 'Grantor Information' })).toBeVisible()
    await axe(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await axe(page, ['color-contrast'])
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await logOut(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You typed something here that is not saved: Grantor Information.')
  await dialog.getByRole('button', { name: 'Stay logged in' }).click()
  expect(await drafts(page)).toContain('Ada Rose Alder')

  await page.goto('/trust-builder/grantor')
  await logOut(page)
  await dialog.getByRole('button', { name: 'Save and log out' }).click()
  await expect(dialog).toContainText('Logging out does not save this: Grantor Information.')
  expect((await stored(account))?.grantorName).toBe('Ada Rose Alder')
  await dialog.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('not an address')
  await expect(page.getByLabel('Full Legal Name')).toHaveValue('Ada Rose Alder')
  expect(await drafts(page)).not.toContain('Ada Rose Alder')

  await logOut(page)
  await dialog.getByRole('button', { name: 'Save and log out' }).click()
  await dialog.getByRole('button', { name: 'Log out without saving' }).click()
  await expect(page).toHaveURL('/login')
  expect(await drafts(page)).toBeNull()
})

test('an entry that was typed and not added is added at Log Out, once', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, begun)
  await page.goto('/trust-builder/beneficiaries')
  await page.getByLabel('Name', { exact: true }).fill('Ben Alder')
  await logOut(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Beneficiaries')
  await dialog.getByRole('button', { name: 'Save and log out' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, account)
  await expect(page).not.toHaveURL('/login')
  await page.goto('/trust-builder/beneficiaries')
  await expect(button(page, 'Edit Clara Alder')).toBeVisible()
  await expect(button(page, 'Edit Ben Alder')).toHaveCount(1)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
})

test('typing in another tab is asked about too', ONLY_THOROUGH, async ({ page, context, account }) => {
  await change(account, begun)
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/trust-builder/beneficiaries?edit=b-clara')
  await other.getByLabel('Name', { exact: true }).fill('Clara Rose Alder')
  await expect(notice(page).getByRole('link', { name: 'Beneficiaries: Clara Alder' })).toBeVisible()
  await logOut(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save and log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  expect(await drafts(page)).toBeNull()
  await logIn(page, account)
  await expect(page).not.toHaveURL('/login')
  await page.goto('/trust-builder/beneficiaries')
  await expect(button(page, 'Edit Clara Rose Alder')).toBeVisible()
})

test('so is what was typed in another window a moment ago', ONLY_THOROUGH, async ({ page, context, account }) => {
  await change(account, begun)
  await page.goto('/dashboard')
  const other = await context.newPage()
  await context.clock.install()
  await other.goto('/trust-builder/grantor')
  const name = other.getByLabel('Full Legal Name')
  await expect(name).toBeEnabled()
  // Nothing that is typed from here on is written because of the time.
  await context.clock.pauseAt(Date.now() + 60_000)
  await name.fill('Ada Rose Alder')
  expect(await drafts(page)).toBeNull()
  await logOut(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save and log out' }).click()
  await expect(page).toHaveURL('/login')
  await context.clock.resume()
  await logIn(page, account)
  await expect(page).not.toHaveURL('/login')
  await page.goto('/trust-builder/grantor')
  await expect(page.getByLabel('Full Legal Name')).toHaveValue('Ada Rose Alder')
})

test('it can be discarded, after a question', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, begun)
  await typeAndLeave(page)
  await button(page, 'Discard what you typed in Grantor Information').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(notice(page)).toHaveCount(0)
  expect(await drafts(page)).toBeNull()
})

test(
  'where the question cannot be fetched, a message says so and nothing is lost',
  ONLY_THOROUGH,
  async ({ page, account, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^Logging out failed/)
    await change(account, begun)
    await page.route(/save-drafts-|log-out-/, (route) => route.abort())
    await typeAndLeave(page)
    await logOut(page)
    await expect(toastOf(page)).toContainText('Logout failed')
    await expect(toastOf(page)).toContainText('The server could not be reached.')
    await expect(page).toHaveURL('/dashboard')
    expect(await drafts(page)).toContain('Ada Rose Alder')
  },
)

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

test('what is typed about one entry never gets into another', ONLY_THOROUGH, async ({ page, account }) => {
  await open(page, account)
  await button(page, 'Edit Mira Alder').click()
  await expect(page.getByRole('heading', { name: 'Edit Mira Alder' })).toBeVisible()
  await expect(nameField(page)).toHaveValue('Mira Alder')
  await button(page, 'Save Changes').click()
  await expect(page.getByRole('heading', { name: 'Add a beneficiary' })).toBeVisible()
  await expect(button(page, 'Edit Jonah Alder')).toBeVisible()
  expect(await names(account)).toEqual(['Jonah Alder', 'Mira Alder'])
})

test(
  'what is typed about an entry is there after a reload, and nobody goes on past it without a question',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await open(page, account)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Edit Jonah Alder' })).toBeVisible()
    await expect(nameField(page)).toHaveValue('Jonathan Alder')
    await button(page, 'Next').click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Jonah Alder')
    await question.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(nameField(page)).toHaveValue('Jonathan Alder')
    await button(page, 'Save Changes').click()
    await expect(button(page, 'Edit Jonathan Alder')).toBeVisible()
    await page.reload()
    await button(page, 'Edit Jonathan Alder').click()
    await expect(nameField(page)).toHaveValue('Jonathan Alder')
    await button(page, 'Next').click()
    await expect(page).toHaveURL('/trust-builder/assets')
    expect(await names(account)).toEqual(['Jonathan Alder', 'Mira Alder'])
  },
)
