import { expect, test } from 'vitest'
import { generateDocument } from '#documents/generate.ts'
import { cleanLine } from '#documents/wording/answer.ts'
import { families } from '#samples/families.ts'
import { noWordProcessor, pagesOf } from './word-processor.ts'

const NAMES = ['complete', 'selfTrustee', 'professional', 'veryLarge'] as const

/** Line breaks of the page and the hard hyphens of citations set aside. */
const joined = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\u2011/g, '-')
    .replace(/\s+/g, '')

test('LibreOffice opens the agreement and shows every name', { timeout: 120_000 }, async (context) => {
  if (noWordProcessor) return context.skip(noWordProcessor)
  const files = NAMES.map(
    (family) => [family, generateDocument(families[family], undefined, '2026-11-20').bytes] as const,
  )
  const pages = await pagesOf(Object.fromEntries(files))
  for (const family of NAMES) {
    const trust = families[family]
    const text = joined((pages[family] ?? []).join(' '))
    for (const name of [trust.trustName, trust.grantorName, trust.trusteeName, trust.backupTrusteeName])
      expect(text).toContain(joined(cleanLine(name ?? '')))
    // A long name is broken over the lines of its cell, with other cells between them: each of its words is there.
    for (const { name } of [...(trust.beneficiaries ?? []), ...(trust.assets ?? [])])
      for (const word of cleanLine(name).split(' ')) expect(text).toContain(joined(word))
    expect(text).toContain(`Page1of${pages[family]?.length}`)
  }
})
