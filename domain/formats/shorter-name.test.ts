import { expect, test } from 'vitest'
import { maybeSameName } from './shorter-name.ts'

test.each([
  ['Peter Lindqvist', 'Peter Gustav Lindqvist'],
  ['Hal Wojcik', 'Harold "Hal" Wójcik'],
  ['harold wojcik', 'Harold “Hal” Wójcik'],
  ['Hal Wójcik', "Harold 'Hal' Wójcik, Jr."],
  ['Harold Wojcik III', 'Mr. Harold (Hal) Wójcik'],
  ['Jose Garcia', 'José García'],
  ['Lukasz Nowak', 'Łukasz Nowak'],
  ['Maeve O’Neil', 'Maeve Ann O’Neil'],
])('%s may be %s', (one, other) => {
  expect([maybeSameName(one, other), maybeSameName(other, one)]).toEqual([true, true])
})

test.each([
  ['Peter Lindqvist', 'peter  lindqvist'],
  ['Peter Lindqvist', 'Karl Lindqvist'],
  ['Peter Lindqvist', 'Peter Wójcik'],
  ['Peter', 'Peter Lindqvist'],
  ['Gustav Lindqvist', 'Peter Gustav Lindqvist'],
  ['', ''],
  [undefined, 'Peter Lindqvist'],
])('%s is the same as %s, or another', (one, other) => {
  expect(maybeSameName(one, other)).toBe(false)
})
