import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type ErrorResponse, errorCodes } from '#api/errors.ts'
import type { TrustRecord } from '#domain/trust/record.ts'

export interface Answer {
  status: number
  body: unknown
  /** Seconds, when the server asked to be left alone for so long. */
  retryAfter?: number
}
interface State {
  version: number
  record: TrustRecord | null
}

/** A user of a real server, and what they see of their own trust. */
export interface Person {
  uid: string
  /** What their browser sends to stay signed in. */
  cookie: string
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  trust(): Promise<State>
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text, retryAfter }
}

/** Asks as the user of these headers. A body that is no text goes as JSON. */
export async function request(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  return answerOf(await fetch(`${url}${path}`, { method, body: sent, headers: { origin: url, ...type, ...headers } }))
}

export async function signUp(url: string): Promise<Person> {
  const sheet = { email: `${randomUUID()}@family.example`, password: 'granite-lantern-meadow' }
  const signed = await fetch(`${url}/api/sign-up`, {
    method: 'POST',
    body: JSON.stringify({ ...sheet, firstName: 'Ann', lastName: 'Alder' }),
    headers: { origin: url, 'content-type': 'application/json' },
  })
  const cookie = signed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { user }: { user: { uid: string } } = await signed.json()
  const own: Person['request'] = (method, path, body, headers) =>
    request(url, method, path, body, { cookie, ...headers })
  return { uid: user.uid, cookie, request: own, trust: async () => (await own('GET', '/api/trust')).body as State }
}

/** What is wrong with an answer that should be a rejection of this field; `undefined` when nothing is. */
export function errorInResponse({ status, body }: Answer, field?: string): string | undefined {
  const { error } = (typeof body === 'object' ? body : {}) as Partial<ErrorResponse>
  if (status < 400 || status >= 500) return `was answered with ${status}`
  if (!error?.message || errorCodes[error.code] !== status)
    return `was rejected without a reason: ${JSON.stringify(body)}`
  if (field !== undefined && error.field !== field) return `was blamed on ${error.field}, not on ${field}`
  return undefined
}

/** Asserts that this is rejected, with this field named, and that it changes nothing. */
export async function expectRejected(person: Person, asked: Promise<Answer>, field?: string): Promise<void> {
  const before = await person.trust()
  expect(errorInResponse(await asked, field)).toBeUndefined()
  expect(await person.trust()).toEqual(before)
}
