import { expect, test } from 'vitest'
import { isGrantorsHome, mayBeHome } from './grantors-home.ts'

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

test.each([
  ['1 Elm Street, Lander, WY 8252', true],
  ['1 Elm Street, Lander, WY', true],
  ['1 Elm Street, Lander, Wyoming 28520', true],
  ['1 ELM ST.\nLander WY 82520', true],
  ['1 Elm Street, Lander 82520', true],
  ['1 Elm Street, Lander, SD 57520', false],
  ['1 Elm Street, Riverton, WY 82520', false],
  ['11 Elm Street, Lander, WY 82520', false],
  ['Lander, WY 82520', false],
])('%j is the grantor’s home: %s', (address, expected) => {
  expect(isGrantorsHome({ type: 'real_estate', address }, trust)).toBe(expected)
  expect(
    isGrantorsHome({ type: 'real_estate', address: '1 Elm Street, Lander, WY 82520' }, { grantorAddress: address }),
  ).toBe(expected)
})
