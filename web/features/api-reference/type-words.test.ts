import { expect, test } from 'vitest'
import type { Schema } from '#api/open-api/model.ts'
import { typeWords } from './operation-section.tsx'

const asset: Schema = { $ref: '#/components/schemas/Asset' }

test.each<[Schema, string]>([
  [{ type: 'string', maxLength: 20_000 }, 'text, at most 20,000 characters'],
  [{ type: 'string', format: 'date', pattern: '^x$' }, 'text, as yyyy-MM-dd'],
  [{ type: 'string', pattern: '^\\d{4}$' }, 'text, matching ^\\d{4}$'],
  [{ type: 'integer', minimum: 1, maximum: 13 }, 'whole number, 1 to 13'],
  [{ type: ['string', 'null'] }, 'text or null'],
  [{ type: 'string', enum: ['self', 'other'] }, 'one of self, other'],
  [{ oneOf: [{ const: 'a' }, { const: 'b' }] }, 'one of a, b'],
  [{ type: 'boolean', const: true }, 'always true'],
  [{ type: 'array', items: asset, maxItems: 1_000 }, 'list of Asset, at most 1,000 entries'],
  [{ type: 'object', properties: { put: {}, remove: {} } }, 'object with put, remove'],
  [{}, 'anything'],
])('%j is put into words', (schema, words) => expect(typeWords(schema).words).toBe(words))

test.each<Schema>([asset, { anyOf: [asset, { type: 'null' }] }, { type: 'array', items: asset }])(
  '%j leads to the schema it names',
  (schema) => expect(typeWords(schema).of).toBe('Asset'),
)
