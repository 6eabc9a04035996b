import { expect, test } from 'vitest'
import type { TrustRecord } from '#domain/trust/record.ts'
import { factsOf } from '../facts.ts'
import { trusteeNature } from './trustee-nature.ts'

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
