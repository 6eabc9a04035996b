import { describe, expect, test } from 'vitest'
import type { Beneficiary } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { plainText } from '../plain-text.ts'
import { trustAgreement } from './build.ts'

const nora: Beneficiary = { id: 'n', name: 'Nora Hollis', relationship: 'child' }
const sister: Beneficiary = { id: 's', name: 'Vera Hollis', relationship: 'sibling' }
const library: Beneficiary = { id: 'l', name: 'City Library', relationship: 'charity' }
const oneself: Beneficiary = { id: 'g', name: 'Margaret Hollis', relationship: 'other' }
const family: TrustRecord = {
  uid: 'u',
  trustDate: '2024-02-29',
  grantorName: 'Margaret Hollis',
  trusteeType: 'other',
  trusteeName: 'Dan Reyes',
  distributionType: 'discretionary',
  beneficiaries: [nora],
}
const text = (changes: Partial<TrustRecord> = {}) =>
  plainText(trustAgreement({ ...family, ...changes }))
    .join('\n')
    .replaceAll('\u00A0', ' ')
const contingent = (beneficiary: Beneficiary): Beneficiary => ({ ...beneficiary, isPrimary: false })

test('an entry for the Grantor changes no other share', () => {
  expect(text({ beneficiaries: [nora, oneself] })).toContain(
    'it has no share, and a percentage stated for it is disregarded in determining the proportions under Article 4.',
  )
})

describe('children born later take in the class of the children who are named', () => {
  test.each([
    [
      'a primary child',
      [nora, contingent(sister)],
      'Primary Beneficiary (an',
      'named on Schedule A - Beneficiary Schedule who is a Primary Beneficiary (the “Named Child”)',
    ],
    [
      'only a contingent child',
      [sister, contingent(nora)],
      'Contingent Beneficiary (an',
      'who is a Contingent Beneficiary (the “Named Child”)',
    ],
    ['only contingents, who take from the beginning', [contingent(nora)], 'Primary Beneficiary (an', '(the “Named'],
    ['the Grantor before them', [oneself, contingent(nora)], 'Primary Beneficiary (an', '(the “Named'],
    ['no child', [sister], 'Primary Beneficiary (an', 'the other shares are adjusted accordingly'],
  ])('%s', (_, beneficiaries, one, other) => {
    const words = text({ beneficiaries })
    expect(words).toContain(`after the date of this Agreement is a ${one} “Afterborn Child”)`)
    expect(words).toContain(other)
    if (!words.includes('(the “Named')) expect(words).not.toContain('no share of another Beneficiary is reduced')
  })

  test('in equal shares too', () => {
    const words = text({ beneficiaries: [sister, contingent(nora)], distributionType: 'equal' })
    expect(words).toContain('takes an equal share with the other Contingent Beneficiaries.')
  })
})

describe('children born later under a direction of the grantor', () => {
  const ben: Beneficiary = { ...nora, id: 'b', name: 'Ben Hollis' }
  const CLASS =
    'Unless the Grantor’s direction in Article 5 expressly provides otherwise, this paragraph applies to an Afterborn Child who has been born, adopted or conceived by the time when any part of a gift is first due, disregarding Article 6, whether or not then living. That child is a member of the class in a gift to the Grantor’s children'
  test.each<[string, Beneficiary[], string]>([
    [
      'several are named',
      [nora, ben],
      `${CLASS}, and takes equally with the Named Children in a gift by name to all of them and no one else,`,
    ],
    [
      'one is named',
      [nora, sister],
      `${CLASS}, and takes equally with the Named Child in a gift to the Named Child of all, of a fraction or of the rest`,
    ],
    ['none is named', [sister], `${CLASS}. This Section changes no other gift that the direction makes.`],
  ])('%s', (_, beneficiaries, words) => {
    for (const distributionType of ['custom', 'specific', 'half to each twin']) {
      const agreement = text({ beneficiaries, distributionType })
      expect(agreement).toContain(words)
      expect(agreement).toContain('4 (as to children born or adopted later, divorce and survival), 7 through 11')
      expect(agreement).toContain('that child takes only as the direction, or Article 4, provides.')
    }
    expect(text({ beneficiaries })).not.toContain('the direction')
  })
})

test.each<[string, Partial<TrustRecord>, string]>([
  [
    'a listed child is not an afterborn one',
    {},
    'A child of the Grantor who is not named on Schedule A - Beneficiary Schedule and is born, or is legally adopted',
  ],
  [
    'an excluded child is not a listed one',
    { afterbornChildren: 'excluded' },
    'after the date of this Agreement and are not named on Schedule A - Beneficiary Schedule. They are neither',
  ],
  [
    'income shares divide nothing where shares of principal are made',
    { distributionType: 'lump-sum' },
    'Article 5 does not divide income among the Beneficiaries, and the income column has no effect.',
  ],
  ['income shares divide income', { distributionType: 'income' }, 'that class divides income by that column;'],
  [
    'what a direction gives is not divided at the end',
    { distributionType: 'custom', distributionRules: 'The cabin to Nora.' },
    'all other trust property, whether or not the Division Date has occurred, to the Primary Beneficiaries',
  ],
  [
    'all is divided at an early end',
    { distributionType: 'lump-sum' },
    'all other trust property, including all of the trust property if the Termination Date precedes the Division Date,',
  ],
  [
    'a trust that needs a co-trustee begins with the co-trustee',
    { beneficiaries: [sister], trusteeName: 'Vera Hollis' },
    'to the Trustee, but not before this Agreement takes effect, and continues until the Termination Date',
  ],
  [
    'any other trust begins with the property',
    {},
    'The Trust begins when property is first transferred to the Trustee and',
  ],
])('%s', (_, changes, words) => {
  expect(text(changes)).toContain(words)
})

describe('who is counted', () => {
  test.each([
    ['the Grantor', [nora, oneself], 'names 1 Primary Beneficiary and no Contingent'],
    ['a child of the Grantor’s name', [nora, { ...oneself, relationship: 'child' }], 'names 2 Primary Beneficiaries'],
  ] as const)('%s', (_, beneficiaries, words) => {
    expect(text({ beneficiaries: [...beneficiaries] })).toContain(words)
  })

  test.each([
    ['nobody', []],
    ['one name twice', [nora, { ...nora, id: 'again' }]],
  ])('%s: no number', (_, beneficiaries) => {
    expect(text({ beneficiaries })).not.toContain(
      'On the date of this Agreement, Schedule A - Beneficiary Schedule names no P',
    )
    expect(text({ beneficiaries })).not.toMatch(/names \d+ Primary/)
  })
})

describe('what is said about a direction', () => {
  const said = [
    'to whom, or for whose benefit, the Grantor’s direction in Article 5 gives property',
    'only as Article 5 or Article 9 provides',
    'to determine whether a direction of the Grantor under Article 5 is unclear',
    'a Reserved Decision about a direction of the Grantor',
    'in the place of any of them under Section 5.6 or Article 9',
    'every gift under the Grantor’s direction in Article 5 that has not been delivered',
    'if the Grantor’s direction in Article 5 gives the property, in those who would be entitled to it under Section 5.6',
    'Article 9 and the provisions that refer to it apply to a gift by the Grantor’s direction only where neither',
  ]

  test.each(['custom', 'specific', 'As my sister sees fit'])('%s', (distributionType) => {
    for (const words of said) expect(text({ distributionType })).toContain(words)
  })

  test.each(['discretionary', 'lump-sum', 'income-only', 'none'])('%s: nothing', (distributionType) => {
    expect(text({ distributionType })).not.toMatch(/direction (?:of the Grantor|in Article 5)|own direction/)
  })
})

describe('the ages', () => {
  const outright = 'Where Article 5 directs an outright distribution at the Distribution Age'
  const limit = 'shall not distribute principal outright to a Beneficiary who has not attained the Distribution Age'

  test.each([
    ['staggered', outright, limit],
    ['percentage', limit, outright],
    ['income-only', limit, 'sole and absolute discretion, the Trustee shall not'],
  ])('%s', (distributionType, there, absent) => {
    expect(text({ distributionType })).toContain(there)
    expect(text({ distributionType })).not.toContain(absent)
  })
})

test('the thousand years of a leap day end with its month, and the outer limit waits for no event', () => {
  const words = text({ terminationEvent: 'the day before the date 1,000 years after the date of the trust agreement' })
  expect(words).toContain('which is February 28, 3024')
  expect(words).not.toContain('If the event that ends the Trust has not occurred by then')
})

test('with co-trustees the Grantor acts only with them', () => {
  const trustees = [
    { id: 'a', name: 'Margaret Hollis', address: '' },
    { id: 'b', name: 'Eve Stone', address: '' },
  ]
  const words = text({ trusteeType: 'self', trustees })
  expect(words).toContain('acting with the other co-trustees then serving (if any) as Article 12 requires,')
  expect(words).toContain('Because the Grantor is a co-trustee')
})

test('only charities named first: nothing is paid while there is no individual', () => {
  const words = text({ beneficiaries: [library], distributionType: 'lump-sum' })
  expect(words).toContain(
    'While no Primary Beneficiary is an individual, no distribution shall be made before the Division Date and all income',
  )
  expect(text({ beneficiaries: [library, nora], distributionType: 'lump-sum' })).not.toContain('While no Primary')
})

test('a group that is not assigned is excepted from the transfer', () => {
  const ira = { id: 'i', name: 'Roth IRA', type: 'investment', ownership: 'sole' } as const
  const ranch = { id: 'r', name: 'Ranch', type: 'real_estate', ownership: 'sole' } as const
  const excepted = 'other than the group headed “Passing by beneficiary designation (not assigned)”, is transferred'
  expect(text({ assets: [ira, ranch] })).toContain(excepted)
  expect(text({ assets: [ranch] })).not.toContain(excepted)
})

describe('what the Grantor names on the day of signing, and not later', () => {
  const independent = 'Independent Trustee, full legal name and address (if none, write “none”):'
  const successor = 'Successor trustee, full legal name and address (not the Grantor; if none, write “none”):'

  test.each<[string, Partial<TrustRecord>, boolean, boolean]>([
    ['another serves', { backupTrusteeName: 'Ruth Park' }, false, false],
    ['the Grantor serves', { trusteeType: 'self', backupTrusteeName: 'Ruth Park' }, true, false],
    ['the Grantor is named as successor', { backupTrusteeName: 'Margaret Hollis' }, false, true],
    ['nobody is named as successor', {}, false, false],
  ])('%s', (_, changes, first, second) => {
    const words = text(changes)
    expect(words.includes(independent)).toBe(first)
    expect(words.includes('The Grantor shall not name or appoint an Independent Trustee after this')).toBe(first)
    expect(words.includes(successor)).toBe(second)
    expect(words.includes('(a) by the person whose name is written below before this Agreement is signed')).toBe(second)
  })
})

test.each([
  ['two', ['Margaret Hollis', 'Eve Stone'], 'with the other co-trustee as trustee'],
  ['three', ['Margaret Hollis', 'Eve Stone', 'Ben Park'], 'with the other co-trustees as trustee'],
])('the other co-trustees of %s', (_, names, words) => {
  const trustees = names.map((name, at) => ({ id: `t${at}`, name, address: '' }))
  expect(text({ trusteeType: 'self', trustees }).split(words)).toHaveLength(2)
})

test.each([
  ['lump-sum', [library], 'and the postponement of distribution to the Division Date, are material'],
  ['percentage', [library], 'and the postponement of distribution to the Division Date, are material'],
  ['percentage', [library, nora], 'and the continuation of the Trust until the Termination Date, are material'],
  ['discretionary', [library], 'and the continuation of the Trust until the Termination Date, are material'],
  ['staggered', [nora], 'until the Division Date and until the ages stated in Article 5, are material'],
  ['custom', [library], 'Spendthrift protection is a material purpose'],
])('material purposes: %s', (distributionType, beneficiaries, words) => {
  expect(text({ distributionType, beneficiaries })).toContain(words)
})

test('a spouse to whom only a direction gives something is a spouse whom a divorce excludes', () => {
  const own = 'A Beneficiary who is the Grantor’s spouse on the date of this Agreement, or whom Schedule A'
  expect(text({ distributionType: 'custom' })).toContain(own)
  expect(text()).toContain(
    'A Beneficiary whom Schedule A - Beneficiary Schedule describes as the Grantor’s spouse ceases',
  )
})

test('what the age delays has terms until then, where a direction requires it and states no age', () => {
  const terms =
    'or if that direction states an age at which the distribution to that Beneficiary is due or expressly excludes this limit. This limit does not prevent the Trustee from applying income or principal for the Beneficiary’s benefit. A distribution that the direction requires and that this limit delays is due when the Beneficiary attains the Distribution Age, and Section 5.6 applies until then.'
  expect(text({ distributionType: 'specific' })).toContain(terms)
  expect(text({ distributionType: 'percentage' })).not.toContain(terms)
})

test('a person or a company: the officer strikes what does not apply', () => {
  const words = '(the notarial officer strikes the capacity that does not apply)'
  expect(text({ trusteeType: 'professional', trusteeName: 'Sarah Cole, CPA' })).toContain(words)
  expect(text({ trusteeType: 'professional', trusteeName: 'Bank of Jackson' })).not.toContain(words)
  expect(text()).not.toContain(words)
})

test('Schedule B says whose title it is, and what spouses own by the entireties', () => {
  const house = { id: 'h', name: 'House', type: 'real_estate', ownership: 'joint' } as const
  const words = text({ assets: [{ ...house, realEstateDetails: { titleHolding: 'Vera Hollis' } }] })
  expect(words).toContain('The Grantor is not named in this title.')
  expect(words).toContain('tenants by the entireties is transferred only if both of them sign (W.S. 34-1-140)')
  expect(text({ assets: [{ ...house, ownership: 'sole' }] })).not.toContain('entireties')
})
