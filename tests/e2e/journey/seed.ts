import { expect } from '@playwright/test'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Account } from '../account.ts'

/** Changes the account's trust from outside the page, as another device of the same user would. */
export async function change(account: Account, patch: TrustPatch): Promise<void> {
  const answer = await account.api.patch('/api/trust', { data: patch })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The account's trust as the server has it. */
export async function stored(account: Account): Promise<TrustRecord | null> {
  return (await (await account.api.get('/api/trust')).json()).record
}
