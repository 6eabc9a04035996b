import { expect, test } from 'vitest'
import type { DocumentCopy } from '#api/documents.ts'
import { documentText } from '#documents/plain-text.ts'
import { message } from '#domain/message.ts'
import type { AnswerChange } from '#domain/trust/questions/changes.ts'
import { families } from '#samples/families.ts'
import { fingerprintOf } from './fingerprint.ts'
import { freshnessWords } from './freshness-note.tsx'

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
  ...(entry && { entry: message(entry) }),
})

test('a copy is dated by the reader’s day, with the year when it is another', () => {
  expect(freshnessWords(copy, undefined, today)).toBe('Downloaded May 3.')
  expect(freshnessWords(copy, undefined, new Date(2027, 0, 1))).toBe('Downloaded May 3, 2026.')
  expect(freshnessWords({ ...copy, way: 'print' }, { is: 'same' }, today)).toBe(
    'Printed May 3, still matches your answers.',
  )
  expect(freshnessWords({ ...copy, way: 'packet' }, { is: 'same' }, today)).toMatch(/^Downloaded/)
})

test('what changed is named, three answers at most', () => {
  const words = (changes?: AnswerChange[]) => freshnessWords(copy, { is: 'changed', changes }, today)
  expect(words()).toBe('Downloaded May 3. Changed since you downloaded it.')
  expect(words([change('trustee address')])).toBe('Downloaded May 3. Changed since you downloaded it: trustee address.')
  expect(words([change('share', 'Beneficiary Ann'), change('', 'Asset Cabin')])).toBe(
    'Downloaded May 3. Changed since you downloaded it: Beneficiary Ann: share, Asset Cabin.',
  )
  expect(words([{ ...change('', 'Beneficiary Ann'), what: 'taken out' }])).toMatch(/: Beneficiary Ann removed\.$/)
  expect(words(['a', 'b', 'c', 'd', 'e'].map((words) => change(words)))).toMatch(/: a, b, c and 2 more\.$/)
})

test('what was signed without a copy is dated by its check mark', () => {
  expect(freshnessWords({ ...copy, way: 'signed' }, { is: 'changed', changes: [change('trust name')] }, today)).toBe(
    'Checked off as signed May 3. Changed since then: trust name.',
  )
})

test('newer wording is no change of the answers', () => {
  expect(freshnessWords(copy, { is: 'reworded' }, today)).toBe(
    'Downloaded May 3. Your answers in it are still the same; the wording of the document has been revised since.',
  )
})

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

// What is stored with an account has to be found again by every later version.
test('a fingerprint is the SHA-256 of the text, in every script', async () => {
  const trust = families.hostile
  const text = documentText(trust, 'trust-agreement')
  expect(fingerprintOf(trust, { document: 'trust-agreement', way: 'download' })).toBe(await sha256(text))
})

test('a printed draft has one of its own', async () => {
  const { completedAt: _, ...draft } = families.complete
  const text = documentText(draft, 'trust-agreement')
  expect(fingerprintOf(draft, { document: 'trust-agreement', way: 'print' })).toBe(await sha256(`draft:${text}`))
})
