// @vitest-environment node
import { expect, test } from 'vitest'
import { backOff } from './back-off.ts'

test('waits longer after each failure, up to half a minute, spread by chance', () => {
  expect([1, 2, 3, 4].map((failures) => backOff(failures, 1))).toEqual([500, 1_000, 2_000, 4_000])
  expect(backOff(1, 0)).toBe(250)
  expect(backOff(100, 1)).toBe(30_000)
})
