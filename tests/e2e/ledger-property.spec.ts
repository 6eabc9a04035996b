import { readTrust } from '#api/trust.ts'
import {
  seeDetails,
  seeEach,
  seeNavigation,
  seeSaved,
  seeText,
  seeToast,
  seeWay,
  visitDetails,
  visitStep,
} from '../ledger/seen.ts'
import { change, stored } from './account.ts'
import { expect, test } from './fixtures.ts'
import { button, formOf, stopClock, untilShown } from './journey/pages.ts'
import { hold, OWN_FAILURES, recover, rejectSaves } from './journey/saving.ts'

test('the list of assets', async ({ page, account, expectFailures }) => {
  expectFailures(...OWN_FAILURES)
  await change(account, { trustName: 'The Alder Family Trust', currentStep: 1 })
  await visitStep(page, 'assets')
  await seeEach(page, 'assets.name', 'assets.type', 'assets.value', 'assets.ownership', 'assets.more')
  await seeEach(
    page,
    'assets.bank-account',
    'assets.real-estate',
    'assets.investment',
    'assets.business',
    'assets.vehicle',
    'assets.personal-property',
    'assets.other',
  )
  await seeEach(page, 'assets.sole', 'assets.joint', 'assets.community', 'assets.tenants-in-common')
  await expect(page.getByLabel('Type', { exact: true }), 'by default').toHaveValue('bank_account')
  await expect(page.getByLabel('Ownership'), 'by default').toHaveValue('sole')
  await seeWay(page, 'Back', 'assets.back.to')
  await seeWay(page, 'Previous', 'assets.previous.to')
  await button(page, 'Next').click()
  await seeToast(page, 'assets.none')
  await button(page, 'Add Asset').click()
  await seeToast(page, 'assets.name-missing')

  await page.getByLabel('Asset Name').fill('Household account')
  await page.getByLabel('Estimated Value').fill('1250000')
  await button(page, 'Add Asset').click()
  await seeText(formOf(page), 'assets.value-shown', { dollars: '$1,250,000' })
  await button(page, 'Save and Exit').click()
  await seeNavigation(page, 'save-and-exit.assets.to')
  await page.goBack()
  await expect(button(page, 'Edit Household account')).toBeVisible()
  await rejectSaves(page)
  await button(page, 'Next').click()
  await seeToast(page, 'assets.save-failed')
  await recover(page)
  await button(page, 'Next').click()
  await seeNavigation(page, 'assets.next.to')
  await seeSaved(account.api, 'assets.next.saved')
})

test('where the list of assets leads while details are missing', async ({ page, account }) => {
  await change(account, {
    trustName: 'The Alder Family Trust',
    assets: {
      put: [
        { id: 'shop', name: 'Alder Outfitters LLC', type: 'business', ownership: 'sole' },
        { id: 'home', name: 'Family home', type: 'real_estate', ownership: 'joint' },
      ],
    },
  })
  await visitStep(page, 'assets')
  await button(page, 'Next').click()
  await seeNavigation(page, 'assets.next-real-estate.to', { id: 'home' })
  await page.goBack()
  await change(account, { assets: { remove: ['home'] } })
  await expect(page.getByRole('heading', { name: 'Your assets (1)' })).toBeVisible()
  await button(page, 'Next').click()
  await seeNavigation(page, 'assets.next-business.to', { id: 'shop' })
})

test('the distribution rules', async ({ page, account, expectFailures }) => {
  expectFailures(...OWN_FAILURES)
  await change(account, { trustName: 'The Alder Family Trust', currentStep: 1 })
  await visitStep(page, 'distribution')
  await seeEach(page, 'distribution.type', 'distribution.custom-rules')
  await seeWay(page, 'Back', 'distribution.back.to')
  await seeWay(page, 'Previous', 'distribution.previous.to')
  const rules = page.getByLabel('Custom Distribution Rules')
  await expect(rules, 'only for custom').toBeDisabled()
  await page.getByLabel('Lump sum').check()
  await button(page, 'Save and Exit').click()
  await seeNavigation(page, 'save-and-exit.distribution.to')
  await seeSaved(account.api, 'distribution.lump-sum')

  await page.goBack()
  await page.getByLabel('Custom', { exact: true }).check()
  await button(page, 'Next').click()
  await seeToast(page, 'distribution.custom-blank')
  await page.getByLabel('Staggered').check()
  await expect(page.getByText('Custom Rules Required'), 'it is about another choice').toHaveCount(0)
  await page.getByLabel('Custom', { exact: true }).check()
  await rules.fill('A third to each at thirty.')
  await rejectSaves(page)
  await button(page, 'Next').click()
  await seeToast(page, 'distribution.save-failed')
  await recover(page)
  await button(page, 'Next').click()
  await seeNavigation(page, 'distribution.next.to')
  await seeSaved(account.api, 'distribution.next.saved')
  await seeSaved(account.api, 'distribution.custom')

  await page.goBack()
  await page.getByLabel('Staggered').check()
  await button(page, 'Next').click()
  await seeNavigation(page, 'distribution.next.to')
  await seeSaved(account.api, 'distribution.staggered')
  await page.goto('/trust-builder/summary')
  await seeText(formOf(page), 'distribution.termination')
})

test('the four acknowledgements', async ({ page, account, expectFailures }) => {
  expectFailures(...OWN_FAILURES)
  await change(account, { trustName: 'The Alder Family Trust', currentStep: 1 })
  await visitStep(page, 'signature')
  await seeWay(page, 'Back', 'signature.back.to')
  await seeWay(page, 'Previous', 'signature.previous.to')
  const boxes = formOf(page).getByRole('checkbox')
  await expect(boxes).toHaveCount(4)
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
  await button(page, 'Complete').click()
  await seeToast(page, 'signature.unchecked')
  await button(page, 'Save and Exit').click()
  await seeNavigation(page, 'save-and-exit.signature.to')

  await page.goBack()
  await expect(boxes.nth(2)).toBeChecked()
  await boxes.nth(3).check()
  await rejectSaves(page)
  await button(page, 'Complete').click()
  await seeToast(page, 'signature.save-failed')
  await recover(page)
  await button(page, 'Complete').click()
  await seeNavigation(page, 'signature.next.to')
  await seeSaved(account.api, 'signature.next.saved')
})

test('the pages for one child and one charity', async ({ page, account, expectFailures }) => {
  expectFailures(...OWN_FAILURES)
  await change(account, {
    trustName: 'The Alder Family Trust',
    beneficiaries: {
      put: [
        { id: 'clara', name: 'Clara Alder', relationship: 'child' },
        { id: 'trails', name: 'Teton Trails', relationship: 'charity' },
        { id: 'owen', name: 'Owen Alder', relationship: 'child' },
        { id: 'library', name: 'Jackson Library', relationship: 'charity' },
      ],
    },
  })
  await visitDetails(page, 'beneficiary-age', 'clara')
  await expect(formOf(page).getByText('For Clara Alder')).toBeVisible()
  await seeWay(page, 'Back', 'age.back.to')
  const age = page.getByLabel('Distribution Age', { exact: true })
  await expect(age, 'by default').toHaveValue('21')
  await rejectSaves(page)
  await button(page, 'Next').click()
  await seeToast(page, 'age.save-failed')
  await recover(page)
  await age.fill('30')
  await button(page, 'Save and Exit').click()
  await seeToast(page, 'age.saved')
  await seeNavigation(page, 'age.save.to')
  await page.goBack()
  await expect(age).toHaveValue('30')
  await button(page, 'Next').click()
  await seeNavigation(page, 'age.next-child.to', { id: 'owen' })
  await expect(formOf(page).getByText('For Owen Alder')).toBeVisible()
  await button(page, 'Next').click()
  await seeNavigation(page, 'age.next-charity.to', { id: 'trails' })
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Charity Information')

  await seeDetails(page, 'charity-info')
  await seeWay(page, 'Back', 'charity.back.to')
  await seeWay(page, 'Save and Exit', 'charity.save.to')
  await seeText(formOf(page), 'details.not-yet')
  await button(page, 'I don’t have this yet').click()
  await seeNavigation(page, 'charity.next-charity.to', { id: 'library' })
  await expect(formOf(page).getByText('For Jackson Library')).toBeVisible()
  await page.getByLabel('Employer Identification Number (EIN)').fill('830123456')
  await button(page, 'Next').click()
  await seeNavigation(page, 'charity.next.to')
  expect((await stored(account))?.beneficiaries).toMatchObject([
    { distributionAge: 30 },
    { einUnknown: true },
    { distributionAge: 21 },
    { ein: '83-0123456' },
  ])

  await visitDetails(page, 'beneficiary-age', 'owen')
  await button(page, 'Next').click()
  await seeNavigation(page, 'age.next.to')
})

test('the pages for one piece of real estate and one business', async ({ page, account }) => {
  await change(account, {
    trustName: 'The Alder Family Trust',
    assets: {
      put: [
        { id: 'shop', name: 'Alder Outfitters LLC', type: 'business', ownership: 'sole' },
        { id: 'home', name: 'Family home', type: 'real_estate', ownership: 'joint' },
        { id: 'cabin', name: 'Cabin', type: 'real_estate', ownership: 'joint' },
        { id: 'ranch', name: 'Alder Ranch LLC', type: 'business', ownership: 'sole' },
      ],
    },
  })
  await visitDetails(page, 'real-estate-info', 'home')
  await seeWay(page, 'Back', 'real-estate.back.to')
  await seeWay(page, 'Save and Exit', 'real-estate.save.to')
  await page.getByLabel('Street Address').fill('9 Alder Street')
  await button(page, 'Next').click()
  await seeNavigation(page, 'real-estate.next-real-estate.to', { id: 'cabin' })
  await expect(formOf(page).getByText('For Cabin')).toBeVisible()
  await button(page, 'I don’t have this yet').click()
  await seeNavigation(page, 'real-estate.next-business.to', { id: 'shop' })

  // The two pages say the same of how far the user has come.
  await expect(formOf(page).getByText('For Alder Outfitters LLC')).toBeVisible()
  await seeDetails(page, 'business-info')
  await seeWay(page, 'Back', 'business.back.to')
  await seeWay(page, 'Save and Exit', 'business.save.to')
  await page.getByLabel('Entity Type').fill('Limited liability company')
  await button(page, 'Next').click()
  await seeNavigation(page, 'business.next-business.to', { id: 'ranch' })
  await expect(formOf(page).getByText('For Alder Ranch LLC')).toBeVisible()
  await button(page, 'I don’t have this yet').click()
  await seeNavigation(page, 'business.next.to')

  await visitDetails(page, 'real-estate-info', 'cabin')
  await page.getByLabel('Street Address').fill('4 Lake Road')
  await button(page, 'Next').click()
  await seeNavigation(page, 'real-estate.next.to')
})

test('a child whose record is not there yet, and one that is not on the list', async ({ page, account }) => {
  await change(account, { trustName: 'The Alder Family Trust' })
  const release = await hold(page, readTrust)
  await stopClock(page)
  await page.goto('/trust-builder/beneficiary-age/nobody', { waitUntil: 'commit' })
  await untilShown(page, page.getByText('Loading beneficiary information...'))
  await seeText(page, 'age.loading')
  release()
  await page.clock.resume()
  await expect(formOf(page).getByText('This child is not in your list')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the beneficiaries' }).click()
  await seeNavigation(page, 'age.back.to')
})
