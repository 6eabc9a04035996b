import { expect, test } from 'vitest'
import type { TrustRecord } from '#domain/trust/record.ts'
import { factsOf } from '../facts.ts'
import { textOf } from '../model.ts'
import { asTrustee, inTitle, namedTrust, theTrust, trusteeNature } from './parties.ts'

const factsFor = (trustName: string | undefined) => factsOf({ uid: 'u', trustName, trustDate: '2025-07-04' })

test.each<[string | undefined, string]>([
  ['Hollis Trust', 'the Hollis Trust'],
  ['O’Brien & Sons 2025 Family trust', 'the O’Brien & Sons 2025 Family trust'],
  ['Núñez-Álvarez Dynasty Trust', 'the Núñez-Álvarez Dynasty Trust'],
  ['The Hollis Trust', 'The Hollis Trust'],
  ['THE HOLLIS TRUST', 'THE HOLLIS TRUST'],
  ['Our Family Trust', 'Our Family Trust'],
  ['Margaret’s Trust', 'Margaret’s Trust'],
  ['Max Hale, Jr.’s Family Trust', 'Max Hale, Jr.’s Family Trust'],
  ['Hollis Children’s Trust', 'the Hollis Children’s Trust'],
  ['“Hollis” Trust', '“Hollis” Trust'],
  ['Hollis Trust of 2025', 'Hollis Trust of 2025'],
  ['صندوق العائلة', 'صندوق العائلة'],
  ['صندوق Trust', 'صندوق Trust'],
  [undefined, 'Untitled Trust'],
])('a sentence names %s: %s', (typed, named) => {
  expect(textOf(namedTrust(factsFor(typed)))).toBe(named)
})

test('wherever a sentence names the trust, it does so in the same words, and the name stays as typed', () => {
  const facts = factsFor('Hollis Trust')
  for (const said of [asTrustee(facts), inTitle(facts), theTrust(facts)])
    expect(textOf(said)).toMatch(/(^|of )the Hollis Trust/)
  expect(namedTrust(facts)).toContain(facts.trustName)
})

const nature = (trust: Partial<TrustRecord>, at = 0) => trusteeNature(factsOf({ uid: 'u', ...trust }), at)

test.each([
  ['professional', 'Wind River Trust Company', 'organization'],
  ['professional', 'First Interstate Bank', 'organization'],
  ['professional', 'Teton Fiduciary, N.A.', 'organization'],
  ['other', 'Na Li', 'individual'],
  ['professional', 'Hollis PTC, LLC', 'organization'],
  ['professional', 'Sarah J. Cole, CPA', 'unknown'],
  ['professional', '', 'unknown'],
  ['other', 'Wind River Trust Company', 'unknown'],
  ['other', 'Joan Bankston', 'individual'],
  ['other', 'Naomi Banks', 'individual'],
  ['other', 'ناصر', 'individual'],
  [undefined, 'Wind River Trust Company', 'organization'],
  [undefined, 'Dan Reyes', 'individual'],
] as const)('a trustee (%s) of the name %j is taken for: %s', (trusteeType, trusteeName, expected) => {
  expect(nature({ ...(trusteeType && { trusteeType }), trusteeName })).toBe(expected)
})

test('a co-trustee is known by the name, and the Grantor by being the Grantor', () => {
  const trust = {
    grantorName: 'Anna Bank',
    trusteeType: 'self',
    trustees: [
      { id: 'a', name: 'Anna Bank', address: '' },
      { id: 'b', name: 'Teton Trust Company', address: '' },
      { id: 'c', name: 'Sarah J. Cole, CPA', address: '' },
    ],
  } as const
  expect([0, 1, 2].map((at) => nature({ ...trust, trustees: [...trust.trustees] }, at))).toEqual([
    'individual',
    'organization',
    'individual',
  ])
})
