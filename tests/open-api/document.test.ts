import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SwaggerParser from '@apidevtools/swagger-parser'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openApiDocument, openApiText } from '#api/open-api/document.ts'
import type { OpenApiDocument } from '#api/open-api/model.ts'
import { trustSchemas } from '#api/open-api/schemas.ts'
import type { NamedSchema, Operation } from '#api/operation.ts'
import { operations, resources } from '#api/resources.ts'
import { temporaryDir } from '#server/test-server.ts'

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every operation that a file of api/ exports, with its name there. */
async function exportedOperations(): Promise<[name: string, operation: Operation][]> {
  const folder = join(import.meta.dirname, '..', '..', 'api')
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((name): Promise<object> => import(join(folder, name))))
  return modules
    .flatMap((module) => Object.entries(module))
    .filter((each): each is [string, Operation] => isOperation(each[1]))
}

test('openapi.json is what the contract gives; if not: npm run unit -- tests/open-api/document -u', async () => {
  await expect(openApiText()).toMatchFileSnapshot('../../api/open-api/openapi.json')
})

test('every operation that api/ exports is in a resource, once, under the name of its export', async () => {
  const named = ([name, { method, path }]: [string, Operation]) => `${name}: ${method} ${path}`
  const listed = operations.map((each) => named([each.id, each]))
  expect(listed.length).toBeGreaterThan(15)
  expect(listed.toSorted()).toEqual((await exportedOperations()).map(named).toSorted())
  expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(listed.length)
  expect(new Set(operations.map(({ id }) => id)).size).toBe(listed.length)
})

test.each(operations.filter(({ request }) => request))(
  'the example of $id is a body that it takes',
  ({ request, example }) => {
    expect(example).toBeDefined()
    expect(z.safeParse(request ?? z.never(), example)).toMatchObject({ success: true })
  },
)

const { components, paths } = openApiDocument()

const requestName = (id: string) => `${id[0]?.toUpperCase()}${id.slice(1)}Request`
const schemas = Object.assign({}, trustSchemas, ...resources.map((each) => ('schemas' in each ? each.schemas : {})))
const notes = [
  ...Object.entries<NamedSchema>(schemas).map(([name, { fields = {} }]) => ({ name, fields })),
  ...operations.flatMap(({ id, request, fields }) => (request && fields ? [{ name: requestName(id), fields }] : [])),
].flatMap(({ name, fields }) => Object.keys(fields).map((field) => [name, field] as const))

test.each(notes)('%s has the field %s, of which something is said', (schema, field) => {
  expect(Object.keys(components.schemas[schema]?.properties ?? {})).toContain(field)
})

test('everything that is referred to is there', () => {
  const text = JSON.stringify({ components, paths })
  for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g))
    expect(Object.keys(components[kind as keyof typeof components])).toContain(name)
})

test('what an operator turns on and off can be not there, and says so', () => {
  const switched = operations.filter(({ tag }) => tag === 'Links for readers' || tag.startsWith('Second factor'))
  expect(switched.length).toBeGreaterThan(10)
  for (const { id, method, path } of switched) {
    const described = paths[path]?.[method.toLowerCase()]
    expect(Object.keys(described?.responses ?? {}), id).toContain('404')
  }
})

test('limits, choices and dates can be read from the schemas', () => {
  const { trustName, trustDate, trusteeType, currentStep, createdAt } = components.schemas.TrustRecord?.properties ?? {}
  expect(trustName).toMatchObject({ type: 'string', maxLength: 200 })
  expect(trustDate).toMatchObject({ format: 'date', pattern: expect.stringContaining('\\d{4}') })
  expect(trusteeType).toMatchObject({ enum: ['self', 'other', 'professional'] })
  expect(currentStep).toMatchObject({ type: 'integer', minimum: 1, maximum: 13 })
  expect(createdAt).toMatchObject({ type: 'string', format: 'date-time' })
})

const place = temporaryDir()
afterAll(place.remove)

function check(document: object): Promise<unknown> {
  const file = join(place.dir, 'openapi.json')
  writeFileSync(file, JSON.stringify(document))
  return SwaggerParser.validate(file)
}

test('the document is valid to the official schema of OpenAPI 3.1', async () => {
  const document = openApiDocument()
  expect(document.openapi).toMatch(/^3\.1\./)
  await check(document)
})

const spoiled: [string, (document: OpenApiDocument) => object][] = [
  ['answers that are none', (document) => ({ ...document, paths: { '/a': { get: { responses: 5 } } } })],
  ['no title', ({ info, ...document }) => ({ ...document, info: { version: info.version } })],
  ['a reference to nothing', (document) => ({ ...document, paths: { '/a': { $ref: '#/nowhere' } } })],
]
test.each(spoiled)('a document with %s would be rejected', async (_, spoil) => {
  await expect(check(spoil(openApiDocument()))).rejects.toThrow()
})
