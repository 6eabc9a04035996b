import { expect, type Page } from '@playwright/test'
import { type ErrorCode, errorCodes } from '#api/errors.ts'
import type { Operation } from '#api/operation.ts'
import { changeTrust, putHealthCareDirective } from '#api/trust.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'
import type { LaunchedServer } from '#tests/server/launch.ts'
import { type Account, change, stored } from '../account.ts'
import { button, expectToast, formOf } from './pages.ts'

export const family = families.complete

/** The requests that read and change the trust. */
export const TRUST = '**/api/trust'

/** The words of the saving state beside a step's buttons. */
export const HERE = 'Saved on this device only. Your answers go to your account when the connection improves.'

/** How long a page may take to notice by itself that the server is back: it asks ever more rarely, at last every 30 seconds. */
export const RECOVERY = { timeout: 35_000 }

export const expectState = (page: Page, words: string | RegExp, wait?: { timeout: number }): Promise<void> =>
  expect(formOf(page).getByRole('status').filter({ hasText: words })).toBeVisible(wait)
export const expectSaved = (page: Page): Promise<void> =>
  expectState(page, /^Saved here and in your account at /, RECOVERY)

/** The toast of a save that is kept on this device for now. */
export const expectLimited = (page: Page): Promise<void> =>
  expectToast(
    page,
    'Limited connectivity',
    "Your changes are saved locally but couldn't be synced to the cloud. They will sync when your connection improves.",
  )

/** Opens a step of a trust that has been begun. */
export async function openStep(page: Page, account: Account, path: string): Promise<void> {
  await change(account, { trustName: 'Before' })
  await page.goto(path)
  await expect(button(page, 'Next')).toBeVisible()
}

/** Answers the first step and goes on. */
export async function nameIt(page: Page, name: string): Promise<void> {
  await page.getByLabel('Trust Name').fill(name)
  await button(page, 'Next').click()
}

/** Waits until the server has this answer. */
export const expectStored = (account: Account, field: keyof TrustRecord, value: unknown): Promise<void> =>
  expect.poll(async () => (await stored(account))?.[field], RECOVERY).toBe(value)
export const expectNameStored = (account: Account, name: string): Promise<void> =>
  expectStored(account, 'trustName', name)

/** Starts a server again that a test has killed: the worker's other tests need it. */
export async function revive(server: LaunchedServer): Promise<void> {
  const lives = await fetch(`${server.url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  )
  if (!lives) await server.restart()
}

type Called = Pick<Operation, 'method' | 'path'>

/** From now on the server rejects this operation with this code. */
export async function rejectRequests(
  page: Page,
  { method, path }: Called,
  code: ErrorCode,
  message: string,
): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: errorCodes[code], json: { error: { code, message } } })
      : route.fallback(),
  )
}

/** From now on the server leaves this operation unanswered. */
export async function leaveUnanswered(page: Page, { method, path }: Called): Promise<void> {
  await page.route(`**${path}`, (route) => (route.request().method() === method ? undefined : route.fallback()))
}

/** From now on this operation does not reach the server. */
export async function cutOff(page: Page, { method, path }: Called): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === method ? route.abort('connectionrefused') : route.fallback(),
  )
}

/** Ends all of the above. */
export const recover = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' })

/** What the console says about failures that a test brings about itself. */
export const OWN_FAILURES = [/^Failed to load resource/, /^(Saving|Removing) .+ failed/, /^The trust check failed/]

const saves = [changeTrust, putHealthCareDirective]

/** From now on the server rejects every save, in these words. */
export async function rejectSaves(page: Page, message = 'Rejected on purpose.'): Promise<void> {
  for (const save of saves) await rejectRequests(page, save, 'invalid-field', message)
}

/** From now on no save reaches the server. */
export async function loseSaves(page: Page): Promise<void> {
  for (const save of saves) await cutOff(page, save)
}

/** From now on this operation waits, until the function returned is called. */
export async function hold(page: Page, { method, path }: Pick<Operation, 'method' | 'path'>): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === method) await promise
    await route.fallback()
  })
  return resolve
}
