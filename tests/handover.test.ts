import { expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { plainText } from '#documents/plain-text.ts'
import { trustAgreement } from '#documents/trust-agreement/build.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { binderLines, binderPeople } from '#domain/trust/handover/binder.ts'
import { firstDays } from '#domain/trust/handover/first-days.ts'
import { forSuccessor } from '#domain/trust/masking.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'

const textOf = (trust: TrustRecord, id: 'trust-agreement' | 'certificate-of-trust') =>
  plainText(buildDocument(trust, documentNames[id])).join('\n')

const all = Object.entries(families) as [string, TrustRecord][]

test.each(all)('the two documents that a successor reads are complete: %s', (_, trust) => {
  for (const id of ['trust-agreement', 'certificate-of-trust'] as const)
    expect(textOf(forSuccessor(trust), id)).toBe(textOf(trust, id))
})

test('what the will, the directive, the power of attorney and the tax form ask stays with the owner', () => {
  const given = JSON.stringify(forSuccessor(families.complete))
  for (const secret of ['536904321', '536-90-4321', 'margaret@whitlock.example', 'Amara Osei', 'guardian', 'dpoa_'])
    expect(given).not.toContain(secret)
})

test('what is known of a person from elsewhere is in the binder of both, and in the agreement alike', () => {
  const trust: TrustRecord = {
    ...families.complete,
    beneficiaries: [
      { id: 'g', name: 'Eleanor Grace Park', relationship: 'friend' },
      { id: 'm', name: 'Mia Osei', relationship: 'friend' },
      { id: 'n', name: 'Noor Haddad', relationship: 'friend' },
    ],
    ...{ guardianName: 'Mia Osei', guardianAddress: '6 Birch Street, Cody, WY 82414' },
    people: [
      { id: 'p', name: 'Noor Haddad', address: '7 Pine Street', email: 'noor@haddad.example', birthYear: 1980 },
      { id: 'q', name: 'Somebody Else', address: '8 Cedar Street' },
    ],
  }
  const given = forSuccessor(trust)
  expect(binderPeople(trust).map(({ address, email }) => [address, email])).toEqual([
    ['77 Snow King Avenue, Jackson, WY 83001', 'eleanor@park.example'],
    ['6 Birch Street, Cody, WY 82414', ''],
    ['7 Pine Street', 'noor@haddad.example'],
  ])
  expect(binderPeople(given)).toEqual(binderPeople(trust))
  expect(textOf(given, 'trust-agreement')).toBe(textOf(trust, 'trust-agreement'))
  const another = { ...trust, backupTrusteeName: 'Mia Osei', backupTrusteeAddress: '' }
  expect(textOf(another, 'trust-agreement')).toContain('by Mia Osei, of 6 Birch Street, Cody, WY 82414, as successor')
  expect(textOf(forSuccessor(another), 'trust-agreement')).toBe(textOf(another, 'trust-agreement'))
  expect(given.people).toEqual([
    { id: 'p', name: 'Noor Haddad', address: '7 Pine Street', email: 'noor@haddad.example' },
  ])
})

/** What the tasks say about the agreement is in the agreement of every family. */
test.each(all)('each article that a task cites says so: %s', (_, trust) => {
  const agreement = textOf(trust, 'trust-agreement').replaceAll('\u00a0', ' ')
  for (const words of [
    'by signing this Agreement or another written acceptance',
    'At all times at least one trustee shall be a resident of Wyoming, maintain a place of business in Wyoming, or administer the Trust in Wyoming.',
    'is not required to examine the accounts of a former trustee, except that a successor trustee who has actual knowledge of a breach of trust',
    'within 60 days after accepting, notice of the acceptance and of the Trustee’s name, address and telephone number',
    'within 60 days after learning that the Trust exists, notice of its existence, of the Grantor’s identity, and of the right to a copy of this Agreement and to reports',
    'At least once a year, and when the Trust ends, the Trustee shall send each qualified beneficiary a report',
    'The Trustee is responsible for the income tax returns of the Trust.',
    'No original or successor trustee is required to give bond unless a court requires it',
    'The Grantor shall not represent any person under those sections.',
    'shall give 60 days’ written notice of a change in rate',
    'once the marriage to the Grantor has ended by divorce or annulment',
  ])
    expect(agreement).toContain(words)
  expect(firstDays(trust).length).toBeGreaterThan(10)
})

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
