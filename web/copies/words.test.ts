// @vitest-environment node
import { expect, test } from 'vitest'
import type { DocumentCopy } from '#api/documents.ts'
import type { AnswerChange } from '#domain/trust/questions/changes.ts'
import { copyWords } from './words.ts'

const copy: DocumentCopy = {
  document: 'certificate-of-trust',
  way: 'download',
  whole: false,
  version: 3,
  fingerprint: '',
  at: new Date(2026, 4, 3, 23, 50).toISOString(),
}
const today = new Date(2026, 10, 20)
const change = (words: string, entry?: string): AnswerChange => ({
  path: words,
  what: 'changed',
  words,
  ...(entry && { entry }),
})

test('a copy is dated by the reader’s day, with the year when it is another', () => {
  expect(copyWords(copy, undefined, today)).toBe('Downloaded May 3.')
  expect(copyWords(copy, undefined, new Date(2027, 0, 1))).toBe('Downloaded May 3, 2026.')
  expect(copyWords({ ...copy, way: 'print' }, { is: 'same' }, today)).toBe('Printed May 3, still matches your answers.')
  expect(copyWords({ ...copy, way: 'packet' }, { is: 'same' }, today)).toMatch(/^Downloaded/)
})

test('what changed is named, three answers at most', () => {
  const told = (changes?: AnswerChange[]) => copyWords(copy, { is: 'changed', changes }, today)
  expect(told()).toBe('Downloaded May 3. Changed since you downloaded it.')
  expect(told([change('trustee address')])).toBe('Downloaded May 3. Changed since you downloaded it: trustee address.')
  expect(told([change('share', 'Beneficiary Ann'), change('', 'Asset Cabin')])).toBe(
    'Downloaded May 3. Changed since you downloaded it: Beneficiary Ann: share, Asset Cabin.',
  )
  expect(told([{ ...change('', 'Beneficiary Ann'), what: 'taken out' }])).toMatch(/: Beneficiary Ann taken out\.$/)
  expect(told(['a', 'b', 'c', 'd', 'e'].map((words) => change(words)))).toMatch(/: a, b, c and 2 more\.$/)
})

test('newer wording is no change of the answers', () => {
  expect(copyWords(copy, { is: 'reworded' }, today)).toBe(
    'Downloaded May 3. Your answers in it are still the same; the wording of the document has been revised since.',
  )
})
