import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SwaggerParser from '@apidevtools/swagger-parser'
import { afterAll, expect, test } from 'vitest'
import { openApiDocument } from '#api/open-api/document.ts'
import type { OpenApiDocument } from '#api/open-api/model.ts'
import { temporaryDir } from '#server/try-out.ts'

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
