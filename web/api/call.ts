import { type ErrorCode, IDEMPOTENCY_KEY, type Operation, type Refusal } from '#contract/operation.ts'

/** The server answered and refused. `message` is written for the user. */
export class Refused extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly field?: string
  /** Seconds after which the server asks to be tried again. */
  readonly retryAfter?: number
  constructor(status: number, refusal: Refusal['error'], retryAfter?: number) {
    super(refusal.message)
    this.name = 'Refused'
    this.status = status
    this.code = refusal.code
    this.field = refusal.field
    this.retryAfter = retryAfter
  }
}

/** No answer came: the network, the server or the time limit is at fault, and trying again may help. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached', { cause })
    this.name = 'Unreachable'
  }
}

interface CallOptions<Query> {
  query?: Query
  signal?: AbortSignal
  /** Recognises a repeated write. A UUID. */
  idempotencyKey?: string
  /** Lets the request outlive the page, for at most 64 KB. */
  keepalive?: boolean
}

async function refusalOf(answer: Response): Promise<Refused> {
  const retryAfter = Number(answer.headers.get('retry-after')) || undefined
  const body = (await answer.json().catch(() => null)) as Refusal | null
  const error = body?.error ?? { code: 'unavailable' as const, message: `The server answered ${answer.status}` }
  return new Refused(answer.status, error, retryAfter)
}

/** An operation of the contract, or its method and path alone. */
type Called<Request, Response, Query> = Partial<Operation<Request, Response, Query>> &
  Pick<Operation, 'method' | 'path'>

/** Calls one operation of the API. Throws {@link Refused} or {@link Unreachable}. */
export async function call<Request, Response, Query>(
  operation: Called<Request, Response, Query>,
  body?: Request,
  { query, signal, idempotencyKey, keepalive }: CallOptions<Query> = {},
): Promise<Response> {
  const headers = new Headers()
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (idempotencyKey) headers.set(IDEMPOTENCY_KEY, idempotencyKey)
  const request = {
    method: operation.method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
    keepalive,
  }
  const search = query === undefined ? '' : `?${new URLSearchParams(query as Record<string, string>)}`
  const answer = await fetch(`${operation.path}${search}`, request).catch((cause: unknown) => {
    throw new Unreachable(cause)
  })
  if (!answer.ok) throw await refusalOf(answer)
  return (await answer.json().catch((cause: unknown) => {
    throw new Unreachable(cause)
  })) as Response
}
