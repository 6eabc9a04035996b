import * as z from 'zod/mini'
import { product } from '#domain/product.ts'
import { IDEMPOTENCY_KEY, type Resource, tags } from '../operation.ts'
import { resources as allResources, type NamedOperation, operationsOf } from '../resources.ts'
import type { ApiOperation, OpenApiDocument, Parameter, PathItem } from './model.ts'
import { headers, requestBodyOf, responsesOf, sharedResponses } from './responses.ts'
import { componentSchemas } from './schemas.ts'

const description = [
  `The API that the pages of ${product.name} use. It is open to its owner’s own programs as well: whatever a page can do, a program can.`,
  'Bodies are JSON in UTF-8. Instants are ISO 8601 in UTC, dates are `yyyy-MM-dd`.',
  'Signing in sets a cookie, which the program sends with each further request. A session ends 30 days after it was last used, and 90 days after it began. A program reads and writes only what belongs to the account that it is signed in to.',
  'A writing request may carry an Idempotency-Key: when its answer was lost, the same request is sent again with the same key, and is done once. Another request under a key that was used is refused with `invalid-field`, which names the header.',
  'Every refusal has a status, and a body with a code that stays the same, a message in English and, where one field is wrong, its name.',
  'Within version 1, operations and fields may be added; none is taken away, and none changes its meaning.',
].join('\n\n')

const idempotencyKey: Parameter = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description: 'A UUID made by the caller, by which a repeated request is recognised and done once.',
  schema: { type: 'string', format: 'uuid' },
}

const COOKIE = 'kinstead.session_token'
const cookie = (name: string, where: string) => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description: `Set by signing in, where the address begins with ${where}.`,
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
  const { id, tag, summary, description: words, access, idempotent } = operation
  const requestBody = requestBodyOf(operation)
  const key = { $ref: `#/components/parameters/${IDEMPOTENCY_KEY}` }
  const parameters = [...queryOf(operation), ...(idempotent ? [key] : [])]
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(words && { description: words }),
    security: access === 'signed-in' ? [{ secureSession: [] }, { session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(operation),
  }
}

function pathsOf(operations: readonly NamedOperation[]): Record<string, PathItem> {
  const byPath = Map.groupBy(operations, ({ path }) => path)
  const items = [...byPath].map(([path, at]) => [
    path,
    Object.fromEntries(at.map((each) => [each.method.toLowerCase(), operationOf(each)])),
  ])
  return Object.fromEntries(items)
}

/** The API in OpenAPI 3.1, made from the resources. `openapi.json` is its text; a test keeps the two alike. */
export function openApiDocument(resources: readonly Resource[] = allResources): OpenApiDocument {
  const operations = operationsOf(resources)
  return {
    openapi: '3.1.1',
    info: {
      title: `${product.name} API`,
      version: '1.0.0',
      summary: 'Read and change a trust, its account and its card on file.',
      description,
    },
    servers: [{ url: '/', description: 'The installation that this document was read from.' }],
    tags: Object.entries(tags).map(([name, words]) => ({ name, description: words })),
    paths: pathsOf(operations),
    components: {
      schemas: componentSchemas(resources),
      headers,
      parameters: { [IDEMPOTENCY_KEY]: idempotencyKey },
      responses: sharedResponses(operations),
      securitySchemes: {
        secureSession: cookie(`__Host-${COOKIE}`, 'https'),
        session: cookie(COOKIE, 'http, on the machine itself'),
      },
    },
  }
}

/** What `openapi.json` holds. */
export const openApiText = () => `${JSON.stringify(openApiDocument(), null, 2)}\n`
