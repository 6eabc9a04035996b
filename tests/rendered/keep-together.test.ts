import { expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { parts } from '#documents/docx/parts.ts'
import { zipDocx } from '#documents/docx/zip.ts'
import type { Block } from '#documents/model.ts'
import { families } from '#samples/families.ts'
import { noWordProcessor, pagesOf } from './word-processor.ts'

const doc = buildDocument(families.complete, 'Irrevocable Trust Agreement')
const from = doc.blocks.findIndex((block) => block.kind === 'article' && block.text === 'EXECUTION')
const to = doc.blocks.findIndex((block) => block.kind === 'heading' && block.text.startsWith('SCHEDULE A'))

/** The signing pages, pushed down by some lines, so that the page breaks fall elsewhere. */
function pushedDown(lines: number): Uint8Array {
  const filler = Array.from({ length: lines }, (): Block => ({ kind: 'paragraph', runs: { text: 'Filler.' } }))
  return zipDocx(parts({ ...doc, blocks: [...filler, ...doc.blocks.slice(from, to)] }))
}

const count = (page: string, line: RegExp) => page.match(line)?.length ?? 0
const OFFSETS = [0, 5, 10, 15, 20, 25, 30, 35]

test('no signature or notary block is split, no heading stands alone at the foot', {
  timeout: 120_000,
}, async (context) => {
  if (noWordProcessor) return context.skip(noWordProcessor)
  const all = await pagesOf(Object.fromEntries(OFFSETS.map((lines) => [`by-${lines}`, pushedDown(lines)])))
  for (const page of Object.values(all).flat()) {
    expect(count(page, /Date signed:/g)).toBe(
      count(page, /^ *(Grantor|Trustee|(First|Second) witness \(optional\)) *$/gm),
    )
    expect(count(page, /My commission expires:/g)).toBe(count(page, /^ *Acknowledgment *$/gm))
    expect(count(page, /Official stamp/g)).toBe(count(page, /^ *Acknowledgment *$/gm))
    const lines = page
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/Page \d|Prepared with/.test(line))
    expect(lines.at(-1)).not.toMatch(/^(ARTICLE \d|\d+\.\d+ )/)
  }
})
