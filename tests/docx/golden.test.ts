import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { generateDocument } from '#documents/generate.ts'
import { plainText } from '#documents/plain-text.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { recordOf, type SampleName, veryLarge } from '#samples/families.ts'
import { IDS, PAIRS, PAIRS_AND_CASES, TODAY } from './documents.ts'

/** A change of wording shows here first. When it was meant: `npm run unit -- tests/docx/golden -u`. */
test('every document of every sample family is the same to the byte', { timeout: 30_000 }, async () => {
  const lines = PAIRS.map(({ family, name, trust }) => {
    const { bytes } = generateDocument(trust, name, TODAY)
    return `${createHash('sha256').update(bytes).digest('hex')}  ${family}: ${name}`
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden.txt')
})

// Two hundred rows more would show a reviewer nothing that ten do not.
const shorter = { veryLarge: recordOf(veryLarge(10)) } as const satisfies { [Family in SampleName]?: unknown }

/**
 * A change of wording is read here, document by document and family by family. When it was meant:
 * `npm run unit -- tests/docx/golden-text -u`.
 */
test.each(PAIRS_AND_CASES)('$family: $name says what it said', async ({ family, name, trust }) => {
  const id = IDS.find((each) => documentNames[each] === name)
  const shown = family === 'veryLarge' ? shorter.veryLarge : trust
  const text = plainText(buildDocument(shown, name)).join('\n')
  await expect(`${text}\n`).toMatchFileSnapshot(`golden-text/${family}/${id}.txt`)
})
