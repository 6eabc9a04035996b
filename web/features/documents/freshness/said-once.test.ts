import { expect, test } from 'vitest'
import { ALL_DOCUMENTS } from '#domain/trust/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'
import { type CurrentCopy, copiesSaidOnce, signedSaidOnce } from './said-once.ts'

const copy: CurrentCopy = { way: 'download', day: 'May 3', matches: true }
const said = (...copies: CurrentCopy[]) =>
  copiesSaidOnce(new Map(copies.map((one, at) => [ALL_DOCUMENTS[at] ?? 'schedule-a', one])), 9)?.words

test('what is so of the copies of all documents is said once', () => {
  const nine = ALL_DOCUMENTS.map(() => copy)
  expect(said(...nine)).toBe('All 9 documents were downloaded May 3 and still match your answers.')
  expect(said(...nine.slice(1), { ...copy, matches: false })).toBe('All 9 documents were downloaded May 3.')
  expect(said(...nine.map((one) => ({ ...one, way: 'print' as const })))).toMatch(/^All 9 documents were printed May 3/)
})

test('or of most, without those of another day; and of a few, nothing', () => {
  const five = Array.from({ length: 5 }, () => copy)
  expect(said(...five, { ...copy, day: 'May 4' })).toMatch(/^5 of 9 documents were downloaded May 3 and/)
  expect(said(...five.slice(1))).toBeUndefined()
  expect(copiesSaidOnce(new Map([['schedule-a', copy]]), 1)).toBeUndefined()
})

test('so are the signed documents counted, of those that are signed at all', () => {
  const signed = (count: number) =>
    signedSaidOnce(
      ALL_DOCUMENTS.filter((id) => id !== 'ein-instructions')
        .slice(0, count)
        .reduce((trust, id) => merge(trust, markPatch(id, 'signed', true)), families.complete),
    )?.words
  expect(signed(4)).toBeUndefined()
  expect(signed(7)).toBe('7 of the 8 documents to sign are checked off as signed.')
  expect(signed(8)).toBe('All 8 documents to sign are checked off as signed.')
})
