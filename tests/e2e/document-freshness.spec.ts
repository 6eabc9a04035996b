import type { Page } from '@playwright/test'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { HANDOVER, OVERVIEW, SIGNING_DAY, SIGNING_KIT } from '#domain/trust/routes.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH, thorough } from '../thorough.ts'
import { check } from './accessibility.ts'
import { change } from './account.ts'
import { expect, test } from './fixtures.ts'

const day = () => new Date().toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
const row = (page: Page, id: DocumentId) =>
  page
    .getByRole('list', { name: 'Documents' })
    .getByRole('listitem')
    .filter({ has: page.getByText(documentNames[id], { exact: true }) })
const downloadButton = (page: Page, id: DocumentId) =>
  row(page, id).getByRole('button', { name: `Download ${documentNames[id]}` })

async function download(page: Page, id: DocumentId): Promise<void> {
  const made = page.waitForEvent('download')
  await downloadButton(page, id).click()
  await made
}

test('a copy differs from the answers as they change, on every device', async ({ page, account, anotherBrowser }) => {
  test.setTimeout(120_000)
  await change(account, samples.complete)
  await page.goto('/dashboard')
  await download(page, 'certificate-of-trust')
  const certificate = row(page, 'certificate-of-trust')
  await expect(certificate.getByText(`Downloaded ${day()}, still matches your answers.`)).toBeVisible()

  // Neither an answer that the certificate does not show nor the questionnaire's own marks make it another.
  await change(account, { executorName: 'Tom Reed', currentStep: 2 })
  const elsewhere = await (await anotherBrowser(account)).newPage()
  await elsewhere.goto('/dashboard')
  await expect(
    row(elsewhere, 'certificate-of-trust').getByText(`Downloaded ${day()}, still matches your answers.`),
  ).toBeVisible()

  await change(account, {
    certificateData: { adminAddress: '12 Elm Street, Cody, WY 82414' },
    trustName: 'The Whitlock Trust',
    grantorSsn: '111224321',
  })
  for (const one of [certificate, row(elsewhere, 'certificate-of-trust')])
    await expect(
      one.getByText(`Downloaded ${day()}. Changed since then: trust name, administrative address.`),
    ).toBeVisible()
  await elsewhere.goto(SIGNING_DAY)
  const toSign = elsewhere
    .getByRole('listitem')
    .filter({ has: elsewhere.getByRole('heading', { name: 'Certificate of Trust' }) })
  await expect(toSign.getByText(/Changed since then: trust name, administrative address\.$/)).toBeVisible()
  await expect(elsewhere.getByText(/^Downloaded/)).toHaveCount(1)
  await toSign.getByRole('button', { name: 'Download the new Certificate of Trust' }).waitFor()
  await elsewhere.emulateMedia({ media: 'print' })
  await expect(toSign.getByText(/Changed since/)).toBeHidden()
  await elsewhere.emulateMedia({ media: 'screen' })
  await elsewhere.goto('/dashboard')
  await certificate.getByText('What changed').click()
  await expect(certificate.getByRole('list')).toHaveText(
    /Trust name: The Whitlock Family Dynasty Trust .*The Whitlock Trust.*Administrative address: 480 Elk Ridge Road, Wilson, WY 83014 .*12 Elm Street, Cody, WY 82414/,
  )
  if (thorough) await check(page, { phone: true })

  const made = page.waitForEvent('download')
  await downloadButton(page, 'certificate-of-trust').click()
  expect((await made).suggestedFilename()).toMatch(/^The_Whitlock_Trust_Certificate/)
  await expect(certificate.getByText(`Downloaded ${day()}, still matches your answers.`)).toBeVisible()
})

test(
  'of a signed document, a later download or print is asked about and never hides what changed',
  ONLY_THOROUGH,
  async ({ page, context, account, expectFailures }) => {
    test.setTimeout(120_000)
    expectFailures(/./)
    await change(account, samples.complete)
    await page.goto('/dashboard')
    await download(page, 'trust-agreement')
    const agreement = row(page, 'trust-agreement')
    await expect(agreement.getByText(/still matches/)).toBeVisible()
    await change(account, markPatch('trust-agreement', 'signed', true))
    await expect(agreement.getByText('checked off as signed')).toBeVisible()
    await expect(agreement.getByText(/Downloaded|Signed as/)).toHaveCount(0)

    await change(account, { backupTrusteeName: 'Nora Jane Hale' })
    const changed = agreement.getByText(/^Signed as downloaded .* Changed since then\.$/)
    await expect(changed).toBeVisible()
    await downloadButton(page, 'trust-agreement').click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('A new copy would differ from the signed one: backup trustee name.')
    await check(page, { phone: true })
    await question.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('button', { name: 'Download all ready documents' }).click()
    await expect(question).toContainText('This Irrevocable Trust Agreement is checked off as signed.')
    await question.getByRole('button', { name: 'Not now' }).click()
    await downloadButton(page, 'trust-agreement').click()
    const made = page.waitForEvent('download')
    await question.getByRole('button', { name: 'Download a new copy' }).click()
    await made
    await agreement.getByText('What changed').click()
    await expect(agreement.getByText('A copy made later is not the signed one.')).toBeVisible()
    await expect(changed).toBeVisible()
    await page.reload()
    await expect(changed).toBeVisible()
    await page.goto(SIGNING_DAY)
    await expect(page.getByText(/Changed since then: backup trustee name\.$/)).toBeVisible()
    for (const path of [OVERVIEW, SIGNING_KIT, HANDOVER]) {
      await page.goto(path)
      await expect(page.getByText('Answers have changed since signing')).toBeVisible()
    }

    // What is on screen when the browser's own dialog opens is what goes on paper.
    await page.addInitScript(() => {
      window.print = () =>
        document.body.setAttribute('data-printed', String(document.querySelectorAll('dialog[open]').length))
    })
    const printed = page.locator('body[data-printed="0"]')
    const print = page.getByRole('button', { name: 'Print or save as PDF' })
    await page.goto('/preview/power-of-attorney')
    await print.click()
    await expect(printed).toHaveCount(1)
    await page.goto('/preview/trust-agreement')
    await print.click()
    await expect(question).toContainText('A new copy would differ from the signed one: backup trustee name.')
    await question.getByRole('button', { name: 'Not now' }).click()
    await expect(question).toHaveCount(0)
    await expect(printed).toHaveCount(0)
    await context.setOffline(true)
    await print.click()
    await expect(question).toContainText('It cannot be compared with the signed one now')
    await question.getByRole('button', { name: 'Print a new copy' }).click()
    await expect(printed).toHaveCount(1)
    await page.getByRole('button', { name: 'Download Word file' }).click()
    await expect(question).toContainText('It cannot be compared with the signed one now')
    const offline = page.waitForEvent('download')
    await question.getByRole('button', { name: 'Download a new copy' }).click()
    await offline
  },
)

test(
  'the packet, a print, a worksheet with whole numbers, and a download without a connection all count',
  ONLY_THOROUGH,
  async ({ page, context, account, anotherBrowser, expectFailures }) => {
    test.setTimeout(120_000)
    expectFailures(/./)
    await change(account, samples.complete)
    await page.goto('/preview/pour-over-will')
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
    await page.pdf()
    await page.getByRole('link', { name: 'Back to the dashboard' }).click()
    await expect(row(page, 'pour-over-will').getByText(`Printed ${day()}, still matches your answers.`)).toBeVisible()

    const worksheet = row(page, 'ein-instructions')
    await worksheet.getByRole('button', { name: 'With full numbers' }).click()
    const whole = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my worksheet' }).click()
    expect((await whole).suggestedFilename()).toMatch(/_EIN_Worksheet_With_Full_Numbers_/)
    await expect(worksheet.getByText(/still matches/)).toBeVisible()
    // The four digits that are always printed stay the same.
    await change(account, { einResponsiblePartySSN: '111-22-4321' })
    await expect(
      worksheet.getByText(`Downloaded ${day()}. Changed since then: responsible party’s social security number.`),
    ).toBeVisible()
    await worksheet.getByText('What changed').click()
    await expect(worksheet.getByText('Responsible party’s social security number changed')).toBeVisible()
    await expect(page.getByText('111-22')).toHaveCount(0)

    await context.setOffline(true)
    await download(page, 'schedule-a')
    await expect(row(page, 'schedule-a').getByText(`Downloaded ${day()}, still matches your answers.`)).toBeVisible()
    await context.setOffline(false)
    const all = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all ready documents' }).click()
    await all
    const once = /^All 9 documents were downloaded .* and still match your answers\.$/
    await expect(page.getByText(once)).toBeVisible()

    const elsewhere = await (await anotherBrowser(account)).newPage()
    await elsewhere.goto('/trust-builder/summary')
    await expect(elsewhere.getByText(once)).toBeVisible()
    await expect(elsewhere.getByText(/still match/)).toHaveCount(1)
    const { copies } = await (await account.api.get('/api/document-copies')).json()
    expect(copies.filter(({ document }: { document: string }) => document === 'schedule-a')).toHaveLength(2)
  },
)

test('of a family of 200, a change of every share is reported in a line', ONLY_THOROUGH, async ({ page, account }) => {
  test.setTimeout(120_000)
  await change(account, samples.veryLarge)
  await page.goto('/dashboard')
  await download(page, 'schedule-a')
  const schedule = row(page, 'schedule-a')
  await expect(schedule.getByText(/still matches/)).toBeVisible()
  await change(account, {
    beneficiaries: { put: Array.from({ length: 200 }, (_, n) => ({ id: `b-${n}`, sharePercent: 0.5 })) },
  })
  await expect(schedule.getByText(/Changed since then: .* and 197 more\.$/)).toBeVisible()
  await schedule.getByText('What changed').click()
  await expect(schedule.getByRole('list').getByRole('listitem')).toHaveCount(12)
  await schedule.getByRole('button', { name: 'Show all 200 changes' }).click()
  await expect(schedule.getByRole('list').getByRole('listitem')).toHaveCount(200)
})
