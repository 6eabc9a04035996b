import * as z from 'zod/mini'
import { product } from '#domain/product.ts'
import { type ErrorCode, errorCodes, errorMeanings } from '../errors.ts'
import { IDEMPOTENCY_KEY, tags } from '../operation.ts'
import { type NamedOperation, operations } from '../resources.ts'
import type {
  ApiOperation,
  ApiResponse,
  Content,
  Header,
  OpenApiDocument,
  Parameter,
  PathItem,
  Reference,
} from './model.ts'
import { componentSchemas, descriptionOf, ERROR_RESPONSE, refTo, STREAM, schemaName } from './schemas.ts'

const apiDescription = [
  `The API that the pages of ${product.name} use. Your own programs can use it too, for everything that a page can do.`,
  'Bodies are JSON in UTF-8. Instants are ISO 8601 in UTC, dates are `yyyy-MM-dd`.',
  'Signing in sets a cookie, which the program sends with each further request. A session ends 30 days after its last use, and 90 days after its beginning. A program reads and writes only the data of the account that it is signed in to.',
  'A write request may carry an Idempotency-Key: sent again with the same key, the request is applied once. A different request with a used key is rejected with `invalid-field`, which names the header.',
  'Every error has a status, and a body with a stable code, a message in English and, where one field is wrong, its name.',
  'Within version 1, operations and fields may be added; none is removed, and none changes its meaning.',
].join('\n\n')

const idempotencyKey: Parameter = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description: 'A UUID from the caller. A repeated request with the same key is applied once.',
  schema: { type: 'string', format: 'uuid' },
}

const COOKIE = 'kinstead.session_token'
const cookie = (name: string, scheme: string) => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description: `Set by signing in over ${scheme}.`,
})

/** The query parameters of an operation; all are text, and none is required. */
function queryOf({ query, fields = {} }: NamedOperation): Parameter[] {
  if (!query) return []
  const { properties = {} } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    description: fields[name] ?? '',
    schema: schema as Parameter['schema'],
  }))
}

const json = (name: string, example?: unknown): Content => ({
  'application/json': { schema: refTo(name), ...(example !== undefined && { example }) },
})
const header = (name: string): Reference => ({ $ref: `#/components/headers/${name}` })

/** The headers that several responses have. */
const headers: Record<string, Header> = {
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
function errorsOf({ access, paid, operator, method, request, query, errors = [] }: NamedOperation): ErrorCode[] {
  const possible = new Set<ErrorCode>([
    ...(access === 'signed-in' ? (['not-signed-in'] as const) : []),
    ...(paid ? (['payment-required'] as const) : []),
    ...(operator ? (['not-found', 'second-factor-off'] as const) : []),
    ...(operator === 'proved' ? (['proof-needed'] as const) : []),
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
function responsesOf(operation: NamedOperation): Record<string, ApiResponse | Reference> {
  const errors = errorsByStatus(operation).map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${nameOf(codes)}` },
  ])
  return { 200: success(operation), ...Object.fromEntries(errors) }
}

/** The error responses that the operations share. */
function sharedResponses(): Record<string, ApiResponse> {
  const all = operations
    .flatMap(errorsByStatus)
    .map(([status, codes]) => [nameOf(codes), errorResponse(status, codes)] as const)
  return Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other)))
}

/** The request body of an operation. */
function requestBodyOf(operation: NamedOperation) {
  const { request, example } = operation
  if (!request) return undefined
  return { required: true, content: json(schemaName(request, operation, 'Request'), example) }
}

function operationOf(operation: NamedOperation): ApiOperation {
  const { id, tag, summary, description, access, idempotent } = operation
  const requestBody = requestBodyOf(operation)
  const key = { $ref: `#/components/parameters/${IDEMPOTENCY_KEY}` }
  const parameters = [...queryOf(operation), ...(idempotent ? [key] : [])]
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: access === 'signed-in' ? [{ secureSession: [] }, { session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(operation),
  }
}

function paths(): Record<string, PathItem> {
  const byPath = Map.groupBy(operations, ({ path }) => path)
  const items = [...byPath].map(([path, at]) => [
    path,
    Object.fromEntries(at.map((each) => [each.method.toLowerCase(), operationOf(each)])),
  ])
  return Object.fromEntries(items)
}

/** The API in OpenAPI 3.1, generated from the resources. `openapi.json` is its text; a test compares the two. */
export function openApiDocument(): OpenApiDocument {
  return {
    openapi: '3.1.1',
    info: {
      title: `${product.name} API`,
      version: '1.0.0',
      summary: 'Read and change a trust, its account and its card on file.',
      description: apiDescription,
    },
    servers: [{ url: '/', description: 'The installation that serves this document.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: paths(),
    components: {
      schemas: componentSchemas(),
      headers,
      parameters: { [IDEMPOTENCY_KEY]: idempotencyKey },
      responses: sharedResponses(),
      securitySchemes: {
        secureSession: cookie(`__Host-${COOKIE}`, 'https'),
        session: cookie(COOKIE, 'http, on the machine itself'),
      },
    },
  }
}

/** The content of `openapi.json`. */
export const openApiText = () => `${JSON.stringify(openApiDocument(), null, 2)}\n`
