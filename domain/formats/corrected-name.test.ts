import { expect, test } from 'vitest'
import { maybeCorrected } from './corrected-name.ts'

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
