import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percent } from '#domain/formats/numbers.ts'
import type { Asset, Beneficiary } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { buildDocument } from '../build.ts'
import { documentValuesOf } from '../document-values.ts'
import { textOf } from '../model.ts'
import { plainText } from '../plain-text.ts'
import { scheduleB } from '../trust-agreement/build.ts'
import { clean, cleanLine, prose, value } from './answer.ts'
import { assetGroup, describedAsset, dollars, ownershipOf, totalOf } from './assets.ts'
import { asTrustee, inTitle, namedTrust, theTrust, trusteeNature } from './parties.ts'
import { prorationNote } from './takers.ts'

describe('answers', () => {
  describe('clean', () => {
    test.each([
      ['line ends become one newline', 'a\r\nb\rc\u2028d\u0085e\ff', 'a\nb\nc\nd\ne\nf'],
      ['characters that XML forbids go', 'a\u0000\u0008\u001Bb\uFFFE\uFFFFc', 'abc'],
      ['a lone surrogate goes, a pair stays', 'a\uD800b\uDC00c😀', 'abc😀'],
      ['overrides go, direction marks stay', 'a\u202Eb\u2066c\u200F\u200Ed', 'abc\u200F\u200Ed'],
      ['letters are composed', 'Jose\u0301', 'José'],
      ['markup is text', '<w:p> & ]]> "x"', '<w:p> & ]]> "x"'],
      ['a name in any script stays', 'عائشة 王小明 שרה Nguyễn 👩‍👩‍👧', 'عائشة 王小明 שרה Nguyễn 👩‍👩‍👧'],
    ])('%s', (_, given, expected) => {
      expect(clean(given)).toBe(expected)
    })

    test('is idempotent, and what it gives XML can carry', () => {
      const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes))
      fc.assert(
        fc.property(units, (text) => {
          const once = clean(text)
          expect(clean(once)).toBe(once)
          expect(once.isWellFormed()).toBe(true)
        }),
      )
    })
  })

  test('a line has no break and no space at its ends', () => {
    expect(cleanLine('  Ada \n\t Hollis ')).toBe('Ada Hollis')
  })

  const blank = { field: 'grantorName', label: 'Grantor name' } as const

  test('an answer is printed plainly and says where it was given', () => {
    expect(value(' Ada  Hollis ', '[Grantor Name]', blank)).toEqual({
      text: 'Ada Hollis',
      source: { field: 'grantorName' },
    })
    expect(value('Ada', 'N/A', undefined, { field: 'county' })).toEqual({ text: 'Ada', source: { field: 'county' } })
  })

  test.each([undefined, '', '   ', '\u0000'])('%j is no answer: its default is printed and marked', (answer) => {
    expect(value(answer, '[Grantor Name]', blank)).toEqual({ text: '[Grantor Name]', blank })
  })

  test('an optional answer leaves no blank', () => {
    expect(value(undefined, 'N/A')).toEqual({ text: 'N/A' })
  })

  test('prose keeps its lines and drops the empty ones', () => {
    expect(prose('First.\r\n\r\n  Second.\t')).toEqual([{ text: 'First.' }, { text: 'Second.' }])
  })
})

describe('parties', () => {
  const factsFor = (trustName: string | undefined) => documentValuesOf({ uid: 'u', trustName, trustDate: '2025-07-04' })

  test.each<[string | undefined, string]>([
    ['Hollis Trust', 'the Hollis Trust'],
    ['O’Brien & Sons 2025 Family trust', 'the O’Brien & Sons 2025 Family trust'],
    ['Núñez-Álvarez Dynasty Trust', 'the Núñez-Álvarez Dynasty Trust'],
    ['The Hollis Trust', 'The Hollis Trust'],
    ['THE HOLLIS TRUST', 'THE HOLLIS TRUST'],
    ['Our Family Trust', 'Our Family Trust'],
    ['Margaret’s Trust', 'Margaret’s Trust'],
    ['Max Hale, Jr.’s Family Trust', 'Max Hale, Jr.’s Family Trust'],
    ['Hollis Children’s Trust', 'the Hollis Children’s Trust'],
    ['“Hollis” Trust', '“Hollis” Trust'],
    ['Hollis Trust of 2025', 'Hollis Trust of 2025'],
    ['صندوق العائلة', 'صندوق العائلة'],
    ['صندوق Trust', 'صندوق Trust'],
    [undefined, 'Untitled Trust'],
  ])('a sentence names %s: %s', (typed, named) => {
    expect(textOf(namedTrust(factsFor(typed)))).toBe(named)
  })

  test('wherever a sentence names the trust, it does so in the same words, and the name stays as typed', () => {
    const facts = factsFor('Hollis Trust')
    for (const said of [asTrustee(facts), inTitle(facts), theTrust(facts)])
      expect(textOf(said)).toMatch(/(^|of )the Hollis Trust/)
    expect(namedTrust(facts)).toContain(facts.trustName)
  })

  const nature = (trust: Partial<TrustRecord>, at = 0) => trusteeNature(documentValuesOf({ uid: 'u', ...trust }), at)

  test.each([
    ['professional', 'Wind River Trust Company', 'organization'],
    ['professional', 'First Interstate Bank', 'organization'],
    ['professional', 'Teton Fiduciary, N.A.', 'organization'],
    ['other', 'Na Li', 'individual'],
    ['professional', 'Hollis PTC, LLC', 'organization'],
    ['professional', 'Sarah J. Cole, CPA', 'unknown'],
    ['professional', '', 'unknown'],
    ['other', 'Wind River Trust Company', 'unknown'],
    ['other', 'Joan Bankston', 'individual'],
    ['other', 'Naomi Banks', 'individual'],
    ['other', 'ناصر', 'individual'],
    [undefined, 'Wind River Trust Company', 'organization'],
    [undefined, 'Dan Reyes', 'individual'],
  ] as const)('a trustee (%s) of the name %j is taken for: %s', (trusteeType, trusteeName, expected) => {
    expect(nature({ ...(trusteeType && { trusteeType }), trusteeName })).toBe(expected)
  })

  test('a co-trustee is known by the name, and the Grantor by being the Grantor', () => {
    const trust = {
      grantorName: 'Anna Bank',
      trusteeType: 'self',
      trustees: [
        { id: 'a', name: 'Anna Bank', address: '' },
        { id: 'b', name: 'Teton Trust Company', address: '' },
        { id: 'c', name: 'Sarah J. Cole, CPA', address: '' },
      ],
    } as const
    expect([0, 1, 2].map((at) => nature({ ...trust, trustees: [...trust.trustees] }, at))).toEqual([
      'individual',
      'organization',
      'individual',
    ])
  })
})

describe('named persons', () => {
  const own = { uid: 'u', testatorName: 'Ada Byron', dpoa_principalName: 'Ada Byron', hcd_principalName: 'Ada Byron' }

  test.each<[keyof TrustRecord, string, string]>([
    ['executorName', 'Pour-Over Will', 'executor'],
    ['guardianName', 'Pour-Over Will', 'guardian'],
    ['dpoa_agentName', 'Durable Power of Attorney', 'agent'],
    ['hcd_agentName', 'Health Care Directive', 'agent'],
  ])('%s of the signer’s own name is corrected or told apart before signing', (field, document, office) => {
    const lines = (name: string) => plainText(buildDocument({ ...own, [field]: name }, document))
    const line = `How the ${office} who bears my name is distinguished from me:\t`
    expect(lines('ada  byron')).toContain(line)
    expect(lines('Ben Byron')).not.toContain(line)
  })
})

describe('division', () => {
  const people = (...shares: (number | undefined)[]): Beneficiary[] =>
    shares.map((sharePercent, at) => ({
      id: `b${at}`,
      name: `Beneficiary ${at}`,
      relationship: 'child',
      ...(sharePercent !== undefined && { sharePercent }),
    }))

  test.each([
    ['no share is stated', people(undefined, undefined), undefined],
    ['the shares total 100', people(60, 40), undefined],
    ['thirds total 100 but for rounding', people(33.33, 33.33, 33.34), undefined],
    ['the shares total too little', people(50, 40), 'total 90%, not 100%. Article 4 adjusts them proportionately.'],
    ['the shares total too much', people(80, 40), 'total 120%, not 100%. Article 4 adjusts them proportionately.'],
    ['a half is stated for the only one', people(50), 'increases them to 100%: Beneficiary 0 takes the whole.'],
    ['every share is zero', people(0, 0), 'Every stated share of the Primary Beneficiaries is zero.'],
    ['zeros divide equally', people(0, 0), 'Under Article 4 the shares are then equal.'],
    ['one is missing', people(30, 30, undefined), 'divide the remaining 40% equally'],
    ['one is missing and nothing remains', people(60, 40, undefined), 'Article 4 gives each of these an equal share'],
  ])('%s', (_, beneficiaries, expected) => {
    const note = prorationNote(beneficiaries)
    if (expected === undefined) expect(note).toBeUndefined()
    else expect(textOf(note ?? []).replaceAll('\u00A0', ' ')).toContain(expected)
  })

  test.each([
    [50, '50%'],
    [12.5, '12.5%'],
    [33.3333, '33.33%'],
  ])('%d is printed as %s', (share, printed) => {
    expect(percent(share)).toBe(printed)
  })
})

describe('assets', () => {
  test.each([
    ['real_estate', 'Real Property'],
    ['property', 'Real Property'],
    ['bank_account', 'Bank Accounts'],
    ['Bank Account', 'Bank Accounts'],
    ['savings', 'Bank Accounts'],
    ['checking', 'Bank Accounts'],
    ['investment', 'Brokerage Accounts'],
    ['brokerage', 'Brokerage Accounts'],
    ['stocks', 'Brokerage Accounts'],
    ['bonds', 'Brokerage Accounts'],
    ['business', 'Other Assets'],
    ['vehicle', 'Other Assets'],
    ['personal_property', 'Other Assets'],
    ['constructor', 'Other Assets'],
  ])('an asset of type %s is listed under %s', (type, group) => {
    expect(assetGroup(type)).toBe(group)
  })

  test.each([
    ['1250000', '$1,250,000'],
    ['0', '$0'],
    ['999999999999999', '$999,999,999,999,999'],
    ['', undefined],
    [undefined, undefined],
  ])('%j dollars are printed as %j', (digits, printed) => {
    expect(dollars(digits)).toBe(printed)
  })

  test('the total leaves out what is not owned, and what has no value', () => {
    const funds = { id: 'a', name: 'Funds', type: 'investment', ownership: 'sole', value: '100' } as const
    expect(totalOf([funds, { ...funds, value: '900', percentOwned: 0 }, { ...funds, value: '' }])).toBe('$100')
  })

  test('an asset is described by all that is known of it', () => {
    const home = {
      id: 'h',
      name: 'Home',
      type: 'real_estate',
      ownership: 'tenants_in_common',
      percentOwned: 33.333,
      realEstateDetails: {
        street: '1 Elm Street',
        county: 'Teton',
        legalDescription: 'Lot 1\nBlock 2',
        mortgage: true,
      },
    } as const
    expect(textOf(describedAsset(home))).toBe(
      'Home\n1 Elm Street\nCounty: Teton\nLegal description: Lot 1\nBlock 2\nSubject to a mortgage',
    )
    expect(ownershipOf(home)).toBe('Real Estate, tenants in common (33.333%)')
    expect(textOf(describedAsset({ ...home, address: '1 Elm Street, Jackson' }))).toMatch(
      /^Home\n1 Elm Street, Jackson\nCounty/,
    )
  })

  test.each([
    ['1420 Big Horn Avenue\nSheridan, Wyoming 82801', '1420 Big Horn Avenue, Sheridan, Wyoming 82801'],
    ['1420 big horn avenue,  Sheridan Wyoming 82801', '1420 Big Horn Avenue, Sheridan, Wyoming 82801'],
  ])('an address that the details repeat is printed once: %j, %j', (address, street) => {
    const home = {
      id: 'h',
      name: 'Home',
      type: 'real_estate',
      ownership: 'sole',
      realEstateDetails: { street },
    } as const
    expect(textOf(describedAsset({ ...home, address })).match(/Big Horn/gi)).toHaveLength(1)
    expect(textOf(describedAsset({ ...home, address: '1 Elm Street' }))).toBe(`Home\n1 Elm Street\n${street}`)
  })

  test.each([
    ['sole', 'The Grantor’s 60% interest in the entity'],
    ['tenants_in_common', 'The Grantor’s 60% interest in the entity'],
    ['joint', '60% interest in the entity'],
    ['community', '60% interest in the entity'],
  ] as const)('a part of a business, %s', (ownership, words) => {
    const inn = { id: 'b', name: 'Inn', type: 'business', ownership, percentOwned: 60 } as const
    expect(textOf(describedAsset(inn)).split('\n').at(-1)).toBe(words)
  })

  test('the registered agent of a company stands wherever its details do', () => {
    const businessDetails = { entityType: 'LLC', registeredAgent: 'Ann Agent\n' }
    const company: Asset = { id: 'c', name: 'Mill', type: 'business', ownership: 'sole', businessDetails }
    expect(textOf(describedAsset(company))).toBe('Mill\nEntity: LLC\nRegistered agent: Ann Agent')
    expect(textOf(describedAsset({ ...company, businessDetails: { entityType: 'LLC' } }))).toBe('Mill\nEntity: LLC')
    expect(JSON.stringify(scheduleB(documentValuesOf({ uid: 'u', assets: [company] })))).toContain(
      'Registered agent: Ann Agent',
    )
  })

  test('of life insurance the number is that of a policy', () => {
    const policy: Asset = { id: 'p', name: 'Term life', type: 'other', ownership: 'sole', accountNumber: '4471' }
    expect(textOf(describedAsset(policy))).toBe('Term life\nPolicy ending in 4471')
    expect(textOf(describedAsset({ ...policy, name: 'Savings' }))).toBe('Savings\nAccount ending in 4471')
  })
})
