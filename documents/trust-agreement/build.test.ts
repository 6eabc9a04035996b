import { describe, expect, test } from 'vitest'
import { THOUSAND_YEARS_EVENT } from '#domain/trust/distribution-terms.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { numbered } from '../model.ts'
import { plainText } from '../plain-text.ts'
import { trustAgreement } from './build.ts'

const family: TrustRecord = {
  uid: 'u',
  trustName: 'Hollis Trust',
  trustDate: '2025-07-04',
  grantorName: 'Margaret Hollis',
  grantorAddress: '1 Elm Street',
  trusteeType: 'other',
  trusteeName: 'Dan Reyes',
  trusteeAddress: '2 Oak Street',
  backupTrusteeName: 'Ruth Park',
  distributionType: 'discretionary',
  beneficiaries: [{ id: 'a', name: 'Ada Hollis', relationship: 'child', distributionAge: 25 }],
  assets: [{ id: '1', name: 'Cabin', type: 'real_estate', ownership: 'joint', value: '10' }],
}
const text = (changes: Partial<TrustRecord> = {}) =>
  plainText(trustAgreement({ ...family, ...changes }))
    .join('\n')
    .replaceAll('\u00A0', ' ')

test('there are twenty-two articles and two schedules', () => {
  const entries = numbered(trustAgreement(family))
  expect(entries.filter(({ block }) => block.kind === 'article')).toHaveLength(22)
  expect(
    entries.filter(({ block }) => block.kind === 'heading').map(({ block }) => 'text' in block && block.text),
  ).toEqual(['PARTIES AND PURPOSE', 'SCHEDULE A - BENEFICIARY SCHEDULE', 'SCHEDULE B - TRUST PROPERTY'])
})

test('the articles that the text refers to by number have the subject that the text means', () => {
  const articles = numbered(trustAgreement(family)).flatMap(({ block, number }) =>
    block.kind === 'article' ? [`${number} ${block.text}`] : [],
  )
  const referred = [
    'ARTICLE 2. TRANSFER AND TRUST PROPERTY',
    'ARTICLE 3. IRREVOCABILITY',
    'ARTICLE 4. BENEFICIARIES',
    'ARTICLE 5. DISTRIBUTIONS OF INCOME AND PRINCIPAL',
    'ARTICLE 6. SHARES, AGES AND POSTPONEMENT',
    'ARTICLE 7. MINORS AND INCAPACITATED PERSONS',
    'ARTICLE 8. CHARITABLE BENEFICIARIES',
    'ARTICLE 9. DEATH OF A BENEFICIARY AND TAKERS IN DEFAULT',
    'ARTICLE 10. SPENDTHRIFT PROTECTION',
    'ARTICLE 11. DURATION, PERPETUITIES AND TERMINATION',
    'ARTICLE 12. TRUSTEES',
    'ARTICLE 13. TRUSTEE POWERS',
    'ARTICLE 14. LIMITS ON TRUSTEES AND ON THE GRANTOR',
    'ARTICLE 18. TAX PROVISIONS',
    'ARTICLE 20. GOVERNING LAW, PLACE AND DISPUTES',
  ]
  expect(articles).toEqual(expect.arrayContaining(referred))
})

describe('what must be in it', () => {
  test.each([
    [
      'date and parties',
      'dated as of July 4, 2025 and is made between Margaret Hollis, of 1 Elm Street (the “Grantor”), and Dan Reyes, of 2 Oak Street (the “Trustee”)',
    ],
    ['intent', 'intends by this Agreement to create an irrevocable trust'],
    ['a present transfer', 'the Grantor transfers, assigns and delivers to the Trustee'],
    ['irrevocability', 'The Trust is irrevocable. The Grantor may not alter, amend, revoke or terminate'],
    ['no reversion', 'no right to its return'],
    ['no self-settled trust', 'The Trust is not a qualified spendthrift trust under W.S. 4-10-510'],
    ['spendthrift words', 'is held subject to a spendthrift trust under W.S. 4-10-502'],
    ['the support exception', 'W.S. 4-10-503'],
    [
      'the event, verbatim',
      '21 years after the death of all initial beneficiaries living at the time of trust creation',
    ],
    ['an outer limit', 'the day before the date that is 1,000 years after the starting date'],
    ['real property', 'An interest in real property that the Trustee holds directly'],
    ['takers in default', 'under the Wyoming law of intestate succession (W.S. 2-4-101)'],
    ['the successor', 'by Ruth Park as successor trustee'],
    ['a link to Wyoming', 'at least one trustee shall be a resident of Wyoming'],
    ['accounts', 'At least once a year'],
    ['governing law', 'The law of Wyoming governs the validity, construction and administration'],
    [
      'a protector only when filled',
      'confer no power until a trust protector has been named and has accepted in writing',
    ],
    ['a narrow no-contest clause', 'asking a court to construe this Agreement'],
    ['no law firm', 'an online service that is not a law firm'],
    ['the grantor’s acknowledgment', '(date) by Margaret Hollis.'],
    ['the trustee’s acknowledgment', '(date) by Dan Reyes as Trustee of the Hollis Trust, dated as of July 4, 2025.'],
    ['joint ownership', 'only the Grantor’s interest is transferred unless every joint owner signs'],
  ])('%s', (_, words) => {
    expect(text()).toContain(words)
  })
})

test('a grantor who serves as trustee has administrative powers only and is warned', () => {
  const own = text({ trusteeType: 'self', trusteeName: 'Margaret Hollis' })
  expect(own).toContain('who is also its trustee')
  expect(own).toContain(
    'the Grantor declares that the Grantor holds that property as trustee (W.S. 4-10-401), and no longer as owner, except that property that passes only by a further act',
  )
  expect(own).toContain('exercise the administrative powers of the Trustee')
  expect(own).toContain('only an Independent Trustee may make a Reserved Decision')
  expect(own).toContain('solely in a fiduciary capacity for the Beneficiaries')
  expect(own).toContain(
    'While the Grantor is a trustee and no Independent Trustee is serving, no discretionary distribution shall be made',
  )
  expect(own).toContain('A grantor is not a qualified trustee under W.S. 4-10-103(a)(xxxv)')
  expect(text()).not.toContain('who is also its trustee')
  expect(text()).not.toContain('holds that property as trustee')
})

test('what is reserved is listed for every trustee, and refers to nothing that is not printed', () => {
  for (const words of [text(), text({ trusteeType: 'self' })]) {
    expect(words).toContain('14.2 Reserved Decisions\nA “Reserved Decision” is a decision:')
    expect(words).toContain('may be made only by an Independent Trustee.')
  }
  expect(text()).toContain('If the Grantor nevertheless acts as trustee, the Grantor shall not make or participate')
})

test('the Grantor is named as successor in no order, and appoints nobody', () => {
  const own = text({ backupTrusteeName: 'Margaret Hollis' })
  expect(own).not.toContain('by Margaret Hollis as successor trustee')
  expect(own).toContain('The Grantor shall not participate in that appointment.')
})

test('an administration outside Wyoming has to move there', () => {
  const elsewhere = text({ certificateData: { adminAddress: '5 Pine St, Portland, OR 97201' } })
  expect(elsewhere).toContain(
    'is outside Wyoming. It is the Trustee’s address for notices and is not the place of administration.',
  )
  expect(elsewhere).toContain('Address of administration in Wyoming:')
  expect(text()).not.toContain('is outside Wyoming. It')
})

test('the Grantor’s income tax is not reimbursed', () => {
  expect(text()).toContain('The Trustee shall not reimburse the Grantor for income tax')
})

test('a trust company signs by an officer and is paid by its schedule', () => {
  const professional = text({ trusteeType: 'professional', trusteeName: 'Bank of Jackson' })
  expect(professional).toContain('By (signature of authorized officer):')
  expect(professional).toContain('as authorized officer of Bank of Jackson, Trustee of the Hollis Trust')
  expect(professional).toContain('published fee schedule in effect when the services are rendered')
  expect(text()).not.toContain('Title of officer')
})

test('co-trustees all sign and all are acknowledged', () => {
  const both = text({
    trustees: [
      { id: 'w', name: 'Dan Reyes', address: '2 Oak Street' },
      { id: 'x', name: 'Eve Stone', address: '4 Ash' },
    ],
  })
  expect(both.match(/Printed name: (Dan Reyes|Eve Stone)/g)).toEqual([
    'Printed name: Dan Reyes',
    'Printed name: Eve Stone',
  ])
  expect(both).toContain('by Eve Stone as Trustee of the Hollis Trust')
  expect(both).toContain(
    'for example: Dan Reyes and Eve Stone, Trustees of the Hollis Trust, dated as of July 4, 2025.',
  )
  expect(both).toContain('Initials of co-trustee 2 and date')
})

test.each([
  [
    'the thousand years',
    THOUSAND_YEARS_EVENT,
    'The “Termination Date” is the day before the date 1,000 years after the date of the trust agreement, which is July 3, 3025, or, if earlier, the outer limit',
  ],
  ['own words', 'when the cabin\nis sold.', 'the following event: when the cabin is sold; and'],
])('the end of the trust: %s', (_, terminationEvent, words) => {
  expect(text({ terminationEvent })).toContain(words)
})

test('an event in own words gives the grantor no power to end the trust', () => {
  const guard = 'To the extent that the event depends on a decision of the Grantor, it shall be disregarded.'
  expect(text({ terminationEvent: 'when I say so' })).toContain(guard)
  expect(text()).not.toContain(guard)
})

test('the period counts from the death of the last survivor, also where only charities are named', () => {
  const charities = text({ beneficiaries: [{ id: 'c', name: 'Fund', relationship: 'charity' }] })
  expect(charities).toContain('21 years after the death of the last survivor of the initial beneficiaries')
  expect(charities).toContain('or, if there are none, the descendants of the Grantor who are living on that date.')
})

test('where only contingent beneficiaries are named, they take from the beginning', () => {
  const beneficiaries = [{ id: 'a', name: 'Ada Hollis', relationship: 'child' as const, isPrimary: false }]
  const sentence = 'the Contingent Beneficiaries are therefore the Primary Beneficiaries from the creation of the Trust'
  expect(text({ beneficiaries })).toContain(sentence)
  expect(text()).not.toContain(sentence)
})

test('what the certificate says about amendments changes nothing', () => {
  const certificateData = { adminAddress: '1 Elm Street' }
  const amended = {
    ...certificateData,
    hasAmendments: true,
    amendmentDetails: 'All to the cat.',
    signatureDate: '2025-08-01',
  }
  expect(text({ certificateData: amended })).toBe(text({ certificateData }))
})

describe('children born or adopted later', () => {
  const said = (changes: Partial<TrustRecord> = {}) =>
    plainText(trustAgreement({ ...family, ...changes }))
      .join('\n')
      .replaceAll('\u00A0', ' ')

  test('share with the children who are named, and take nothing from others', () => {
    const two = said({
      beneficiaries: ['Ada', 'Ben'].map((name) => ({ id: name, name, relationship: 'child' as const })),
    })
    expect(two).toContain('Each Afterborn Child takes an equal part of that combined share')
    expect(two).toContain('no share of another Beneficiary is reduced')
    expect(said()).toContain(
      'divide the Named Child’s share in equal parts. No share of another Beneficiary is reduced.',
    )
  })

  test('take an equal share where all shares are equal', () => {
    expect(said({ distributionType: 'equal' })).toContain(
      'An Afterborn Child takes an equal share with the other Primary',
    )
  })

  test('are left out where the family chose so', () => {
    const without = said({ afterbornChildren: 'excluded' })
    expect(without).toContain('intentionally makes no provision for them')
    expect(without).not.toContain('Afterborn')
  })
})

test('the total in Schedule B says that it may count whole assets of which only a share passes, as the assignment does', () => {
  const total = (changes: object) =>
    text({ assets: [{ id: '1', name: 'Fund', type: 'business', ownership: 'sole', value: '40000000', ...changes }] })
      .split('\n')
      .find((line) => line.startsWith('Total of the stated values'))
  expect(total({})).toBe('Total of the stated values: $40,000,000.')
  expect(total({ businessDetails: { percentOwned: 0.75 } })).toBe(
    'Total of the stated values: $40,000,000. Where only a share of an asset is transferred, the value stated, and included in the total, may be that of the whole asset. It is not a valuation of the share.',
  )
})
