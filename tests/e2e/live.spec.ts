import type { BrowserContext, Page } from '@playwright/test'
import { pages } from '#api/pages.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change, createAccount, stored } from './account.ts'
import { expectSpanish } from './english-left.ts'
import { expect, test } from './fixtures.ts'
import { pointer } from './journey/hand.ts'
import { button, formOf, logOut } from './journey/pages.ts'
import { storedBy } from './journey/stored-and-sent.ts'

const STREAM = '/api/trust/events'

/** The live streams that are open now, and the page that opened each. */
function watchStreams(context: BrowserContext): Map<unknown, Page> {
  const open = new Map<unknown, Page>()
  context.on('request', (request) => request.url().endsWith(STREAM) && open.set(request, request.frame().page()))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  return open
}

async function openTabs(context: BrowserContext, count: number, path: string): Promise<Page[]> {
  const tabs = Array.from({ length: count }, async () => {
    const tab = await context.newPage()
    await tab.goto(path)
    return tab
  })
  return Promise.all(tabs)
}

const trustNameOn = (page: Page, name: string, wait?: { timeout: number }) =>
  expect(formOf(page).getByRole('definition').filter({ hasText: name }).first()).toBeVisible(wait)

test('a change shows at once in another browser: on the dashboard, on the summary, in a step', async ({
  page,
  account,
  anotherBrowser,
}) => {
  await change(account, { trustName: 'The Alder Trust', grantorName: 'Ruth Alder' })
  const other = await anotherBrowser(account)
  const [dashboard, summary, grantor] = [await other.newPage(), await other.newPage(), await other.newPage()]
  await dashboard.goto('/dashboard')
  await summary.goto('/trust-builder/summary')
  await grantor.goto('/trust-builder/grantor')
  await trustNameOn(dashboard, 'The Alder Trust')
  await trustNameOn(summary, 'The Alder Trust')
  await grantor.getByLabel('Email Address').fill('still.typing@alder')

  const hand = pointer(page)
  await page.goto('/trust-builder/name')
  await hand.type(page.getByLabel('Trust Name'), 'The Birch Trust')
  await hand.press(button(page, 'Next'))
  await trustNameOn(dashboard, 'The Birch Trust')
  await trustNameOn(summary, 'The Birch Trust')

  await change(account, { grantorName: 'Ruth Birch', grantorEmail: 'ruth@birch.example' })
  await expect(grantor.getByLabel('Full Legal Name')).toHaveValue('Ruth Birch')
  await expect(grantor.getByLabel('Email Address'), 'a field being typed in is left alone').toHaveValue(
    'still.typing@alder',
  )
})

test(
  'two devices that add a beneficiary at the same time keep both',
  ONLY_THOROUGH,
  async ({ page, account, anotherBrowser }) => {
    await change(account, { trustName: 'The Alder Trust' })
    const device = await (await anotherBrowser(account)).newPage()
    const both = [
      { at: page, name: 'Jonah Alder' },
      { at: device, name: 'Mira Alder' },
    ]
    for (const { at, name } of both) {
      await at.goto('/trust-builder/beneficiaries')
      await at.getByLabel('Name', { exact: true }).fill(name)
    }
    await Promise.all(both.map(({ at }) => button(at, 'Add Beneficiary').click()))
    for (const { at } of both) {
      await expect(at.getByRole('heading', { name: 'Your beneficiaries (2)' })).toBeVisible()
      for (const { name } of both) await expect(button(at, `Edit ${name}`)).toBeVisible()
    }
    const names = (await stored(account))?.beneficiaries?.map(({ name }) => name)
    expect(names?.toSorted()).toEqual(['Jonah Alder', 'Mira Alder'])
  },
)

test(
  'eight tabs of one browser stay live on one stream, also when the tab that holds it is closed',
  ONLY_THOROUGH,
  async ({ context, account }) => {
    await change(account, { trustName: 'Eight' })
    const streams = watchStreams(context)
    const tabs = await openTabs(context, 8, '/dashboard')
    for (const tab of tabs) await trustNameOn(tab, 'Eight', { timeout: 40_000 })
    await expect.poll(() => streams.size, { message: 'open streams' }).toBe(1)

    await change(account, { trustName: 'All of them' })
    for (const tab of tabs) await trustNameOn(tab, 'All of them')
    expect(streams.size).toBe(1)

    const [leader] = [...streams.values()]
    await leader?.close()
    const rest = tabs.filter((tab) => tab !== leader)
    await expect
      .poll(() => rest.includes([...streams.values()].at(-1) as Page), { message: 'another leads' })
      .toBe(true)
    await change(account, { trustName: 'The other seven' })
    for (const tab of rest) await trustNameOn(tab, 'The other seven')
  },
)

test('another user sees none of it', async ({ page, account, anotherBrowser, server, playwright }) => {
  await change(account, { trustName: 'A private matter', grantorSsn: '536904321' })
  const stranger = await createAccount(server.url, 'Stran', 'Ger')
  const strange = await (await anotherBrowser(stranger)).newPage()
  await strange.goto('/dashboard')
  await expect(strange.getByText('No trust found')).toBeVisible()
  expect(await stored(stranger)).toBeNull()

  const foreign = await stranger.api.patch('/api/trust', { data: { uid: account.uid, trustName: 'Taken over' } })
  expect(foreign.status()).toBe(403)
  const nobody = await playwright.request.newContext({ baseURL: server.url })
  for (const path of ['/api/trust', '/api/users/me', STREAM]) expect((await nobody.get(path)).status(), path).toBe(401)
  await nobody.dispose()

  await page.goto('/dashboard')
  await trustNameOn(page, 'A private matter')
  await change(account, { trustName: 'Still a private matter' })
  await trustNameOn(page, 'Still a private matter')
  await change(stranger, { trustName: 'Their own' })
  await trustNameOn(strange, 'Their own')
  await expect(strange.getByText('private matter')).toHaveCount(0)
  expect((await stored(account))?.trustName).toBe('Still a private matter')
  await stranger.api.dispose()
})

test('signing out in one tab signs the others out', ONLY_THOROUGH, async ({ page, context, account }) => {
  await change(account, { trustName: 'The Alder Trust' })
  const other = await context.newPage()
  await other.goto('/trust-builder/summary')
  await page.goto('/dashboard')
  await trustNameOn(other, 'The Alder Trust')
  await logOut(page)
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  await expect(other.getByText('The Alder Trust')).toHaveCount(0)
  expect(await storedBy(page), 'nothing of the trust stays in the browser').not.toContain('Alder')
})

test('the next user of the same browser finds nothing of the one before', async ({ page, account, server }) => {
  await change(account, { trustName: 'The Alder Trust', grantorSsn: '536904321' })
  await page.goto('/trust-builder/backup-trustee')
  await page.getByLabel('Backup Trustee Name').fill('Typed by Eleanor')
  await page.goto('/dashboard')
  await trustNameOn(page, 'The Alder Trust')
  await logOut(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save and log out' }).click()
  await expect(page).toHaveURL('/login')

  const next = await createAccount(server.url, 'Next', 'Person')
  await page.getByLabel('Email').fill(next.email)
  await page.getByLabel('Password', { exact: true }).fill(next.password)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByText('No trust found')).toBeVisible()
  await page.goto('/trust-builder/backup-trustee')
  await expect(page.getByLabel('Backup Trustee Name')).toHaveValue('')
  const kept = await storedBy(page)
  for (const trace of ['Alder', 'Eleanor', account.uid, account.email]) expect(kept).not.toContain(trace)
  expect(await stored(next)).toBeNull()
  await next.api.dispose()
})

test(
  'a language goes with the account to another browser, and back',
  ONLY_THOROUGH,
  async ({ page, account, anotherBrowser, server }) => {
    const kept = (of: Page) => of.evaluate(() => localStorage.getItem('language'))
    await page.goto(pages.dashboard)
    await page.getByRole('banner').getByRole('button', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect.poll(() => kept(page), 'stored with the account').toBe('es')

    const other = await (await anotherBrowser()).newPage()
    await other.goto(`${server.url}${pages.login}`)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Log In to Your Account')
    await other.getByLabel('Email').fill(account.email)
    await other.getByLabel('Password').fill(account.password)
    await other.locator('main').getByRole('button', { name: 'Log In', exact: true }).click()
    await expect(other).toHaveURL(new RegExp(pages.dashboard))
    await expect(other.locator('html')).toHaveAttribute('lang', 'es')
    await expectSpanish(other, [account.email, account.firstName, account.lastName])
    await other.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
    await expect.poll(() => kept(other), 'stored with the account').toBe('en')

    // Not in a browser that has chosen, but in a new one, the link of a Spanish mail leads to a Spanish page.
    const link = `${server.url}${pages.resetPassword}#token=unknown&language=es`
    const heading = (of: Page) => of.getByRole('heading', { level: 1 })
    await other.goto(link)
    await expect(heading(other)).toHaveText('Set a New Password')
    const third = await (await anotherBrowser()).newPage()
    await third.goto(link)
    await expect(heading(third)).toHaveText('Elija una contraseña nueva')
    expect(new URL(third.url()).hash).toBe('')

    // The first browser had Spanish: what is drawn first is English already.
    const languages: (string | null)[] = []
    await page.exposeFunction('drawn', (lang: string | null) => void languages.push(lang))
    await page.addInitScript(() =>
      new MutationObserver(() => {
        if (document.querySelector('main h1'))
          void (window as never as { drawn: (lang: string) => void }).drawn(document.documentElement.lang)
      }).observe(document, { childList: true, subtree: true }),
    )
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Español' })).toBeVisible()
    await expect.poll(() => languages.length).toBeGreaterThan(0)
    expect(new Set(languages)).toEqual(new Set(['en']))
  },
)
