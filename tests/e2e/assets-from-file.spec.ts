import { fromFilePath, stepPath } from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { check } from './accessibility.ts'
import { change, stored } from './account.ts'
import { expect, test } from './fixtures.ts'
import { exportFile, fileField, withoutIds } from './journey/downloads-and-prints.ts'
import { expectToast } from './journey/pages.ts'

const GRANTOR = 'Eleanor Grace Whitlock'
const TABLE = `Family assets 2026,,,,,,,
Asset,Type,Est. Value,Owner(s),Acct #,Institution,In trust?,Notes
Lake cabin,cabin,"$1,250,000",Eleanor and Henry,,,no,paid off
Rainy day,Savings,1.250,Eleanor,****8812,First County Bank,,
Rollover,IRA,310k,me,000123457710,Snake River,,
Pine LLC,LLC,lots,${GRANTOR},,,yes,
Old boat,,12k,Henry Whitlock,,,,
Total,,"$1,573,250",,,,,
`

test.use({ prefetch: true })

test('assets from a file are understood, checked and added in one go, and taken back in another', async ({
  page,
  account,
}) => {
  test.setTimeout(120_000)
  await change(account, { currentStep: 6, ...samples.complete, grantorName: GRANTOR })
  const before = await stored(account)
  await page.goto(stepPath('assets'))
  await page.getByRole('link', { name: 'Add from a file' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add Assets from a File' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(fileField(page)).toBeFocused()
  await fileField(page).setInputFiles(exportFile('assets.csv', TABLE))

  await expect(page.getByRole('heading', { name: 'In assets.csv (6)' })).toBeVisible()
  await expect(page.getByText('Columns that are not read: Notes.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Problems (2)' }).getByRole('listitem')).toHaveText([
    'Line 6, Est. Value “lots”: Write one amount in US dollars, such as 1,250,000.',
    'Line 8 “Total”: This line is a total, not an entry.',
  ])
  const row = (name: string) =>
    page.getByRole('list', { name: 'In assets.csv (6)' }).getByRole('listitem').filter({ hasText: name })
  await expect(row('Lake cabin')).toContainText('Real Estate · $1,250,000 · Joint')
  await expect(row('Lake cabin')).toContainText('It has several owners.')
  await expect(row('Rollover')).toContainText('Passes by beneficiary designation, not transferred')
  await expect(row('Rollover')).not.toContainText('12345')
  await expect(row('Old boat')).toContainText('The file names Henry Whitlock as the owner.')
  await expect(row('Old boat').getByRole('checkbox')).not.toBeChecked()
  await expect(row('Pine LLC').getByRole('checkbox')).not.toBeChecked()
  await expect(page.getByLabel('Value of Rainy day').getByRole('option')).toHaveText(['$1,250', '$1', 'No value'])
  const about = page.getByText('About your selection').locator('..')
  await expect(about).toContainText('A retirement account passes to its designated beneficiaries')
  await expect(about).toContainText('The assignment has a place where every other joint owner can sign.')
  await check(page, { phone: true })
  expect(await stored(account)).toEqual(before)

  await row('Pine LLC').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Add 4 assets' }).click()
  await expectToast(page, 'Assets saved')
  await expect(page.getByRole('heading', { name: '4 assets added' })).toBeFocused()
  const after = await stored(account)
  expect(withoutIds(after?.assets).slice(-4)).toEqual([
    {
      ...{ name: 'Lake cabin', type: 'real_estate', ownership: 'joint', value: '1250000' },
      description: 'Co-owner: Henry',
    },
    {
      ...{ name: 'Rainy day', type: 'bank_account', ownership: 'sole', value: '1250', accountNumber: '8812' },
      ...{ bankName: 'First County Bank', description: 'Savings' },
    },
    {
      ...{ name: 'Rollover', type: 'investment', ownership: 'sole', value: '310000', accountNumber: '7710' },
      ...{ firmName: 'Snake River', description: 'IRA' },
    },
    { name: 'Pine LLC', type: 'business', ownership: 'sole', funding: { status: 'done' } },
  ])
  // Nothing else of the record has changed.
  const { assets: _, lastUpdated: __, ...others } = after ?? { uid: '' }
  expect(before).toMatchObject(others)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Undone', '4 added entries were removed from your list.')
  expect((await stored(account))?.assets).toEqual(before?.assets)
})

test(
  'cells that are pasted update what is on the list, and one press puts it back',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    test.setTimeout(120_000)
    const own = {
      id: 'a-own',
      name: 'Teton checking',
      type: 'bank_account',
      ownership: 'joint',
      value: '5',
      bankName: 'Teton Bank',
      accountNumber: '4321',
      description: 'Ours.',
    } as const
    await change(account, { currentStep: 6, ...samples.begun, assets: { put: [own] } })
    const before = (await stored(account))?.assets
    await page.goto(fromFilePath('assets'))
    const field = page.getByLabel('Or paste cells from a spreadsheet')
    await page.getByRole('button', { name: 'Show what is in them' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please paste the cells here first.')
    await field.fill(
      'Bien\tTipo\tSaldo\tÚltimos cuatro\nCuenta familiar\tCuenta de cheques\t18.500,50\t****4321\nCamioneta\tVehículo\t38.000\t\n',
    )
    await page.getByRole('button', { name: 'Show what is in them' }).press('Enter')
    await expect(
      page.getByText('Looks like Teton checking on your list, judging by type and last four of the account number.'),
    ).toBeVisible()
    const use = page.getByLabel('What to do with Cuenta familiar')
    await expect(use).toHaveValue('skip')
    await expect(page.getByRole('button', { name: 'Add 1 asset' })).toBeEnabled()
    await use.selectOption('Update the one on your list')
    await expect(
      page.getByText(
        /^An update would change Asset Name: Cuenta familiar instead of Teton checking · Estimated Value: \$18,501 instead of \$5/,
      ),
    ).toBeVisible()
    await check(page)
    await page.getByRole('button', { name: 'Add 1 asset and update 1' }).click()
    await expect(page.getByRole('heading', { name: '1 asset added, 1 asset updated' })).toBeFocused()
    const after = (await stored(account))?.assets ?? []
    expect(after.find(({ id }) => id === own.id)).toEqual({
      ...own,
      name: 'Cuenta familiar',
      value: '18501',
      description: 'Ours.\nCuenta de cheques',
    })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Undone', '1 added entry was removed from your list. 1 entry is as before.')
    expect((await stored(account))?.assets).toEqual(before)
  },
)

test(
  'without a connection 500 assets wait in the browser and go out whole; more than fit are not added',
  ONLY_THOROUGH,
  async ({ page, context, account, expectFailures }) => {
    test.setTimeout(180_000)
    await change(account, { currentStep: 6, ...samples.begun })
    await page.goto(fromFilePath('assets'))
    const many = (count: number, name: string) =>
      `Asset,Type,Value\n${Array.from({ length: count }, (_, n) => `${name} ${n},land,${n}k`).join('\n')}`
    expectFailures()
    await expect(fileField(page)).toBeVisible()
    await context.setOffline(true)
    await fileField(page).setInputFiles(exportFile('many.csv', many(500, 'Lot')))
    await page.getByRole('button', { name: 'Add 500 assets' }).click()
    await expect(page.getByRole('heading', { name: '500 assets added' })).toBeFocused()
    await context.setOffline(false)
    await expect.poll(async () => (await stored(account))?.assets?.length).toBeGreaterThanOrEqual(500)
    await fileField(page).setInputFiles(exportFile('more.csv', many(600, 'Field')))
    await expect(page.getByText(/A trust has at most 1,000 assets, and yours has room for \d+ more\./)).toBeVisible()
    await fileField(page).setInputFiles(exportFile('most.csv', many(1_001, 'Field')))
    await expect(page.getByRole('alert')).toContainText('most.csv: This file has more than 1,000 entries')
  },
)
