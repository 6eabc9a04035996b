import { expect, test } from 'vitest'
import { mayBeHome } from './grantors-home.ts'

const trust = { grantorAddress: '1 Elm Street, Lander, WY 82520' }

test.each([
  ['House', undefined, true],
  ['Summer cabin', undefined, true],
  ['Elk Creek Ranch', undefined, true],
  ['Ranch house on 40 acres', undefined, true],
  ['Hay pasture', undefined, false],
  ['Lot 7, Block 2', undefined, false],
  ['Main Street', 'Commercial building with two shops', false],
])('%s (%s) may be a home: %s', (name, description, expected) => {
  expect(mayBeHome({ type: 'real_estate', name, ...(description && { description }) }, trust)).toBe(expected)
})

test('the grantor’s own address is a home whatever it is called, and a vehicle never is', () => {
  expect(mayBeHome({ type: 'real_estate', name: 'Lot 7', address: '1 Elm Street' }, trust)).toBe(true)
  expect(mayBeHome({ type: 'vehicle', name: 'Motor home' }, trust)).toBe(false)
})
