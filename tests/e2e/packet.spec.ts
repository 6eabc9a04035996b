import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { documentNames } from '#domain/trust/documents.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change } from './account.ts'
import { axe, expect, test } from './fixtures.ts'
import { toastOf } from './journey/pages.ts'

const button = 'Download all ready documents'

test('on the summary all ready documents are one file, with an attorney’s copy when its box is marked, and each press gives its file', async ({
  page,
  account,
}) => {
  await change(account, samples.complete)
  await page.goto('/trust-builder/summary')
  const packet = async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^The_Whitlock_Family_Dynasty_Trust_Documents_\d{4}-\d\d-\d\d\.zip$/)
    return unzipSync(readFileSync(await download.path()))
  }
  expect(Object.keys(await packet())).toHaveLength(1 + Object.keys(documentNames).length)
  await expect(page.getByText('Documents Downloaded', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page
    .getByRole('checkbox', { name: 'Add an attorney’s copy of the agreement, with notes on its sources' })
    .check()
  const files = await packet()
  const name = Object.keys(files).find((file) => file.includes('_Attorney_Copy_')) ?? ''
  expect(Object.keys(files)).toHaveLength(2 + Object.keys(documentNames).length)
  const comments = new TextDecoder().decode(unzipSync(files[name] ?? new Uint8Array())['word/comments.xml'])
  expect(comments).toContain('From the answers: trust name')

  const saved: string[] = []
  page.on('download', (file) => saved.push(file.suggestedFilename()))
  const names = ['Irrevocable Trust Agreement', 'Certificate of Trust', 'Pour-Over Will', 'Assignment of Assets']
  const list = page.getByRole('list', { name: 'Available Documents' })
  await expect(list.getByRole('button', { name: 'Download Pour-Over Will' })).toBeVisible()
  // In one turn of the page's, before it can draw that the first is being made.
  await list.evaluate(
    (element, labels) => {
      for (const label of labels) element.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click()
    },
    names.map((name) => `Download ${name}`),
  )
  await expect.poll(() => saved).toHaveLength(names.length)
})

test(
  'on the dashboard a trust name of 120 Chinese characters still saves its files',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, { ...samples.complete, trustName: '王'.repeat(120) })
    await page.goto('/dashboard')
    const one = page.waitForEvent('download')
    await page
      .getByRole('list', { name: 'Documents' })
      .getByRole('button', { name: `Download ${documentNames['trust-agreement']}` })
      .click()
    const document = await one
    expect(document.suggestedFilename()).toMatch(/^王{60}_Trust_Agreement_.*\.docx$/)
    expect(readFileSync(await document.path()).length).toBeGreaterThan(10_000)
    await expect(page.getByRole('button', { name: button })).not.toHaveAttribute('aria-disabled')
    const all = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const packet = await all
    expect(packet.suggestedFilename()).toMatch(/^王{60}_Documents_.*\.zip$/)
    expect(Object.keys(unzipSync(readFileSync(await packet.path())))).toHaveLength(10)
  },
)

test('what is missing is listed per document, and with nothing ready the button says so', async ({ page, account }) => {
  await change(account, { trustName: 'Oak Trust' })
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: button })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('No document is ready yet. Each is ready at 100%.')).toBeVisible()
  const certificate = page
    .getByRole('list', { name: 'Documents' })
    .getByRole('listitem')
    .filter({ hasText: 'Certificate of Trust' })
  await expect(certificate).toContainText('Still needed: Trust Date, Trustees, Administrative Address')
  await axe(page)
  await certificate.getByRole('link', { name: 'Administrative Address' }).click()
  await expect(page).toHaveURL(/\/trust-builder\/certificate-of-trust$/)
})

test('the blanks of a packet are listed document by document', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, { ...samples.begun, trustAgreementComplete: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: /^Downloaded, with \d+ answers missing$/ })
  await expect(dialog).toContainText('have been generated and downloaded successfully in one .zip file')
  await expect(toastOf(page)).toHaveCount(0)
  await expect(dialog.getByRole('heading', { name: 'Irrevocable Trust Agreement' })).toBeVisible()
  await expect(dialog.getByRole('link').first()).toBeVisible()
  await axe(page)
})
