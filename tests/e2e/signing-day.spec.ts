import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { documentNames } from '#domain/trust/documents.ts'
import { FUNDING_PLAN, PEOPLE, SIGNING_DAY, SIGNING_KIT } from '#domain/trust/routes.ts'
import { documentsToSign, markPatch } from '#domain/trust/signing-day.ts'
import { families, samples } from '#samples/families.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { fits, PHONE } from './accessibility.ts'
import { change, stored } from './account.ts'
import { expectSpanish } from './english-left.ts'
import { axe, expect, test } from './fixtures.ts'
import { formOf } from './journey/pages.ts'

test.use({ viewport: PHONE })

const WILL: string = documentNames['pour-over-will']
const rowOf = (page: Page, name: string) =>
  formOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
const tickOf = (page: Page, words: string, name: string = WILL) =>
  page.getByRole('checkbox', { name: new RegExp(`^${words}.*: ${name}$`) })

async function open(page: Page): Promise<void> {
  await page.goto(SIGNING_DAY)
  await expect(page.getByRole('heading', { name: 'Who Must Be There' })).toBeVisible()
}

/** Bytes that begin as a file of that kind does. */
const jpeg = (size: number) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('\0\x10JFIF\0'), randomBytes(size)])
const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)])
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('the family plans the day on a phone, and who the law excludes is named', async ({ page, account }) => {
  await change(account, samples.complete)
  await page.goto(SIGNING_KIT)
  await page.getByRole('link', { name: 'Plan the signing day' }).click()
  await expect(page).toHaveURL(SIGNING_DAY)
  await expect(page.getByText('Still needed: two witnesses whom the law allows.')).toBeVisible()

  await page.getByLabel('Day', { exact: true }).fill('2099-12-03')
  await page.getByLabel('Time', { exact: true }).fill('14:30')
  await page.getByLabel('Place').fill('Teton County Library')
  await page.getByLabel('Witness 1').fill('Ada Hollis')
  await page.getByLabel('Witness 2').fill('thomas edward whitlock')
  await page.getByLabel('Notary', { exact: true }).fill('Daniel Joseph Reyes')
  await page.getByLabel('Notary', { exact: true }).blur()
  await expect(
    page.getByText('thomas edward whitlock is the health care agent and may not witness').first(),
  ).toBeVisible()
  await expect(page.getByText('Daniel Joseph Reyes is named in your documents (Trustee).').first()).toBeVisible()
  await expect(page.getByText('Still needed: one more witness')).toBeVisible()
  await expect(page.getByText('Still needed: a notary whom the law allows.')).toBeVisible()
  await page.getByLabel('Witness 2').fill('Ben Ortiz')
  await page.getByLabel('Notary', { exact: true }).fill('نورة القاضي')
  await page.getByLabel('Notary', { exact: true }).blur()
  await expect(page.getByText(/Still needed|No notary yet/)).toHaveCount(0)
  await expect
    .poll(() => stored(account))
    .toMatchObject({
      ...{ signingDate: '2099-12-03', signingTime: '14:30', signingPlace: 'Teton County Library' },
      witnesses: [{ name: 'Ada Hollis' }, { name: 'Ben Ortiz' }],
      signingNotary: 'نورة القاضي',
    })
  await expect(page.getByText('Sign 8 documents on December 3, 2099').first()).toBeVisible()
  await fits(page)
  for (const box of await page.getByRole('checkbox').all()) {
    const target = await box.locator('xpath=ancestor::label').boundingBox()
    expect(target?.height, 'a finger finds it').toBeGreaterThanOrEqual(44)
  }
  await axe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await axe(page, ['color-contrast'])

  await page.reload()
  await expect(page.getByLabel('Witness 2')).toHaveValue('Ben Ortiz')
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Sign 8 documents on December 3, 2099' })).toBeVisible()
})

test('what is typed and not valid stays, and is reported at its field', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, samples.complete)
  await open(page)
  const place = page.getByLabel('Place')
  await place.fill('x'.repeat(201))
  await place.blur()
  await expect(page.getByText('Please keep this to 200 characters or fewer.')).toBeVisible()
  await expect(place).toHaveAttribute('aria-invalid', 'true')
  const kept = () => page.evaluate(() => localStorage.getItem('kinstead.drafts'))
  await expect.poll(kept).toContain('xxxxx')
  await page.reload()
  await expect(place).toHaveValue('x'.repeat(201))
})

test(
  'two phones mark the same document at once, one of them without a connection, and no mark is lost',
  ONLY_THOROUGH,
  async ({ page, account, context, anotherBrowser, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /Unreachable/)
    await change(account, samples.complete)
    const other = await (await anotherBrowser(account)).newPage()
    await Promise.all([open(page), open(other)])
    await tickOf(page, 'Printed').check()
    await expect(tickOf(other, 'Printed')).toBeChecked()

    await context.setOffline(true)
    await tickOf(page, 'Signed').check()
    await tickOf(page, 'Initialed', documentNames['schedule-a']).check()
    await tickOf(other, 'Witnessed').check()
    await tickOf(other, 'Notarized').check()
    await context.setOffline(false)
    for (const one of [page, other]) {
      await expect(rowOf(one, WILL)).toContainText('✓ Signed', { timeout: 40_000 })
      await expect(tickOf(one, 'Initialed', documentNames['schedule-a'])).toBeChecked()
    }
    await tickOf(other, 'Notarized').uncheck()
    await expect(rowOf(page, WILL)).toContainText('signed, not yet notarized')
    const { signings } = (await stored(account)) ?? {}
    expect(signings?.find(({ id }) => id === 'pour-over-will')).toEqual({
      ...{ id: 'pour-over-will', printed: true, signed: true, witnessed: true, notarized: false },
    })
  },
)

test('the dashboard follows the signing, and then the funding', async ({ page, account }) => {
  await change(account, samples.complete)
  await page.goto('/dashboard')
  const notice = page.locator('main')
  await expect(notice.getByRole('link', { name: 'Signing day', exact: true })).toBeVisible()
  const [agreement, ...others] = documentsToSign(families.complete)
  if (!agreement) throw new Error('There is no agreement.')
  await change(account, markPatch(agreement.document, 'signed', true))
  await expect(notice.getByText(`${documentNames['schedule-a']}: not signed yet`)).toBeVisible()
  for (const { document, marks } of others)
    for (const mark of marks) await change(account, markPatch(document, mark, true))
  await expect(notice.getByText('The trust holds only the property that is')).toBeVisible()
  await expect(notice.getByText('8 of 8 documents signed')).toBeVisible()
  await notice.getByRole('link', { name: 'moved into it' }).click()
  await expect(page).toHaveURL(FUNDING_PLAN)
  await page.goBack()
  await notice.getByRole('link', { name: 'Next asset to move' }).click()
  const asset = page.getByRole('heading', { level: 3, name: 'Family home' })
  await expect(asset).toBeFocused()
  await expect(asset).toBeInViewport({ ratio: 1 })
})

test(
  'a photo and a PDF are stored, come back byte for byte and are removed; a program is not',
  ONLY_THOROUGH,
  async ({ page, account, expectFailures }) => {
    expectFailures(/^Failed to load resource/)
    await change(account, samples.complete)
    await open(page)
    const choose = page.getByLabel(`Add a scan or photo of ${WILL}`)
    const [photo, scan] = [jpeg(700_000), pdf(300_000)]
    await choose.setInputFiles([
      // With marks of direction, as some programs write such a name.
      { name: '\u202Bعهد\u202C.jpg', mimeType: 'image/jpeg', buffer: photo },
      { name: 'Will.pdf', mimeType: 'application/pdf', buffer: scan },
    ])
    const files = page.getByRole('list', { name: `Stored files: ${WILL}` })
    await expect(files.getByRole('listitem')).toHaveCount(2)
    for (const [name, bytes] of [
      ['عهد.jpg', photo],
      ['Will.pdf', scan],
    ] as const) {
      const saved = page.waitForEvent('download')
      const row = files.getByRole('listitem').filter({ hasText: name })
      await row.getByRole('button', { name: /^Download/ }).click()
      const download = await saved
      expect(download.suggestedFilename()).toBe(name)
      expect(sha(readFileSync(await download.path()))).toBe(sha(bytes))
    }

    const program = Buffer.concat([Buffer.from('MZ\x90\0'), randomBytes(1_000)])
    await choose.setInputFiles({ name: 'will.pdf', mimeType: 'application/pdf', buffer: program })
    await expect(page.getByRole('alert')).toContainText('This file is not a PDF, JPEG, PNG or HEIC file.')
    await page.getByRole('button', { name: 'Dismiss will.pdf' }).click()
    await choose.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: pdf(15 * 1_048_576) })
    await expect(page.getByRole('alert')).toContainText('The file is larger than 15 MB.')
    await page.getByRole('button', { name: 'Dismiss large.pdf' }).click()
    await axe(page)
    await fits(page)

    const all = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all files (.zip)' }).click()
    expect((await all).suggestedFilename()).toBe('signed-documents.zip')

    await files.getByRole('button', { name: 'Remove Will.pdf' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(files.getByRole('listitem')).toHaveCount(2)
    await files.getByRole('button', { name: 'Remove Will.pdf' }).click()
    await page.getByRole('button', { name: 'Remove the file' }).click()
    await expect(files.getByRole('listitem')).toHaveCount(1)
    await page.reload()
    await expect(files.getByRole('listitem')).toHaveCount(1)
  },
)

test(
  'an upload waits for the connection, goes on by itself, and can be canceled',
  ONLY_THOROUGH,
  async ({ page, account, context, expectFailures }) => {
    expectFailures(/^Failed to load resource/)
    await change(account, samples.complete)
    await open(page)
    const choose = page.getByLabel(`Add a scan or photo of ${WILL}`)
    let pieces = 0
    await page.route('**/api/signed-documents/pieces', async (route) => {
      pieces += 1
      // The connection is lost after two pieces, and again once the server has the fourth.
      if (pieces === 3) return route.abort('internetdisconnected')
      if (pieces === 5) {
        await route.fetch()
        return route.abort('connectionreset')
      }
      return route.continue()
    })
    await choose.setInputFiles({ name: 'will.pdf', mimeType: 'application/pdf', buffer: pdf(1_500_000) })
    const files = page.getByRole('list', { name: `Stored files: ${WILL}` })
    await expect(files.getByRole('listitem')).toHaveCount(1, { timeout: 30_000 })
    await page.unrouteAll({ behavior: 'ignoreErrors' })

    await context.setOffline(true)
    await choose.setInputFiles({ name: 'other.pdf', mimeType: 'application/pdf', buffer: pdf(600_000) })
    await expect(page.getByText('other.pdf: waiting for the connection')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel other.pdf' }).click()
    await expect(page.getByText('other.pdf')).toHaveCount(0)
    await context.setOffline(false)
    await page.reload()
    await expect(files.getByRole('listitem')).toHaveCount(1)
  },
)

test('a witness is suggested from the people of the answers, is in People, and follows a correction there', async ({
  page,
  account,
}) => {
  await change(account, { ...samples.complete, people: { put: [{ id: 'p', name: 'Ada Hollis' }] } })
  await open(page)
  await page.getByRole('combobox', { name: 'Witness 1' }).click()
  const marked = page.getByRole('option').filter({ hasText: '✕ May not be a witness' })
  await expect(marked.first()).toBeVisible()
  await page.getByRole('option', { name: /^Ada Hollis/ }).click()
  await expect.poll(() => stored(account)).toMatchObject({ witnesses: [{ name: 'Ada Hollis' }] })
  await page.goto(PEOPLE)
  await page.getByRole('button', { name: 'Edit Ada Hollis' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ada May Hollis')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Change Ada Hollis?')
  await page.getByRole('dialog').getByRole('button', { name: 'Change', exact: true }).click()
  await expect.poll(() => stored(account)).toMatchObject({ witnesses: [{ name: 'Ada May Hollis' }] })
  await page.getByRole('link', { name: 'witness on signing day' }).click()
  await expect(page.getByLabel('Witness 1')).toBeFocused()
  await expect(page.getByLabel('Witness 1')).toHaveValue('Ada May Hollis')
})

test('the page is Spanish, and prints as a list to check off by hand', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, {
    ...samples.complete,
    signingDate: '2099-12-03',
    witnesses: {
      put: [
        { id: 'witness-1', name: 'Clara Jane Whitlock' },
        { id: 'witness-2', name: 'Thomas Edward Whitlock' },
      ],
    },
    signingNotary: 'Daniel Joseph Reyes',
  })
  await page.addInitScript(() => localStorage.setItem('language', 'es'))
  await page.goto(SIGNING_DAY)
  await expect(page.getByRole('heading', { level: 1, name: 'Día de la firma' })).toBeVisible()
  await expect(page.getByText('Firmar 8 documentos el 3 de diciembre de 2099').first()).toBeVisible()
  await expectSpanish(page, [
    samples.complete,
    'Clara Jane Whitlock',
    account.email,
    account.firstName,
    account.lastName,
  ])
  await fits(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expect(page.getByText('3 de diciembre de 2099').last()).toBeVisible()
})
