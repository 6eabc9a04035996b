import type { Page } from '@playwright/test'
import { type ErrorCode, errorCodes } from '#api/errors.ts'
import type { Operation } from '#api/operation.ts'
import { changeTrust, putHealthCareDirective } from '#api/trust.ts'

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
