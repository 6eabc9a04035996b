import { expect, test } from 'vitest'
import type { TrustHistory } from '#api/trust.ts'
import { joined } from './history-page.tsx'

const stretch = (after: number, to: number): TrustHistory => ({
  base: { version: after, record: null },
  changes: Array.from({ length: to - after }, (_, n) => ({ version: after + n + 1, at: '', patch: {} })),
})
const span = ({ base, changes }: TrustHistory) => [base.version, changes.map(({ version }) => version).join()]

test.each<[string, TrustHistory | undefined, TrustHistory, unknown[]]>([
  ['the first', undefined, stretch(2, 4), [2, '3,4']],
  ['one that goes on where the other ends', stretch(0, 2), stretch(2, 4), [0, '1,2,3,4']],
  ['one that overlaps', stretch(0, 3), stretch(2, 5), [0, '1,2,3,4,5']],
  ['one beyond a gap, which stands alone', stretch(0, 2), stretch(4, 6), [4, '5,6']],
  ['one that holds the other', stretch(2, 3), stretch(1, 4), [1, '2,3,4']],
])('%s', (_, known, newer, expected) => {
  expect(span(joined(known, newer))).toEqual(expected)
})
