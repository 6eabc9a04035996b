import { expect, test } from 'vitest'
import type { Asset } from './entries.ts'
import { byTheEntireties, namedInTitle, ownedBySpousesAlone } from './title-held.ts'

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
