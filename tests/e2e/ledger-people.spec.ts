import { changeTrust, readTrust } from '#api/trust.ts'
import { seeEach, seeNavigation, seeSaved, seeText, seeToast, seeWay, visitStep } from '../ledger/seen.ts'
import { change, stored } from './account.ts'
import { expect, test } from './fixtures.ts'
import { button, formOf } from './journey/pages.ts'
import { cutOff, hold, OWN_FAILURES, RECOVERY, recover, rejectSaves } from './journey/saving.ts'

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

test('the certificate of trust', async ({ page, account }) => {
  await change(account, { currentStep: 1 })
  await visitStep(page, 'certificate-of-trust')
  await seeEach(page, 'certificate.trust-name', 'certificate.trust-date', 'certificate.admin-address')
  await seeWay(page, 'Back', 'certificate.back.to')
  await seeWay(page, 'Previous', 'certificate.previous.to')
  await button(page, 'Next').click()
  await seeEach(
    page,
    'certificate.name-required',
    'certificate.date-required',
    'certificate.trustee-required',
    'certificate.trustee-address-required',
    'certificate.admin-address-required',
  )

  await page.getByLabel('Trust Name').fill('The Alder Family Trust')
  await page.getByLabel('Trust Date').fill('2025-05-01')
  await page.getByLabel('Trustee 1 Name').fill('Daniel Reyes')
  await page.getByLabel('Trustee 1 Address').fill('480 Elk Ridge Road')
  await page.getByLabel('Administrative Address').fill('480 Elk Ridge Road')
  const details = page.getByLabel('Amendment Details')
  await expect(details).toHaveCount(0)
  await page.getByLabel('The trust has been amended').check()
  await seeText(page, 'certificate.amendment-details')
  await details.fill('The trustee was changed in 2025.')
  await button(page, 'Save and Exit').click()
  await seeNavigation(page, 'save-and-exit.certificate-of-trust.to')
  await page.goBack()
  await expect(details).toHaveValue('The trustee was changed in 2025.')
  await button(page, 'Next').click()
  await seeNavigation(page, 'certificate.next.to')
  await seeSaved(account.api, 'certificate.next.saved')
})

test('the list of beneficiaries', async ({ page, account, expectFailures }) => {
  expectFailures(...OWN_FAILURES)
  await change(account, { currentStep: 1 })
  await visitStep(page, 'beneficiaries')
  await seeEach(page, 'beneficiaries.name', 'beneficiaries.relationship', 'beneficiaries.email', 'beneficiaries.more')
  await seeEach(
    page,
    'beneficiaries.spouse',
    'beneficiaries.child',
    'beneficiaries.grandchild',
    'beneficiaries.sibling',
    'beneficiaries.parent',
    'beneficiaries.friend',
    'beneficiaries.charity',
    'beneficiaries.other',
  )
  await expect(page.getByLabel('Relationship'), 'by default').toHaveValue('spouse')
  await seeWay(page, 'Back', 'beneficiaries.back.to')
  await seeWay(page, 'Previous', 'beneficiaries.previous.to')
  await button(page, 'Next').click()
  await seeToast(page, 'beneficiaries.none')
  await button(page, 'Add Beneficiary').click()
  await seeToast(page, 'beneficiaries.name-missing')

  await rejectSaves(page)
  await page.getByLabel('Name', { exact: true }).fill('Clara Alder')
  await page.getByLabel('Relationship').selectOption('child')
  await button(page, 'Add Beneficiary').click()
  await expect(formOf(page).getByText('Not saved yet.')).toBeVisible()
  await button(page, 'Save Progress').click()
  await seeToast(page, 'beneficiaries.save-failed')
  await button(page, 'Next').click()
  await seeToast(page, 'beneficiaries.next-failed')
  await expect(page, 'Next is held back').toHaveURL('/trust-builder/beneficiaries')
  await recover(page)
  await button(page, 'Save and Exit').click()
  await seeNavigation(page, 'save-and-exit.beneficiaries.to')
  await page.goBack()
  await button(page, 'Next').click()
  await expect(page).toHaveURL(/beneficiary-age/)
  const id = (await stored(account))?.beneficiaries?.[0]?.id ?? 'nobody'
  await seeNavigation(page, 'beneficiaries.next-child.to', { id })
  await seeSaved(account.api, 'beneficiaries.next.saved')
})

test('where the list of beneficiaries leads once the children have their ages', async ({ page, account }) => {
  await change(account, {
    trustName: 'The Alder Family Trust',
    beneficiaries: {
      put: [
        { id: 'clara', name: 'Clara Alder', relationship: 'child', distributionAge: 25 },
        { id: 'trails', name: 'Teton Trails', relationship: 'charity' },
      ],
    },
  })
  await visitStep(page, 'beneficiaries')
  await button(page, 'Next').click()
  await seeNavigation(page, 'beneficiaries.next-charity.to', { id: 'trails' })
  await page.goBack()
  await change(account, { beneficiaries: { remove: ['trails'] } })
  await expect(page.getByRole('heading', { name: 'Your beneficiaries (1)' })).toBeVisible()
  await button(page, 'Next').click()
  await seeNavigation(page, 'beneficiaries.next.to')
})

test('the beneficiaries cannot be loaded', async ({ page, account, expectFailures }) => {
  expectFailures(...OWN_FAILURES)
  await change(account, { beneficiaries: { put: [{ id: 'clara', name: 'Clara Alder', relationship: 'child' }] } })
  await cutOff(page, readTrust)
  await page.goto('/trust-builder/beneficiaries')
  await seeToast(page, 'beneficiaries.load-failed')
  const asked = page.waitForRequest(`**${readTrust.path}`)
  await button(page, 'Try again').click()
  await asked
  // It tries by itself, too: once the server can be reached the button may be gone before it is pressed.
  await recover(page)
  await expect(formOf(page).getByText('Clara Alder').first()).toBeVisible(RECOVERY)
})

test('the backup trustee', async ({ page, account, expectFailures }) => {
  expectFailures(...OWN_FAILURES)
  await change(account, { trustName: 'The Alder Family Trust', currentStep: 1 })
  await visitStep(page, 'backup-trustee')
  await seeEach(page, 'backup.name', 'backup.email', 'backup.relationship', 'backup.more')
  await seeWay(page, 'Back', 'backup.back.to')
  await seeWay(page, 'Previous', 'backup.previous.to')
  await button(page, 'Next').click()
  await seeToast(page, 'backup.invalid')
  await seeEach(page, 'backup.name-required', 'backup.email-invalid', 'backup.relationship-required')

  await page.getByLabel('Backup Trustee Name').fill('Eleanor Park')
  await page.getByLabel('Backup Trustee Email').fill('eleanor@park.example')
  await page.getByLabel('Relationship to You').fill('Friend')
  await button(page, 'Save and Exit').click()
  await seeNavigation(page, 'backup.save.to')
  await seeNavigation(page, 'save-and-exit.backup-trustee.to')
  await seeSaved(account.api, 'backup.save.saved')
  await page.goBack()
  await expect(page.getByLabel('Backup Trustee Name')).toHaveValue('Eleanor Park')
  await rejectSaves(page)
  await button(page, 'Next').click()
  await seeToast(page, 'backup.save-failed')
  await recover(page)
  await button(page, 'Next').click()
  await seeNavigation(page, 'backup.next.to')
  await seeSaved(account.api, 'backup.next.saved')
})
