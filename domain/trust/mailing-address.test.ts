import { expect, test } from 'vitest'
import { mailingConflict } from './mailing-address.ts'

test.each([
  ['4410 East Cactus Wren Road, Phoenix, Arizona 85018', 'Phoenix', 'AZ', '85018-1234', 'repeats'],
  ['4410 East Cactus Wren Road, Phoenix', 'phoenix', 'AZ', '85018', 'repeats'],
  ['4410 East Cactus Wren Road, Phoenix, AZ 85018', 'Tempe', 'AZ', '85018', 'differs'],
  ['4410 East Cactus Wren Road, Phoenix, AZ 85018', 'Phoenix', 'AZ', '85281', 'differs'],
  ['4410 East Cactus Wren Road, Phoenix, AZ 85018', 'Phoenix', 'WY', '85018', 'differs'],
  ['4410 East Cactus Wren Road', 'Phoenix', 'WY', '10001', 'zip'],
  ['4410 East Cactus Wren Road', 'Phoenix', 'AZ', '85018', undefined],
  ['P.O. Box 9, Suite 4', 'Jackson', 'Wyoming', '83001', undefined],
  ['4410 East Cactus Wren Road, Phoenix, AZ 85018', '', 'WY', '', undefined],
])('%s with %s, %s %s: %s', (einTrustMailingAddress, trustMailingCity, trustMailingState, trustMailingZip, found) => {
  expect(mailingConflict({ einTrustMailingAddress, trustMailingCity, trustMailingState, trustMailingZip })).toBe(found)
})
