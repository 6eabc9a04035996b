import { expect, test } from 'vitest'
import { generateDocument } from '#documents/generate.ts'
import type { DocumentName } from '#domain/trust/documents.ts'
import { families } from '#samples/families.ts'
import { noWordProcessor, pagesOf } from './word-processor.ts'

const DOCUMENTS = [
  'Pour-Over Will',
  'Durable Power of Attorney',
  'Health Care Directive',
  'EIN Application Instructions',
] as const satisfies readonly DocumentName[]
const FAMILIES = ['complete', 'hostile', 'empty'] as const

const count = (page: string, line: RegExp) => page.match(line)?.length ?? 0
const MARGINS = /Page \d+ of \d+|Prepared with/

test('personal documents: no certificate is split or alone on its page, no heading stands at the foot', {
  timeout: 180_000,
}, async (context) => {
  if (noWordProcessor) return context.skip(noWordProcessor)
  const files = FAMILIES.flatMap((family) =>
    DOCUMENTS.map(
      (name) => [`${family} ${name}`, generateDocument(families[family], name, '2026-11-20').bytes] as const,
    ),
  )
  const all = await pagesOf(Object.fromEntries(files))
  for (const page of Object.values(all).flat()) {
    const certificates = count(page, /^ *(Oath and acknowledgment|Acknowledgment) *$/gm)
    expect(count(page, /My commission expires:/g)).toBe(certificates)
    expect(count(page, /Official stamp/g)).toBe(certificates)
    const lines = page
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !MARGINS.test(line))
    expect(lines[1]).not.toMatch(/^(Oath and acknowledgment|Acknowledgment)$/)
    expect(lines.at(-1)).not.toMatch(/^(ARTICLE \d|\d+\.\d+ |PART \d|OPTION [AB])/)
  }
})
