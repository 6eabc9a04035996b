import { expect, test } from 'vitest'
import { SIGNING_ORDER } from '#domain/trust/documents.ts'
import { documentIds } from './documents.ts'

test('public pages name every document, in the order of signing', () => {
  expect(documentIds).toEqual(SIGNING_ORDER)
})
