import type { Page } from '@playwright/test'
import { type ErrorCode, errorCodes } from '#api/errors.ts'
import type { Operation } from '#api/operation.ts'

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
