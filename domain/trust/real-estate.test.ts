import { expect, test } from 'vitest'
import type { Asset } from './entries.ts'
import { byTheEntireties, isGrantorsHome, mayBeHome, namedInTitle, ownedBySpousesAlone } from './real-estate.ts'

const home = (titleHolding?: string): Asset => ({
  ...{ id: 'h', name: 'Home', type: 'real_estate', ownership: 'joint' },
  ...(titleHolding && { realEstateDetails: { titleHolding } }),
})
const alone = (title?: string) => ownedBySpousesAlone(home(title), { grantorName: 'Marcus T. Reed' }, 'Denise Reed')

test('a title by the entireties, or in the names of both spouses, leaves no other owner', () => {
  expect(alone('Marcus and Denise Reed, husband and wife, tenants by the entireties')).toBe(true)
  expect(alone('Tenants by the entirety')).toBe(true)
  expect(alone('Marcus T. Reed and Denise Reed, joint tenants')).toBe(true)
  expect(alone('Marcus Reed, Denise Reed and Owen Hale, joint tenants')).toBe(false)
  expect(alone('Joint tenants')).toBe(false)
  expect(alone()).toBe(false)
  expect(byTheEntireties(home('joint tenants'))).toBe(false)
})

test('a name is in the title by its first and its last word', () => {
  expect(namedInTitle(home('Denise A. Reed'), 'Denise Reed')).toBe(true)
  expect(namedInTitle(home('Reed family'), 'Denise Reed')).toBe(false)
  expect(namedInTitle(home(), '')).toBe(false)
})

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
