import type { Page } from '@playwright/test'
import { documentNames } from '#domain/trust/documents.ts'
import { FUNDING_PLAN, SIGNING_KIT } from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { change, stored } from './account.ts'
import { axe, expect, test } from './fixtures.ts'
import { leftMargin, printed, skipWithoutPdf } from './journey/downloads-and-prints.ts'
import { formOf } from './journey/pages.ts'

const NARROWEST = { width: 320, height: 640 }

const sheetOf = (page: Page, name: string) => formOf(page).getByRole('listitem', { name })
const rowOf = (page: Page, name: string) => formOf(page).getByRole('listitem', { name, exact: true })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(formOf(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
}

/** axe in light and dark, and nothing that stands out at the width of a small phone. */
async function check(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await axe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await axe(page, ['color-contrast'])
  await page.setViewportSize(NARROWEST)
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(excess, `wider than 320 px on ${page.url()}`).toBe(0)
}

const FAMILIES = [
  ['complete', 'Margaret Anne Whitlock, grantor', 'Daniel Joseph Reyes, trustee'],
  ['selfTrustee', 'Chidi Okafor, grantor', 'Chidi Okafor, trustee'],
  ['professional', 'Margaret Anne Whitlock, grantor', 'Wind River Trust Company, trustee, by an authorized officer'],
] as const

test('the kit has each family’s names, its witnesses and its order', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, samples.complete)
  await open(page, SIGNING_KIT)
  await expect(formOf(page)).toContainText('Notarization and witnesses are your own responsibility.')
  await expect(formOf(page).locator('ol > li')).toHaveCount(Object.keys(documentNames).length)
  for (const [family, grantor, trustee] of FAMILIES) {
    const remove = ['t-reyes', 't-okafor', 't-wind-river']
    await change(account, { ...samples[family], trustees: { ...samples[family].trustees, remove } })
    const agreement = sheetOf(page, '1. Irrevocable Trust Agreement')
    await expect(agreement).toContainText(grantor)
    await expect(agreement).toContainText(trustee)
    const will = sheetOf(page, '6. Pour-Over Will')
    await expect(will.getByText('Two', { exact: true })).toBeVisible()
    await expect(will).toContainText('Clara Jane Whitlock')
    const directive = sheetOf(page, '8. Health Care Directive')
    await expect(directive.getByText('Two, or a notary instead')).toBeVisible()
    await expect(directive).toContainText('The agent in your answers: Thomas Edward Whitlock')
  }
})

test('a name that is missing from the kit leads to its question', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, { trustName: 'The Alder Trust' })
  await open(page, SIGNING_KIT)
  await sheetOf(page, '6. Pour-Over Will').getByRole('link', { name: '[Testator Name]' }).click()
  await expect(page).toHaveURL('/trust-builder/pour-over-will')
})

test('status, date and note of a task are saved, survive a reload and show live in another browser', async ({
  page,
  account,
  anotherBrowser,
}) => {
  await change(account, samples.complete)
  const other = await (await anotherBrowser(account)).newPage()
  await Promise.all([open(page, FUNDING_PLAN), open(other, FUNDING_PLAN)])
  await expect(page.getByText('0 of 7 done')).toBeVisible()

  await page.getByLabel('Status of Family home').selectOption('Done')
  await page.getByLabel('Date of Family home').fill('2026-11-20')
  await page.getByLabel('Note of Family home').fill('Recorded with Teton County.')
  await page.getByLabel('Note of Family home').blur()
  await page.getByLabel('Status of 2021 pickup truck').selectOption('Not needed')
  await expect(other.getByText('1 of 6 done')).toBeVisible()
  await expect(other.getByLabel('Status of Family home')).toHaveValue('done')
  await expect(other.getByLabel('Note of Family home')).toHaveValue('Recorded with Teton County.')
  const funding = { status: 'done', date: '2026-11-20', note: 'Recorded with Teton County.' }
  await expect.poll(async () => (await stored(account))?.assets?.[0]?.funding).toEqual(funding)

  await page.reload()
  await expect(page.getByText('1 of 6 done')).toBeVisible()
  await check(page)
  await expect(page.getByLabel('Date of Family home')).toHaveValue('2026-11-20')
  await other.getByLabel('Status of Family home').selectOption('To do')
  await expect(page.getByLabel('Status of Family home')).toHaveValue('to-do')
})

test(
  'what is wrong is reported and stays typed, and what was typed outlives the page',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, samples.complete)
    await open(page, FUNDING_PLAN)
    const note = page.getByLabel('Note of Family home')
    await note.fill('x'.repeat(1_001))
    await note.blur()
    await expect(rowOf(page, 'Family home')).toContainText('Please keep this to 1,000 characters or fewer.')
    await expect(note).toHaveAttribute('aria-invalid', 'true')

    const date = page.getByLabel('Date of Family home')
    await date.focus()
    await page.keyboard.type('05')
    await note.focus()
    await expect(rowOf(page, 'Family home')).toContainText('Please enter a valid date')
    await date.fill('')

    await note.fill('Appointment at the clerk’s')
    const kept = () => page.evaluate(() => localStorage.getItem('kinstead.drafts'))
    await expect.poll(kept, 'typing is kept on this device in a moment').toContain('Appointment at the clerk’s')
    expect((await stored(account))?.assets?.[0]?.funding).toBeUndefined()
    await page.reload()
    await expect(note).toHaveValue('Appointment at the clerk’s')
    await expect
      .poll(async () => (await stored(account))?.assets?.[0]?.funding)
      .toEqual({ status: 'to-do', note: 'Appointment at the clerk’s' })
  },
)

test(
  'a save that the server rejects is reported, and its note is not lost',
  ONLY_THOROUGH,
  async ({ page, account, expectFailures }) => {
    expectFailures(/Failed to load resource/, /Saving the funding plan failed/)
    await change(account, samples.complete)
    await open(page, FUNDING_PLAN)
    await page.route('**/api/trust', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 422,
            json: { error: { code: 'invalid-field', message: 'Not this.', field: 'assets' } },
          })
        : route.continue(),
    )
    await page.getByLabel('Note of Family home').fill('Keep me')
    await page.getByLabel('Note of Family home').blur()
    await expect(page.getByText('One change could not be saved')).toBeVisible()
    await expect(formOf(page)).toContainText('To do, Keep me')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

for (const path of [SIGNING_KIT, FUNDING_PLAN])
  test(
    `${path} prints without the screen around it, and stands up to axe and a narrow phone`,
    onlyThoroughUnless(path === SIGNING_KIT),
    async ({ page, account }) => {
      await change(account, samples.hostile)
      await open(page, path)
      await page.emulateMedia({ media: 'print' })
      for (const role of ['banner', 'contentinfo', 'navigation'] as const)
        await expect(page.getByRole(role).first()).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(formOf(page).getByRole('combobox')).toHaveCount(0)
      await expect(formOf(page).getByRole('heading', { level: 1 })).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
      await check(page)
    },
  )

test(
  'the plan of no assets leads to the list, and of 300 holds each of them',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, { trustName: 'The Alder Trust' })
    await open(page, FUNDING_PLAN)
    await expect(page.getByRole('link', { name: 'Add your assets' })).toBeVisible()
    const put = Array.from({ length: 300 }, (_, at) => ({
      id: `n-${at}`,
      name: `Holding ${at + 1}`,
      type: 'bank_account' as const,
      ownership: 'sole' as const,
    }))
    await change(account, { assets: { put } })
    await expect(page.getByText('0 of 300 done')).toBeVisible()
    await page.getByLabel('Status of Holding 300', { exact: true }).selectOption('Done')
    await expect(page.getByText('1 of 300 done')).toBeVisible()
  },
)

test(
  'the plan says of an account that passes by designation that it has no task',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    const held = { type: 'investment', ownership: 'sole' } as const
    await change(account, {
      assets: {
        put: [
          { id: 'ira', name: 'Traditional IRA', ...held },
          { id: 'fund', name: 'Index fund', ...held },
        ],
      },
    })
    await open(page, FUNDING_PLAN)
    const words = 'It passes to its designated beneficiaries and is not transferred to the trust.'
    await expect(rowOf(page, 'Traditional IRA')).toContainText(words)
    await expect(rowOf(page, 'Index fund')).not.toContainText(words)
  },
)

test('the dashboard of a completed trust and the summary lead to both', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, samples.complete)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Signing-day kit', exact: true }).click()
  await expect(page).toHaveURL(SIGNING_KIT)
  await page.goto('/trust-builder/summary')
  await page.getByRole('link', { name: 'Funding plan', exact: true }).click()
  await expect(page).toHaveURL(FUNDING_PLAN)
})

for (const path of [SIGNING_KIT, FUNDING_PLAN])
  test(`${path} keeps a margin on paper, also after a preview was open`, ONLY_THOROUGH, async ({ page, account }) => {
    skipWithoutPdf()
    await change(account, samples.complete)
    await page.goto('/preview/schedule-a')
    await page.locator('.sheet').first().waitFor()
    await page.goto(path)
    await page.locator('.printed-sheet').waitFor()
    await page.waitForLoadState('networkidle')
    expect(leftMargin(await printed(page)), 'points from the left edge of the paper').toBeGreaterThan(30)
  })
