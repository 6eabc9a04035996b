import { expect, test } from 'vitest'
import { plainText } from '#documents/plain-text.ts'
import { trustAgreement } from '#documents/trust-agreement/build.ts'
import { binderLines } from '#domain/trust/handover/binder.ts'
import { merge } from '#domain/trust/merge.ts'
import { families } from '#samples/families.ts'

const AT = 'The initial address of administration is '
const BY_HAND = 'Address of administration in Wyoming'

test.each([
  ['in Wyoming', '480 Elk Ridge Road, Wilson, WY 83014', true],
  ['of no state that can be read', '480 Elk Ridge Road', true],
  ['in another state', '4410 East Cactus Wren Road, Phoenix, Arizona', false],
])('of an address %s the handover says what the agreement prints', (_, adminAddress, isPrinted) => {
  const trust = merge(families.complete, { certificateData: { adminAddress } })
  const [line] = binderLines(trust).filter(({ label }) => label.startsWith('Address of administration'))
  const agreement = plainText(trustAgreement(trust)).join('\n')
  expect(agreement.includes(`${AT}${adminAddress}`)).toBe(isPrinted)
  expect(agreement.includes(BY_HAND)).toBe(!isPrinted)
  expect(line).toEqual(isPrinted ? { label: 'Address of administration', value: adminAddress } : { label: BY_HAND })
})
