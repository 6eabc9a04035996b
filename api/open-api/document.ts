import * as z from 'zod/mini'
import { product } from '#domain/product.ts'
import { IDEMPOTENCY_KEY, tags } from '../operation.ts'
import { type NamedOperation, operations } from '../resources.ts'
import type { ApiOperation, OpenApiDocument, Parameter, PathItem } from './model.ts'
import { headers, requestBodyOf, responsesOf, sharedResponses } from './responses.ts'
import { componentSchemas } from './schemas.ts'

const apiDescription = [
  `The API that the pages of ${product.name} use. Your own programs can use it too, for everything that a page can do.`,
  'Bodies are JSON in UTF-8. Instants are ISO 8601 in UTC, dates are `yyyy-MM-dd`.',
  'Signing in sets a cookie, which the program sends with each further request. A session ends 30 days after its last use, and 90 days after its beginning. A program reads and writes only the data of the account that it is signed in to.',
  'A writing request may carry an Idempotency-Key: sent again with the same key, the request is applied once. A different request with a used key is rejected with `invalid-field`, which names the header.',
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
