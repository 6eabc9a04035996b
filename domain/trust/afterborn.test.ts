import { expect, test } from 'vitest'
import type { Relationship } from './enumerations.ts'
import { type AfterbornTake, afterbornTake } from './overview/terms.ts'

const entry = (relationship: Relationship, isPrimary?: false) => ({
  id: `${relationship}-${isPrimary}`,
  name: 'A',
  relationship,
  ...(isPrimary === false && { isPrimary }),
})

test.each<[AfterbornTake, ReturnType<typeof entry>[], string | undefined]>([
  ['open', [], undefined],
  ['open', [], 'equal'],
  ['reducing', [entry('spouse'), entry('charity')], 'lump-sum'],
  ['with-children', [entry('child'), entry('spouse')], 'lump-sum'],
  ['directed', [entry('child'), entry('spouse')], 'custom'],
  ['directed', [entry('spouse'), entry('child', false)], 'specific'],
  ['reducing', [entry('spouse')], 'custom'],
  ['with-children', [entry('child'), entry('child', false)], undefined],
  ['with-contingent-children', [entry('spouse'), entry('child', false)], 'lump-sum'],
  ['with-children', [entry('child', false)], undefined],
  ['equal-primary', [entry('child'), entry('spouse')], 'equal'],
  ['equal-primary', [entry('spouse')], 'equal'],
  ['equal-contingent', [entry('spouse'), entry('child', false)], 'equal'],
])('%s: %#', (take, beneficiaries, distributionType) => {
  expect(afterbornTake({ uid: 'u', beneficiaries, ...(distributionType && { distributionType }) })).toBe(take)
})
