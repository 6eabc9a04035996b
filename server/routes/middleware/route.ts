import { randomUUIDv7 } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { MAX_BODY_BYTES, MAX_PUBLIC_BODY_BYTES } from '#api/limits.ts'
import { IDEMPOTENCY_KEY, type Operation } from '#api/operation.ts'
import { message } from '#domain/message.ts'
import type { Accounts } from '../../auth/accounts.ts'
import type { GoogleFlow } from '../../auth/google-sign-in.ts'
import { requireOperator } from '../../auth/operator.ts'
import type { RateLimits } from '../../auth/rate-limits.ts'
import type { Caller } from '../../auth/sessions.ts'
import { type Config, isTestAccount } from '../../config.ts'
import type { BackgroundCounts } from '../../db/installation-counts.ts'
import type { Store } from '../../db/store.ts'
import { ApiError, notSignedIn } from '../../errors.ts'
import type { Log } from '../../observability/log.ts'
import type { Hub } from '../../realtime/hub.ts'
import type { StripePayments } from '../../stripe.ts'
import type { Admit, CountParsed } from './admission.ts'
import { checkBody, readJson } from './request-body.ts'
import { rejectForeignOrigin } from './security.ts'

export type AppEnv = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } }
export type App = Hono<AppEnv>

/** The services of the routes. */
export interface RouteContext {
  app: App
  config: Config
  store: Store
  accounts: Accounts
  google: GoogleFlow
  /** Where payments go through Stripe. */
  stripe?: StripePayments | undefined
  hub: Hub
  rateLimits: RateLimits
  counts: BackgroundCounts
  log: Log
  now: () => Date
  addressOf: (socketAddress: string | undefined, forwardedFor: string | null) => string
  admit: Admit
  countParsed: CountParsed
}

/** One accepted request. */
export interface RequestContext<Request, Query = unknown> {
  body: Request
  query: Query
  headers: Headers
  /** The client's network address, as far as it can be trusted. */
  address: string
  /** The idempotency key, or a new one when the caller sent none. */
  patchId: string
  /** Adds Set-Cookie lines to the response. */
  setCookies(lines: readonly string[]): void
  /** Closes the connection, also before the response is complete. */
  hangUp(): void
}
interface AuthenticatedRequest<Request, Query = unknown> extends RequestContext<Request, Query> {
  caller: Caller
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function patchIdOf(headers: Headers): string {
  const key = headers.get(IDEMPOTENCY_KEY)
  if (key === null) return randomUUIDv7()
  if (!UUID.test(key))
    throw new ApiError('invalid-field', message('The header {name} must be a UUID.', { name: IDEMPOTENCY_KEY }), {
      field: IDEMPOTENCY_KEY,
    })
  return key.toLowerCase()
}

/** A response that is a JSON file to save, streamed. */
export class JsonFile {
  readonly name: string
  readonly stream: ReadableStream<Uint8Array>
  constructor(name: string, stream: ReadableStream<Uint8Array>) {
    this.name = name
    this.stream = stream
  }
}

type Raw = Context<AppEnv>

function mount(context: RouteContext, { method, path }: Operation, answer: (c: Raw) => Promise<unknown>): void {
  context.app.on(method, path, async (c) => {
    if (method !== 'GET') rejectForeignOrigin(c.req.raw.headers, context.config.baseUrl)
    const result = await answer(c)
    if (!(result instanceof JsonFile)) return c.json(result as object)
    c.header('content-disposition', `attachment; filename="${result.name}"`)
    return c.body(result.stream, 200, { 'content-type': 'application/json' })
  })
}

/** Undefined without a schema. A repeated name counts once. */
function queryOf<Query>(c: Raw, { query }: Operation<unknown, unknown, Query>): Query {
  if (!query) return undefined as Query
  return checkBody(query, Object.fromEntries(new URL(c.req.raw.url).searchParams))
}

/** Removes the caller's uid from a body of records; rejects another one. */
function withoutUid(body: unknown, caller: Caller): unknown {
  if (typeof body !== 'object' || body === null || !('uid' in body)) return body
  const { uid, ...rest } = body
  if (typeof uid !== 'string') throw new ApiError('invalid-field', 'This must be text.', { field: 'uid' })
  if (uid !== caller.uid)
    throw new ApiError('foreign-record', 'This record belongs to another account.', { field: 'uid' })
  return rest
}

/** Undefined for an operation without a body. */
async function bodyOf<Request>(
  c: Raw,
  context: RouteContext,
  { access, errors = [], request }: Operation<Request>,
  caller?: Caller,
): Promise<Request> {
  if (!request) return undefined as Request
  const value = await readJson(c.req.raw, access === 'anyone' ? MAX_PUBLIC_BODY_BYTES : MAX_BODY_BYTES, (bytes) => {
    if (caller) context.countParsed(caller.uid, bytes)
  })
  return checkBody(request, caller && errors.includes('foreign-record') ? withoutUid(value, caller) : value)
}

async function requestOf<Request, Query>(
  c: Raw,
  context: RouteContext,
  operation: Operation<Request, unknown, Query>,
  caller?: Caller,
): Promise<RequestContext<Request, Query>> {
  const { headers } = c.req.raw
  const patchId = patchIdOf(headers)
  return {
    query: queryOf(c, operation as Operation<unknown, unknown, Query>),
    body: await bodyOf(c, context, operation, caller),
    headers,
    address: context.addressOf(c.env?.incoming?.socket.remoteAddress, headers.get('x-forwarded-for')),
    patchId,
    setCookies: (lines) => {
      for (const line of lines) c.header('set-cookie', line, { append: true })
    },
    hangUp: () => void c.env?.incoming?.socket.destroy(),
  }
}

/** The route of an operation that anyone may call. */
export function publicRoute<Request, Response, Query>(
  context: RouteContext,
  operation: Operation<Request, Response, Query>,
  handle: (request: RequestContext<Request, Query>) => Promise<Response>,
): void {
  mount(context, operation, async (c) => {
    const request = await requestOf(c, context, operation)
    return context.admit(() => handle(request))
  })
}

/** The caller. Throws `not-signed-in`. */
export async function callerOf(
  headers: Headers,
  { accounts, admit }: Pick<RouteContext, 'accounts' | 'admit'>,
): Promise<Caller> {
  const caller = await admit(() => accounts.caller(headers))
  if (!caller) throw notSignedIn()
  return caller
}

/** Throws `payment-required` for an account without a package, where the operator takes payments and requires one. */
async function requirePackage({ config, store, admit }: RouteContext, { uid, email }: Caller): Promise<void> {
  if (!config.stripe || !config.paymentCheck || isTestAccount(config, { uid, email })) return
  const profile = await admit(() => store.readProfile(uid))
  if (!profile?.hasPaid) throw new ApiError('payment-required', 'Please choose a package first.')
}

/**
 * The route of an operation on the caller's own records. Admission is asked twice, for the session and for the work:
 * the body arrives between the two, and one that comes slowly must not take a place.
 */
export function authenticatedRoute<Request, Response, Query>(
  context: RouteContext,
  operation: Operation<Request, Response, Query>,
  handle: (request: AuthenticatedRequest<Request, Query>) => Promise<Response | JsonFile>,
): void {
  mount(context, operation, async (c) => {
    const { headers } = c.req.raw
    const caller = await callerOf(headers, context)
    if (operation.paid) await requirePackage(context, caller)
    // Before the body is read: a caller who may not use it learns nothing from how it is rejected.
    if (operation.operator) await context.admit(() => requireOperator(context, operation, caller, headers))
    const request = await requestOf(c, context, operation, caller)
    request.setCookies(caller.cookies)
    // The session, and the account with it, may have ended while the body arrived: `requestTimeout` allows 30 s.
    if (operation.request) await callerOf(headers, context)
    return context.admit(() => handle({ ...request, caller }))
  })
}
