import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildDocument, missingAnswers } from '#documents/build.ts'
import { SAMPLE_MARK } from '#documents/lines.ts'
import { plainText } from '#documents/plain-text.ts'
import { isNeverIssued } from '#domain/formats/numbers.ts'
import { reviewTrust } from '#domain/trust/advisory/review.ts'
import { ALL_DOCUMENTS, documentNames } from '#domain/trust/documents.ts'
import { overallPercent } from '#domain/trust/progress.ts'
import { TrustRecord } from '#domain/trust/record.ts'
import { sampleSet } from '#samples/complete.ts'
import { sampleDocx } from './sample-files.ts'

test('the sample family has answered everything, and its answers go together', () => {
  expect(TrustRecord.parse(sampleSet)).toEqual(sampleSet)
  expect(overallPercent(sampleSet)).toBe(100)
  // What the law attaches to joint property is said to every family that has some.
  expect(reviewTrust(sampleSet, '2025-05-03').filter(({ kind }) => kind !== 'law')).toEqual([])
})

test('its numbers are nobody’s', () => {
  const { grantorSsn = '', einResponsiblePartySSN = '' } = sampleSet
  for (const number of [grantorSsn, einResponsiblePartySSN]) expect(isNeverIssued(number)).toBe(true)
  const numbers = JSON.stringify(sampleSet).match(/\b\d\d-\d{7}\b/g)
  expect(numbers).toEqual(['00-0123456', '00-7654321'])
})

test.each(ALL_DOCUMENTS)('the Word file of %s has no blank, and is marked at the head and foot of every page', (id) => {
  expect(missingAnswers(sampleSet, documentNames[id])).toEqual([])
  const files = unzipSync(sampleDocx(id))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array()).replace(/<[^>]*>/g, '')
  expect(text('word/header1.xml')).toContain(SAMPLE_MARK)
  expect(text('word/footer1.xml')).toContain(`Sample: ${documentNames[id]}`)
  expect(text('word/document.xml')).not.toContain(sampleSet.grantorSsn)
})

const file = join(import.meta.dirname, '../web/marketing/pictures/words.json')
const taken: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'))
const solid = (lines: readonly string[]) => lines.join('').replace(/\s+/g, '')

test.each(['trust-agreement', 'pour-over-will', 'certificate-of-trust'] as const)(
  'the home page’s picture of %s has the words with which the document begins; else: node scripts/home-pictures.ts',
  (id) => {
    const inPicture = solid(taken[id] ?? [])
    expect(inPicture.length).toBeGreaterThan(300)
    expect(solid(plainText(buildDocument(sampleSet, documentNames[id]))).slice(0, inPicture.length)).toBe(inPicture)
  },
)
