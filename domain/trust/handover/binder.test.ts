import { expect, test } from 'vitest'
import { binderAssets } from './binder.ts'

const where = (street: string, county: string, state: string) =>
  binderAssets({
    assets: [
      { id: 'h', name: 'Home', type: 'real_estate', ownership: 'sole', realEstateDetails: { street, county, state } },
    ],
  }).open[0]?.where

test.each<[string, string, string, string[]]>([
  ['1420 Big Horn Avenue, Sheridan, Wyoming 82801', 'Sheridan', 'Wyoming', []],
  ['1420 Big Horn Avenue, Sheridan, WY 82801', 'sheridan', 'Wyoming', []],
  ['12 Grand Avenue, Laramie, WY 82070', 'Albany', 'Wyoming', ['Albany']],
  ['3 Sheridan Avenue, Cody', 'Sheridan', 'Wyoming', ['Sheridan, Wyoming']],
  ['3 Sheridan Avenue', 'Park', 'Wyoming', ['Park, Wyoming']],
])('where %s, county %s, state %s is', (street, county, state, more) => {
  expect(where(street, county, state)).toEqual([street, ...more])
})
