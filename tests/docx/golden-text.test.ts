import { expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { plainText } from '#documents/plain-text.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { recordOf, type SampleName } from '#samples/families.ts'
import { veryLarge } from '#samples/very-large.ts'
import { IDS, PAIRS_AND_CASES } from './documents.ts'

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
