import { expect, test } from 'vitest'
import { merge } from '../merge.ts'
import { whitlocks } from './family-for-tests.ts'
import { householdAddresses, officeAddresses, withSurnames } from './household.ts'
import { peopleOf } from './people.ts'

const owens = '3 Glory View Drive, Jackson, WY 83001'
const family = merge(whitlocks, {
  beneficiaries: { put: [{ id: 'b-owen', address: owens }] },
  people: { put: [{ id: 'p', name: 'Jo Nakamura, Jr.', address: '31 Teton Pines Drive, Wilson, WY 83014' }] },
})
const people = peopleOf(family)
const offered = (name: string) => householdAddresses(family, people, name).map(({ name, address }) => [name, address])
const grantors = [undefined, '12 Cottonwood Lane, Jackson, WY 83001']

test('the grantor’s address is offered first, then those of namesakes, then the latest', () => {
  const jo = ['Jo Nakamura, Jr.', '31 Teton Pines Drive, Wilson, WY 83014']
  expect(offered('Ida Whitlock')).toEqual([grantors, ['Owen Samuel Whitlock', owens], jo])
  expect(offered('Iris Whitlock Nakamura')).toEqual([grantors, jo])
  expect(offered('Ida')).toEqual([grantors, jo])
})

test('nobody is offered an own address, nor the grantor another', () => {
  expect(offered('Owen Samuel Whitlock').flat()).not.toContain(owens)
  expect(offered('Margaret Anne Whitlock')).toEqual([])
  expect(offered(' ')).toEqual([])
})

test('the addresses of offices are offered once each, on one line', () => {
  const trust = merge(family, { trusteeAddress: '480 Elk Ridge Road\nWilson, WY 83014' })
  expect(officeAddresses(trust, ['trusteeName', 'grantorName', 'testatorName'])).toEqual([
    { name: 'Daniel Joseph Reyes', address: '480 Elk Ridge Road, Wilson, WY 83014' },
    { address: grantors[1] },
  ])
})

test('last names of the family are offered after a given name and a space', () => {
  expect(withSurnames(people, 'Nora Mae ')).toEqual(['Nora Mae Whitlock', 'Nora Mae Nakamura'])
  expect(withSurnames(people, 'Nora Mae')).toEqual([])
  expect(withSurnames(people, 'Nora whitlock ')).toEqual([])
  expect(withSurnames(people, ' ')).toEqual([])
})
