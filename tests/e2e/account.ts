import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test'
import { verifyEmail } from '#api/auth.ts'
import { pages } from '#api/pages.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { mailInOutbox } from '#server/mail/read-mail.ts'

export interface Account {
  uid: string
  email: string
  password: string
  firstName: string
  lastName: string
  /** Calls the API as this user, from outside the page: `account.api.get('/api/trust')`. */
  api: APIRequestContext
}

/** Signs up a new user through the API. The browser knows nothing of it until {@link signInto}. */
export async function createAccount(url: string, firstName = 'Eleanor', lastName = 'Whitfield'): Promise<Account> {
  const email = `${firstName}.${randomUUID().slice(0, 8)}@family.example`.toLowerCase()
  const password = 'granite-lantern-meadow'
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url } })
  const answer = await api.post('/api/sign-up', { data: { email, password, firstName, lastName } })
  if (!answer.ok()) throw new Error(`Signing up ${email} was rejected: ${answer.status()} ${await answer.text()}`)
  const { user }: { user: { uid: string } } = await answer.json()
  return { uid: user.uid, email, password, firstName, lastName, api }
}

/** Confirms the address of this account with the link that its server has mailed into the outbox. */
export async function verify({ dataDir }: { dataDir: string }, account: Account): Promise<void> {
  const { token } = await mailInOutbox(dataDir, account.email, pages.verifyEmail)
  const answer = await account.api.post(verifyEmail.path, { data: { token } })
  if (!answer.ok()) throw new Error(`Confirming ${account.email} was rejected: ${answer.status()}`)
}

/** Makes a browser context a signed-in browser of this user, as if they had logged in there. */
export async function signInto(context: BrowserContext, account: Account): Promise<void> {
  const { cookies } = await account.api.storageState()
  await context.addCookies(cookies)
}

/** Changes the account's trust from outside the page, as another device of the same user would. */
export async function change(account: Account, patch: TrustPatch): Promise<void> {
  const answer = await account.api.patch('/api/trust', { data: patch })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The account's trust as the server has it. */
export async function stored(account: Account): Promise<TrustRecord | null> {
  return (await (await account.api.get('/api/trust')).json()).record
}
