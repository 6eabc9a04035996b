import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openApiDocument, openApiText } from '#api/open-api/document.ts'
import { notedFields } from '#api/open-api/field-notes.ts'
import { describedOperations } from '#api/open-api/operations.ts'
import type { Operation } from '#api/operation.ts'

const named = ({ method, path }: Operation) => `${method} ${path}`
const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every operation that a module of the contract exports. */
async function operationsOfContract(): Promise<Operation[]> {
  const folder = join(import.meta.dirname, '..', '..', 'api')
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((name): Promise<object> => import(join(folder, name))))
  return modules.flatMap((module) => Object.values(module)).filter(isOperation)
}

test('openapi.json is what the contract gives; if not: node_modules/.bin/vitest run tests/open-api/document -u', async () => {
  await expect(openApiText()).toMatchFileSnapshot('../../api/open-api/openapi.json')
})

test('every operation of the contract is described, once', async () => {
  const described = describedOperations.map((each) => named(each.operation))
  const contract = (await operationsOfContract()).map(named)
  expect(contract.length).toBeGreaterThan(15)
  expect(
    contract.filter((name) => !described.includes(name)),
    'describe these in api/open-api/',
  ).toEqual([])
  expect(new Set(described).size).toBe(described.length)
  const ids = describedOperations.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(describedOperations.filter(({ operation }) => operation.request))(
  'the example of $id is a body that it takes',
  ({ operation, example }) => {
    expect(example).toBeDefined()
    expect(z.safeParse(operation.request ?? z.never(), example)).toMatchObject({ success: true })
  },
)

const { components, paths } = openApiDocument()

test.each(notedFields)('%s has the field %s, of which something is said', (schema, field) => {
  expect(Object.keys(components.schemas[schema]?.properties ?? {})).toContain(field)
})

test('everything that is referred to is there', () => {
  const text = JSON.stringify({ components, paths })
  for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g))
    expect(Object.keys(components[kind as keyof typeof components])).toContain(name)
})

test('what an operator turns on and off can be not there, and says so', () => {
  const switched = describedOperations.filter(
    ({ tag }) => tag === 'Links for readers' || tag.startsWith('Second factor'),
  )
  expect(switched.length).toBeGreaterThan(10)
  for (const { id, operation } of switched) {
    const described = paths[operation.path]?.[operation.method.toLowerCase() as 'get']
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
