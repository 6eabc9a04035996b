import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { PersonalData } from '#api/account.ts'
import { BUILDER, fromFilePath, stepPath } from '#domain/trust/routes.ts'
import { recordOf, samples } from '#samples/families.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { check } from './accessibility.ts'
import { change, createAccount, stored } from './account.ts'
import { expect, fetchedAhead, test } from './fixtures.ts'
import { answersOf, exportFile, fileField, fromSettings, tableOf, withoutIds } from './journey/downloads-and-prints.ts'
import { expectToast } from './journey/pages.ts'

test.use({ prefetch: true })

const title = 'Bring Back Your Answers'

test('a complete family is carried into a new account, with its documents, and back over other answers', async ({
  page,
  account,
  anotherBrowser,
  server,
}) => {
  test.setTimeout(120_000)
  await change(account, { currentStep: 1, ...samples.complete })
  const before = await stored(account)
  const { documents, data } = await fromSettings(page)
  const file = exportFile('kinstead-my-data-2026-11-20.json', data)

  const other = await createAccount(server.url, 'Harriet')
  const elsewhere = await (await anotherBrowser(other)).newPage()
  await elsewhere.goto(BUILDER)
  await elsewhere.getByRole('link', { name: 'Bring them back from a file' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await fileField(elsewhere).setInputFiles(file)
  await expect(elsewhere.getByText('From another account')).toBeVisible()
  await expect(elsewhere.getByText(`Saved from the account ${account.email}.`)).toBeVisible()
  const grantor = elsewhere.getByRole('region', { name: 'Grantor Information' })
  await expect(grantor).toContainText(samples.complete.grantorName ?? '')
  await expect(grantor).toContainText('XXX-XX-')
  await expect(elsewhere.locator('main')).not.toContainText(samples.complete.grantorSsn ?? '')
  expect(await stored(other)).toBeNull()
  await elsewhere.getByRole('button', { name: 'Bring these answers back' }).click()
  await expectToast(elsewhere, 'Answers brought back')
  await expect(elsewhere).toHaveURL('/dashboard')
  expect(answersOf(await stored(other))).toEqual(answersOf(before))
  const again = await fromSettings(elsewhere)
  expect(again.documents).toEqual(documents)
  expect(JSON.parse(again.data).healthCareDirective).toEqual(JSON.parse(data).healthCareDirective)
  expect(JSON.parse(again.data).healthCareDirective).toMatchObject({ hcd_agentName: samples.complete.hcd_agentName })
  await other.api.dispose()

  // Into the account that it came from, which has gone on meanwhile.
  await change(account, { trusteeEmail: 'new@trustee.example', grantorSsn: '111224321', willDate: null })
  await change(account, { beneficiaries: { put: [{ id: 'b-clara', sharePercent: 20 }], remove: ['b-thomas'] } })
  const between = await stored(account)
  await page.getByRole('link', { name: 'brought back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await fileField(page).setInputFiles(file)
  const differs = page.getByRole('region', { name: 'What would change' })
  await expect(differs.getByRole('listitem')).toHaveText([
    'Grantor’s social security number changed',
    /^Trustee email: /,
    'Beneficiary Thomas Edward Whitlock added',
    /^Beneficiary Clara Jane Whitlock: share: 20% .*30%$/,
    'Will date: May 2, 2025',
  ])
  await check(page, { phone: true })
  await differs.getByRole('button', { name: 'Replace my answers' }).click()
  const question = page.getByRole('dialog', { name: 'Replace your answers?' })
  await expect(question).toContainText('5 things change')
  await question.getByRole('button', { name: 'Keep my answers' }).click()
  expect(await stored(account)).toEqual(between)
  await differs.getByRole('button', { name: 'Replace my answers' }).click()
  await question.getByRole('button', { name: 'Replace my answers' }).click()
  await expectToast(page, 'Answers replaced')
  expect(answersOf(await stored(account))).toEqual(answersOf(before))

  // One change, and the answers before it are one version further down.
  const exported = PersonalData.parse(await (await account.api.post('/api/account/export', { data: {} })).json())
  const { version } = exported.trust
  expect((await account.api.post('/api/trust/restore', { data: { version: version - 1 } })).status()).toBe(200)
  expect(answersOf(await stored(account))).toEqual(answersOf(between))
})

test(
  'a file that cannot be taken changes nothing, and says what is wrong where',
  ONLY_THOROUGH,
  async ({ page, context, account, expectFailures }) => {
    expectFailures()
    await change(account, { currentStep: 1, ...samples.complete })
    const before = await stored(account)
    const whole = await (await account.api.post('/api/account/export', { data: {} })).text()
    const data = JSON.parse(whole)
    const withRecord = (change: object) =>
      JSON.stringify({ ...data, trust: { ...data.trust, record: { ...data.trust.record, ...change } } })
    await page.goto(fromFilePath('answers'))
    for (const [name, content, words] of [
      ['letter.json', Buffer.from('504b0304140006', 'hex'), 'This is a Word, Excel or zip file'],
      ['empty.json', '', 'The file is empty.'],
      ['large.json', Buffer.alloc(16 * 1_048_576, 32), 'The file is larger than 10 MB'],
      ['half.json', whole.slice(0, whole.length / 2), 'The file is damaged'],
      ['other.json', '{"contacts":[]}', 'This is not a file from “Download My Data”'],
      ['newer.json', whole.replace('"format":1', '"format":2'), 'another version of Kinstead'],
      [
        'hostile.json',
        whole.replace('"format"', '"__proto__":{"isAdmin":true},"format"'),
        'an unknown field: __proto__',
      ],
    ] as const) {
      await fileField(page).setInputFiles(exportFile(name, content))
      await expect(page.getByRole('alert').filter({ hasText: name })).toContainText(words)
    }
    await fileField(page).setInputFiles(exportFile('wrong.json', withRecord({ trustName: 7, trustColor: 'red' })))
    await expect(page.getByRole('region', { name: 'Problems (2)' }).getByRole('listitem')).toHaveText([
      'trust.record.trustName: This must be text.',
      'trust.record.trustColor: There is no such answer in this version of Kinstead.',
    ])
    await check(page)
    await fileField(page).setInputFiles(exportFile('same.json', whole))
    await expect(page.getByText('These are the same as your current answers.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Replace my answers' })).toHaveCount(0)
    expect(await stored(account)).toEqual(before)

    // Masked, and without a connection: the number that is known stays, and the change goes out by itself, whole.
    await fileField(page).setInputFiles(
      exportFile('m.json', withRecord({ grantorSsn: 'XXX-XX-9999', trustName: 'Ours' })),
    )
    await expect(page.getByText('the file shows it masked. Your number stays.')).toBeVisible()
    await fetchedAhead(page, 'dashboard-page')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Replace my answers' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Replace my answers' }).click()
    await expectToast(page, 'Limited connectivity')
    expect(await stored(account)).toEqual(before)
    await context.setOffline(false)
    await expect.poll(async () => (await stored(account))?.trustName).toBe('Ours')
    expect(answersOf(await stored(account))).toEqual({ ...answersOf(before), trustName: 'Ours' })
  },
)

const FAMILY = `Name,Relationship,E-mail,Address,Born,Share,Phone
Clara Jane Whitlock,daughter,,,,,
Ben Whitlock,son,ben@,"12 Elm Street
Cheyenne",4/3/1985,40%,307-555-0100
عائشة بنت أبي بكر,friend,aisha@example.com,,1970,,
,friend,nobody@example.com,,,,
=1+1,,,,,,
`
const add = (page: Page) => page.getByRole('button', { name: /^Add \d+ benefici/ })
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const namesIn = (list: readonly { name: string }[] = []) => list.map(({ name }) => name)

test('a family is added from a table and from contacts, beside what another device adds, and taken out again', async ({
  page,
  account,
}) => {
  test.setTimeout(120_000)
  await change(account, { currentStep: 5, ...samples.complete })
  const before = namesIn((await stored(account))?.beneficiaries)
  await page.goto(stepPath('beneficiaries'))
  await page.getByLabel('Name', { exact: true }).fill('Half typed')
  await page.getByRole('link', { name: 'Add from a file' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add Beneficiaries from a File' })).toBeFocused()

  // The browser's own field, reached by Tab past the way back.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(fileField(page)).toBeFocused()
  await fileField(page).setInputFiles(exportFile('family.csv', FAMILY))
  await expect(page.getByRole('heading', { name: 'In family.csv (5)' })).toBeVisible()
  await expect(page.getByText('family.csv was read: 5 entries, 2 with problems.')).toBeAttached()
  await expect(page.getByText('Columns that are not read: Phone.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Problems (2)' }).getByRole('listitem')).toHaveText([
    'Line 3, E-mail “ben@”: Invalid email address. Write it like name@example.com, or leave it empty.',
    /^Line 6, Name: Please enter a beneficiary name\./,
  ])
  await expect(page.getByText('Looks like Clara Jane Whitlock on your list, judging by name.')).toBeVisible()
  const clara = page.getByLabel('What to do with Clara Jane Whitlock')
  await expect(clara).toHaveValue('skip')
  await clara.selectOption('Update the one on your list')
  await expect(page.getByText(/^An update would change nothing/)).toBeVisible()
  await clara.selectOption('Skip')
  await expect(tick(page, 'Ben')).not.toBeChecked()
  await expect(tick(page, 'عائشة')).toBeChecked()
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await page.locator('summary', { hasText: 'All supported headings' }).click()
  await check(page, { phone: true })

  await tick(page, 'Ben').check()
  await page.getByLabel('Relationship of =1+1').selectOption('Grandchild')
  await change(account, {
    beneficiaries: { put: [{ id: 'elsewhere', name: 'From elsewhere', relationship: 'friend' }] },
  })
  await add(page).click()
  await expectToast(page, 'Beneficiaries saved')
  await expect(page.getByRole('heading', { name: '3 beneficiaries added' })).toBeFocused()
  const added = ['Ben Whitlock', 'عائشة بنت أبي بكر', '=1+1']
  const list = (await stored(account))?.beneficiaries
  expect(namesIn(list)).toEqual([...before, 'From elsewhere', ...added])
  expect(withoutIds(list).slice(-3)).toEqual([
    {
      name: 'Ben Whitlock',
      relationship: 'child',
      address: '12 Elm Street\nCheyenne',
      birthYear: 1985,
      sharePercent: 40,
    },
    { name: 'عائشة بنت أبي بكر', relationship: 'friend', email: 'aisha@example.com', birthYear: 1970 },
    { name: '=1+1', relationship: 'grandchild' },
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Undone', '3 added entries were removed from your list.')
  expect(namesIn((await stored(account))?.beneficiaries)).toEqual([...before, 'From elsewhere'])

  // Contacts, dropped onto the page.
  const card = `BEGIN:VCARD\nVERSION:3.0\nFN:Dov Pine\nRELATED;TYPE=sibling:${samples.complete.grantorName}\nEND:VCARD\n`
  const dropped = await page.evaluateHandle((text) => {
    const carried = new DataTransfer()
    carried.items.add(new File([text], 'contacts.vcf'))
    return carried
  }, card)
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped })
  await expect(page.getByText('Sibling', { exact: true })).toBeVisible()
  await add(page).click()
  await page.getByRole('link', { name: 'Go to your beneficiaries' }).click()
  await expect(page.getByText('Dov Pine', { exact: true }).first()).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true }), 'what was being typed').toHaveValue('Half typed')
})

test(
  'a family of 200 is added in one go, and a list that would be too long is not',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    test.setTimeout(120_000)
    const list = recordOf(samples.veryLarge).beneficiaries ?? []
    await page.goto(fromFilePath('beneficiaries'))
    await fileField(page).setInputFiles(exportFile('all.csv', tableOf(list)))
    await expect(page.getByRole('heading', { name: 'In all.csv (200)' })).toBeVisible()
    await page.getByRole('button', { name: 'Add 200 beneficiaries' }).click()
    await expect(page.getByRole('heading', { name: '200 beneficiaries added' })).toBeFocused()
    const expected = withoutIds(list).map(({ isPrimary, ...entry }) => ({ ...entry, ...(!isPrimary && { isPrimary }) }))
    expect(withoutIds((await stored(account))?.beneficiaries)).toEqual(expected)
    // The same file again is all known, and what is too much for the list is not added.
    await fileField(page).setInputFiles(exportFile('all.csv', tableOf(list)))
    await expect(page.getByRole('button', { name: 'Add 0 beneficiaries' })).toHaveAttribute('aria-disabled', 'true')
    const others = Array.from({ length: 700 }, (_, n) => ({
      id: `o-${n}`,
      name: `Oak ${n}`,
      relationship: 'other' as const,
    }))
    await change(account, { beneficiaries: { put: others } })
    const many = `Name,Relation\n${Array.from({ length: 101 }, (_, n) => `Zora Quill ${n},friend`).join('\n')}`
    await fileField(page).setInputFiles(exportFile('many.csv', many))
    await expect(
      page.getByText('A trust has at most 1,000 beneficiaries, and yours has room for 100 more.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Select none' }).click()
    await expect(page.getByText('Nothing is selected.')).toBeVisible()
  },
)

test(
  'what is no table and no contacts is rejected with a reason, and the sample file is a table',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, { currentStep: 5, ...samples.begun })
    const before = await stored(account)
    await page.goto(fromFilePath('beneficiaries'))
    for (const [name, content, words] of [
      [
        'family.csv',
        Buffer.from('504b0304140006', 'hex'),
        'This is a Word, Excel, Numbers or zip file, not a table that can be read',
      ],
      ['empty.csv', '', 'The file is empty.'],
      ['bytes.csv', Buffer.from([1, 0, 2, 0xff, 0, 0xfe, 0x80, 0]), 'This is not a text file'],
      ['page.csv', '<!doctype html><p>Ann', 'This is a web page'],
      ['list.csv', 'Ann,Ben\nCara,Dov', 'The first line has no heading such as Name'],
      ['cut.vcf', 'BEGIN:VCARD\nFN:Ann', 'This file has no complete contact card'],
      ['large.csv', Buffer.alloc(11 * 1_048_576, 65), 'The file is larger than 10 MB'],
      ['many.csv', `Name\n${'Ann\n'.repeat(1_001)}`, 'This file has more than 1,000 entries'],
    ] as const) {
      await fileField(page).setInputFiles(exportFile(name, content))
      await expect(page.getByRole('alert')).toContainText(`${name}: ${words}`)
    }
    await check(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download a sample file' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('kinstead-beneficiaries-sample.csv')
    await fileField(page).setInputFiles(exportFile('sample.csv', await readFile(await download.path())))
    await expect(page.getByRole('button', { name: 'Add 4 beneficiaries' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await stored(account)).toEqual(before)
  },
)
