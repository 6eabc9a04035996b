import type { Page } from '@playwright/test'
import { pages } from '#api/pages.ts'
import { HANDOVER } from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { check, PHONE } from './accessibility.ts'
import { change, stored } from './account.ts'
import { expectSpanish } from './english-left.ts'
import { expect, test as fixtures } from './fixtures.ts'
import { canReadPdf, printed, sheetTexts } from './journey/downloads-and-prints.ts'
import { test } from './with-review-links.ts'

// All in one worker, for each worker would start a server of this kind.
test.describe.configure({ mode: 'default' })

const SECRETS = { grantorSsn: '914637285', einResponsiblePartySSN: '536-90-4321' }
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const WIDE = { width: 1280, height: 900 }

async function writeNotes(page: Page): Promise<void> {
  await page.getByLabel('Where are the signed originals?').fill('In the blue folder in the study.')
  await page.getByLabel('When may the envelope be opened?').fill('when I have died or can no longer act')
  await page.getByLabel('Notes to your successor').fill('Hers is 536-90-4321.')
  await page.getByRole('form', { name: 'What only you know' }).getByRole('button', { name: 'Save' }).click()
  const notes = page.getByLabel('Notes to your successor')
  await expect(notes).toBeFocused()
  await expect(notes).toHaveAccessibleDescription(/Please leave social security numbers out of this text\./)
  await page.getByLabel('Notes to your successor').fill('Call Ada first.\nعائشة knows the bank.')
  await page.getByRole('form', { name: 'What only you know' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your notes are now in the binder below.').first()).toBeVisible()
}

for (const size of [WIDE, PHONE])
  test(
    `an owner prepares the handover and the successor reads it, at ${size.width} px`,
    onlyThoroughUnless(size === WIDE),
    async ({ page, account, anotherBrowser, expectFailures }) => {
      test.setTimeout(180_000)
      expectFailures(/^Failed to load resource/, /^The link /)
      await page.setViewportSize(size)
      await change(account, { ...samples.complete, ...SECRETS, customRules: 'His number is 914-63-7285.' })

      await page.goto(pages.dashboard)
      await page.getByRole('link', { name: 'Handover to the successor trustee', exact: true }).click()
      await expect(title(page, 'The Trustee’s Handover')).toBeFocused()
      await writeNotes(page)

      await page.getByRole('button', { name: /Add: .*Daniel Joseph Reyes/ }).click()
      await expect(page.getByLabel('Email')).toHaveValue('daniel@reyes.example')
      await page.getByLabel('Phone').fill('(307) 555-0199')
      await page.getByRole('form', { name: 'Add a contact' }).getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('button', { name: 'Add a contact' })).toBeFocused()
      await page.getByRole('button', { name: /Add: .*Accountant/ }).click()
      await page.getByRole('form', { name: 'Add a contact' }).getByRole('button', { name: 'Save' }).click()
      await expect(page.getByLabel('Name or company')).toBeFocused()
      await expect(page.getByLabel('Name or company')).toHaveAccessibleDescription(/Please enter a name/)
      await page.getByLabel('Name or company').fill('Ada <b>Lund</b>')
      await page.getByRole('form', { name: 'Add a contact' }).getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('region', { name: '3. Whom to call' })).toContainText('Ada <b>Lund</b>')
      await expect
        .poll(async () => (await stored(account))?.contacts?.map(({ role, phone }) => [role, phone]))
        .toEqual([
          ['attorney', '(307) 555-0142'],
          ['insurance', '(307) 555-0177'],
          ['trustee', '(307) 555-0199'],
          ['accountant', undefined],
        ])

      const days = page.getByRole('region', { name: '4. The first sixty days' })
      await expect(days.getByText('No later than the 60th day').first()).toBeVisible()
      await page.getByLabel('Date the office is accepted').fill('2026-11-27')
      await expect(days.getByText('No later than January 26, 2027').first()).toBeVisible()
      await expect(days.getByText('No later than April 15, 2027')).toBeVisible()
      if (canReadPdf()) {
        const sheets = sheetTexts(await printed(page))
        const text = sheets.join('\n')
        for (const words of [
          'Binder for the successor trustee',
          'Eleanor Grace Park',
          'January 26, 2027',
          'blue folder',
        ])
          expect(text).toContain(words)
        expect(text).not.toMatch(/Print the binder|914-?63-?7285|536-?90-?4321/)
        expect(sheets.length).toBeGreaterThan(7)
      }

      await expect(page.getByLabel('Who is it for?')).toHaveValue('Eleanor Grace Park')
      await page.getByLabel('How long does it work?').selectOption('5 years')
      await page.getByLabel('Passphrase').fill('cedar and brass')
      await page.getByRole('button', { name: 'Make the link' }).click()
      await expect(page.getByRole('heading', { name: 'The link for Eleanor Grace Park is made' })).toBeFocused()
      const address = await page.getByLabel('Link', { exact: true }).inputValue()
      await page.getByRole('button', { name: 'I have copied it' }).click()
      await check(page, { phone: true })

      const reader = await (await anotherBrowser()).newPage()
      await reader.setViewportSize(size)
      const received: Promise<string>[] = []
      reader.on('response', (answer) => {
        if (answer.url().includes('/api/')) received.push(answer.text().catch(() => ''))
      })
      await reader.goto(address)
      await reader.getByLabel('Passphrase').fill('cedar and brass')
      await reader.getByRole('button', { name: 'Open', exact: true }).click()
      await expect(title(reader, 'The Trustee’s Handover')).toBeVisible()
      await expect(reader.getByRole('region', { name: '2. Where the documents are' })).toContainText('blue folder')
      await expect(reader.getByRole('link', { name: '(307) 555-0199' })).toHaveAttribute('href', 'tel:3075550199')
      await expect(reader.getByRole('button', { name: /^Comment on/ })).toHaveCount(0)
      await reader.getByLabel('Date the office is accepted').fill('2026-11-27')
      await expect(reader.getByText('No later than January 26, 2027').first()).toBeVisible()
      await check(reader, { phone: true })
      await reader.setViewportSize(size)
      await reader.getByRole('tab', { name: 'Documents' }).click()
      await expect(reader.getByRole('combobox', { name: 'Document' }).getByRole('option')).toHaveText([
        'Irrevocable Trust Agreement',
        'Certificate of Trust',
      ])
      await expect(reader.getByRole('region', { name: /^Page 1 of / })).toBeVisible()
      const everything = `${(await Promise.all(received)).join('\n')}\n${await reader.content()}`
      expect(everything).toContain('XXX-XX-7285')
      for (const number of ['914637285', '914-63-7285', '536904321', '536-90-4321', 'Amara Osei', account.email])
        expect(everything).not.toContain(number)

      await page.setViewportSize(size)
      await page.getByRole('button', { name: 'End the link for Eleanor Grace Park' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click()
      await expect(page.getByText(/^Ended by you on /)).toBeVisible()
      await reader.reload()
      await reader.getByLabel('Passphrase').fill('cedar and brass')
      await reader.getByRole('button', { name: 'Open', exact: true }).click()
      await expect(title(reader, 'This Link Did Not Open')).toBeVisible()
    },
  )

test(
  'typing that was not saved is there again, and the envelope is printed alone',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, samples.complete)
    await page.goto(HANDOVER)
    await page.getByLabel('Where are the signed originals?').fill('In the safe.')
    await page.getByLabel('When may the envelope be opened?').focus()
    await page.reload()
    await expect(page.getByLabel('Where are the signed originals?')).toHaveValue('In the safe.')
    await page.getByRole('form', { name: 'What only you know' }).getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await stored(account))?.handoverOriginals).toBe('In the safe.')
    await page.evaluate(() => {
      window.print = () => {}
    })
    await page.getByRole('button', { name: 'Print the envelope sheet' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/^To be opened:/)).toBeVisible()
    await expect(page.getByText('In the safe.').last()).toBeVisible()
    await expect(page.getByRole('heading', { name: '4. The first sixty days' })).toBeHidden()
    await page.evaluate(() => void dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('heading', { name: '4. The first sixty days' })).toBeVisible()
    await expect(page.getByText(/^To be opened:/)).toHaveCount(0)
  },
)

test(
  'a contact that was typed and not saved is there again, and is not lost for another',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, samples.complete)
    await page.goto(HANDOVER)
    const adding = page.getByRole('form', { name: 'Add a contact' })
    await page.getByRole('button', { name: 'Add a contact' }).click()
    await adding.getByLabel('Name or company').fill('Ada Lund')
    await adding.getByLabel('Phone').fill('(307) 555-0101')
    await page.reload()
    await expect(adding.getByLabel('Name or company')).toHaveValue('Ada Lund')
    await page.getByRole('button', { name: 'Edit Dana Reed' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click()
    await expect(adding.getByLabel('Phone')).toHaveValue('(307) 555-0101')
    await adding.getByRole('button', { name: 'Save' }).click()
    await expect.poll(async () => (await stored(account))?.contacts?.map(({ name }) => name)).toContain('Ada Lund')

    const editing = page.getByRole('form', { name: 'Edit Dana Reed' })
    await page.getByRole('button', { name: 'Edit Dana Reed' }).click()
    await editing.getByLabel('Phone').fill('(307) 555-0102')
    await page.goto(pages.dashboard)
    await page.getByRole('link', { name: 'Whom to call' }).click()
    await expect(editing.getByLabel('Phone')).toHaveValue('(307) 555-0102')
    await editing.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Edit Dana Reed' }).click()
    await expect(editing.getByLabel('Phone')).toHaveValue('(307) 555-0142')
  },
)

test('below a name in Hebrew, an address is still in its own order', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, { ...samples.complete, trusteeName: 'שרה כהן' })
  await page.goto(HANDOVER)
  const trustee = page.getByRole('region', { name: '1. The trust, and who serves it' }).getByText('שרה כהן')
  await expect(trustee).toBeVisible()
  const [house, street] = await trustee.evaluate((element) => {
    const text = element.firstChild as Text
    return ['480', 'Elk'].map((word) => {
      const range = document.createRange()
      range.setStart(text, text.data.indexOf(word))
      range.setEnd(text, text.data.indexOf(word) + word.length)
      return range.getBoundingClientRect().left
    })
  })
  expect(house).toBeLessThan(street ?? 0)
})

test(
  'the page, its link and the binder are Spanish, but for the family’s own words',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, samples.complete)
    await page.addInitScript(() => localStorage.setItem('language', 'es'))
    await page.goto(HANDOVER)
    await expect(title(page, 'El relevo del fiduciario')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Crear el enlace' })).toBeVisible()
    await page.getByLabel(/^Fecha en que se acepta el cargo/).fill('2026-11-27')
    await expect(page.getByText('A más tardar el 26 de enero de 2027').first()).toBeVisible()
    await expectSpanish(page, [samples.complete, [account.email, account.firstName, account.lastName]])
    await check(page, { phone: true })
  },
)

fixtures('without review links the page and its paper are there, and no link', async ({ page, account }) => {
  await change(account, samples.complete)
  await page.goto(HANDOVER)
  await expect(page.getByRole('button', { name: 'Print the binder' })).toBeVisible()
  await expect(page.getByText('A link for your successor')).toHaveCount(0)
})
