import { expect, test } from 'vitest'
import { createVault, sealedJson } from './sealing.ts'

const vault = createVault([{ id: 'k1', key: Buffer.alloc(32, 1) }])
const SENT = '{ "trustName": "A \\u0026 B" }'

test('a text with nothing to encrypt is handed on as it came', () =>
  expect(sealedJson(vault, 'u', JSON.parse(SENT), SENT)).toBe(SENT))

test('one with a social security number is written anew, with the number encrypted', () => {
  const text = '{ "grantorSsn": "914637285", "trustName": "A" }'
  const sealed = sealedJson(vault, 'u', JSON.parse(text), text)
  expect(sealed).not.toContain('914637285')
  expect(JSON.parse(sealed)).toEqual({ grantorSsn: expect.stringMatching(/^sealed:k1:/), trustName: 'A' })
})

test('so is one whose number is given twice, and the second time cleared', () => {
  const text = '{"grantorSsn":"914637285","grantorSsn":null}'
  expect(sealedJson(vault, 'u', JSON.parse(text), text)).toBe('{"grantorSsn":null}')
})

test('without a text it is written', () =>
  expect(sealedJson(vault, 'u', JSON.parse('{"trustName":"A"}'))).toBe('{"trustName":"A"}'))
