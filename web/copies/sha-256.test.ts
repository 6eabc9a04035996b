import { expect, test } from 'vitest'
import { documentText } from '#documents/shows-change.ts'
import { families } from '#samples/families.ts'
import { sha256 } from './sha-256.ts'

async function others(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

test('the hash of a text is the one that everybody else makes', async () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  for (let length = 0; length < 130; length += 1) {
    const text = 'ö'.repeat(length % 7) + 'x'.repeat(length)
    expect(sha256(text)).toBe(await others(text))
  }
})

test('also of a document in every script', async () => {
  const text = documentText(families.hostile, 'trust-agreement')
  expect(sha256(text)).toBe(await others(text))
})
