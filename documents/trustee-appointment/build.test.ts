import { describe, expect, test } from 'vitest'
import type { Beneficiary } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { plainText } from '../plain-text.ts'
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
    ['a copy received', 'has received and read a copy of the Trust Agreement'],
    ['only what is delivered', 'The acceptance extends only to property that has been delivered to the Trustee'],
    ['a refusal instead', 'may decline the office by signing the block headed “Person who declines the office'],
    ['conflicts of interest', 'disclose each such conflict in writing'],
    ['conflicts known', 'Conflicts of interest known at acceptance (if none, write “none”):'],
    ['duties', 'Within 60 days after accepting\nW.S. 4-10-813'],
    ['the order', '(a) by Ruth Park as successor trustee;'],
    ['no co-trustee', 'A successor trustee is not a co-trustee, unless appointed as one under Article 12'],
    ['compensation', 'reasonable compensation'],
    ['bond', 'Bond is waived.'],
    ['resignation', 'at least 30 days’ written notice'],
    ['a qualified trustee, perhaps', 'makes no representation as to whether any trustee is a qualified trustee'],
    ['predecessors', 'for the acts and omissions of a former trustee is limited'],
    ['notices', 'shall be in writing and shall be given in the manner that Article 21'],
    ['courts', 'submits to the jurisdiction of the courts of Wyoming'],
    ['no power kept', 'retains no power to appoint, remove or replace a trustee'],
    ['how to reach them', 'Dan Reyes\nTrustee\nIndividual\n2 Oak Street\ndan@reyes.example\nCousin'],
    ['the successor', 'Ruth Park\nSuccessor Trustee\nIndividual\nN/A\nruth@park.example\nFriend'],
    ['a telephone', 'dated as of July 4, 2025\nTelephone:\t'],
    ['consent only', 'This consent is not an acceptance'],
  ])('%s', (_, words) => {
    expect(text()).toContain(words)
  })
})

test('an address that only another answer gives is printed in the row, in the order and at the consent', () => {
  const words = text({ dpoa_agentName: 'Ruth Park', dpoa_agentAddress: '5 Fir Road\nLander, WY 82520' })
  expect(words).toContain('Ruth Park\nSuccessor Trustee\nIndividual\n5 Fir Road\nLander, WY 82520\nruth@park.example')
  expect(words).toContain('(a) by Ruth Park, of 5 Fir Road, Lander, WY 82520, as successor trustee;')
  expect(words).toContain('Printed name: Ruth Park\nAddress: 5 Fir Road\nLander, WY 82520\nTelephone:')
})

test('grantor, trustee, who declines and successor have a block, the first two a notary', () => {
  expect(
    text().match(/^(Grantor|Trustee|Person who declines.*|Successor Trustee \(consent to serve\))(?=\nSignature)/gm),
  ).toEqual([
    'Grantor',
    'Trustee',
    'Person who declines the office (sign only to decline)',
    'Successor Trustee (consent to serve)',
  ])
  expect(text().match(/This record was acknowledged/g)).toHaveLength(2)
})

describe('the kind of trustee', () => {
  const limits = 'solely in a fiduciary capacity, exercise the administrative powers of the Trustee'
  const independent = 'Independent Trustee (only when named or appointed)\nSignature:'
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
      [officer, `Bank of Jackson represents that it is a bank or trust company ${authority}`, 'Fee schedule attached'],
      [limits, independent],
    ],
  ])('%s', (_, changes, said, unsaid) => {
    for (const words of said) expect(text(changes)).toContain(words)
    for (const words of unsaid) expect(text(changes)).not.toContain(words)
  })
})

describe('the type of trustee and what is true of it under W.S. 4-10-103(a)(xxxv)', () => {
  const cannot = 'cannot be a qualified trustee'
  const company = 'A bank or trust company may be a qualified trustee'
  const individual = 'An individual may be a qualified trustee'
  test.each<[string, Partial<TrustRecord>, string, string]>([
    ['the Grantor', { trusteeType: 'self' }, 'Margaret Hollis\nTrustee\nIndividual\n', cannot],
    ['the Grantor by name', { trusteeName: 'Margaret Hollis' }, 'Margaret Hollis\nTrustee\nIndividual\n', cannot],
    ['an individual', {}, 'Dan Reyes\nTrustee\nIndividual\n', individual],
    [
      'a company',
      { trusteeType: 'professional', trusteeName: 'Bank of Jackson' },
      'Bank of Jackson\nTrustee\nBank or trust company\n',
      company,
    ],
    ['not answered', { trusteeType: undefined }, 'Dan Reyes\nTrustee\nIndividual\n', individual],
  ])('%s', (_, changes, type, words) => {
    expect(text(changes)).toContain(type)
    expect(text(changes)).toMatch(/\d\.\d Qualified trustee\n/)
    expect([cannot, company, individual].filter((each) => text(changes).includes(each))).toEqual([words])
  })
})

test('a Grantor who serves takes no part in the appointment of a co-trustee in Wyoming', () => {
  const words = 'The Grantor shall not participate in that appointment.'
  expect(text({ trusteeType: 'self' })).toContain(words)
  expect(text()).not.toContain(words)
})

describe('a connection with Wyoming', () => {
  const homes = 'No trustee’s address stated in this Appointment is in Wyoming.'
  const office =
    /The address 77 Alder Way, Boise, ID 83702, which is outside Wyoming, is the Trustee’s address for notices and is not.*\n.*\nAddress of administration in Wyoming:/
  const boise = '77 Alder Way, Boise, ID 83702'
  const both = [
    { id: '1', name: 'Dan Reyes', address: boise },
    { id: '2', name: 'Eve Stone', address: '4 Ash Street, Lander, WY 82520' },
  ]
  test.each<[string, Partial<TrustRecord>, boolean, boolean]>([
    ['addresses that name no state', {}, false, false],
    ['a trustee elsewhere', { trusteeAddress: boise }, true, false],
    ['one of two trustees in Wyoming', { trusteeAddress: boise, trustees: both }, false, false],
    ['a place of administration elsewhere', { certificateData: { adminAddress: boise } }, false, true],
    ['neither in Wyoming', { trusteeAddress: boise, certificateData: { adminAddress: boise } }, true, true],
  ])('%s', (_, changes, home, place) => {
    expect(text(changes).includes(homes)).toBe(home)
    expect(office.test(text(changes))).toBe(place)
  })
})

test.each<[string, Partial<TrustRecord>, string | undefined]>([
  ['anyone else', {}, undefined],
  ['the trustee', { backupTrusteeName: 'Dan Reyes' }, 'bears the name of an initial trustee'],
  [
    'the only beneficiary',
    { beneficiaries: [{ id: 'r', name: 'Ruth Park', relationship: 'friend' }] },
    'bears the name of the only Beneficiary',
  ],
])('the successor is %s', (_, changes, words) => {
  const notes = text(changes).match(/The successor trustee named (?:above|in Article 1) [^.]*/g) ?? []
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
  expect(both).toContain('Eve Stone\nCo-Trustee\nIndividual\n4 Ash Street\nN/A')
  expect(both.match(/^Telephone:/gm)).toHaveLength(3)
})

test('a Grantor who was named as successor has no row and no consent', () => {
  const words = text({ backupTrusteeName: 'margaret hollis' })
  expect(words).toContain('The Grantor may not be a successor trustee (Article 12 of the Trust Agreement).')
  expect(words).toContain('The successor trustee is the person, if any, whose name is written in that Article.')
  expect(words).not.toContain('Successor Trustee')
})

test('a professional of a person’s name makes the representation of a company on that condition only', () => {
  const words = text({ trusteeType: 'professional', trusteeName: 'Sarah J. Cole, CPA' })
  expect(words).toContain('Individual / Bank or trust company (strike one)')
  expect(words).toContain('If Sarah J. Cole, CPA, is a bank or trust company, it represents that')
  expect(words).toContain('An individual makes no such representation.')
})

test('a trust company beside the Grantor represents what it is, and a co-trustee may be independent already', () => {
  const words = text({
    trusteeType: 'self',
    trustees: [
      { id: '1', name: 'Margaret Hollis', address: '1 Elm Street' },
      { id: '2', name: 'Wind River Trust Company', address: '4 Ash Street' },
    ],
  })
  expect(words).toContain('Wind River Trust Company represents that it is a bank or trust company')
  expect(words).toContain('if no trustee who has accepted is qualified to serve as one')
  expect(words).toContain('Co-trustee who confirms that he, she or it is so qualified (if none, write “none”):')
})

test('divorce ends a spouse’s office', () => {
  expect(text()).toContain('A trustee who is the Grantor’s spouse ceases to serve')
})

describe('who is known not to be an Independent Trustee', () => {
  const line = 'Co-trustee who confirms that he, she or it is so qualified'
  const withSelf = (...names: string[]): Partial<TrustRecord> => ({
    trusteeType: 'self',
    trustees: ['Margaret Hollis', ...names].map((name, at) => ({ id: `${at}`, name, address: '' })),
    beneficiaries: [
      { id: 's', name: 'Thomas Hollis', relationship: 'spouse' },
      { id: 'a', name: 'Ada Hollis', relationship: 'child' },
    ],
  })
  test.each<[string, string[], string | undefined, boolean]>([
    ['the spouse', ['Thomas Hollis'], 'Thomas Hollis is a Beneficiary and the Grantor’s spouse and is not', false],
    ['a child', ['Ada Hollis'], 'Ada Hollis is a Beneficiary and is not qualified to serve', false],
    ['a friend', ['Eve Stone'], undefined, true],
    ['a child beside a friend', ['Ada Hollis', 'Eve Stone'], 'Ada Hollis is a Beneficiary and is not', true],
  ])('%s', (_, names, said, confirms) => {
    const words = text(withSelf(...names))
    if (said) expect(words).toContain(said)
    else expect(words).not.toContain('is not qualified to serve')
    expect(words.includes(line)).toBe(confirms)
  })
})

test('a successor that is an organization consents by an officer', () => {
  expect(text({ backupTrusteeName: 'Bighorn Trust Company' })).toMatch(
    /Successor Trustee \(consent to serve\)\nBank or trust company: Bighorn Trust Company\nBy \(signature of authorized officer\):/,
  )
})

test('a trustee who is the only beneficiary has a co-trustee to accept with', () => {
  const words = text({ beneficiaries: [{ id: 'd', name: 'Dan Reyes', relationship: 'child' }] })
  for (const part of [
    'of Dan Reyes and the person whose name is written as co-trustee in Article 12 of the Trust Agreement, as co-trustees of the Trust (together, the “Trustee”)',
    '____________________ (name of co-trustee)\nCo-Trustee\nIndividual / Bank or trust company (strike one)\n____________________\n____________________\n',
    'Without a co-trustee, Dan Reyes would be both the only trustee and the only Beneficiary',
    'Co-Trustee (qualified to serve as Independent Trustee)\nTrustee:',
  ])
    expect(words).toContain(part)
  expect(text()).not.toContain('qualified to serve as Independent Trustee)')
})

const dan: Beneficiary = { id: 'd', name: 'Dan Reyes', relationship: 'child' }

test.each<[string, Partial<TrustRecord>, string]>([
  ['a trustee who is on it', { beneficiaries: [dan] }, 'dan@reyes.example\nChild\n'],
  ['a trustee, in the answer’s word', { beneficiaries: [dan], trusteeRelationship: 'Son' }, 'dan@reyes.example\nSon\n'],
  ['a trustee who is not', {}, 'dan@reyes.example\nCousin\n'],
  [
    'a co-trustee, of whom it is not asked',
    {
      beneficiaries: [{ ...dan, name: 'Eve Stone', relationship: 'spouse' }],
      trustees: [
        { id: '1', name: 'Dan Reyes', address: '2 Oak Street' },
        { id: '2', name: 'Eve Stone', address: '4 Ash Street' },
      ],
    },
    '4 Ash Street\nSpouse\n',
  ],
  [
    'a successor',
    { beneficiaries: [{ ...dan, name: 'Ruth Park', relationship: 'sibling' }] },
    'ruth@park.example\nSibling\n',
  ],
])('the relationship to the Grantor is that of Schedule A: %s', (_, changes, words) => {
  expect(text(changes)).toContain(words)
})

test('a trustee who is a minor is replaced by lines, in the table as in the sentence', () => {
  const words = text({ beneficiaries: [{ ...dan, birthYear: 2012 }] })
  expect(words).toContain(
    'of the person whose name is written as trustee in Article 12 of the Trust Agreement, as trustee of the Trust (the “Trustee”)',
  )
  expect(words).toContain(
    '____________________ (name of trustee)\nTrustee\nIndividual / Bank or trust company (strike one)\n____________________\n____________________\n',
  )
  expect(words).not.toMatch(/Dan Reyes|dan@reyes/)
})

test('a successor who is a minor serves only as an adult, and does not consent yet', () => {
  const words = text({ beneficiaries: [{ ...dan, name: 'Ruth Park', birthYear: 2012 }] })
  for (const part of [
    '(a) by Ruth Park, if then an adult, as successor trustee;',
    '(b) by the person, if any, whose name is written in Article 12 of the Trust Agreement, as successor trustee;',
    'Ruth Park\nSuccessor Trustee, if then an adult\n',
    'shows that Ruth Park was a minor when the Trust Agreement was prepared.',
  ])
    expect(words).toContain(part)
  expect(words).not.toContain('consent to serve')
})
