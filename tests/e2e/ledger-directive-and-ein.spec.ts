import type { Page } from '@playwright/test'
import { seeNavigation, seeSaved, seeText } from '../ledger/seen.ts'
import { expect, test } from './fixtures.ts'
import { button, formOf } from './journey/pages.ts'
import { change } from './journey/seed.ts'
import { seeEach, seeWay, visitStep } from './journey/step-page.ts'

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
