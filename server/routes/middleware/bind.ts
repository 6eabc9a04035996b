import { randomUUIDv7 } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { MOST_BYTES, MOST_OPEN_BYTES } from '#api/body-limit.ts'
import { IDEMPOTENCY_KEY, type Operation } from '#api/operation.ts'
import type { Accounts } from '../../auth/accounts.ts'
import type { Caller } from '../../auth/sessions.ts'
import { notSignedIn, Refuse } from '../../refuse.ts'
import type { Admit, CountParsed } from './admission.ts'
import { checkBody } from './check-body.ts'
import { JsonFile, JsonText } from './json-text.ts'
import { refuseForeignOrigin } from './origin.ts'
import { isPlainlyWritten } from './plainly-written.ts'
import { hasCome, readJson } from './read-json.ts'

export type AppEnv = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } }
export type App = Hono<AppEnv>

/** What binding an operation needs of the server. */
export interface Doorway {
  app: App
  accounts: Accounts
  baseUrl: string
  addressOf: (socketAddress: string | undefined, forwardedFor: string | null) => string
  admit: Admit
  countParsed: CountParsed
}

/** One accepted request. */
export interface Call<Request, Query = unknown> {
  body: Request
  /** The JSON in which the body came, where it is taken just as it came, and the JSON says nothing else. */
  text?: string
  query: Query
  headers: Headers
  /** The client's network address, as far as it can be trusted. */
  address: string
  /** The idempotency key, or a new one when the caller sent none. */
  patchId: string
  /** Adds Set-Cookie lines to the answer. */
  setCookies(lines: readonly string[]): void
  /** Closes the connection, whatever of the answer is still to come. */
  hangUp(): void
}
export interface OwnCall<Request, Query = unknown> extends Call<Request, Query> {
  caller: Caller
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function patchIdOf(headers: Headers): string {
  const given = headers.get(IDEMPOTENCY_KEY)
  if (given === null) return randomUUIDv7()
  if (!UUID.test(given))
    throw new Refuse('invalid-field', `The header ${IDEMPOTENCY_KEY} must be a UUID.`, { field: IDEMPOTENCY_KEY })
  return given.toLowerCase()
}

type Raw = Context<AppEnv>
type Prepare = (body: unknown, caller: Caller | null) => unknown

async function bodyOf<Request>(
  c: Raw,
  operation: Operation<Request>,
  prepare: (body: unknown) => unknown,
  countBytes?: (bytes: number) => void,
): Promise<Pick<Call<Request>, 'body' | 'text'>> {
  // An operation without a body has no schema, and its handler no use for one.
  if (!operation.request) return { body: undefined as Request }
  const { text, value } = await readJson(
    c.req.raw,
    c.env?.incoming,
    operation.access === 'anyone' ? MOST_OPEN_BYTES : MOST_BYTES,
    countBytes,
  )
  const body: unknown = checkBody(operation.request, prepare(value))
  return { body: body as Request, ...(body === value && isPlainlyWritten(text, value) && { text }) }
}

const AS_JSON = { 'content-type': 'application/json' }

function route(doorway: Doorway, { method, path }: Operation, answer: (c: Raw) => Promise<unknown>): void {
  doorway.app.on(method, path, async (c) => {
    if (method !== 'GET') refuseForeignOrigin(c.req.raw.headers, doorway.baseUrl)
    const answered = await answer(c)
    if (answered instanceof JsonText) return c.body(answered.text, 200, AS_JSON)
    if (!(answered instanceof JsonFile)) return c.json(answered as object)
    c.header('content-disposition', `attachment; filename="${answered.name}"`)
    return c.body(answered.stream, 200, AS_JSON)
  })
}

/** Without a schema nothing is read of it. A name that is given twice counts once. */
function queryOf<Query>(c: Raw, { query }: Operation<unknown, unknown, Query>): Query {
  if (!query) return undefined as Query
  return checkBody(query, Object.fromEntries(new URL(c.req.raw.url).searchParams))
}

async function callOf<Request, Query>(
  c: Raw,
  doorway: Doorway,
  operation: Operation<Request, unknown, Query>,
  prepare: (body: unknown) => unknown,
  countBytes?: (bytes: number) => void,
): Promise<Call<Request, Query>> {
  const { headers } = c.req.raw
  const patchId = patchIdOf(headers)
  return {
    query: queryOf(c, operation as Operation<unknown, unknown, Query>),
    ...(await bodyOf(c, operation, prepare, countBytes)),
    headers,
    address: doorway.addressOf(c.env?.incoming?.socket.remoteAddress, headers.get('x-forwarded-for')),
    patchId,
    setCookies: (lines) => {
      for (const line of lines) c.header('set-cookie', line, { append: true })
    },
    hangUp: () => void c.env?.incoming?.socket.destroy(),
  }
}

/** Serves an operation that anyone may call. */
export function bindOpen<Request, Response, Query>(
  doorway: Doorway,
  operation: Operation<Request, Response, Query>,
  handle: (call: Call<Request, Query>) => Promise<Response>,
): void {
  route(doorway, operation, async (c) => {
    const call = await callOf(c, doorway, operation, (body) => body)
    return doorway.admit(() => handle(call))
  })
}

/** The caller, or the refusal of someone who is not signed in. */
export async function callerOf(
  headers: Headers,
  { accounts, admit }: Pick<Doorway, 'accounts' | 'admit'>,
): Promise<Caller> {
  const caller = await admit(() => accounts.caller(headers))
  if (!caller) throw notSignedIn()
  return caller
}

/** Serves an operation on the caller's own records. `prepare` sees the body before the schema does. */
export function bindOwn<Request, Response, Query>(
  doorway: Doorway,
  operation: Operation<Request, Response, Query>,
  handle: (call: OwnCall<Request, Query>) => Promise<Response | JsonText | JsonFile>,
  prepare: Prepare = (body) => body,
): void {
  route(doorway, operation, async (c) => {
    const { headers } = c.req.raw
    const isHere = hasCome(c.env?.incoming)
    const caller = await callerOf(headers, doorway)
    const count = (bytes: number) => doorway.countParsed(caller.uid, bytes)
    const call = await callOf(c, doorway, operation, (body) => prepare(body, caller), count)
    call.setCookies(caller.cookies)
    // While a body was on its way the session may have ended, and the account with it: half a minute is long enough.
    if (operation.request && !isHere) await callerOf(headers, doorway)
    return doorway.admit(() => handle({ ...call, caller }))
  })
}
