import { expect, test } from 'vitest'
import { isWyomingCounty, mayBeWyomingCounty, sameAddress } from './address.ts'

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

test.each([
  'Natrona',
  'natrona',
  '  Hot   Springs ',
  'Teton County',
  'Teton County, Wyoming',
  'County of Big Horn',
  'Park Co.',
  'Laramie, WY',
])('%s is a county of Wyoming', (county) => expect(isWyomingCounty(county)).toBe(true))

test.each(['', 'Multnomah', 'Casper', 'Tetons', 'County', 'WY'])('“%s” is none', (county) =>
  expect(isWyomingCounty(county)).toBe(false),
)

test('the beginning of a name may become one', () => {
  expect(['', 'Nat', 'hot s', 'Sheridan County'].filter((typed) => !mayBeWyomingCounty(typed))).toEqual([])
  expect(['Natz', 'Multnomah'].filter(mayBeWyomingCounty)).toEqual([])
})
