import validate, { ready } from '@ooxml-tools/validate'
import { beforeAll, expect, test } from 'vitest'
import { generateDocument } from '#documents/generate.ts'
import { PAIRS, TODAY } from './documents.ts'

// Microsoft's Open XML SDK, compiled to WebAssembly, takes some seconds to start.
beforeAll(async () => {
  await ready()
}, 60_000)

test('Microsoft’s validator rejects a document that is none, so its silence means something', async () => {
  const { bytes } = generateDocument({ uid: 'probe' }, 'Schedule A - Beneficiary Schedule', TODAY)
  const part = new TextDecoder('latin1').decode(bytes.slice(0, 4))
  expect(part.startsWith('PK')).toBe(true)
  await expect(Promise.resolve().then(() => validate(bytes.slice(0, bytes.length / 2), 'docx'))).rejects.toThrow()
})

test.each(PAIRS)('Microsoft’s validator accepts $family: $name', { timeout: 30_000 }, async ({ name, trust }) => {
  expect(await validate(generateDocument(trust, name, TODAY).bytes, 'docx')).toEqual([])
})
