import { type ErrorCode, errorCodes, errorMeanings } from '../errors.ts'
import { type NamedOperation, operations } from '../resources.ts'
import type { ApiResponse, Content, Header, Reference } from './model.ts'
import { descriptionOf, ERROR_RESPONSE, refTo, STREAM, schemaName } from './schemas.ts'

const json = (name: string, example?: unknown): Content => ({
  'application/json': { schema: refTo(name), ...(example !== undefined && { example }) },
})
const header = (name: string): Reference => ({ $ref: `#/components/headers/${name}` })

/** The headers that several responses have. */
export const headers: Record<string, Header> = {
  'X-Request-Id': {
    description: 'The id of this request in the server’s log. Every response has it.',
    schema: { type: 'string', format: 'uuid' },
  },
  'Retry-After': {
    description: 'Seconds to wait before the next attempt.',
    schema: { type: 'integer', minimum: 1 },
  },
  'Set-Cookie': { description: 'The session cookie: set or deleted.', schema: { type: 'string' } },
}

/** Every error code of an operation, in the order of `errorCodes`. */
function errorsOf({ access, method, request, query, errors = [] }: NamedOperation): ErrorCode[] {
  const possible = new Set<ErrorCode>([
    ...(access === 'signed-in' ? (['not-signed-in'] as const) : []),
    ...(method === 'GET' ? [] : (['foreign-origin'] as const)),
    ...(request ? (['invalid-body', 'invalid-field', 'unknown-field', 'body-too-large'] as const) : []),
    // The bodies of signed-in users are counted; those of anyone else are short.
    ...(request && access === 'signed-in' ? (['too-many-requests'] as const) : []),
    ...(query ? (['unknown-field'] as const) : []),
    // Every operation rejects an Idempotency-Key that is not a UUID.
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
    content: json(ERROR_RESPONSE),
    'x-error-codes': [...codes],
  }
}

const stream: ApiResponse['x-events'] = {
  version: {
    description: 'Sent first: the version of the trust, and the account of the stream.',
    data: {
      type: 'object',
      required: ['version', 'uid'],
      properties: { version: { type: 'number' }, uid: { type: 'string' } },
    },
  },
  patch: { description: 'Sent after each change.', data: refTo('PatchEvent') },
  'signed-out': { description: 'The session has ended. The stream then closes.' },
}

function success(operation: NamedOperation): ApiResponse {
  const { id, session, response } = operation
  const description = operation.answer ?? descriptionOf(response) ?? 'An empty object.'
  const responseHeaders = {
    'X-Request-Id': header('X-Request-Id'),
    ...(session && { 'Set-Cookie': header('Set-Cookie') }),
  }
  if (id === STREAM)
    return {
      description,
      headers: responseHeaders,
      content: { 'text/event-stream': { schema: { type: 'string' } } },
      'x-events': stream,
    }
  return { description, headers: responseHeaders, content: json(schemaName(response, operation, 'Response')) }
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
  return { 200: success(operation), ...Object.fromEntries(errors) }
}

/** The error responses that the operations share. */
export function sharedResponses(): Record<string, ApiResponse> {
  const all = operations
    .flatMap(errorsByStatus)
    .map(([status, codes]) => [nameOf(codes), errorResponse(status, codes)] as const)
  return Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other)))
}

/** The request body of an operation. */
export function requestBodyOf(operation: NamedOperation) {
  const { request, example } = operation
  if (!request) return undefined
  return { required: true, content: json(schemaName(request, operation, 'Request'), example) }
}
