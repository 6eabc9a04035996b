import { expect, test } from 'vitest'
import { documentNamed, documentNames, documentOfStep } from './documents.ts'

test('there are nine documents, and the thirteen sections offer each of them', () => {
  expect(Object.keys(documentNames)).toHaveLength(9)
  expect(new Set(Object.values(documentOfStep))).toEqual(new Set(Object.keys(documentNames)))
})

test('a document is found by its name and by nothing else', () => {
  expect(documentNamed('Certificate of Trust')).toBe('certificate-of-trust')
  expect(documentNamed('toString')).toBeUndefined()
})
