import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { samples } from '#samples/families.ts'
import { DIST } from '#server/open.ts'
import { writeLaterBuild } from '../server/later-build.ts'
import { type LaunchedServer, launchServer } from '../server/launch.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change, createAccount, signInto } from './account.ts'
import { axe, test as base, expect } from './fixtures.ts'
import { button, formOf, logOut } from './journey/pages.ts'
import { openStep } from './journey/saving.ts'
import { lookForNewVersion, storedBy, storedFiles, untilStored } from './journey/stored-and-sent.ts'

/** A server that can be started again on a later build. */
const test = base.extend<{ updatable: LaunchedServer; later: string }>({
  serviceWorkers: 'allow',
  prefetch: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
  later: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'kinstead-build-'))
    writeLaterBuild(folder)
    await use(folder)
    rmSync(folder, { recursive: true })
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  updatable: async ({}, use) => {
    const server = await launchServer({ program: 'tests/server/later-build.ts', env: { BUILD: DIST } })
    await use(server)
    await server.stop()
  },
})

test.beforeEach(() => test.setTimeout(120_000))
test.beforeEach(({ expectFailures }) => expectFailures(/^Failed to load resource/, /Unreachable/))

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' })
/** Looks again, as the next opened page does, where installing the new version failed. All its files take a busy machine a while. */
const untilOffered = (page: Page) =>
  expect(async () => {
    await lookForNewVersion(page)
    await expect(offer(page)).toBeVisible({ timeout: 20_000 })
  }).toPass({ timeout: 60_000 })
const reads = (page: Page, path: string) =>
  page.evaluate(
    (address) =>
      fetch(address).then(
        ({ ok }) => ok,
        () => 'unreachable',
      ),
    path,
  )

test('a new version is offered, and nothing reloads by itself', async ({ page, context, updatable, later }) => {
  const account = await createAccount(updatable.url)
  await signInto(context, account)
  await change(account, { trustName: 'Before' })
  await page.goto(`${updatable.url}/trust-builder/name`)
  await untilStored(page)
  await page.getByLabel('Trust Name').fill('Typed and not saved')
  await expect(offer(page)).toBeHidden()

  await updatable.restart({ env: { BUILD: later } })
  await untilOffered(page)
  await expect(page.getByLabel('Trust Name')).toHaveValue('Typed and not saved')
  await axe(page)
  await offer(page).getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('script[src*="-later.js"]').first()).toBeAttached()
  await expect(page.getByLabel('Trust Name')).toHaveValue('Typed and not saved')
  await untilStored(page)
  await expect(offer(page)).toBeHidden()
})

test(
  'no new version is offered after signing in on a page that was rendered before',
  ONLY_THOROUGH,
  async ({ page, context, updatable }) => {
    const account = await createAccount(updatable.url)
    await signInto(context, account)
    for (const path of ['/about-us', '/dashboard']) {
      await page.goto(updatable.url + path)
      await untilStored(page)
      // Its worker sends the page its build when it takes over and whenever it is asked.
      await page.reload()
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.waitForTimeout(3_000)
      await expect(offer(page)).toBeHidden()
    }
  },
)

test(
  'a page of the version before goes on with its own code',
  ONLY_THOROUGH,
  async ({ page, context, updatable, later }) => {
    const account = await createAccount(updatable.url)
    await signInto(context, account)
    await change(account, samples.complete)
    await page.goto(`${updatable.url}/dashboard`)
    await untilStored(page)
    const other = await context.newPage()
    // It fetches no code ahead of its use.
    await other.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await other.goto(`${updatable.url}/trust-builder/name`)
    await expect(button(other, 'Next')).toBeVisible()

    await updatable.restart({ env: { BUILD: later } })
    await lookForNewVersion(page)
    await expect(offer(page)).toBeVisible({ timeout: 30_000 })
    await untilStored(other)
    // Past the browser's own caches: the server has this file no more.
    const stored = await other.evaluate(async () => {
      const [script] = Array.from(document.scripts).filter(({ src }) => src.includes('/assets/'))
      return (await fetch(script?.src ?? '', { cache: 'reload' })).status
    })
    expect(stored).toBe(200)
    await other.getByRole('button', { name: 'My Account' }).click()
    await other.getByRole('menuitem', { name: /settings/i }).click()
    await expect(formOf(other).getByRole('heading', { level: 1 })).toHaveText(/settings/i)
    expect(await other.evaluate(() => document.querySelectorAll('script[src*="-later.js"]').length)).toBe(0)
  },
)

test(
  'public pages and the API are never answered from the browser',
  ONLY_THOROUGH,
  async ({ page, account, context }) => {
    await openStep(page, account, '/trust-builder/name')
    await untilStored(page)
    for (const path of ['/', '/blog/1']) await page.goto(path)
    await page.goto('/dashboard')
    expect((await storedFiles(page)).filter(({ path }) => !path.startsWith('/assets/'))).toEqual([])

    await context.setOffline(true)
    for (const path of ['/api/session', '/api/trust', '/', '/healthz', '/manifest.webmanifest'])
      expect(await reads(page, path), path).toBe('unreachable')
    for (const path of ['/', '/services', '/blog/1', '/login', '/checkout', '/review'])
      await expect(page.goto(path), path).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  },
)

test('signing out leaves nothing personal in the browser', async ({ page, account, context }) => {
  await change(account, { trustName: 'The Quillfeather Trust' })
  await page.goto('/trust-builder/name')
  await expect(page.getByLabel('Trust Name')).toHaveValue('The Quillfeather Trust')
  await untilStored(page)
  const personal = [account.uid, account.email, account.firstName, account.lastName, 'Quillfeather']
  expect(await storedBy(page)).toContain(account.email)
  await logOut(page)
  await expect(page).toHaveURL('/login')
  const left = await storedBy(page)
  for (const text of personal) expect(left).not.toContain(text)
  const files = await storedFiles(page)
  expect(files.length).toBeGreaterThan(50)
  for (const text of personal.slice(0, 3)) expect(files.filter((file) => file.text.includes(text))).toEqual([])

  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  for (const text of personal) await expect(page.getByText(text)).toHaveCount(0)
})

test('a visitor’s browser stores nothing', ONLY_THOROUGH, async ({ anotherBrowser }) => {
  const page = await (await anotherBrowser()).newPage()
  await page.goto('/', { waitUntil: 'networkidle' })
  // A signed-in user's page registers the service worker within two seconds.
  await page.waitForTimeout(3_000)
  const stored = await page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ])
  expect(stored).toEqual([0, 0])
})

test(
  'the operator can withdraw the service worker',
  ONLY_THOROUGH,
  async ({ page, context, updatable, expectFailures }) => {
    // The page may register the worker again while the worker ends itself.
    expectFailures(/^Pages will not open without a network/, /fetching the script/)
    const account = await createAccount(updatable.url)
    await signInto(context, account)
    await page.goto(`${updatable.url}/dashboard`)
    await untilStored(page)
    await updatable.restart({ env: { SERVICE_WORKER: 'off' } })
    await lookForNewVersion(page)
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await expect.poll(left).toEqual([0, 0])
    await page.reload()
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  },
)
