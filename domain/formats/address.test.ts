import { expect, test } from 'vitest'
import { sameAddress } from './address.ts'

test.each<[string | undefined, string | undefined, boolean]>([
  ['1 Elm Street, Jackson, WY 83001', '1 elm street\nJackson WY  83001,', true],
  ['1 Elm St., Jackson', '1 Elm St, Jackson', true],
  ['1 Elm Street, Jackson', '11 Elm Street, Jackson', false],
  ['1 Elm Street', '1 Elm Street, Jackson', false],
  ['', ' ', false],
  [undefined, undefined, false],
])('%j and %j are one address: %s', (one, other, same) => {
  expect(sameAddress(one, other)).toBe(same)
})
