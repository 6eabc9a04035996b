import { expect, test } from 'vitest'
import { addressParts, stateOf } from './us-state.ts'

test.each([
  ['5 Pine St, Portland, OR 97201', 'Oregon'],
  ['5 Pine St, Portland, Oregon 97201-1234', 'Oregon'],
  ['5 Pine St\nPortland OR', 'Oregon'],
  ['5 pine st, portland, or', 'Oregon'],
  ['5 pine st portland or 97201', 'Oregon'],
  ['5 Pine St, Portland, OR, 97201\nUSA', 'Oregon'],
  ['318 Beech Street Casper, Wyoming 82601', 'Wyoming'],
  ['Casper, Natrona County, Wyoming, United States of America', 'Wyoming'],
  ['1600 Pennsylvania Avenue NW, Washington, DC', 'District of Columbia'],
  ['1600 Pennsylvania Avenue NW, Washington D.C. 20500', 'District of Columbia'],
  ['12 Oak St, Indiana, PA 15701', 'Pennsylvania'],
  ['28th Street SW, Wyoming, MI', 'Michigan'],
  ['Wyoming, Michigan', 'Michigan'],
  ['9 Hill Rd, Charleston, West Virginia', 'West Virginia'],
  ['9 Hill Rd, Little Rock, Arkansas', 'Arkansas'],
  ['1 Broadway, New York, N.Y. 10004', 'New York'],
  ['New York, New York', 'New York'],
])('%j lies in %s', (address, state) => {
  expect(stateOf(address)).toBe(state)
})

test.each([
  [undefined],
  [''],
  ['1 Elm Street'],
  ['Wyoming'],
  ['100 K Street NE'],
  ['12 OAK CT'],
  ['12 Oak Ct, 82601'],
  ['100 K Street NE 20002'],
  ['5 K Street NW, Washington'],
  ['5 K Street NW, Washington 20001'],
  ['28 Division Avenue, Wyoming 49509'],
  ['Lindenweg 5, 10117 Berlin, DE'],
  ['Lindenweg 5, 10117 Berlin, Germany'],
  ['San Juan, PR 00901'],
])('%j does not say in which state it lies', (address) => {
  expect(stateOf(address)).toBeUndefined()
})

test.each([
  ['480 Elk Ridge Road, Wilson, WY 83014', '480 Elk Ridge Road|Wilson|WY|83014'],
  ['480 Elk Ridge Road\nUnit 2\nWilson, Wyoming, 83014-1234\nUSA', '480 Elk Ridge Road, Unit 2|Wilson|WY|83014-1234'],
  ['1 K Street, Washington, D.C. 20500', '1 K Street|Washington|DC|20500'],
  ['480 Elk Ridge Road, Wilson WY 83014', ''],
  ['480 Elk Ridge Road, Wilson, WY', ''],
  ['480 Elk Ridge Road, Wilson, WY 10001', ''],
  ['Lindenweg 5, 10117 Berlin, DE', ''],
  ['480 Elk Ridge Road', ''],
])('the parts of %j', (address, expected) => {
  const parts = addressParts(address)
  expect(parts ? [parts.street, parts.city, parts.state, parts.zip].join('|') : '').toBe(expected)
})
