import { expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { families } from '#samples/families.ts'
import { changesBetween } from './changes.ts'

const trust = families.complete
const agreement = (more: object = {}) => buildDocument({ ...trust, ...more }, documentNames['trust-agreement'])
const marked = (more: object) => {
  const changes = changesBetween(agreement(), agreement(more))
  return new Set([...changes.values()].flatMap((runs) => [...runs].map(({ text }) => text)))
}

test('nothing is marked in a document that says the same', () => {
  expect(changesBetween(agreement(), agreement()).size).toBe(0)
})

test('a changed answer is marked, and not the sentences around it', () => {
  expect(marked({ grantorName: 'Margaret B. Whitlock' })).toEqual(new Set(['Margaret B. Whitlock']))
})

test('an answer taken back is marked where it is now missing', () => {
  expect(marked({ grantorName: undefined })).toContain('[Grantor Name]')
})

test('a choice that brings other clauses marks the clauses', () => {
  const texts = [...marked({ distributionType: 'lump-sum' })].join(' ')
  expect(texts).toContain('outright')
  expect(texts).not.toContain('does not create an interest in the Grantor')
})
