import { PersonalData } from '#api/account.ts'
import { ANSWERS_FROM_FILE, BUILDER } from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { createAccount } from './account.ts'
import { check } from './axe-check.ts'
import { expect, test } from './fixtures.ts'
import { answersOf, exportFile, fileField, fromSettings } from './journey/carried.ts'
import { change, stored } from './journey/seed.ts'
import { expectToast } from './journey/toast.ts'

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

test('a file that cannot be taken changes nothing, and says what is wrong where', async ({
  page,
  context,
  account,
  expectFailures,
}) => {
  expectFailures()
  await change(account, { currentStep: 1, ...samples.complete })
  const before = await stored(account)
  const whole = await (await account.api.post('/api/account/export', { data: {} })).text()
  const data = JSON.parse(whole)
  const withRecord = (change: object) =>
    JSON.stringify({ ...data, trust: { ...data.trust, record: { ...data.trust.record, ...change } } })
  await page.goto(ANSWERS_FROM_FILE)
  for (const [name, content, words] of [
    ['letter.json', Buffer.from('504b0304140006', 'hex'), 'This is a Word, Excel or zip file'],
    ['empty.json', '', 'The file is empty.'],
    ['large.json', Buffer.alloc(16 * 1_048_576, 32), 'The file is larger than 10 MB'],
    ['half.json', whole.slice(0, whole.length / 2), 'The file is damaged'],
    ['other.json', '{"contacts":[]}', 'This is not a file from “Download My Data”'],
    ['newer.json', whole.replace('"format":1', '"format":2'), 'another version of Kinstead'],
    ['hostile.json', whole.replace('"format"', '"__proto__":{"isAdmin":true},"format"'), 'an unknown field: __proto__'],
  ] as const) {
    await fileField(page).setInputFiles(exportFile(name, content))
    await expect(page.getByRole('alert').filter({ hasText: name })).toContainText(words)
  }
  await fileField(page).setInputFiles(exportFile('wrong.json', withRecord({ trustName: 7, trustColour: 'red' })))
  await expect(page.getByRole('region', { name: 'Problems (2)' }).getByRole('listitem')).toHaveText([
    'trust.record.trustName: This must be text.',
    'trust.record.trustColour: There is no such answer in this version of Kinstead.',
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
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Replace my answers' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace my answers' }).click()
  await expectToast(page, 'Limited connectivity')
  expect(await stored(account)).toEqual(before)
  await context.setOffline(false)
  await expect.poll(async () => (await stored(account))?.trustName).toBe('Ours')
  expect(answersOf(await stored(account))).toEqual({ ...answersOf(before), trustName: 'Ours' })
})
