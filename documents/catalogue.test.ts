import { expect, test } from 'vitest'
import { DOCUMENTS, documentNamed, documentOfStep } from './catalogue.ts'

test('there are nine documents, and every section downloads one', () => {
  expect(DOCUMENTS).toHaveLength(9)
  const steps = DOCUMENTS.flatMap(({ steps }) => steps)
  expect(steps.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1))
})

test('a document is found by name and by section', () => {
  expect(documentNamed('Certificate of Trust')?.id).toBe('certificate-of-trust')
  expect(documentNamed('toString')).toBeUndefined()
  expect(documentOfStep(7)?.name).toBe('Irrevocable Trust Agreement')
  expect(documentOfStep(14)).toBeUndefined()
})
