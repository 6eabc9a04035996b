import { changeTrust } from '#api/trust.ts'
import { seeNavigation, seeSaved, seeText, seeToast } from '../ledger/seen.ts'
import { expect, test } from './fixtures.ts'
import { recover } from './journey/failing-requests.ts'
import { hold, OWN_FAILURES, rejectSaves } from './journey/failing-saves.ts'
import { button, formOf } from './journey/pages.ts'
import { change, stored } from './journey/seed.ts'
import { seeEach, seeWay, visitStep } from './journey/step-page.ts'

test('the trust is named', async ({ page, account, expectFailures }) => {
  expectFailures(...OWN_FAILURES)
  await visitStep(page, 'name')
  await seeText(page, 'name.label')
  await seeWay(page, 'Back', 'name.back.to')
  await seeWay(page, 'Previous', 'name.previous.to')
  await button(page, 'Next').click()
  await seeToast(page, 'name.required')
  await button(page, 'Save and Exit').click()
  await seeToast(page, 'name.required-to-save')

  const name = page.getByLabel('Trust Name')
  await name.fill('The Alder Family Trust')
  const release = await hold(page, changeTrust)
  await button(page, 'Save and Exit').click()
  await seeText(page, 'step.saving')
  release()
  await seeToast(page, 'name.saved')
  await seeNavigation(page, 'save-and-exit.name.to')
  expect(await stored(account)).toMatchObject({ trustName: 'The Alder Family Trust', currentStep: 1 })

  await page.goBack()
  await name.fill('The Birch Family Trust')
  await rejectSaves(page, 'That name is taken')
  await button(page, 'Next').click()
  await seeToast(page, 'name.save-rejected', { message: 'That name is taken' })
  await recover(page)
  await rejectSaves(page, '')
  await button(page, 'Next').click()
  await seeToast(page, 'name.save-failed')
  await expect(name).toHaveValue('The Birch Family Trust')
  expect((await stored(account))?.trustName).toBe('The Alder Family Trust')
  await recover(page)
  await button(page, 'Next').click()
  await seeNavigation(page, 'name.next.to')
  await seeSaved(account.api, 'name.next.saved')
})

test('the grantor', async ({ page, account, expectFailures }) => {
  expectFailures(...OWN_FAILURES)
  await change(account, { trustName: 'The Alder Family Trust', currentStep: 1 })
  await visitStep(page, 'grantor')
  await seeEach(page, 'grantor.name', 'grantor.ssn', 'grantor.email', 'grantor.address')
  await seeWay(page, 'Back', 'grantor.back.to')
  await seeWay(page, 'Previous', 'grantor.previous.to')
  await button(page, 'Next').click()
  await seeToast(page, 'grantor.invalid')
  await seeEach(
    page,
    'grantor.name-required',
    'grantor.ssn-required',
    'grantor.email-invalid',
    'grantor.address-required',
  )

  await page.getByLabel('Full Legal Name').fill('Ruth Alder')
  await page.getByLabel('Social Security Number').fill('536904321')
  await page.getByLabel('Email Address').fill('ruth@alder.example')
  await page.getByLabel('Legal Address').fill('9 Alder Street, Jackson, WY 83001')
  await expect(page.getByLabel('Social Security Number'), 'masked').toHaveValue('XXX-XX-4321')
  await button(page, 'Save and Exit').click()
  await seeToast(page, 'grantor.saved')
  await seeNavigation(page, 'save-and-exit.grantor.to')

  await page.goBack()
  await expect(page.getByLabel('Full Legal Name')).toHaveValue('Ruth Alder')
  await rejectSaves(page)
  await button(page, 'Next').click()
  await seeToast(page, 'grantor.save-failed')
  await recover(page)
  await button(page, 'Next').click()
  await seeNavigation(page, 'grantor.next.to')
  await seeSaved(account.api, 'grantor.next.saved')
})

test('the trustee', async ({ page, account, expectFailures }) => {
  expectFailures(...OWN_FAILURES)
  await change(account, { grantorName: 'Ruth Alder', grantorAddress: '9 Alder Street', currentStep: 1 })
  await visitStep(page, 'trustee')
  await seeEach(page, 'trustee.question', 'trustee.self', 'trustee.other', 'trustee.professional')
  await seeWay(page, 'Back', 'trustee.back.to')
  await seeWay(page, 'Previous', 'trustee.previous.to')
  await page.getByLabel('I will be my own trustee').check()
  await expect(formOf(page).getByText('Trustee Details')).toHaveCount(0)
  await page.getByLabel('Another individual').check()
  await seeEach(page, 'trustee.details', 'trustee.name', 'trustee.email', 'trustee.address', 'trustee.relationship')
  await page.getByLabel('Trustee Email').fill('daniel')
  await button(page, 'Next').click()
  await seeToast(page, 'trustee.name-missing')
  await seeText(formOf(page), 'trustee.email-invalid')

  await page.getByLabel('Trustee Name').fill('Daniel Reyes')
  await page.getByLabel('Trustee Email').fill('')
  await button(page, 'Save and Exit').click()
  await seeToast(page, 'trustee.saved')
  await seeNavigation(page, 'save-and-exit.trustee.to')

  await page.goBack()
  await expect(page.getByLabel('Trustee Name')).toHaveValue('Daniel Reyes')
  await rejectSaves(page)
  await button(page, 'Next').click()
  await seeToast(page, 'trustee.save-failed')
  await recover(page)
  await button(page, 'Next').click()
  await seeNavigation(page, 'trustee.next.to')
  await seeSaved(account.api, 'trustee.next.saved')
})

test('a step opened from the summary leads back to it', async ({ page, account }) => {
  await change(account, { trustName: 'The Alder Family Trust' })
  await page.goto('/trust-builder/name?from=summary')
  await seeText(formOf(page), 'step.return-to-summary')
  await page.getByLabel('Trust Name').fill('The Birch Family Trust')
  await button(page, 'Save and return to summary').click()
  await seeNavigation(page, 'step.return-to-summary.to')
  expect((await stored(account))?.trustName).toBe('The Birch Family Trust')
})
