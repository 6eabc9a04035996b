import type { Page } from '@playwright/test'
import { changeTrust } from '#api/trust.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import { seeEach, seeNavigation, seeSaved, seeText, seeWay, visitStep } from '../ledger/seen.ts'
import { change, stored } from './account.ts'
import { expect, test } from './fixtures.ts'
import { button, formOf } from './journey/pages.ts'
import { hold } from './journey/saving.ts'

test('the pour-over will', async ({ page, account }) => {
  await change(account, { trustName: 'The Alder Family Trust', currentStep: 1 })
  await visitStep(page, 'pour-over-will')
  await seeEach(
    page,
    'will.testator-name',
    'will.testator-address',
    'will.county',
    'will.executor-name',
    'will.executor-address',
    'will.guardian-name',
    'will.guardian-address',
    'will.date',
  )
  await expect(page.getByLabel('Will Date'), 'today').toHaveValue(localDate(new Date()))
  await seeWay(page, 'Back', 'will.back.to')
  await seeWay(page, 'Previous', 'will.previous.to')
  await button(page, 'Next').click()
  await seeEach(
    page,
    'will.testator-name-required',
    'will.testator-address-required',
    'will.executor-name-required',
    'will.executor-address-required',
  )

  await page.getByLabel('Testator Name').fill('Ruth Alder')
  await page.getByLabel('Testator Address').fill('9 Alder Street')
  await page.getByLabel('Executor Name').fill('Thomas Alder')
  await page.getByLabel('Executor Address').fill('9 Alder Street')
  await button(page, 'Save and Exit').click()
  await seeNavigation(page, 'save-and-exit.pour-over-will.to')
  await page.goBack()
  await expect(page.getByLabel('Testator Name')).toHaveValue('Ruth Alder')
  await button(page, 'Next').click()
  await seeNavigation(page, 'will.next.to')
  await seeSaved(account.api, 'will.next.saved')
  await seeSaved(account.api, 'will.county-default')

  await page.goBack()
  await page.getByLabel('County').fill('')
  await button(page, 'Next').click()
  await seeText(formOf(page), 'will.county-required')
})

test('the durable power of attorney', async ({ page, account }) => {
  await change(account, { trustName: 'The Alder Family Trust', currentStep: 1 })
  await visitStep(page, 'durable-power-of-attorney')
  await seeEach(page, 'power.principal-name', 'power.principal-address', 'power.agent-name', 'power.agent-address')
  await seeEach(page, 'power.financial', 'power.trust-management', 'power.skip')
  for (const label of ['Financial Matters', 'Trust Management'])
    await expect(formOf(page).getByRole('checkbox', { name: label }), label).toBeChecked()
  await seeWay(page, 'Back', 'power.back.to')
  await seeWay(page, 'Previous', 'power.previous.to')
  await button(page, 'Next').click()
  await seeEach(
    page,
    'power.principal-name-required',
    'power.principal-address-required',
    'power.agent-name-required',
    'power.agent-address-required',
  )
  await button(page, 'Skip for now').click()
  await seeNavigation(page, 'power.skip.to')
  await seeSaved(account.api, 'power.skip.saved')
  const skipped = await stored(account)
  expect([skipped?.powerOfAttorneyComplete, skipped?.durablePowerOfAttorneyComplete]).toEqual([undefined, undefined])

  await change(account, { currentStep: 1 })
  await page.goBack()
  await page.getByLabel('Principal Name').fill('Ruth Alder')
  await page.getByLabel('Principal Address').fill('9 Alder Street')
  await page.getByLabel('Agent Name').fill('Thomas Alder')
  await page.getByLabel('Agent Address').fill('9 Alder Street')
  await button(page, 'Save and Exit').click()
  await seeNavigation(page, 'save-and-exit.durable-power-of-attorney.to')
  await page.goBack()
  await expect(page.getByLabel('Agent Name')).toHaveValue('Thomas Alder')
  const release = await hold(page, changeTrust)
  await button(page, 'Next').click()
  await seeText(formOf(page), 'power.saving')
  release()
  await seeNavigation(page, 'power.next.to')
  await seeSaved(account.api, 'power.next.saved')
  await seeSaved(account.api, 'power.authorities')
})

async function emptyAll(page: Page): Promise<void> {
  const fields = formOf(page).locator('input, textarea')
  for (const field of await fields.all()) {
    // A number is unmasked by the focus, which unselects what was selected.
    await field.focus()
    await field.fill('')
  }
}

test('the health care directive', async ({ page, account }) => {
  await change(account, { trustName: 'The Alder Family Trust', currentStep: 1 })
  await visitStep(page, 'health-care-directive')
  await seeEach(page, 'directive.optional', 'directive.principal-name', 'directive.principal-address')
  await seeEach(page, 'directive.agent-name', 'directive.agent-address', 'directive.treatment')
  await seeEach(page, 'directive.organ-donation', 'directive.mental-health', 'directive.skip')
  await seeWay(page, 'Back', 'directive.back.to')
  await seeWay(page, 'Previous', 'directive.previous.to')
  await button(page, 'Next').click()
  await seeEach(
    page,
    'directive.principal-name-required',
    'directive.principal-address-required',
    'directive.agent-name-required',
    'directive.agent-address-required',
  )
  await button(page, 'Skip (Optional)').click()
  await seeNavigation(page, 'directive.skip.to')
  await seeSaved(account.api, 'directive.skip.saved')

  await change(account, { currentStep: 1, healthCareDirectiveComplete: null })
  await page.goBack()
  await page.getByLabel('Principal Name').fill('Ruth Alder')
  await page.getByLabel('Principal Address').fill('9 Alder Street')
  await page.getByLabel('Health Care Agent Name').fill('Thomas Alder')
  await page.getByLabel('Health Care Agent Address').fill('9 Alder Street')
  await button(page, 'Save and Exit').click()
  await seeNavigation(page, 'save-and-exit.health-care-directive.to')
  await page.goBack()
  await expect(page.getByLabel('Principal Name')).toHaveValue('Ruth Alder')
  await button(page, 'Next').click()
  await seeNavigation(page, 'directive.next.to')
  await seeSaved(account.api, 'directive.next.saved')
})

test('the EIN application', async ({ page, account }) => {
  await change(account, { grantorName: 'Ruth Alder', grantorSsn: '536904321', currentStep: 1 })
  await visitStep(page, 'ein-application')
  await seeEach(page, 'ein.trust-name', 'ein.dba', 'ein.address', 'ein.city', 'ein.state', 'ein.zip', 'ein.county')
  await seeEach(page, 'ein.responsible-party', 'ein.responsible-party-ssn', 'ein.creation-date', 'ein.trustees')
  await seeWay(page, 'Back', 'ein.back.to')
  await seeWay(page, 'Previous', 'ein.previous.to')
  await page.getByLabel('Trust Legal Name').fill('The Alder Family Trust')
  await page.getByLabel('Mailing Address').fill('9 Alder Street')
  await page.getByLabel('City').fill('Jackson')
  await page.getByLabel('ZIP Code').fill('83001')
  await page.getByLabel('Trust Creation Date').fill('2025-05-01')
  await seeText(formOf(page), 'ein.use-grantor')
  await button(page, 'Use the grantor').click()
  await expect(page.getByLabel('Responsible Party Name')).toHaveValue('Ruth Alder')
  await button(page, 'Save and Exit').click()
  await seeNavigation(page, 'save-and-exit.ein-application.to')
  await page.goBack()
  await expect(page.getByLabel('Number of Trustees'), 'by default').toHaveValue('1')
  await button(page, 'Next').click()
  await seeNavigation(page, 'ein.next.to')
  await seeSaved(account.api, 'ein.next.saved')
  await seeSaved(account.api, 'ein.mailing-state-default')
  await page.goBack()
  await emptyAll(page)
  await button(page, 'Next').click()
  await seeEach(
    page,
    'ein.trust-name-required',
    'ein.address-required',
    'ein.city-required',
    'ein.state-required',
    'ein.county-required',
    'ein.zip-required',
    'ein.responsible-party-required',
    'ein.ssn-invalid',
    'ein.creation-date-required',
    'ein.trustees-required',
  )
})
