import { afterEach, expect, test } from 'vitest'
import { ownershipOf } from '#documents/wording/assets.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { ASSET_TYPES, OWNERSHIPS } from '#domain/trust/enumerations.ts'
import { spanish } from '#web/spanish/catalogue.ts'
import { speak } from '#web/spanish/say.ts'
import { assetEntries, beneficiaryEntries } from './entries-of.ts'

afterEach(() => speak(undefined))

const house: Asset = {
  id: 'a-1',
  name: 'House',
  type: 'real_estate',
  ownership: 'tenants_in_common',
  percentOwned: 60,
  address: '',
  realEstateDetails: {
    street: 'County of Peace 3',
    legalDescription: 'Lot 4\nBank of the river: May 3, 1901\nOther',
  },
}
const factsOf = (asset: Asset) => assetEntries({ uid: 'u', assets: [asset] })[0]?.facts ?? []

test('an address of several lines is one line among the facts, and lines of their own for an asset', () => {
  const address = '12 Elm: Street,\nLander, WY'
  const child = { id: 'b', name: 'Ann', relationship: 'child', address } as const
  expect(beneficiaryEntries({ uid: 'u', beneficiaries: [child] })[0]?.facts).toContain('12 Elm: Street, Lander, WY')
  expect(factsOf({ ...house, realEstateDetails: {}, address })).toEqual(
    expect.arrayContaining(['12 Elm: Street', 'Lander, WY']),
  )
})

test('in English, type and ownership are what the documents print', () => {
  const types = Object.keys(ASSET_TYPES) as Asset['type'][]
  const ownerships = Object.keys(OWNERSHIPS) as Asset['ownership'][]
  for (const type of types)
    for (const ownership of ownerships) {
      const asset = { ...house, type, ownership }
      expect(factsOf(asset)[0]).toBe(ownershipOf(asset))
    }
  expect(factsOf({ ...house, percentOwned: undefined })[0]).toBe('Real Estate, tenants in common')
})

test('in Spanish they are Spanish, and what was typed stays as it was typed', () => {
  speak(spanish)
  expect(factsOf(house)).toEqual([
    'Bienes raíces, copropiedad (tenants in common) (60%)',
    'Valor sin indicar',
    'County of Peace 3',
    'Descripción legal: Lot 4',
    'Bank of the river: May 3, 1901',
    'Other',
  ])
})
