import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PersonalData } from '#api/account.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { check } from './axe.ts'
import { expect } from './fixtures.ts'
import { dialogOf, openSettings } from './journey/settings.ts'
import { google, newPerson, through, withGoogle } from './with-google.ts'

const test = withGoogle()

/** Makes the sessions of a user begin a quarter of an hour earlier. */
function loggedInEarlier({ dataDir }: { dataDir: string }, uid: string): void {
  const database = new DatabaseSync(join(dataDir, 'kinstead.db'), { timeout: 5_000 })
  const at = new Date(Date.now() - 15 * 60_000).toISOString()
  database.prepare('update session set "createdAt" = ? where "userId" = ?').run(at, uid)
  database.close()
}
const downloadButton = { name: 'Download My Data' }

test(
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

test(
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
