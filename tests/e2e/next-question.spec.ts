import { DASHBOARD, SUMMARY } from '#domain/trust/routes.ts'
import { samples, veryLarge } from '#samples/families.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change, stored } from './account.ts'
import { axe, expect, test } from './fixtures.ts'
import { formOf } from './journey/pages.ts'

const WALK = 'Save and go to the next unanswered question'

test('one button leads from question to question, past what is answered, until nothing is missing', async ({
  page,
  account,
}) => {
  const { completedAt: _, healthCareDirectiveComplete: __, ...answers } = samples.complete
  await change(account, {
    ...answers,
    grantorEmail: null,
    executorAddress: null,
    hcd_agentName: null,
    hcd_agentAddress: null,
  })
  await page.goto(DASHBOARD)
  const main = formOf(page)
  const go = (name: string) => main.getByRole('button', { name }).click()
  await expect(main.getByText(/^3 questions left, about \d minutes?\.$/)).toBeVisible()
  await main.getByRole('link', { name: 'Next unanswered question' }).click()

  await expect(page).toHaveURL('/trust-builder/grantor?from=next')
  await expect(page.getByLabel('Email Address')).toBeFocused()
  await axe(page)
  await page.keyboard.type('margaret@family.example')
  await go(WALK)
  await expect(page).toHaveURL('/trust-builder/pour-over-will?from=next')
  await expect(page.getByLabel('Executor Address')).toBeFocused()
  await page.keyboard.type('12 Cottonwood Lane, Jackson, WY 83001')
  await go(WALK)
  await expect(page).toHaveURL('/trust-builder/health-care-directive?from=next')
  // The page before stays until the code of this one is there, and has the same button.
  await expect(main.getByRole('heading', { level: 1, name: 'Health Care Directive' })).toBeVisible()
  // What is put off goes on along the walk too.
  await go('Skip (Optional)')
  await expect(page).toHaveURL(`${SUMMARY}#confirmations`)

  const open = main.getByRole('region', { name: 'Before You Complete' })
  await expect(open).toContainText('Every question is answered, and no document that is ready has a blank.')
  for (const box of await main.getByRole('region', { name: 'Confirmations' }).getByRole('checkbox').all())
    await box.check()
  await go('Complete Trust')
  await expect(page).toHaveURL(DASHBOARD)
  await expect(main.getByText(/^Documents: Download \d documents$/)).toBeVisible()
})

test('before the trust is completed, a list shows what is open, blank or typed and not saved', async ({
  page,
  account,
}) => {
  const { completedAt: _, ...answers } = samples.complete
  const never = { testatorName: null, executorName: null, pourOverWillComplete: null }
  await change(account, { ...answers, ...never, trustDate: null })
  await page.goto('/trust-builder/grantor')
  await page.getByLabel('Legal Address').fill('1')
  await page.goto(SUMMARY)
  const main = formOf(page)
  const open = main.getByRole('region', { name: 'Before You Complete' })
  const sections = open.getByRole('list', { name: 'Sections with unanswered questions' })
  await expect(sections.getByRole('listitem').filter({ hasText: 'Pour-Over Will' })).toContainText(
    '2 unanswered questions',
  )
  await expect(open.getByRole('link', { name: 'Grantor Information' })).toBeVisible()
  await axe(page)
  await sections.getByRole('link', { name: 'Pour-Over Will' }).click()
  await expect(page).toHaveURL('/trust-builder/pour-over-will?from=summary')
  await page.goto(DASHBOARD)
  const agreement = main.getByRole('list', { name: 'Documents' }).getByRole('listitem').first()
  await expect(agreement).toContainText('Ready to Download')
  await expect(agreement).toContainText('Left blank:')
})

test(
  'sixty children get one age in one press, and a list of three hundred is turned by pages',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    const { beneficiaries } = veryLarge(300)
    const put = (beneficiaries?.put ?? []).map((entry, at) => ({
      ...entry,
      ...(at < 60 ? { relationship: 'child' as const, distributionAge: null } : { relationship: 'friend' as const }),
    }))
    await change(account, { trustName: 'The Pines Trust', beneficiaries: { put } })
    await page.goto('/trust-builder/beneficiaries')
    const main = formOf(page)
    await expect(main.getByText('1–20 of 300')).toBeVisible()
    await main.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(/beneficiary-age/)
    await expect(main.getByText('1 of 60')).toBeVisible()
    await main.getByLabel('Distribution Age').last().fill('30')
    await main.getByRole('button', { name: 'Use this age for all children without one' }).click()
    await expect(page).toHaveURL('/trust-builder/assets')
    await page.goto('/trust-builder/beneficiaries')
    await expect(main.getByText(/Distribution age 30/)).toHaveCount(20)
  },
)

test('Next of a list of three hundred is in the window, on a phone too, and one press from its top', async ({
  page,
  account,
}) => {
  await change(account, veryLarge(300))
  const main = formOf(page)
  const next = main.getByRole('button', { name: 'Next', exact: true })
  const row = main.getByRole('button', { name: /^Edit / }).nth(9)
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [740, 340],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/trust-builder/beneficiaries?from=summary')
    await expect(main.getByText('1–20 of 300')).toBeVisible()
    if (height > 400) await expect(next, `${width} at the top`).toBeInViewport({ ratio: 1 })
    await row.focus()
    await expect(next, `${width} among the rows`).toBeInViewport({ ratio: 1 })
    const { top } = await next.evaluate((button) => button.getBoundingClientRect())
    const { bottom } = await row.evaluate((button) => button.getBoundingClientRect())
    expect(bottom, `the row that has the focus at ${width}`).toBeLessThan(top)
  }
  await main.getByRole('button', { name: 'Skip the list' }).press('Enter')
  await expect(next).toBeFocused()
  await axe(page)
  // Enlarged four times, so much of the window would be taken; and on paper every sheet would have it.
  const stays = () => next.evaluate((button) => getComputedStyle(button.parentElement as Element).position)
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await stays()).toBe('static')
  await page.setViewportSize({ width: 740, height: 1_000 })
  expect(await stays()).toBe('sticky')
  await page.emulateMedia({ media: 'print' })
  expect(await stays()).toBe('static')
  await page.emulateMedia({ media: 'screen' })
  await next.click()
  await expect(page).toHaveURL(/\/(beneficiary-age|charity-info|assets)/)
})

test('twelve parcels in one county get it in one press, and each is still asked for its street', async ({
  page,
  account,
}) => {
  const parcel = (at: number) =>
    ({ id: `r-${at}`, name: `Parcel ${at}`, type: 'real_estate', ownership: 'sole' }) as const
  const put = Array.from({ length: 12 }, (_, at) => parcel(at + 1))
  await change(account, { trustName: 'The Pines Trust', assets: { put } })
  await page.goto('/trust-builder/real-estate-info/r-1')
  const main = formOf(page)
  await expect(main.getByText('1 of 12')).toBeVisible()
  const share = main.getByRole('button', { name: 'Use this county and state for all real estate without them' })
  await expect(share).toHaveCount(0)
  await main.getByLabel('County').fill('Teton')
  await main.getByLabel('State').fill('Wyoming')
  await share.click()
  await expect(main.getByLabel('Street Address')).toHaveAttribute('aria-invalid', 'true')
  await main.getByLabel('Street Address').fill('1 Pine Road')
  await axe(page)
  await share.click()
  await expect(page).toHaveURL('/trust-builder/real-estate-info/r-2')
  await expect(main.getByText('2 of 12')).toBeVisible()
  await expect(main.getByLabel('County')).toHaveValue('Teton')
  await expect(main.getByLabel('Street Address')).toHaveValue('')
  await expect(share).toHaveCount(0)
  const { assets = [] } = (await stored(account)) ?? {}
  expect(assets.map(({ realEstateDetails }) => realEstateDetails?.county)).toEqual(Array(12).fill('Teton'))
  expect(assets.filter(({ realEstateDetails }) => realEstateDetails?.street)).toHaveLength(1)
})

test('a blank of a complete trust is said in the list of sections, and on the summary once', async ({
  page,
  account,
}) => {
  await change(account, { ...samples.complete, executorName: null, dpoa_agentName: null })
  await page.goto(DASHBOARD)
  const sections = page.getByRole('region', { name: 'Sections' })
  for (const name of ['Pour-Over Will', 'Durable Power of Attorney'])
    await expect(sections.getByRole('link', { name })).toContainText('Complete with 1 blank')
  await page.goto(SUMMARY)
  const open = page.getByRole('region', { name: 'Still to Do' })
  await expect(open).toContainText('The trust stays complete')
  await expect(open).not.toContainText('Left blank:')
  await open.getByRole('link', { name: 'Pour-Over Will' }).click()
  await expect(page).toHaveURL('/trust-builder/pour-over-will?from=summary')
  await expect(page.getByLabel('Executor Name')).toBeFocused()
})

test('a blank of an asset leads to that asset, with the field in focus', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, {
    ...samples.complete,
    assets: {
      put: [
        { id: 'a-cabin', name: 'Cabin', type: 'real_estate', ownership: 'tenants_in_common' },
        { id: 'a-fund', name: 'Index fund', type: 'investment', ownership: 'sole' },
      ],
    },
  })
  await page.goto('/preview/assignment-of-assets')
  const blank = (label: string) => page.locator(`a.blank[title="Not answered yet: ${label}"]`).first()
  await blank('Legal description of Cabin').click()
  await expect(page).toHaveURL('/trust-builder/real-estate-info/a-cabin')
  await expect(page.getByLabel('Legal Description')).toBeFocused()
  await page.goBack()
  await blank('The grantor’s share of Cabin').click()
  await expect(page).toHaveURL('/trust-builder/assets?edit=a-cabin')
  await expect(page.getByLabel('Your share (%)')).toBeFocused()
  await page.goto('/trust-builder/funding-plan')
  await page.getByRole('link', { name: 'Firm of Index fund: not given yet' }).click()
  await expect(page).toHaveURL('/trust-builder/assets?edit=a-fund')
  await expect(page.getByLabel('Firm')).toBeFocused()

  await page.goto('/dashboard')
  const list = page.getByRole('list', { name: 'Documents' })
  await list.getByRole('button', { name: 'Download Assignment of Assets' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'County of Cabin' }).click()
  await expect(page).toHaveURL('/trust-builder/real-estate-info/a-cabin')
  await expect(page.getByLabel('County')).toBeFocused()
})

test('the blank address of a co-trustee leads to that trustee’s row', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, samples.complete)
  await change(account, { trustees: { put: [{ id: 't-two', name: 'T Two', address: '' }] } })
  await page.goto('/preview/certificate-of-trust')
  await page.locator('a.blank[title="Not answered yet: Address of trustee T Two"]').first().click()
  await expect(page).toHaveURL('/trust-builder/certificate-of-trust')
  await expect(page.getByLabel('Trustee 2 Address')).toBeFocused()
})
