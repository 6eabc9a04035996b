import { expect, test } from 'vitest'
import { documentText } from '#documents/plain-text.ts'
import { families } from '#samples/families.ts'
import { fingerprintOf } from './fingerprint.ts'

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

// What is stored with an account has to be found again by every later version.
test('a fingerprint is the SHA-256 of the text, in every script', async () => {
  const trust = families.hostile
  const text = documentText(trust, 'trust-agreement')
  expect(fingerprintOf(trust, { document: 'trust-agreement', way: 'download' })).toBe(await sha256(text))
})

test('a printed draft has one of its own', async () => {
  const { completedAt: _, ...draft } = families.complete
  const text = documentText(draft, 'trust-agreement')
  expect(fingerprintOf(draft, { document: 'trust-agreement', way: 'print' })).toBe(await sha256(`draft:${text}`))
})
