import type { Locator, Page } from '@playwright/test'
import { PEOPLE, stepPath } from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change, stored } from './account.ts'
import { axe, expect, test } from './fixtures.ts'
import { keyboard } from './journey/hand.ts'
import { button, formOf } from './journey/pages.ts'

const home = '12 Cottonwood Lane, Jackson, WY 83001'
const park = '77 Snow King Avenue, Jackson, WY 83001'
const field = (page: Page, label: string): Locator => formOf(page).getByLabel(label, { exact: true })
const options = (page: Page) => page.getByRole('option')

test('a family is entered with suggestions by keyboard alone, corrected once, and followed everywhere', async ({
  page,
  account,
}) => {
  test.setTimeout(120_000)
  await change(account, { currentStep: 2, trustName: 'The Whitlock Trust' })
  const hand = keyboard(page)
  const type = (label: string, text: string) => hand.type(field(page, label), text)
  /** A few letters, the down arrow and Enter. */
  const suggest = async (label: string, letters: string, name: string) => {
    await expect(field(page, label)).toHaveRole('combobox')
    await hand.type(field(page, label), letters)
    await expect(options(page).first()).toContainText(name)
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(field(page, label)).toHaveValue(name)
    await expect(options(page)).toHaveCount(0)
  }
  const next = async (path: string, label = 'Next') => {
    await hand.press(button(page, label))
    await expect(page).toHaveURL(path)
  }

  await page.goto(stepPath('grantor'))
  await type('Full Legal Name', 'Margaret Anne Whitlock')
  await type('Social Security Number', '536904321')
  await type('Email Address', 'margaret@whitlock.example')
  await type('Legal Address', home)
  await next(stepPath('trustee'))
  await page.goto(stepPath('beneficiaries'))
  await type('Name', 'Thomas Edward Whitlock')
  await hand.press(button(page, 'Add Beneficiary'))
  await expect(button(page, 'Edit Thomas Edward Whitlock')).toBeVisible()

  await page.goto(stepPath('backup-trustee'))
  await type('Backup Trustee Name', 'Eleanor Grace Park')
  await type('Backup Trustee Email', 'eleanor@park.example')
  await type('Relationship to You', 'Friend')
  await hand.press(formOf(page).getByText('More details'))
  await type('Backup Trustee Address (optional)', park)
  await next(stepPath('signature'))

  await page.goto(stepPath('pour-over-will'))
  await suggest('Testator Name', 'm', 'Margaret Anne Whitlock')
  await expect(field(page, 'Testator Address')).toHaveValue(home)
  await suggest('Executor Name', 'th', 'Thomas Edward Whitlock')
  await type('Executor Address', home)
  await suggest('Guardian Name (optional)', 'park', 'Eleanor Grace Park')
  await expect(field(page, 'Guardian Address (optional)')).toHaveValue(park)
  await next(stepPath('durable-power-of-attorney'))
  await suggest('Principal Name', 'm', 'Margaret Anne Whitlock')
  await suggest('Agent Name', 'th', 'Thomas Edward Whitlock')
  await expect(field(page, 'Agent Address')).toHaveValue(home)
  await next(stepPath('health-care-directive'))
  // Another person than the one suggested at first: what belongs to the first gives way.
  await suggest('Health Care Agent Name', 'th', 'Thomas Edward Whitlock')
  await expect(field(page, 'Health Care Agent Address')).toHaveValue(home)
  await suggest('Health Care Agent Name', 'el', 'Eleanor Grace Park')
  await expect(field(page, 'Health Care Agent Address')).toHaveValue(park)
  await suggest('Health Care Agent Name', 'th', 'Thomas Edward Whitlock')
  await next(stepPath('ein-application'))

  await page.goto(stepPath('beneficiaries'))
  await hand.press(button(page, 'Edit Thomas Edward Whitlock'))
  await expect(page.getByRole('heading', { name: 'Edit Thomas Edward Whitlock' })).toBeVisible()
  await type('Name', 'Thomas Edwin Whitlock')
  await hand.press(button(page, 'Save Changes'))
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Change Thomas Edward Whitlock everywhere?')
  await expect(question).toContainText(
    'executor, agent under the power of attorney, and agent under the health care directive',
  )
  // Schedule A has the beneficiary's address from the will's step, where the same name must stand for that.
  await expect(question).toContainText(
    'Documents that change: Irrevocable Trust Agreement, Schedule A - Beneficiary Schedule, Pour-Over Will, Durable Power of Attorney, and Health Care Directive.',
  )
  await hand.press(question.getByRole('button', { name: 'Change everywhere' }))
  await expect(button(page, 'Edit Thomas Edwin Whitlock')).toBeFocused()
  await expect
    .poll(async () => {
      const trust = await stored(account)
      return [trust?.beneficiaries?.[0]?.name, trust?.executorName, trust?.dpoa_agentName, trust?.hcd_agentName]
    })
    .toEqual(Array(4).fill('Thomas Edwin Whitlock'))
  await page.goto('/preview/pour-over-will')
  await expect(formOf(page).getByText('Thomas Edwin Whitlock').first()).toBeVisible()
  await expect(formOf(page).getByText('Thomas Edward Whitlock')).toHaveCount(0)
})

test('a correction may stay where it is made', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, samples.complete)
  await page.goto(stepPath('pour-over-will'))
  await field(page, 'Executor Address').fill('9 New Road, Cody, WY 82414')
  await button(page, 'Next').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Only here' }).click()
  await expect(page).toHaveURL(stepPath('durable-power-of-attorney'))
  await expect.poll(async () => (await stored(account))?.executorAddress).toBe('9 New Road, Cody, WY 82414')
  expect((await stored(account))?.hcd_agentAddress).toBe(home)
})

test('somebody else’s name, typed over the old one, leaves none of the old details, and asks who is meant', async ({
  page,
  account,
}) => {
  await change(account, samples.complete)
  await page.goto(stepPath('pour-over-will'))
  await expect(field(page, 'Executor Name')).toHaveRole('combobox')
  await field(page, 'Executor Name').fill('Linda Park')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Executor Address')).toHaveValue('')
  const note = page.getByRole('paragraph').filter({ has: page.getByRole('button', { name: 'Put them back' }) })
  await expect(note).toContainText('The details of Thomas Edward Whitlock were removed here.')
  await axe(page)
  await button(page, 'Put them back').click()
  await expect(field(page, 'Executor Address')).toHaveValue(home)
  await field(page, 'Executor Name').fill('Linda Parker')
  await field(page, 'Executor Name').press('Enter')
  await expect(field(page, 'Executor Address')).toHaveValue('')
  await field(page, 'Executor Address').fill('9 New Road, Cody, WY 82414')
  await button(page, 'Next').click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Is Linda Parker the same person as Thomas Edward Whitlock?')
  await expect(question.getByRole('button', { name: 'Another person: only here' })).toBeFocused()
  await question.getByRole('button', { name: 'Another person: only here' }).click()
  await expect.poll(async () => (await stored(account))?.executorName).toBe('Linda Parker')
  expect(await stored(account)).toMatchObject({ hcd_agentName: 'Thomas Edward Whitlock' })
})

test(
  'on a phone a tap shows the suggestions, and another one fills the person in',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { executorName: _, executorAddress: __, ...others } = samples.complete
    await change(account, others)
    await page.goto(stepPath('pour-over-will'))
    await expect(field(page, 'Executor Name')).toHaveRole('combobox')
    await field(page, 'Executor Name').click()
    await expect(options(page)).toHaveCount(6)
    const { width } = (await page.getByRole('listbox').boundingBox()) ?? { width: 0 }
    expect(width).toBeLessThan(390)
    for (const option of await options(page).all()) expect((await option.boundingBox())?.height).toBeGreaterThan(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await axe(page)
    await options(page).filter({ hasText: 'Daniel Joseph Reyes' }).click()
    await expect(field(page, 'Executor Name')).toHaveValue('Daniel Joseph Reyes')
    await expect(field(page, 'Executor Address')).toHaveValue('480 Elk Ridge Road, Wilson, WY 83014')
  },
)

test(
  'somebody of the household has the grantor’s address with one press, and the last name with two',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, samples.complete)
    await page.goto(stepPath('beneficiaries'))
    await expect(field(page, 'Name')).toHaveRole('combobox')
    await field(page, 'Name').fill('Ruth Whitlock')
    const offer = button(page, `Same address as the grantor: ${home}`)
    await expect(offer).toBeHidden()
    await page.getByText('More details').click()
    await offer.click()
    await expect(field(page, 'Address (optional)')).toHaveValue(home)
    await expect(field(page, 'Address (optional)')).toBeVisible()
    await expect(field(page, 'Address (optional)')).toBeFocused()
    await button(page, 'Add Beneficiary').click()
    await expect.poll(async () => (await stored(account))?.beneficiaries?.at(-1)?.address).toBe(home)

    await field(page, 'Name').pressSequentially('Nora Mae ')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/Nora Mae Whitlock/, /Nora Mae/])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Name')).toHaveValue('Nora Mae Whitlock')
    await axe(page)
  },
)

test('the page People lists, corrects, adds and removes', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, samples.complete)
  await page.goto(PEOPLE)
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(8)
  await axe(page)
  await button(page, 'Edit Eleanor Grace Park').click()
  await field(page, 'Address (optional)').fill('1 Center Street, Jackson, WY 83001')
  await button(page, 'Save').click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('successor trustee and guardian')
  await question.getByRole('button', { name: 'Change everywhere' }).click()
  await expect.poll(async () => (await stored(account))?.guardianAddress).toBe('1 Center Street, Jackson, WY 83001')
  await button(page, 'Edit Eleanor Grace Park').click()
  await field(page, 'Name').fill('Eleanor Grace Moss')
  await button(page, 'Save').click()
  await expect(question).toContainText(
    'The name Eleanor Grace Park also appears in your own words: “Registered Agent” of',
  )
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await button(page, 'Cancel').click()

  await button(page, 'Add a person').click()
  await field(page, 'Name').fill('Elk Bank')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Elk Bank')
  await button(page, 'Edit Eleanor Grace Park').click()
  await question.getByRole('button', { name: 'Keep' }).click()
  await field(page, 'Person or organization').selectOption('Organization')
  await button(page, 'Save').click()
  await expect(page.getByRole('heading', { level: 3, name: 'Elk Bank' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Elk Bank' })).toContainText('No answer has this name.')
  await expect
    .poll(async () => (await stored(account))?.people)
    .toMatchObject([{ name: 'Elk Bank', kind: 'organization' }])

  await button(page, 'Remove Thomas Edward Whitlock').click()
  await expect(question).toContainText('executor, agent under the power of attorney')
  await question.getByRole('button', { name: 'Remove everywhere' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Thomas Edward Whitlock' })).toHaveCount(0)
  await expect.poll(async () => JSON.stringify((await stored(account))?.beneficiaries)).not.toContain('Thomas')

  await page.getByRole('link', { name: 'guardian' }).click()
  await expect(page).toHaveURL(stepPath('pour-over-will'))
  await expect(field(page, 'Guardian Name (optional)')).toBeFocused()
})

test('two hundred people are found by a few letters', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, samples.veryLarge)
  await page.goto(PEOPLE)
  const names = page.getByRole('heading', { level: 3 })
  await expect(page.getByRole('heading', { name: 'People and organizations' })).toBeVisible()
  await expect(names).toHaveCount(20)
  await expect(page.getByText(/^1–20 of 2\d\d$/)).toBeVisible()
  await field(page, 'Find by name').fill('hundred')
  await expect(page.getByText('1–20 of 200 that match')).toBeVisible()
})
