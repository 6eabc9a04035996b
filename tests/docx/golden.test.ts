import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { generateDocument } from '#documents/generate.ts'
import { PAIRS, TODAY } from './documents.ts'

/** A change of wording shows here first. When it was meant: `npm run unit -- tests/docx/golden -u`. */
test('every document of every sample family is the same to the byte', { timeout: 30_000 }, async () => {
  const lines = PAIRS.map(({ family, name, trust }) => {
    const { bytes } = generateDocument(trust, name, TODAY)
    return `${createHash('sha256').update(bytes).digest('hex')}  ${family}: ${name}`
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden.txt')
})
