import { pages } from '#api/pages.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { BUILDER, detailPath, OVERVIEW, PEOPLE, stepPath, stepSlugs } from '#domain/trust/routes.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { nextLabel } from '#domain/trust/steps/step.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH, onlyThoroughUnless, thorough } from '../thorough.ts'
import { arrive, check, fits, PHONE } from './accessibility.ts'
import { type Account, change } from './account.ts'
import { axe, expect, test } from './fixtures.ts'
import { button, formOf, toastOf } from './journey/pages.ts'

async function begin(account: Account, patch: TrustPatch): Promise<void> {
  await change(account, { currentStep: 1, ...patch })
}

/** The steps in parts that take about equally long; an account each, for a test costs about as much as one of the pages. */
for (const part of [0, 1, 2])
  test(`the steps with errors and complete, part ${part + 1} of 3`, async ({ page, account }) => {
    test.setTimeout(thorough ? 240_000 : 90_000)
    const some = stepSlugs.filter((_slug, at) => at % 3 === part)
    await begin(account, {})
    for (const slug of some) {
      await arrive(page, stepPath(slug), stepOf(slug).heading)
      const field = page.getByRole('textbox').first()
      if ((await field.isVisible()) && (await field.isEnabled())) await field.fill(slug === 'name' ? '' : 'A\u202Eb')
      if (slug === 'health-care-directive') await page.getByLabel('Principal Address').fill('')
      await button(page, nextLabel(stepOf(slug))).click()
      const report = page.getByText('There is a problem').or(toastOf(page)).or(page.locator('[aria-invalid=true]'))
      await expect(report.first()).toBeVisible()
      await check(page, { phone: true })
    }

    if (!thorough) return
    await begin(account, samples.complete)
    for (const slug of some) {
      await arrive(page, stepPath(slug), stepOf(slug).heading)
      for (const fold of await formOf(page).locator('details:not([open]) > summary').all()) await fold.click()
      // In the dark it is the page with errors that is looked at.
      await axe(page)
    }
  })

test('the four pages of details, with errors, and missing', async ({ page, account }) => {
  await begin(account, samples.complete)
  for (const [detail, id] of [
    ['beneficiary-age', 'b-clara'],
    ['charity-info', 'b-teton'],
    ['real-estate-info', 'a-home'],
    ['business-info', 'a-outfitters'],
  ] as const) {
    await arrive(page, detailPath(detail, id), /./)
    await expect(button(page, 'Next')).toBeVisible()
    await formOf(page)
      .getByRole('spinbutton')
      .or(formOf(page).getByRole('textbox'))
      .first()
      .fill(detail === 'beneficiary-age' ? '99' : '')
    await button(page, 'Next').click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await check(page, { phone: true })
  }
  await page.goto(detailPath('charity-info', 'nobody'))
  await expect(formOf(page)).toContainText('The entry may have been removed.')
  await check(page)
})

test('the entry page, and a part of the builder that is not there', async ({ page, account: _signedIn }) => {
  await arrive(page, BUILDER, 'Wyoming Trust Builder')
  await expect(page.getByText('No trust found')).toBeVisible()
  await check(page, { phone: true })
  await page.goto(`${BUILDER}/nowhere`)
  await expect(page.getByText(/Page not found or under construction/)).toBeVisible()
  await check(page)
})

test(
  'the entry page with answers that are on this device only',
  ONLY_THOROUGH,
  async ({ page, context, account: _signedIn, expectFailures }) => {
    expectFailures()
    await arrive(page, stepPath('name'), 'Name Your Trust')
    await page.route('**/api/trust', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
    await page.getByLabel('Trust Name').fill('On This Device')
    await button(page, 'Next').click()
    await expect(page).toHaveURL(stepPath('trustee'))
    await expect(toastOf(page)).toBeVisible()
    await check(page, { phone: true })
    await arrive(page, BUILDER, 'Wyoming Trust Builder')
    await expect(formOf(page).getByText('Continue Trust Creation')).toBeVisible()
    await check(page)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

for (const sample of ['begun', 'complete', 'hostile'] as const)
  test(
    `dashboard and summary of the family '${sample}'`,
    onlyThoroughUnless(sample === 'complete'),
    async ({ page, account }) => {
      await begin(account, samples[sample])
      await arrive(page, pages.dashboard, 'Trust Dashboard')
      await expect(formOf(page).getByRole('progressbar').first()).toBeVisible()
      await check(page, { phone: true })
      await arrive(page, pages.summary, 'Trust Summary')
      await expect(formOf(page).getByRole('link', { name: /Edit/ }).first()).toBeVisible()
      await check(page, { phone: true })
    },
  )

// `overview.spec.ts` has axe look at the pictures in light and in dark, with their tables open.
for (const sample of ['begun', 'complete', 'hostile'] as const)
  test(`the pictures of the family '${sample}'`, ONLY_THOROUGH, async ({ page, account }) => {
    await begin(account, samples[sample])
    await arrive(page, OVERVIEW, 'Your Trust at a Glance')
    await expect(formOf(page).getByRole('img').first()).toBeVisible()
    await check(page, { phone: true })
  })

for (const sample of ['complete', 'hostile'] as const)
  test(`the people of the family '${sample}'`, onlyThoroughUnless(sample === 'complete'), async ({ page, account }) => {
    await begin(account, samples[sample])
    await arrive(page, PEOPLE, 'People')
    await expect(formOf(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
    await check(page, { phone: true })
  })

test('dashboard, summary and settings without a trust', ONLY_THOROUGH, async ({ page, account: _signedIn }) => {
  await arrive(page, pages.dashboard, /./)
  await expect(page.getByText('No trust found')).toBeVisible()
  await check(page, { phone: true })
  await arrive(page, pages.summary, 'Trust Dashboard')
  await check(page)
  await arrive(page, pages.settings, /./)
  await check(page)
})

test('settings: each tab, and its dialogs empty and with errors', async ({ page, account: _signedIn }) => {
  test.setTimeout(90_000)
  for (const tab of ['profile', 'billing', 'security']) {
    await arrive(page, `${pages.settings}?tab=${tab}`, 'Account Settings')
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    await check(page, { phone: true })
  }
  await button(page, 'Delete Account').click()
  await check(page)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Please enter your password').first()).toBeVisible()
  await check(page, { phone: true })
  await arrive(page, `${pages.settings}?tab=billing`, 'Account Settings')
  await button(page, 'Add Payment Method').click()
  await check(page)
  await page.getByRole('button', { name: 'Save Payment Method' }).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await check(page, { phone: true })
})

test('what lies over the page: the list of blanks, a removal, menus', async ({ page, account }) => {
  await begin(account, { ...samples.begun, grantorName: 'Ruth Alder', trusteeName: 'Jonah Alder' })
  await arrive(page, stepPath('beneficiaries'), 'Beneficiaries')
  await page.getByLabel('Name', { exact: true }).fill('Clara Alder')
  await button(page, 'Add Beneficiary').click()
  await formOf(page).getByRole('button', { name: 'Remove Clara Alder' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check(page, { phone: true })
  await page.keyboard.press('Escape')

  await begin(account, { ...samples.complete, guardianName: null, trusteeAddress: null, trusteeType: 'other' })
  await arrive(page, pages.summary, 'Trust Summary')
  await Promise.all([page.waitForEvent('download'), button(page, 'Download Trust Agreement').click()])
  await expect(page.getByRole('dialog', { name: /^Downloaded, with \d+ answers? missing$/ })).toBeVisible()
  await check(page, { phone: true })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'My Account' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await check(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize(PHONE)
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
  await axe(page)
  await fits(page)
})

test('the page of an error, and the page that is still connecting', async ({
  page,
  account,
  expectFailures,
  watch,
}) => {
  expectFailures()
  await begin(account, samples.complete)
  await page.route('**/api/**', (route) => route.abort())
  await page.goto(pages.dashboard)
  await expect(page.getByText('Still connecting…')).toBeVisible()
  await check(page, { phone: true })

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const body = 'export default () => { throw new Error("No page comes of this") }'
  await page.route('**/assets/about-page*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.goto(pages.about)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await check(page, { phone: true })
  for (const lines of Object.values(watch)) lines.length = 0
})
