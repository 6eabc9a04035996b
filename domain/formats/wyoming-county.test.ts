import { expect, test } from 'vitest'
import { isWyomingCounty, mayBeWyomingCounty } from './wyoming-county.ts'

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
