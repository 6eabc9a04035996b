import type { ErrorCode, ErrorResponse } from '#api/errors.ts'
import { IDEMPOTENCY_KEY, type Operation } from '#api/operation.ts'
import type { resources } from '#api/resources.ts'
import { type Message, message } from '#domain/message.ts'

/** The server answered with an error. `text` is written for the user, and `message` is its English. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly text: Message | string
  readonly field?: string
  /** Seconds after which the server asks to be tried again. */
  readonly retryAfter?: number
  constructor(status: number, error: ErrorResponse['error'], retryAfter?: number) {
    super(error.message)
    this.name = 'ApiError'
    this.status = status
    this.code = error.code
    this.text = error.id === undefined ? error.message : message(error.id, error.values)
    this.field = error.field
    this.retryAfter = retryAfter
  }
}

/** The server did not answer, because of the network, a proxy, the server or the time limit. Trying again may help. */
export class Unreachable extends Error {
  /** Whether the time limit ended the call. What it asked for may have been done. */
  readonly late: boolean
  constructor(cause: unknown) {
    const late = cause instanceof DOMException && cause.name === 'TimeoutError'
    super(late ? 'The server took too long to answer' : 'The server could not be reached', { cause })
    this.name = 'Unreachable'
    this.late = late
  }
}

/** How long a call may take until its response is complete, in milliseconds. */
const LIMIT = 20_000

interface CallOptions<Query> {
  query?: Query
  /** Ends the call, and replaces the usual time limit. */
  signal?: AbortSignal
  /** Recognizes a repeated write. A UUID. */
  idempotencyKey?: string
  /** Lets the request outlive the page, for at most 64 KB. */
  keepalive?: boolean
}

/** The message for an error response of a proxy, whose page and status mean nothing to a user. */
const proxyErrorText = (status: number) =>
  status === 413
    ? 'This is too much to send at once.'
    : 'The request did not reach the server. Please try again in a moment.'

async function errorOf(response: Response): Promise<ApiError | Unreachable> {
  const { status, headers } = response
  const retryAfter = Number(headers.get('retry-after')) || undefined
  const body = (await response.json().catch(() => null)) as ErrorResponse | null
  if (typeof body?.error?.message === 'string') return new ApiError(status, body.error, retryAfter)
  // The proxy could not reach the server.
  if (status >= 500) return new Unreachable(status)
  return new ApiError(status, { code: 'unavailable', message: proxyErrorText(status) }, retryAfter)
}

type OperationsIn<Of> = Of extends { operations: infer Operations } ? Operations[keyof Operations] : never
type AnyOperation = OperationsIn<(typeof resources)[number]>
type Endpoints = { [Of in AnyOperation as `${Of['method']} ${Of['path']}`]: Of }

/** Method and path of an operation. Only types come from `api/`, so that pages do not load the schemas. */
export type Endpoint = keyof Endpoints
type RequestOf<At extends Endpoint> = Endpoints[At] extends Operation<infer Request, unknown, unknown> ? Request : never
type ResponseOf<At extends Endpoint> =
  Endpoints[At] extends Operation<unknown, infer Response, unknown> ? Response : never
type QueryOf<At extends Endpoint> = Endpoints[At] extends Operation<unknown, unknown, infer Query> ? Query : never

/** Calls one operation of the API. Throws {@link ApiError} or {@link Unreachable}. */
export async function call<At extends Endpoint>(
  endpoint: At,
  body?: RequestOf<At>,
  { query, signal = AbortSignal.timeout(LIMIT), idempotencyKey, keepalive }: CallOptions<QueryOf<At>> = {},
): Promise<ResponseOf<At>> {
  const [method, path] = endpoint.split(' ')
  const headers = new Headers()
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (idempotencyKey) headers.set(IDEMPOTENCY_KEY, idempotencyKey)
  const request = {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
    keepalive,
  }
  const search = query === undefined ? '' : `?${new URLSearchParams(query as Record<string, string>)}`
  const response = await fetch(`${path}${search}`, request).catch((cause: unknown) => {
    throw new Unreachable(cause)
  })
  if (!response.ok) throw await errorOf(response)
  return (await response.json().catch((cause: unknown) => {
    throw new Unreachable(cause)
  })) as ResponseOf<At>
}
