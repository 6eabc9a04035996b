import type { Page } from '@playwright/test'
import { SOMETHING_CHANGED } from '#domain/trust/routes.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { fits, PHONE } from './accessibility.ts'
import { change, stored } from './account.ts'
import { expectSpanish } from './english-left.ts'
import { axe, expect, test } from './fixtures.ts'
import { downloaded } from './journey/downloads-and-prints.ts'
import { formOf } from './journey/pages.ts'

test.use({ viewport: PHONE })
const rowOf = (page: Page, name: string | RegExp) => formOf(page).getByRole('listitem').filter({ hasText: name })
const BACK = 'Save and return to what changed'

/** The plan of a divorce of the Whitlocks, reached as the family reaches it. */
async function divorce(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Something changed?' }).first().click()
  await page.getByRole('link', { name: 'Your divorce or annulment' }).click()
  await page.getByLabel('Who is the spouse?').selectOption('Thomas Edward Whitlock')
  await page.getByRole('button', { name: 'Show what to do' }).click()
  await expect(page.getByRole('heading', { name: 'Your divorce or annulment: Thomas Edward Whitlock' })).toBeFocused()
}

const NEW_ADDRESS = '9 New Road, Cody, WY 82414'

/**
 * A name that is new is another person's: the spouse is not renamed in other places, and the spouse's address goes. Once
 * an answer knows the new person's, that one comes.
 */
async function replace(page: Page, office: string, label: string, known = ''): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^Change ?: ${office}$`) }).click()
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toHaveValue('Thomas Edward Whitlock')
  await expect(field).toHaveRole('combobox')
  await field.fill('Nora Jane Hale')
  await field.press('Tab')
  const address = page.getByLabel(label.replace('Name', 'Address'), { exact: true })
  await expect(address).toHaveValue(known)
  await address.fill(NEW_ADDRESS)
  await page.getByRole('button', { name: BACK }).click()
  await expect(page.getByRole('heading', { name: /^Your divorce or annulment/ })).toBeVisible()
}

test('what was bought is done once its details are given too, which the summary and the list lead back to', async ({
  page,
  account,
}) => {
  await change(account, samples.complete)
  await page.goto(SOMETHING_CHANGED)
  await page.getByRole('link', { name: 'Buying something else' }).click()
  await page.getByRole('link', { name: /^Add ?:/ }).click()
  await page.getByLabel('Asset Name').fill('Lone Star Robotics, LLC')
  await page.getByLabel('Type', { exact: true }).selectOption('business')
  await page.getByRole('button', { name: 'Add Asset' }).click()
  await expect(page.getByText('Lone Star Robotics, LLC was added.')).toBeVisible()
  await page.getByRole('button', { name: BACK }).click()
  await expect(formOf(page).getByText('0 of 1 answers changed')).toBeVisible()
  await expect(rowOf(page, 'what you bought')).toContainText('Added; its details are still missing')
  await axe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await axe(page, ['color-contrast'])
  await page.getByRole('link', { name: 'Lone Star Robotics, LLC' }).click()
  await expect(page.getByLabel('Entity Type')).toBeFocused()
  await page.getByLabel('Entity Type').fill('Limited liability company')
  await page.getByRole('button', { name: BACK }).click()
  await expect(formOf(page).getByText('1 of 1 answers changed')).toBeVisible()

  await page.goto('/trust-builder/summary')
  await page.getByRole('button', { name: 'Show Assets' }).click()
  await page.getByRole('link', { name: 'Business details Lone Star Robotics, LLC' }).click()
  await page.getByLabel('State').fill('Texas')
  await page.getByRole('button', { name: 'Save and return to summary' }).click()
  await page.goto('/trust-builder/assets')
  await page.getByRole('link', { name: 'Business details Lone Star Robotics, LLC' }).click()
  await page.getByLabel('Percentage You Own').fill('0.75')
  await page.getByRole('button', { name: 'Save and return to the list' }).click()
  await expect(page.getByRole('button', { name: 'Edit Lone Star Robotics, LLC' })).toBeFocused()
  const details = { entityType: 'Limited liability company', state: 'Texas', percentOwned: 0.75 }
  expect((await stored(account))?.assets?.at(-1)?.businessDetails).toEqual(details)
})

test('what is bought after signing is added, and a further assignment confirms what was assigned', async ({
  page,
  account,
}) => {
  await change(account, samples.complete)
  for (const id of ['trust-agreement', 'assignment-of-assets'] as const)
    await change(account, markPatch(id, 'signed', true))
  await page.goto(SOMETHING_CHANGED)
  await page.getByRole('link', { name: 'Buying something else' }).click()
  await page.getByRole('link', { name: /^Add ?:/ }).click()
  await page.getByLabel('Asset Name').fill('Savings at Cody Bank')
  await page.getByRole('button', { name: 'Add Asset' }).click()
  await page.getByRole('button', { name: BACK }).click()
  await expect(formOf(page).getByText('1 of 1 answers changed')).toBeVisible()
  await expect(formOf(page)).toContainText('Another assignment lists all the property.')
  const download = page.getByRole('button', { name: 'Download Assignment of Assets', exact: true })
  const { text } = await downloaded(page, () => download.click())
  for (const name of ['Savings at Cody Bank', 'Family home']) expect(text).toContain(name)
  expect(text).toContain('assigns all that no earlier assignment to the Trustee has assigned')
  expect(text).toContain('this Assignment confirms that assignment')
  await page.goto('/dashboard')
  await download.first().click()
  await expect(page.getByRole('dialog')).toContainText('is a further assignment: it is signed in addition')
})

test(
  'a divorce after signing: each office is filled again, its document made and downloaded, the agreement stays',
  ONLY_THOROUGH,
  async ({ page, account, anotherBrowser }) => {
    await change(account, samples.complete)
    for (const id of [
      'trust-agreement',
      'schedule-a',
      'pour-over-will',
      'power-of-attorney',
      'health-care-directive',
    ] as const)
      await change(account, markPatch(id, 'signed', true))
    await divorce(page)
    await expect(page.getByText('0 of 3 answers changed')).toBeVisible()
    await expect(rowOf(page, /^beneficiary/i)).toContainText('Stays as it was signed')
    await expect(rowOf(page, 'Irrevocable Trust Agreement').first()).toContainText('Do not sign it again.')
    await expect(page.getByText(/ceases to be one when the marriage ends/)).toBeVisible()
    await expect(page.getByText(/ends when an action for divorce/)).toContainText('W.S. 3-9-110(b)(iii)')
    await expect(page.getByText('Each can be made once its answers above are changed.')).toBeVisible()
    await fits(page)
    await axe(page)

    // The address is all that another device needs.
    const other = await (await anotherBrowser(account)).newPage()
    await other.goto(page.url())
    await expect(other.getByText('0 of 3 answers changed')).toBeVisible()

    await replace(page, 'executor', 'Executor Name')
    await expect(other.getByText('1 of 3 answers changed')).toBeVisible()
    await replace(page, 'agent under the power of attorney', 'Agent Name', NEW_ADDRESS)
    await replace(page, 'agent under the health care directive', 'Health Care Agent Name', NEW_ADDRESS)
    await expect(page.getByText('3 of 3 answers changed')).toBeVisible()
    await expect(rowOf(page, 'executor')).toContainText('Nora Jane Hale (before: Thomas Edward Whitlock)')
    await expect(other.getByText('3 of 3 answers changed')).toBeVisible()
    expect(await stored(account)).toMatchObject({
      executorName: 'Nora Jane Hale',
      dpoa_agentName: 'Nora Jane Hale',
      hcd_agentName: 'Nora Jane Hale',
    })

    for (const document of ['Pour-Over Will', 'Durable Power of Attorney', 'Health Care Directive']) {
      const { text } = await downloaded(page, () =>
        page.getByRole('button', { name: `Download ${document}`, exact: true }).click(),
      )
      expect(text, document).toContain('Nora Jane Hale')
      if (document !== 'Pour-Over Will') expect(text, document).not.toContain('Thomas Edward Whitlock')
    }
    await expect(page.getByRole('button', { name: 'Download Irrevocable Trust Agreement' })).toHaveCount(0)

    await page.reload()
    await expect(page.getByText('3 of 3 answers changed')).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await axe(page, ['color-contrast'])
  },
)

test('before signing every answer may change: a gift to the spouse is removed, and the agreement made again', async ({
  page,
  account,
}) => {
  await change(account, samples.complete)
  await divorce(page)
  await expect(page.getByText('The agreement is not checked off as signed')).toBeVisible()
  await page.getByRole('link', { name: 'Signing Day', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signing Day', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Return to what changed' }).click()
  await expect(page.getByText('0 of 4 answers changed')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: /^Your divorce/ })).toHaveCSS('outline-style', 'none')
  await expect(formOf(page).getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await change(account, { beneficiaries: { remove: ['b-thomas'] } })
  await expect(page.getByText('1 of 4 answers changed')).toBeVisible()
  const { text } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download Schedule A - Beneficiary Schedule' }).click(),
  )
  expect(text).not.toContain('Thomas Edward Whitlock')
})

test('a death of a planned witness: the plan is opened at that witness, and is free for another', async ({
  page,
  account,
}) => {
  await change(account, {
    ...samples.complete,
    signingNotary: 'Nina Stone',
    witnesses: { put: [{ id: 'witness-2', name: 'Ada Hollis' }] },
  })
  await page.goto(`${SOMETHING_CHANGED}?event=death&since=2`)
  await page.getByLabel('Who died?').selectOption('Ada Hollis')
  await page.getByRole('button', { name: 'Show what to do' }).click()
  await page.getByRole('link', { name: /^Remove or change ?: witness on signing day$/ }).click()
  await expect(page.getByLabel('Witness 2')).toBeFocused()
  await page.getByLabel('Witness 2').fill('')
  await page.getByLabel('Witness 2').blur()
  await expect(page.getByText('Still needed: two witnesses')).toBeVisible()
  await page.getByRole('link', { name: 'Return to what changed' }).click()
  await expect(page.getByText('1 of 1 answers changed')).toBeVisible()
})

// Of each event, tests/journeys/life-changes.test.ts has the plan.
test(
  'a death, on a wide screen and in Spanish; an address that was typed wrong shows the choice',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, samples.complete)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${SOMETHING_CHANGED}?event=death&about=backupTrusteeName&since=1`)
    await expect(page.getByText('We are sorry for your loss.')).toBeVisible()
    await expect(page.getByText('0 of 2 answers changed')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Change ?: guardian$/ })).toBeVisible()
    await page.goto(`${SOMETHING_CHANGED}?event=death&about=beneficiaries/gone&since=1`)
    await expect(page.getByLabel('Who died?')).toHaveValue('')
    await page.getByRole('button', { name: 'Show what to do' }).click()
    await expect(page.getByText('Please choose from the list.')).toBeVisible()
    await expect(page.getByLabel('Who died?')).toBeFocused()
    await page.goto(`${SOMETHING_CHANGED}?event=constructor&since=x`)
    await expect(page.getByRole('link', { name: 'Moving to another state' })).toBeVisible()
    await axe(page)

    await page.evaluate(() => localStorage.setItem('language', 'es'))
    await page.reload()
    await expect(page.getByRole('link', { name: 'Una mudanza a otro estado' })).toBeVisible()
    await expectSpanish(page, samples.complete)
    await page.goto(`${SOMETHING_CHANGED}?event=divorce&about=beneficiaries/b-thomas&since=1`)
    await expect(page.getByText('0 de 4 respuestas cambiadas')).toBeVisible()
    await expectSpanish(page, samples.complete)
    for (const event of ['marriage', 'birth', 'home-bought', 'move', 'name&about=executorName']) {
      await page.goto(`${SOMETHING_CHANGED}?event=${event}&since=1`)
      await expect(page.getByText('Hágalo de nuevo').first()).toBeVisible()
      await expectSpanish(page, samples.complete)
    }
  },
)

test(
  'after signing: a new name, a marriage in the family, and a home sold before it was moved',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, samples.complete)
    for (const id of ['trust-agreement', 'pour-over-will'] as const)
      await change(account, markPatch(id, 'signed', true))
    const open = async (event: string, label: string, who: string) => {
      await page.goto(SOMETHING_CHANGED)
      await page.getByRole('link', { name: event }).click()
      await page.getByLabel(label).selectOption(who)
      await page.getByRole('button', { name: 'Show what to do' }).click()
      await expect(page.getByRole('heading', { name: event })).toBeFocused()
    }
    await open('Somebody’s name changed', 'Whose name changed?', 'Thomas Edward Whitlock')
    await expect(page.getByText('0 of 4 answers changed')).toBeVisible()
    await expect(rowOf(page, 'Pour-Over Will')).toContainText('Stays valid, and may be signed again')
    await expect(rowOf(page, 'Irrevocable Trust Agreement').first()).toContainText('Stays as it was signed')
    await expect(page.getByText('names the same person')).toBeVisible()
    await fits(page)
    await axe(page)
    await page.getByRole('link', { name: 'Go to People' }).click()
    await expect(page.getByRole('heading', { name: 'People', exact: true })).toBeVisible()
    await fits(page)
    await axe(page)
    await page.getByRole('link', { name: 'Return to what changed' }).click()
    await expect(page.getByRole('heading', { name: 'Somebody’s name changed: Thomas Edward Whitlock' })).toBeVisible()

    await open('A child or other beneficiary married or divorced', 'Who married or divorced?', 'Clara Jane Whitlock')
    await expect(page.getByText(/does not become a beneficiary by the marriage/)).toBeVisible()
    await expect(rowOf(page, /^executor/i)).toContainText('May stay as it is')
    await fits(page)

    await open('Selling a home or land', 'Which home or land was sold?', 'Family home')
    await expect(page.getByText(/First the grantor signs a deed to the trustee/)).toBeVisible()
    await change(account, { assets: { put: [{ id: 'a-home', funding: { status: 'done' } }] } })
    await expect(page.getByText(/The trustee, not the grantor, signs as seller/)).toBeVisible()
    const piano = { id: 'a-piano', name: 'Piano', type: 'personal_property', ownership: 'sole' } as const
    await change(account, { assets: { put: [piano] } })
    await open('Selling something else', 'What was sold?', '2021 pickup truck')
    await expect(rowOf(page, /^asset/i)).toContainText(/Stays as it was signed(?!, if)/)
    await open('Selling something else', 'What was sold?', 'Piano')
    await expect(page.getByText(/^It was added to your answers after signing\./)).toBeVisible()
    await expect(rowOf(page, /^asset/i)).toContainText('To do')
    await page.getByRole('link', { name: 'Go to the funding plan' }).click()
    await page.getByRole('link', { name: 'Return to what changed' }).click()
    await expect(page.getByText('0 of 1 answers changed')).toBeVisible()
    await open('Selling something else', 'What was sold?', 'An asset no longer on your list')
    await expect(page.getByText(/If it is sold already/)).toBeVisible()
    await fits(page)
    await page.evaluate(() => localStorage.setItem('language', 'es'))
    await page.reload()
    await expectSpanish(page, samples.complete)
  },
)
