import { describe, expect, test } from 'vitest'
import type { Beneficiary } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { plainText } from '../plain-text.ts'
import { trustAgreement } from '../trust-agreement/build.ts'
import { distributionClause } from './distribution.ts'

const ada: Beneficiary = { id: 'a', name: 'Ada Hollis', relationship: 'child', distributionAge: 25 }
const ben: Beneficiary = { id: 'b', name: 'Ben Hollis', relationship: 'child', distributionAge: 35 }
const fund: Beneficiary = { id: 'c', name: 'Teton Fund', relationship: 'charity', ein: '12-3456789' }
const trust = (changes: Partial<TrustRecord>): TrustRecord => ({
  uid: 'u',
  grantorName: 'Grace Hollis',
  beneficiaries: [ada, ben],
  ...changes,
})
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const clause = (changes: Partial<TrustRecord>) => plain(distributionClause(trust(changes)))
const agreement = (changes: Partial<TrustRecord>) => plain(plainText(trustAgreement(trust(changes))).join('\n'))

const LINES = ['hems', 'income-principal', 'incentive']
const TYPES = ['discretionary', ...LINES]

describe.each(TYPES)('%s', (distributionType) => {
  test('descendants step into the place of a descendant of the Grantor, in every generation', () => {
    const words = clause({ distributionType })
    expect(words).toContain('per stirpes')
    expect(words).toContain('The same applies in every later generation until the Termination Date.')
    expect(words).toContain('Article 9 states who takes in every other case.')
    expect(words).toMatch(/also distribute to that Beneficiary’s living descendants, or apply for their benefit/)
  })

  test('the other articles follow', () => {
    const words = agreement({ distributionType })
    for (const said of [
      'a descendant of a Beneficiary to whom or for whose benefit Article 5 allows a distribution, but only as to that distribution,',
      'for their descendants to the extent that Article 5 provides,',
      'is a Beneficiary only as Article 5 or Article 9 provides.',
      'A Contingent Beneficiary takes only as Article 9 provides or, as a descendant of another Beneficiary, as Article 5 provides.',
      'otherwise, in the Primary Beneficiaries, in the proportions determined under Article 4;',
      'himself or herself, or to or for his or her own descendant, only to the extent needed for health',
      'the continuation of the Trust until the Termination Date, are material purposes',
      'may be an event to which that tax applies.',
    ])
      expect(words).toContain(said)
  })
})

test.each(LINES)('%s: a trust for each line, and a charity’s share at once', (distributionType) => {
  const words = clause({ distributionType, beneficiaries: [ada, fund] })
  expect(words).toContain('the Trustee shall hold what each of them takes in trust on the terms of this Section')
  expect(words).toContain(
    'The Trustee may also distribute to the living descendants of a Primary Beneficiary who is a descendant of the Grantor',
  )
  expect(words).toContain('The Trustee shall distribute the charity’s share to it outright on the Division Date.')
  expect(clause({ distributionType })).not.toContain('The Trustee shall distribute the charity’s share')
})

test('what each pays', () => {
  expect(clause({ distributionType: 'hems' })).not.toContain('sole and absolute discretion')
  expect(clause({ distributionType: 'income-principal' })).toContain(
    'shall distribute the whole of the net income of a share to the Beneficiary of the share at least annually',
  )
  const incentive = clause({ distributionType: 'incentive' })
  for (const purpose of ['Education. ', 'Earned income. ', 'A home. ', 'A business. '])
    expect(incentive).toContain(`\n\n${purpose}`)
  expect(incentive).toContain('They are not conditions of any interest in the Trust')
  expect(incentive, 'descendants are supported on the same conditions').toContain(
    'within the limits that this Section states for the Beneficiary of a share, as if each of them were that Beneficiary',
  )
  expect(incentive).toContain('shall give no weight to whether a person marries, stays married or divorces')
})

test('only what pays more than support is cut below the Distribution Age', () => {
  const limit = 'That limit applies even where this Article gives the Trustee sole and absolute discretion.'
  expect(TYPES.filter((distributionType) => agreement({ distributionType }).includes(limit))).toEqual([
    'discretionary',
    'income-principal',
    'incentive',
  ])
})

describe('a staggered share with the family’s own stages', () => {
  const staggered = { distributionType: 'staggered', distributionStages: '30: 40%, 45: 60%' }

  test('says each part, and that a later Distribution Age prevails', () => {
    const words = clause(staggered)
    expect(words).toContain('in these parts: 40% at the age of 30 years and 60% at the age of 45 years.')
    expect(words).toContain('attains the age stated for it or, if later, the Distribution Age.')
    expect(words).not.toContain('one-third')
    expect(words).toContain('the Distribution Age is 30 years.')
  })

  test('is followed by Article 6 and Schedule A', () => {
    const words = agreement(staggered)
    expect(words).toContain('or, if none is stated, 30 years.')
    expect(words).toContain('or at a later age that it states')
    expect(words).toContain('A part of a share whose age in Article 5 of the agreement is younger is due at')
  })

  test('that are not the whole are no stages', () => {
    expect(clause({ ...staggered, distributionStages: '30: 40%' })).toContain('one-third')
  })
})
