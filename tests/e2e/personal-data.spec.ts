import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { unzipSync } from 'fflate'
import { deleteAccount, exportPersonalData, PersonalData } from '#api/account.ts'
import { signIn } from '#api/auth.ts'
import { pages } from '#api/pages.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { samples } from '#samples/families.ts'
import { seeNavigation, seeText, seeToast } from '../ledger/seen.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { check } from './accessibility.ts'
import { change } from './account.ts'
import { axe, expect, test } from './fixtures.ts'
import { expectToast } from './journey/pages.ts'
import { cutOff, recover } from './journey/saving.ts'
import { dialogOf, openSettings } from './journey/settings.ts'
import { storedBy } from './journey/stored-and-sent.ts'
import { google, newPerson, through, withGoogle } from './with-google.ts'

test('one’s own data is downloaded whole', async ({ page, account, expectFailures }) => {
  expectFailures(/^Failed to load resource/, /^Downloading the data failed/)
  await change(account, samples.complete)
  await openSettings(page, 'Security')
  await seeText(page, 'data.download')
  const all = page.getByRole('button', { name: 'Download all ready documents' })
  await expect(page.getByText('9 of 9 ready.')).toBeVisible()
  const [packet] = await Promise.all([page.waitForEvent('download'), all.click()])
  const files = Object.keys(unzipSync(await readFile(await packet.path())))
  expect(files).toHaveLength(1 + Object.keys(documentNames).length)
  await expectToast(page, 'Documents Downloaded')
  const press = () => page.getByRole('button', { name: 'Download My Data' }).click()
  await cutOff(page, exportPersonalData)
  await press()
  await expectToast(page, 'Download Failed')
  await recover(page)
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  expect(download.suggestedFilename()).toMatch(/^kinstead-my-data-\d{4}-\d\d-\d\d\.json$/)
  const data = PersonalData.parse(JSON.parse(await readFile(await download.path(), 'utf8')))
  expect(data.profile).toMatchObject({ uid: account.uid, email: account.email, firstName: 'Eleanor' })
  expect(data.trust.record).toMatchObject({
    trustName: samples.complete.trustName,
    grantorSsn: samples.complete.grantorSsn,
  })
})

test(
  'documents that are not ready are named in the settings, and there are none without a trust',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await openSettings(page, 'Security')
    await expect(page.getByText('You have not started a trust yet, so there are no documents.')).toBeVisible()
    await change(account, samples.begun)
    await expect(page.getByRole('button', { name: 'Download all ready documents' })).toBeVisible()
    const missing = page.getByRole('list', { name: /^Not included yet, because answers are missing/ })
    await expect(missing).toContainText('Pour-Over Will: ')
    await expect(missing.getByRole('listitem')).toHaveCount(8)
    await expect(page.getByText('1 of 9 ready.')).toBeVisible()
    await axe(page)
    await page
      .getByRole('paragraph')
      .filter({ hasText: 'Not included yet' })
      .getByRole('link', { name: 'dashboard' })
      .click()
    await expect(page).toHaveURL('/dashboard')
  },
)

test('an account is deleted: here, on the server, and in every other browser', async ({
  page,
  context,
  account,
  anotherBrowser,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^Deleting the account failed/)
  await change(account, samples.complete)
  const elsewhere = await (await anotherBrowser(account)).newPage()
  await elsewhere.goto('/dashboard')
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Trust Dashboard' })).toBeVisible()
  // The page has a live stream and a copy of the trust before the settings are opened.
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Sections' })).toBeVisible()
  const otherTab = await context.newPage()
  await otherTab.goto('/dashboard')
  await expect(otherTab.getByRole('heading', { name: 'Sections' })).toBeVisible()
  await expect.poll(() => storedBy(page)).toContain(account.uid)
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Security' }).click()

  await seeText(page, 'data.delete')
  const open = () => page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = dialogOf(page)
  const confirm = () => dialog.getByRole('button', { name: 'Delete for good' }).click()
  await open()
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(dialog).toHaveCount(0)
  await open()
  await confirm()
  await expect(dialog.getByText('Please enter your password').first()).toBeVisible()
  await dialog.getByLabel('Password').fill('not-the-password')
  await confirm()
  await expect(dialog.getByText('The password is wrong.')).toBeVisible()
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await cutOff(page, deleteAccount)
  await dialog.getByLabel('Password').fill(account.password)
  await confirm()
  await expect(dialog.getByRole('alert')).toContainText(
    'Your account was not deleted. The server could not be reached.',
  )
  await recover(page)
  expect((await account.api.get('/api/trust')).status()).toBe(200)

  await confirm()
  await seeNavigation(page, 'data.deleted.to')
  await seeToast(page, 'data.deleted')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
  expect(await storedBy(page)).not.toContain(account.uid)
  expect(await storedBy(page)).not.toContain(samples.complete.trustName)
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  for (const other of [otherTab, elsewhere]) await expect(other).toHaveURL('/login')
  const again = await account.api.post(signIn.path, { data: { email: account.email, password: account.password } })
  expect(again.status()).toBe(401)
  await page.goto('/account/settings')
  await expect(page).toHaveURL('/login')
})

const besideGoogle = withGoogle()

/** Makes the sessions of a user begin a quarter of an hour earlier. */
function loggedInEarlier({ dataDir }: { dataDir: string }, uid: string): void {
  const database = new DatabaseSync(join(dataDir, 'kinstead.db'), { timeout: 5_000 })
  const at = new Date(Date.now() - 15 * 60_000).toISOString()
  database.prepare('update session set "createdAt" = ? where "userId" = ?').run(at, uid)
  database.close()
}
const downloadButton = { name: 'Download My Data' }

besideGoogle(
  'one’s own data is downloaded a while after the login with the password only',
  ONLY_THOROUGH,
  async ({ page, account, server, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^Your data was not downloaded/)
    await openSettings(page, 'Security')
    loggedInEarlier(server, account.uid)
    await page.getByRole('button', downloadButton).click()
    const dialog = dialogOf(page)
    await expect(dialog).toContainText('you logged in more than ten minutes ago')
    await expect(page.getByText('Download Failed')).toHaveCount(0)
    await check(page, { phone: true })
    const download = () => dialog.getByRole('button', { name: 'Download', exact: true }).click()
    await download()
    await expect(dialog.getByText('Please enter your password').first()).toBeVisible()
    await dialog.getByLabel('Password').fill('not-the-password')
    await download()
    await expect(dialog.getByText('The password is wrong.')).toBeVisible()
    await expect(dialog.getByLabel('Password')).toBeFocused()
    await check(page, { phone: true })
    await dialog.getByLabel('Password').fill(account.password)
    const [file] = await Promise.all([page.waitForEvent('download'), download()])
    expect(PersonalData.parse(JSON.parse(await readFile(await file.path(), 'utf8'))).profile.uid).toBe(account.uid)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', downloadButton)).toBeFocused()
  },
)

besideGoogle(
  'who always comes through Google logs in there once more, and comes back to the download',
  ONLY_THOROUGH,
  async ({ page, provider, server, expectFailures }) => {
    expectFailures(/^Failed to load resource/)
    provider.person = newPerson()
    await page.goto('/login')
    await through(page)
    await expect(page).toHaveURL('/dashboard')
    await openSettings(page, 'Security')
    const { user } = await (await page.request.get('/api/session')).json()
    loggedInEarlier(server, user.uid)
    await page.getByRole('button', downloadButton).click()
    const dialog = dialogOf(page)
    await expect(dialog).toContainText('please log in with Google again')
    await expect(dialog.getByLabel('Password')).toHaveCount(0)
    await check(page, { phone: true })
    await dialog.getByRole('button', { name: 'Log In Again' }).click()
    await expect(page).toHaveURL('/login')
    await expect(google(page)).toBeVisible()
    await through(page)
    await expect(page).toHaveURL('/account/settings?tab=security')
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', downloadButton).click()])
    expect(PersonalData.parse(JSON.parse(await readFile(await file.path(), 'utf8'))).profile.uid).toBe(user.uid)
  },
)

test(
  'the API reference is found from one’s own data, and leads to each operation, to its data and to the document',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    expect(account.uid).not.toBe('')
    await openSettings(page, 'Security')
    await page.getByRole('link', { name: 'API reference' }).click()
    await expect(page).toHaveURL(pages.apiReference)
    await expect(page.getByRole('heading', { level: 1, name: 'API Reference' })).toBeVisible()

    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByRole('link', { name: 'Change answers' }).click()
    const operation = page.getByRole('region', { name: 'Change answers' })
    await expect(operation.getByRole('heading')).toBeInViewport()
    await expect(operation.getByText('PATCH /api/trust')).toBeVisible()
    await expect(operation.getByText('foreign-record')).toBeVisible()

    await operation.getByRole('link', { name: 'TrustPatch' }).click()
    await expect(page.getByRole('heading', { name: 'TrustPatch' })).toBeInViewport()
    await page.goBack()
    await expect(operation.getByRole('heading')).toBeInViewport()

    const address = await page.getByRole('link', { name: 'openapi.json' }).getAttribute('href')
    const document = await page.request.get(address ?? '')
    expect(document.headers()['content-type']).toContain('application/json')
    expect(await document.json()).toMatchObject({ openapi: '3.1.1' })
  },
)
