import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { plainText } from '#documents/plain-text.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { sampleSet } from '#samples/complete.ts'

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
