import type { Page } from '@playwright/test'
import { ONLY_THOROUGH } from '../thorough.ts'
import { check } from './accessibility.ts'
import { type Account, change, stored } from './account.ts'
import { expect, fetchedAhead, test } from './fixtures.ts'
import { button, formOf } from './journey/pages.ts'
import { expectSaved } from './journey/saving.ts'
import { expectNowhere } from './journey/stored-and-sent.ts'

const ONE = 'Another device changed an answer you gave here'
const notice = (page: Page) => formOf(page).getByRole('listitem').filter({ hasText: 'Yours' })
const values = (page: Page) => notice(page).getByRole('definition')
const name = (page: Page) => page.getByLabel('Full Legal Name')
const GRANTOR = {
  trustName: 'The Alder Trust',
  currentStep: 3,
  grantorName: 'Ruth',
  grantorSsn: '123456789',
  grantorEmail: 'ruth@alder.example',
  grantorAddress: '1 Elm Street, Jackson, WY 83001',
}
const grantorNow = async (account: Account) => (await stored(account))?.grantorName

/** Saves the grantor's name on this page. */
async function giveName(page: Page, words: string): Promise<void> {
  await page.goto('/trust-builder/grantor')
  await name(page).fill(words)
  await button(page, 'Next').click()
  await expect(page).not.toHaveURL(/grantor$/)
}

test(
  'whose answer is overwritten by a device that was offline sees both, and takes the own one back',
  ONLY_THOROUGH,
  async ({ page, account, anotherBrowser, expectFailures }) => {
    expectFailures()
    test.setTimeout(120_000)
    await change(account, GRANTOR)
    const context = await anotherBrowser(account)
    const other = await context.newPage()
    await other.goto('/trust-builder/grantor')
    await expect(name(other)).toHaveValue('Ruth')
    await fetchedAhead(other)
    await context.setOffline(true)
    await name(other).fill('Ruth Birch')
    await button(other, 'Next').click()
    await expect(other.getByText('Limited connectivity').first()).toBeVisible()

    await giveName(page, 'Ruth Alder')
    await expect.poll(() => grantorNow(account)).toBe('Ruth Alder')
    await page.goto('/trust-builder/grantor')
    const email = page.getByLabel('Email Address')
    await email.fill('still.typing@alder')
    const status = formOf(page)
      .getByRole('status')
      .filter({ hasText: /^$|Another device/ })
      .first()
    await expect(status).toHaveText('')

    await context.setOffline(false)
    await expect(values(page)).toHaveText(['Ruth Alder', 'Ruth Birch'])
    await expect(notice(page)).toContainText('Grantor’s full legal name')
    await expect(status, 'announced to screen readers').toHaveText(ONE)
    await expect(email, 'the typing goes on').toBeFocused()
    await expect(email).toHaveValue('still.typing@alder')
    await expect(name(page)).toHaveValue('Ruth Birch')
    await expect(notice(other), 'whose answer stands has nothing to choose').toHaveCount(0)
    await check(page, { phone: true })

    await page.reload()
    await expect(values(page), 'it stays until somebody chooses').toHaveText(['Ruth Alder', 'Ruth Birch'])
    await button(page, 'Take mine back').focus()
    await page.keyboard.press('Enter')
    await expect(notice(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }), 'the focus is not lost').toBeFocused()
    await expect(name(page)).toHaveValue('Ruth Alder')
    await expect(email).toHaveValue('still.typing@alder')
    await expect.poll(() => grantorNow(account)).toBe('Ruth Alder')

    await other.goto('/trust-builder/grantor')
    await expect(name(other)).toHaveValue('Ruth Alder')
    await other.reload()
    await expect(name(other)).toHaveValue('Ruth Alder')
    await expect(notice(other), 'what was chosen is not asked again here').toHaveCount(0)
    expect(await grantorNow(account)).toBe('Ruth Alder')
  },
)

test(
  'a page that was closed shows it when it is opened: entries by their names, numbers masked, in Spanish too',
  ONLY_THOROUGH,
  async ({ page, context, account }) => {
    test.setTimeout(120_000)
    const [before, after] = ['536904321', '111224321']
    await change(account, {
      ...GRANTOR,
      beneficiaries: { put: [{ id: 'c', name: 'כלרה אלדר', relationship: 'child' }] },
    })
    await page.goto('/trust-builder/grantor')
    await page
      .getByLabel(/Social Security/)
      .first()
      .fill(before)
    await button(page, 'Next').click()
    await expect(page).not.toHaveURL(/grantor$/)
    await page.goto('/trust-builder/beneficiaries')
    await button(page, 'Edit כלרה אלדר').click()
    await page.getByLabel('Email').fill('clara@alder.example')
    await button(page, 'Save Changes').click()
    // Before the form closes, what is said to be saved is the grantor.
    await expect(button(page, 'Save Changes')).toHaveCount(0)
    await expectSaved(page)
    await page.close()
    await change(account, { grantorSsn: after, beneficiaries: { remove: ['c'] } })

    const again = await context.newPage()
    await again.goto('/dashboard')
    await expect(notice(again)).toHaveCount(2)
    await expect(values(again)).toHaveText(['XXX-XX-4321', 'XXX-XX-4321', 'in your list', 'not in your list'])
    await expect(notice(again).first()).toContainText('The numbers differ in the digits that are not shown.')
    await expect(notice(again).last().locator('bdi').first()).toHaveText('כלרה אלדר')
    await expectNowhere(again, [before, after])
    await check(again, { phone: true })

    await again.getByRole('banner').getByRole('button', { name: 'Español' }).click()
    await expect(again.getByText('Otro dispositivo cambió 2 respuestas que usted dio aquí').last()).toBeVisible()
    await expect(formOf(again).getByText('no está en su lista')).toBeVisible()
    await again.getByRole('banner').getByRole('button', { name: 'English' }).click()

    await notice(again).last().getByRole('button', { name: 'Take mine back' }).click()
    await expect(notice(again)).toHaveCount(1)
    await expect
      .poll(async () => (await stored(account))?.beneficiaries)
      .toEqual([{ id: 'c', name: 'כלרה אלדר', relationship: 'child', email: 'clara@alder.example' }])
    await notice(again).getByRole('button', { name: 'Take mine back' }).click()
    await expect(notice(again)).toHaveCount(0)
    await expect.poll(async () => (await stored(account))?.grantorSsn).toBe(before)
  },
)

test('earlier answers that were restored here overwrite nothing', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, GRANTOR)
  await giveName(page, 'Ruth Alder')
  await expect.poll(() => grantorNow(account)).toBe('Ruth Alder')
  await page.goto('/trust-builder/history/1')
  await button(page, 'Restore this version').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText('Answers restored', { exact: true })).toBeVisible()
  await page.goto('/trust-builder/grantor')
  await expect(name(page)).toHaveValue('Ruth')
  await expect(notice(page)).toHaveCount(0)
})
