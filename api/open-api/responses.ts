import { type ErrorCode, errorCodes, errorMeanings } from '../errors.ts'
import type { NamedOperation } from '../resources.ts'
import type { ApiResponse, Content, Header, Reference } from './model.ts'
import { refTo, STREAM, schemaName } from './schemas.ts'

const json = (name: string, example?: unknown): Content => ({
  'application/json': { schema: refTo(name), ...(example !== undefined && { example }) },
})
const header = (name: string): Reference => ({ $ref: `#/components/headers/${name}` })

/** The headers that several answers carry. */
export const headers: Record<string, Header> = {
  'X-Request-Id': {
    description: 'The name of this request in the server’s log. Every answer has it.',
    schema: { type: 'string', format: 'uuid' },
  },
  'Retry-After': {
    description: 'Seconds after which trying again makes sense.',
    schema: { type: 'integer', minimum: 1 },
  },
  'Set-Cookie': { description: 'The session’s cookie: set, or taken away.', schema: { type: 'string' } },
}

/** Every error code that an operation can answer, in the order of `errorCodes`. */
function errorsOf({ access, method, request, query, errors = [] }: NamedOperation): ErrorCode[] {
  const possible = new Set<ErrorCode>([
    ...(access === 'signed-in' ? (['not-signed-in'] as const) : []),
    ...(method === 'GET' ? [] : (['foreign-origin'] as const)),
    ...(request ? (['invalid-body', 'invalid-field', 'unknown-field', 'body-too-large'] as const) : []),
    // A user's bodies are counted, those of strangers are short.
    ...(request && access === 'signed-in' ? (['too-many-requests'] as const) : []),
    ...(query ? (['unknown-field'] as const) : []),
    // Every operation rejects an Idempotency-Key that is no UUID.
    'invalid-field',
    'internal-error',
    'unavailable',
    ...errors,
  ])
  return (Object.keys(errorCodes) as ErrorCode[]).filter((code) => possible.has(code))
}

function errorResponse(status: string, codes: readonly ErrorCode[]): ApiResponse {
  return {
    description: codes.map((code) => `\`${code}\`: ${errorMeanings[code]}`).join('\n\n'),
    headers: {
      'X-Request-Id': header('X-Request-Id'),
      ...(['429', '503'].includes(status) && { 'Retry-After': header('Retry-After') }),
    },
    content: json('Refusal'),
    'x-error-codes': [...codes],
  }
}

const stream: ApiResponse['x-events'] = {
  version: {
    description: 'Sent on connecting: the version of the trust, and whose stream it is.',
    data: {
      type: 'object',
      required: ['version', 'uid'],
      properties: { version: { type: 'number' }, uid: { type: 'string' } },
    },
  },
  patch: { description: 'Sent after each change.', data: refTo('PatchEvent') },
  'signed-out': { description: 'The session has ended. The stream then closes.' },
}

function answered(operation: NamedOperation): ApiResponse {
  const { id, answer, session, response } = operation
  const own = {
    'X-Request-Id': header('X-Request-Id'),
    ...(session && { 'Set-Cookie': header('Set-Cookie') }),
  }
  if (id === STREAM)
    return {
      description: answer,
      headers: own,
      content: { 'text/event-stream': { schema: { type: 'string' } } },
      'x-events': stream,
    }
  return { description: answer, headers: own, content: json(schemaName(response, operation, 'Answer')) }
}

/** The error codes of an operation by their status. */
function errorsByStatus(operation: NamedOperation): [status: string, codes: ErrorCode[]][] {
  const byStatus = Map.groupBy(errorsOf(operation), (code) => String(errorCodes[code]))
  return [...byStatus].sort(([one], [other]) => one.localeCompare(other))
}

const pascal = (code: string) => code.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
const nameOf = (codes: readonly ErrorCode[]) => codes.map(pascal).join('Or')

/** Every response of an operation by its status. */
export function responsesOf(operation: NamedOperation): Record<string, ApiResponse | Reference> {
  const errors = errorsByStatus(operation).map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${nameOf(codes)}` },
  ])
  return { 200: answered(operation), ...Object.fromEntries(errors) }
}

/** The error responses that the operations share. */
export function sharedResponses(operations: readonly NamedOperation[]): Record<string, ApiResponse> {
  const all = operations
    .flatMap(errorsByStatus)
    .map(([status, codes]) => [nameOf(codes), errorResponse(status, codes)] as const)
  return Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other)))
}

/** The body that an operation takes. */
export function requestBodyOf(operation: NamedOperation) {
  const { request, example } = operation
  if (!request) return undefined
  return { required: true, content: json(schemaName(request, operation, 'Request'), example) }
}
