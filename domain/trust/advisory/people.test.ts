import { describe, expect, test } from 'vitest'
import { english } from '../../message.ts'
import type { Asset, Beneficiary } from '../entries.ts'
import { merge } from '../merge.ts'
import type { TrustPatch } from '../patch.ts'
import { newTrust, type TrustRecord } from '../record.ts'
import { almostTheSameName, mistypedZips, severalAddresses } from './names-and-addresses.ts'
import { reviewTrust } from './review.ts'
import { joiningAs } from './spouses.ts'

describe('spouses', () => {
  const words = (trust: Partial<TrustRecord>, id: string) =>
    reviewTrust({ uid: 'u', ...trust }, '2026-11-20')
      .filter((finding) => finding.id === id)
      .map(({ text }) => english(text))

  const spouse = (name: string, more: Partial<Beneficiary> = {}): Beneficiary => ({
    ...{ id: name, name, relationship: 'spouse' },
    ...more,
  })

  test('who is listed as spouse beside the spouse of the grantor’s step is named first', () => {
    const listed = (...names: string[]) =>
      words({ spouseName: 'Ann', beneficiaries: names.map((name) => spouse(name)) }, 'several-spouses')
    expect(listed('Ann')).toEqual([])
    expect(listed('Ben')).toEqual(['Ben is listed as the grantor’s spouse; the grantor’s step names Ann.'])
    expect(listed('Ann', 'Ben', 'Cleo')).toEqual([
      'Ben and Cleo are listed as the grantor’s spouse; the grantor’s step names Ann.',
    ])
  })

  test('two who are both listed as spouse are found once', () => {
    const beneficiaries = [spouse('Ben'), spouse('Cody Public Library')]
    expect(words({ beneficiaries }, 'several-spouses')).toEqual([
      'Ben and Cody Public Library are each named as the grantor’s spouse.',
    ])
    expect(words({ beneficiaries }, 'listed-as-spouse')).toEqual([])
  })

  test.each<[string, Partial<TrustRecord>]>([
    [
      'Park County Library Foundation is listed as the grantor’s spouse; the name looks like that of an organization.',
      { beneficiaries: [spouse('Park County Library Foundation')] },
    ],
    [
      'Ben is listed as the grantor’s spouse; the birth year is 2014.',
      { beneficiaries: [spouse('Ben', { birthYear: 2014 })] },
    ],
    [
      'Ben is listed as the grantor’s spouse; another answer says “son”.',
      { beneficiaries: [spouse('Ben')], backupTrusteeName: 'ben', backupTrusteeRelationship: 'son' },
    ],
    [
      'Ben is listed as the grantor’s spouse; another answer says “Sibling”.',
      { beneficiaries: [spouse('Ben')], people: [{ id: 'p', name: 'Ben', relation: 'sibling' }] },
    ],
  ])('%s', (expected, trust) => {
    expect(words(trust, 'listed-as-spouse')).toEqual([expected])
  })

  test.each<[string, Partial<TrustRecord>]>([
    ['nothing else is said', { beneficiaries: [spouse('Frank Church', { birthYear: 1960 })] }],
    [
      'another answer says the same',
      { beneficiaries: [spouse('Ben')], backupTrusteeName: 'Ben', backupTrusteeRelationship: 'husband' },
    ],
    [
      'another answer says what is no relationship',
      { beneficiaries: [spouse('Ben')], backupTrusteeName: 'Ben', backupTrusteeRelationship: 'my dear' },
    ],
    [
      'the grantor’s step names the same person',
      { spouseName: 'Ben', beneficiaries: [spouse('Ben', { birthYear: 2014 })] },
    ],
  ])('a spouse of whom %s is no slip', (_, trust) => {
    expect(words(trust, 'listed-as-spouse')).toEqual([])
  })

  test('a spouse of a grantor who is not married', () => {
    const found = (trust: Partial<TrustRecord>) => words({ maritalStatus: 'widowed', ...trust }, 'spouse-of-unmarried')
    expect(found({})).toEqual([])
    expect(found({ spouseName: 'Ann', maritalStatus: 'married' })).toEqual([])
    const both = 'The grantor’s marital status is Widowed, and Ann is named as the grantor’s spouse.'
    expect(found({ spouseName: 'Ann' })).toEqual([both])
    expect(found({ beneficiaries: [spouse('Ann')] })).toEqual([both])
    const testator = { grantorName: 'Ruth', testatorName: 'Ruth', spouseName: 'Ann' }
    expect(words({ ...testator, maritalStatus: 'single' }, 'spouse-left-blank')).toEqual([])
  })

  const found = (trust: Partial<TrustRecord>, id: string) =>
    reviewTrust({ uid: 'u', grantorName: 'Marcus Reed', ...trust }, '2026-11-20').find((finding) => finding.id === id)
  const said = (trust: Partial<TrustRecord>, id = 'joining-beneficiary') => {
    const { text = '' } = found(trust, id) ?? {}
    return english(text)
  }
  const denise: Beneficiary = { id: 'd', name: 'Denise Reed', relationship: 'spouse' }
  const home = (ownership: Asset['ownership'], titleHolding?: string): Asset => ({
    ...{ id: 'h', name: 'Home', type: 'real_estate', ownership },
    ...(titleHolding && { realEstateDetails: { titleHolding } }),
  })

  test('it says what joining costs a spouse who is a beneficiary', () => {
    const trust = { beneficiaries: [denise], assets: [home('joint')] }
    expect(said(trust)).toBe(
      'Denise Reed is a beneficiary, and the assignment has a place to give up an interest in Home.',
    )
    expect(found(trust, 'joining-beneficiary')?.places.map(({ label }) => label)).toEqual(['Home', 'Denise Reed'])
    expect(said({ ...trust, assets: [home('sole')] })).toBe('')
    expect(said({ ...trust, assets: [home('tenants_in_common')] })).toBe('')
    expect(said({ ...trust, assets: [home('joint'), { ...home('community'), id: 'i' }] })).toMatch(
      /in Home and Home\.$/,
    )
  })

  test('a reader of the answers sees it of himself or herself only', () => {
    const trust = { uid: 'u', grantorName: 'Marcus Reed', beneficiaries: [denise], assets: [home('joint')] }
    expect(english(joiningAs('denise  reed', trust)?.text ?? '')).toMatch(/^Denise Reed is/)
    expect(joiningAs('Owen Reed', trust)).toBeUndefined()
  })

  test('so is any other beneficiary whom the title names, and nobody else', () => {
    const owen: Beneficiary = { id: 'o', name: 'Owen Reed', relationship: 'child' }
    const cabin = home('tenants_in_common', 'Marcus Reed and Owen J. Reed')
    expect(said({ beneficiaries: [owen], assets: [cabin] })).toMatch(/^Owen Reed is a beneficiary/)
    expect(said({ beneficiaries: [owen], assets: [home('joint', 'Marcus and Denise Reed')] })).toBe('')
  })

  test('of a home by the entireties nothing passes unless both sign', () => {
    const held = { assets: [home('joint', 'Marcus and Denise Reed, tenants by the entireties')] }
    expect(said(held, 'owned entireties')).toBe('Home is held by the entireties.')
    expect(found(held, 'owned entireties')?.consequence).toMatch(/otherwise none of it passes/)
    expect(found(held, 'owned joint')).toBeUndefined()
    expect(found({ assets: [home('joint')] }, 'owned joint')?.consequence).toMatch(
      /by the entireties, nothing passes\./,
    )
  })
})

describe('addresses', () => {
  const CODY = '2207 Rumsey Avenue, Cody, WY 8241'
  const trustOf = (patch: TrustPatch) => merge(newTrust('u', '2026-05-03T16:00:00.000Z'), patch)
  const found = (patch: TrustPatch) =>
    mistypedZips(trustOf(patch), '2026-11-20').map(({ text, places }) => [
      english(text),
      ...places.map(({ label }) => english(label)),
    ])

  const four = (address: string) => `The ZIP code in ${address} has four digits; a ZIP code has five.`

  test('a ZIP code without five digits is named once for each person, with every place that has it', () => {
    const ada = { grantorName: 'Ada Hart', grantorAddress: CODY, testatorName: 'Ada Hart', testatorAddress: CODY }
    expect(found(ada)).toEqual([[four('the address of Ada Hart'), 'Legal Address', 'Testator Address']])
    expect(found({ ...ada, executorName: 'Ben Hart', executorAddress: '2207 rumsey avenue, Cody WY 8241' })).toEqual([
      [four('the address of Ada Hart and Ben Hart'), 'Legal Address', 'Testator Address', 'Executor Address'],
    ])
  })

  test('it is found at beneficiaries, co-trustees and the address of administration', () => {
    const patch: TrustPatch = {
      trusteeType: 'other',
      trusteeName: 'Dan',
      trustees: { put: [{ id: 't', name: 'Eve', address: '1 Elm Street, Lander, WY 825200' }] },
      beneficiaries: { put: [{ id: 'b', name: 'Flo', relationship: 'child', address: '5 Pine St, Portland, OR 972' }] },
      certificateData: { adminAddress: CODY },
    }
    expect(found(patch)).toEqual([
      ['The ZIP code in the address of Flo has three digits; a ZIP code has five.', 'Flo'],
      ['The ZIP code in the address of Eve has six digits; a ZIP code has five.', 'Eve'],
      [four('the trust’s administrative address'), 'Administrative Address'],
    ])
  })

  test.each([
    ['2207 Rumsey Avenue, Cody, WY 82414'],
    ['2207 Rumsey Avenue, Cody, WY 82414-1234'],
    ['2207 Rumsey Avenue, Cody, WY'],
    ['12 Hay Street, Perth, WA 6000'],
  ])('%j is not named', (grantorAddress) => {
    expect(found({ grantorName: 'Ada Hart', grantorAddress })).toEqual([])
  })

  test('the state before it is read, so that nothing says that the address shows none', () => {
    const papers: TrustPatch = {
      ...{ testatorName: 'Ada', testatorAddress: CODY, dpoa_principalName: 'Ada', dpoa_principalAddress: CODY },
    }
    expect(reviewTrust(trustOf(papers), '2026-11-20').map(({ id }) => id)).toEqual(['zip-testatorName'])
  })

  test('a person with two addresses is named with every place that gives one', () => {
    const patch: TrustPatch = {
      executorName: 'Ben Hart',
      executorAddress: '212 Larch Street, Denver, CO 80220',
      hcd_agentName: 'ben  hart',
      hcd_agentAddress: '4414 East Cactus Road, Phoenix, AZ 85018',
      guardianName: 'Eve Hart',
      guardianAddress: '212 Larch Street, Denver, CO 80220',
    }
    const texts = (changes: TrustPatch) =>
      severalAddresses(trustOf({ ...patch, ...changes }), '2026-11-20').map(({ text, places }) => [
        english(text),
        ...places.map(({ label }) => english(label)),
      ])
    expect(texts({})).toEqual([
      ['The answers give 2 addresses for Ben Hart.', 'Executor Address', 'Health Care Agent Address'],
    ])
    expect(texts({ hcd_agentAddress: '212 larch st., Denver, Colorado' })).toEqual([])
  })
})

describe('an office in a name that is almost somebody’s of the family', () => {
  const almost = (name: string, listed: string, more: Partial<TrustRecord> = {}) => {
    const beneficiaries: Beneficiary[] = [{ id: 'b', name: listed, relationship: 'child' }]
    return almostTheSameName({ uid: 'u', executorName: name, beneficiaries, ...more }, '2026-11-20').map(({ text }) =>
      english(text),
    )
  }

  test('is pointed out where only a suffix, an accent or a middle name differs', () => {
    expect(almost('Paul Marlowe', 'Paul Marlowe Jr.')).toEqual([
      'The answers name Paul Marlowe Jr., and they name Paul Marlowe as executor.',
    ])
    expect(almost('Lucía Muñoz', 'Lucía Muñoz Peña')).toHaveLength(1)
    expect(almost('Jose Reyes', 'José Reyes')).toHaveLength(1)
  })

  test('is left alone where it is the same name, another’s, or a company’s', () => {
    expect(almost('Paul Marlowe Jr.', 'Paul Marlowe Jr.')).toEqual([])
    expect(almost('Paul Marlowe Sr.', 'Paul Marlowe Jr.')).toEqual([])
    expect(almost('Paul James Marlowe', 'Paul Daniel Marlowe')).toEqual([])
    expect(almost('Sheridan Trust Company', 'Sheridan Trust Company of Wyoming')).toEqual([])
  })

  test('two of the family may well be named after each other', () => {
    expect(almost('', 'Robert Hill Jr.', { grantorName: 'Robert Hill', testatorName: 'Robert Hill' })).toEqual([])
  })
})
