import { describe, expect, test } from 'vitest'
import type { TrustRecord } from '#domain/trust/record.ts'
import { plainText } from '../plain-text.ts'
import { authorityToSign, certificateOfTrust } from './build.ts'

const family: TrustRecord = {
  uid: 'u',
  trustName: 'Hollis Trust',
  trustDate: '2025-07-04',
  grantorName: 'Margaret Hollis',
  grantorAddress: '1 Elm Street',
  grantorSsn: '536904321',
  trusteeType: 'other',
  trusteeName: 'Dan Reyes',
  trusteeAddress: '2 Oak Street',
  backupTrusteeName: 'Ruth Park',
  distributionType: 'custom',
  customRules: 'All to Ada at 30.',
  beneficiaries: [{ id: 'a', name: 'Ada Hollis', relationship: 'child', distributionAge: 25 }],
  assets: [{ id: '1', name: 'Cabin', type: 'real_estate', ownership: 'joint' }],
  certificateData: { adminAddress: '9 Fir Street', hasAmendments: false, signatureDate: '2025-08-09' },
}
const text = (changes: Partial<TrustRecord> = {}) =>
  plainText(certificateOfTrust({ ...family, ...changes }))
    .join('\n')
    .replaceAll('\u00A0', ' ')

describe('the eight items of W.S. 4-10-1014 and its statement', () => {
  test.each([
    ['existence', '(a) Existence and date. The trust known as the Hollis Trust (the “Trust”)'],
    ['date', 'Irrevocable Trust Agreement dated as of July 4, 2025 (the “Trust Agreement”), exists.'],
    ['settlor', '(b) Settlor. The settlor is Margaret Hollis'],
    ['trustee and address', '(c) Trustee. The currently acting trustee is Dan Reyes, whose address is 2 Oak Street.'],
    ['administration', 'The Trust is administered at 9 Fir Street.'],
    ['powers', 'acquire, sell, convey, exchange, lease, improve, divide, insure, mortgage'],
    ['revocability', '(e) Irrevocability. The Trust is irrevocable. No person, including the Grantor, holds'],
    ['authority', '(f) Authority to sign. There is one trustee, who may sign alone.'],
    ['number', '(g) Taxpayer identification number.'],
    ['title', 'taken as: Dan Reyes, Trustee of the Hollis Trust, dated as of July 4, 2025.'],
    ['the statement', 'has not been revoked, modified or amended in any manner that would cause'],
    ['excerpts', 'designate the trustee and confer on the trustee the power to act in the pending transaction'],
    ['reliance', 'acts in good faith in reliance on this certificate'],
    ['the act', '(date) by Dan Reyes as Trustee of the Hollis Trust, dated as of July 4, 2025.'],
  ])('%s', (_, words) => {
    expect(text()).toContain(words)
  })
})

test('it says nothing of who gets what, and nothing that only marks a finished step', () => {
  for (const kept of ['Ada', 'Cabin', 'August', '2025-08-09', '4321']) expect(text()).not.toContain(kept)
})

test('only the trustee signs', () => {
  expect(text().match(/^(Trustee|Grantor|Co-Trustee)$/gm)).toEqual(['Trustee'])
  expect(text().match(/This record was acknowledged/g)).toHaveLength(1)
})

test.each([
  [undefined, [], ['There is no amendment', 'A change concerning the Trust']],
  [{ hasAmendments: false }, ['There is no amendment to the Trust Agreement.'], ['A change concerning the Trust']],
  [
    { hasAmendments: true, amendmentDetails: 'Article 20, May 2026.\nBy court.' },
    [
      'A change concerning the Trust is reported as follows',
      '\nArticle 20, May 2026.\nBy court.\n',
      'no amendment by the Grantor is certified',
    ],
    ['There is no amendment'],
  ],
  [{ hasAmendments: true }, ['[Amendment Details]'], ['There is no amendment']],
  [{ hasAmendments: false, amendmentDetails: 'Old text.' }, [], ['Old text.']],
])('amendments %j', (certificateData, said, unsaid) => {
  const words = text({ certificateData })
  expect(words).toContain('has not been revoked, modified or amended in any manner that would')
  for (const part of said) expect(words).toContain(part)
  for (const part of unsaid) expect(words).not.toContain(part)
})

test.each([
  [1, 'One trustee', 'There is one trustee, who may sign alone.'],
  [2, 'both', 'There are two co-trustees. Both must sign'],
  [3, 'a majority', 'There are 3 co-trustees. Fewer than all may sign'],
  [4, 'more than half', 'the signatures of 3 are required and sufficient'],
  [5, 'a majority', 'the signatures of 3 are required and sufficient'],
])('%d: %s', (count, _, words) => {
  expect(authorityToSign(count).text).toContain(words)
})

test('co-trustees are listed with their addresses, and any of them may sign', () => {
  const trustees = [
    { id: '1', name: 'Dan Reyes', address: '2 Oak Street' },
    { id: '2', name: 'Eve Stone', address: '4 Ash Street' },
  ]
  const both = text({ trustees })
  expect(both).toContain('Dan Reyes\n2 Oak Street\nEve Stone\n4 Ash Street')
  expect(both.match(/^Co-Trustee$/gm)).toHaveLength(2)
  expect(both).toContain('Any one of the co-trustees may sign')
})

test('a grantor who is trustee is shown with the limits, under a count of their own', () => {
  const own = text({ trusteeType: 'self' })
  expect(own).toContain('exercise the administrative powers of the Trustee')
  expect(own).toContain('A “Reserved Decision” is a decision:\n(a) to make or withhold a discretionary distribution')
  expect(text()).not.toContain('Reserved Decision')
})

test('a trust company signs by an officer', () => {
  const professional = text({ trusteeType: 'professional', trusteeName: 'Bank of Jackson' })
  expect(professional).toContain('Bank of Jackson signs by an authorized officer.')
  expect(professional).toContain('as authorized officer of Bank of Jackson, Trustee of the Hollis Trust')
})

test('the successor is named, unless it is the grantor, who may not serve', () => {
  expect(text()).toContain('The Trust Agreement names Ruth Park as successor trustee')
  expect(text({ backupTrusteeName: 'Margaret Hollis' })).not.toContain('SUCCESSOR TRUSTEE')
  expect(text({ backupTrusteeName: undefined })).not.toContain('SUCCESSOR TRUSTEE')
})

test('the power to convey and to sign is certified', () => {
  expect(text()).toContain('the power to convey trust property and to sign deeds, mortgages and contracts')
})

test('no place of administration outside Wyoming is certified', () => {
  const boise = text({ certificateData: { adminAddress: '77 Alder Way, Boise, ID 83702' } })
  expect(boise).toContain(
    'The principal place of administration of the Trust is in Wyoming, at the address written below.',
  )
  expect(boise).toContain('Address of administration in Wyoming:')
  expect(boise).not.toContain('Boise')
})

test('an Independent Trustee for Reserved Decisions is named by hand, and neither holds title nor signs', () => {
  const named =
    'Independent Trustee for Reserved Decisions only, name and address (if none has accepted, write “none”):'
  const own = text({ trusteeType: 'self' })
  expect(own).toContain(named)
  expect(own).toContain('does not hold title and does not sign for any other act')
  expect(own).toContain('An Independent Trustee is a trustee who is not the Grantor or a Beneficiary')
  expect(text()).not.toContain('Independent Trustee')
})

test('a change that was made in no lawful way is not certified', () => {
  const changed = text({ certificateData: { hasAmendments: true, amendmentDetails: 'A new trustee.' } })
  for (const way of [
    'Order of a court (W.S. 4-10-412 and 4-10-414 through 4-10-417)',
    'Distribution in further trust (Article 13; W.S. 4-10-816)',
    'Change of trustee (Article 12)',
    'If the change was made in none of these ways, it had no effect and this certificate shall not be signed.',
  ])
    expect(changed).toContain(way)
})

test('it is signed after acceptance and funding, and protects who deals with the Trustee', () => {
  expect(text()).toContain('until every trustee named in item (c) has accepted the office and property has been')
  expect(text()).toContain(
    'is not required to inquire whether the Trustee is acting properly, including whether consideration',
  )
})

test('a professional of a person’s name may be a company', () => {
  expect(text({ trusteeType: 'professional', trusteeName: 'Sarah J. Cole, CPA' })).toContain(
    'If Sarah J. Cole, CPA, is a bank or trust company, it signs by an authorized officer.',
  )
})

test('a trustee who is the only beneficiary certifies with a co-trustee', () => {
  const words = text({ beneficiaries: [{ id: 'd', name: 'Dan Reyes', relationship: 'child' }] })
  for (const part of [
    '(c) Trustees. The currently acting co-trustees and their addresses are stated in the following table.',
    'Dan Reyes\n2 Oak Street\n____________________ (name of co-trustee)\n____________________\n',
    'If a trustee whose name is written by hand is a bank or trust company, it signs by an authorized officer.',
    '(f) Authority to sign. There are two co-trustees. Both must sign.',
    'taken as: Dan Reyes and ____________________ (name of co-trustee), Trustees of the Hollis Trust',
    'An Independent Trustee is a trustee who is not the Grantor or a Beneficiary',
  ])
    expect(words).toContain(part)
})

test('a minor is certified neither as trustee nor, without the condition, as successor', () => {
  const child = { id: 'm', relationship: 'child', birthYear: 2012 } as const
  const trustee = text({ beneficiaries: [{ ...child, name: 'Dan Reyes' }] })
  expect(trustee).toContain(
    '(c) Trustee. The currently acting trustee is ____________________ (name of trustee), whose address is ____________________ (address).',
  )
  expect(trustee).not.toContain('Dan Reyes')
  expect(text({ beneficiaries: [{ ...child, name: 'Ruth Park' }] })).toContain(
    'names Ruth Park, if then an adult, as successor trustee, to serve if no trustee is serving',
  )
})

test.each<[string, boolean]>([
  ['9 Fir Street', true],
  ['9 Fir Street, Wilson, WY 83014', false],
  ['9 Fir Street, Boise, ID 83702', false],
])('the address of administration %s is completed by hand: %s', (adminAddress, completed) => {
  const line = 'State and ZIP code of the address of administration:'
  expect(text({ certificateData: { adminAddress } }).includes(line)).toBe(completed)
})
