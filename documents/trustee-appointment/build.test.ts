import { describe, expect, test } from 'vitest'
import type { TrustRecord } from '#domain/trust/record.ts'
import { plainText } from '../text/plain-text.ts'
import { trusteeAppointment } from './build.ts'

const family: TrustRecord = {
  uid: 'u',
  trustName: 'Hollis Trust',
  trustDate: '2025-07-04',
  grantorName: 'Margaret Hollis',
  grantorAddress: '1 Elm Street',
  grantorEmail: 'margaret@hollis.example',
  trusteeType: 'other',
  trusteeName: 'Dan Reyes',
  trusteeAddress: '2 Oak Street',
  trusteeEmail: 'dan@reyes.example',
  trusteeRelationship: 'Cousin',
  backupTrusteeName: 'Ruth Park',
  backupTrusteeEmail: 'ruth@park.example',
  backupTrusteeRelationship: 'Friend',
}
const text = (changes: Partial<TrustRecord> = {}) =>
  plainText(trusteeAppointment({ ...family, ...changes }))
    .join('\n')
    .replaceAll('\u00A0', ' ')

describe('what must be in it', () => {
  test.each([
    [
      'the trust',
      'the Hollis Trust (the “Trust”), created by the Irrevocable Trust Agreement dated as of July 4, 2025',
    ],
    ['the appointment', 'of Dan Reyes as trustee of the Trust'],
    ['the acceptance', 'accepts the office of trustee by signing this Appointment (W.S. 4-10-701)'],
    ['its date', 'takes effect on the date beside the Trustee’s signature or, if later'],
    ['a copy received', 'has received a copy of the Trust Agreement'],
    ['duties', 'within 60 days after accepting'],
    ['the order', '(a) by Ruth Park as successor trustee;'],
    ['no co-trustee', 'A successor trustee is not a co-trustee.'],
    ['compensation', 'reasonable compensation'],
    ['bond', 'Bond is waived.'],
    ['resignation', 'at least 30 days’ written notice'],
    ['no qualified trustee', 'does not represent that any trustee is a qualified trustee'],
    ['no power kept', 'keeps no power to appoint, remove or replace one'],
    ['how to reach them', 'Dan Reyes\nTrustee\n2 Oak Street\ndan@reyes.example\nCousin'],
    ['the successor', 'Ruth Park\nSuccessor Trustee\nN/A\nruth@park.example\nFriend'],
    ['a telephone', 'dated as of July 4, 2025\nTelephone:\t'],
    ['consent only', 'This consent is not an acceptance'],
  ])('%s', (_, words) => {
    expect(text()).toContain(words)
  })
})

test('grantor, trustee and successor have a block, the first two a notary', () => {
  expect(text().match(/^(Grantor|Trustee|Successor Trustee \(consent to serve\))(?=\nSignature)/gm)).toEqual([
    'Grantor',
    'Trustee',
    'Successor Trustee (consent to serve)',
  ])
  expect(text().match(/This record was acknowledged/g)).toHaveLength(2)
})

describe('the kind of trustee', () => {
  const limits = 'the Grantor has administrative powers only'
  const independent = 'Independent Trustee (only when appointed)\nSignature:'
  const officer = 'By (signature of authorized officer):'
  const authority = 'chartered, authorized or otherwise permitted by law to act as trustee in Wyoming'
  test.each<[string, Partial<TrustRecord>, string[], string[]]>([
    [
      'self',
      { trusteeType: 'self' },
      [limits, independent, 'margaret@hollis.example\nThe Grantor'],
      [officer, authority],
    ],
    ['other', {}, [], [limits, independent, officer, authority]],
    [
      'professional',
      { trusteeType: 'professional', trusteeName: 'Bank of Jackson' },
      [officer, `Bank of Jackson states that it is a bank or trust company ${authority}`, 'Fee schedule attached'],
      [limits, independent],
    ],
  ])('%s', (_, changes, said, unsaid) => {
    for (const words of said) expect(text(changes)).toContain(words)
    for (const words of unsaid) expect(text(changes)).not.toContain(words)
  })
})

test.each<[string, Partial<TrustRecord>, string | undefined]>([
  ['anyone else', {}, undefined],
  ['the grantor', { backupTrusteeName: 'margaret hollis' }, 'has the Grantor’s name'],
  ['the trustee', { backupTrusteeName: 'Dan Reyes' }, 'has the name of a trustee who serves already'],
  [
    'the only beneficiary',
    { beneficiaries: [{ id: 'r', name: 'Ruth Park', relationship: 'friend' }] },
    'has the name of the only Beneficiary',
  ],
])('the successor is %s', (_, changes, words) => {
  const notes = text(changes).match(/The successor trustee named above [^.]*/g) ?? []
  expect(notes).toHaveLength(words ? 1 : 0)
  if (words) expect(notes[0]).toContain(words)
})

test('co-trustees each sign with a telephone', () => {
  const trustees = [
    { id: '1', name: 'Dan Reyes', address: '2 Oak Street' },
    { id: '2', name: 'Eve Stone', address: '4 Ash Street' },
  ]
  const both = text({ trustees })
  expect(both).toContain('of Dan Reyes and Eve Stone as co-trustees')
  expect(both).toContain('Eve Stone\nCo-Trustee\n4 Ash Street\nN/A')
  expect(both.match(/^Telephone:/gm)).toHaveLength(3)
})
