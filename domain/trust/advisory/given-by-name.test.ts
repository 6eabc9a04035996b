import { expect, test } from 'vitest'
import { english } from '../../message.ts'
import type { TrustRecord } from '../record.ts'
import { givenByItsName } from './given-by-name.ts'

const trust = (name: string, description?: string): TrustRecord => ({
  uid: 'u',
  assets: [{ id: 'a', name, type: 'personal_property', ownership: 'sole', ...(description && { description }) }],
  beneficiaries: [
    { id: '1', name: 'Ástrid Lindqvist', relationship: 'grandchild' },
    { id: '2', name: 'Wyoming Food Bank', relationship: 'charity' },
  ],
})
const found = (name: string, description?: string) =>
  givenByItsName(trust(name, description), '2026-11-20').map(({ text }) => english(text))

test.each<[string, string?]>([
  ['My mother’s jewelry, for Astrid'],
  ['Jewelry', 'Shall go to my granddaughter Astrid.'],
  ['Clock', 'Note: shall go to Astrid'],
  ['Piano (goes to ASTRID LINDQVIST)'],
  ['Books for the Wyoming Food Bank'],
])('%s %s: is found', (name, description) => {
  expect(found(name, description)).toHaveLength(1)
})

test.each<[string, string?]>([
  ['Astrid’s portrait'],
  ['Gold coins', 'Kept for insurance. Astrid knows where.'],
  ['Loan to Astrid'],
  ['Deed to the Wyoming ranch'],
  ['Cabin for summers'],
])('%s %s: is not', (name, description) => {
  expect(found(name, description)).toEqual([])
})

test('says of whom it speaks, and leads to both entries', () => {
  const [finding] = givenByItsName(trust('Ring for Astrid'), '2026-11-20')
  expect(english(finding?.text ?? '')).toBe(
    'The name or description of Ring for Astrid seems to give it to Ástrid Lindqvist.',
  )
  expect(finding?.places.map(({ label }) => label)).toEqual(['Ring for Astrid', 'Ástrid Lindqvist'])
})
