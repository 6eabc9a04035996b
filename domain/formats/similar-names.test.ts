import { expect, test } from 'vitest'
import { maybeCorrected, maybeSameName } from './similar-names.ts'

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

test.each([
  ['Dorothy Kowalski', 'Dorothy Smith'],
  ['Dorothy', 'Dorothy Kowalski'],
  ['Daniel Joseph Reyes', 'Danial J. Reyes'],
  ['Daniel Reyes', 'Dan Reyes'],
  ['R. Ellison', 'Dr. Robert James Ellison'],
  ['Marian Cole', 'Marain Cole, Jr.'],
  ['Hal Wójcik', 'Harold "Hal" Wojcik'],
  ['First National Bank', 'First National Bank of Cheyenne'],
  ['Wyoming Trust Compnay', 'Wyoming Trust Company'],
  ['محمد علي', 'محمد علي حسن'],
  ['王小明', '王小明'],
])('%s may be corrected to %s', (old, now) => {
  expect(maybeCorrected(old, now)).toBe(true)
})

test.each([
  ['Marian Cole', 'Mark Dunn'],
  ['Dr. Amy Chen', 'Dr. Paul Chen'],
  ['Dorothy Kowalski', 'Dora Kowalski'],
  ['Dorothy Kowalski', 'Carol Kowalski'],
  ['Paul Cole', 'Paula Cole'],
  ['Maria Cole', 'Mario Cole'],
  ['Joan Cole', 'John Cole'],
  ['Danial Reyes', 'Daniel Park'],
  ['Max Hale, Sr.', 'Max Hale, Jr.'],
  ['First National Bank', 'First Wyoming Trust'],
  ['王小明', '王小红'],
  ['Linda Park', ''],
  ['Dr.', 'Dr. Paul Chen'],
])('%s is another than %s', (old, now) => {
  expect(maybeCorrected(old, now)).toBe(false)
})
