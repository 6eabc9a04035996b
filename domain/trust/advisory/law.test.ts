import { expect, test } from 'vitest'
import { english } from '../../message.ts'
import { merge } from '../merge.ts'
import type { TrustPatch } from '../patch.ts'
import { newTrust } from '../record.ts'
import { reviewTrust } from './review.ts'

const review = (patch: TrustPatch) =>
  reviewTrust(merge(newTrust('u', '2026-05-03T16:00:00.000Z'), patch), '2026-11-20').map((finding) => ({
    ...finding,
    text: english(finding.text),
  }))
const heir = (id: string, name: string, more = {}) => ({ id, name, relationship: 'child' as const, ...more })
const heirs = (...put: ReturnType<typeof heir>[]): TrustPatch => ({ beneficiaries: { put } })
const asset = (id: string, name: string, more = {}) => ({
  id,
  name,
  type: 'investment' as const,
  ownership: 'sole' as const,
  ...more,
})
const assets = (...put: ReturnType<typeof asset>[]): TrustPatch => ({ assets: { put } })
const land = (id: string, name: string, more = {}) => asset(id, name, { type: 'real_estate', ...more })
const community = (id: string, name: string) => asset(id, name, { ownership: 'community' })
const CASPER = '318 Beech Street, Casper, WY 82601'
const PORTLAND = '5 Pine St, Portland, OR 97201'
const BOISE = '8 Fort Street, Boise, ID 83702'
const MINORS = 'minors-without-guardian'
const NO_CHILD = 'afterborn-without-child'
const LIVED_IN = 'home-lived-in'
const own = { grantorName: 'A', testatorName: 'A' }

test.each<[string, TrustPatch, string[]]>([
  ['a child under 18 without a guardian', { ...own, ...heirs(heir('1', 'B', { birthYear: 2009 })) }, [MINORS]],
  ['a child who turns 18 this year needs no guardian', { ...own, ...heirs(heir('1', 'B', { birthYear: 2008 })) }, []],
  [
    'a child under 18 with a guardian',
    { ...own, guardianName: 'G', ...heirs(heir('1', 'B', { birthYear: 2009 }), heir('2', 'C')) },
    [],
  ],
  [
    'a guardian where every child is an adult',
    { ...own, guardianName: 'G', ...heirs(heir('1', 'B', { birthYear: 1970 }), heir('2', 'C', { birthYear: 2007 })) },
    ['guardian-of-adults'],
  ],
  [
    'a guardian where one child may turn 18 yet',
    { ...own, guardianName: 'G', ...heirs(heir('1', 'B', { birthYear: 1970 }), heir('2', 'C', { birthYear: 2008 })) },
    [],
  ],
  [
    'a grandchild is not the testator’s to place',
    { ...own, ...heirs(heir('1', 'B', { relationship: 'grandchild' })) },
    [NO_CHILD],
  ],
  ['a will that is not begun', { grantorName: 'A', ...heirs(heir('1', 'B', { birthYear: 2009 })) }, []],
  [
    'children of whom some are minors and one has no year',
    { ...own, ...heirs(...['1', '2'].map((id) => heir(id, `B${id}`, { birthYear: 2010 })), heir('3', 'C')) },
    [MINORS, 'children-without-guardian'],
  ],
  [
    'the home that the grantor lives in',
    { grantorAddress: CASPER, ...assets(land('a', 'Home', { address: CASPER })) },
    [LIVED_IN],
  ],
  [
    'the home by its street alone',
    { grantorAddress: CASPER, ...assets(land('a', 'Home', { realEstateDetails: { street: '318 Beech Street' } })) },
    [LIVED_IN],
  ],
  [
    'another house of the same street',
    { grantorAddress: CASPER, ...assets(land('a', 'House', { realEstateDetails: { street: '31 Beech Street' } })) },
    [],
  ],
  [
    'the same street in another city',
    { grantorAddress: CASPER, ...assets(land('a', 'House', { address: '318 Beech Street, Cody, WY' })) },
    [],
  ],
  [
    'land in another name',
    { grantorName: 'Ada Byron', ...assets(land('a', 'House', { realEstateDetails: { titleHolding: 'Max Byron' } })) },
    ['title-of-others'],
  ],
  [
    'land in the grantor’s name and another',
    {
      grantorName: 'Ada Byron',
      ...assets(land('a', 'House', { realEstateDetails: { titleHolding: 'Ada K. Byron and Max Byron' } })),
    },
    [],
  ],
  [
    'an account at the home address',
    { grantorAddress: CASPER, ...assets(asset('a', 'Funds', { address: CASPER })) },
    [],
  ],
  [
    'land of a married grantor',
    { ...heirs(heir('1', 'B', { relationship: 'spouse' })), ...assets(land('a', 'House')) },
    [NO_CHILD, 'homestead'],
  ],
  ['land that is owned jointly', assets(land('a', 'House', { ownership: 'joint' })), ['homestead', 'owned joint']],
  ['a bank account that is given away', assets(asset('a', 'Savings', { type: 'bank_account' })), ['accounts-given']],
  ['an account in community', assets(community('a', 'Funds')), ['owned community']],
  ['an account in common', assets(asset('a', 'Funds', { ownership: 'tenants_in_common' })), []],
  [
    'retirement accounts and life insurance, which nobody signs over',
    assets(
      asset('a', 'Traditional IRA', { ownership: 'joint' }),
      asset('b', '401(k)'),
      asset('c', 'Term life insurance', { type: 'other' }),
    ),
    ['designated retirement', 'designated insurance'],
  ],
  [
    'land outside Wyoming',
    assets(land('a', 'Cabin', { ownership: 'joint', realEstateDetails: { state: 'Idaho' } })),
    ['owned joint', 'land-elsewhere'],
  ],
  ['land outside Wyoming by its address', assets(land('a', 'Cabin', { address: BOISE })), ['land-elsewhere']],
  [
    'land that its details place in Wyoming',
    assets(land('a', 'Cabin', { address: BOISE, realEstateDetails: { state: 'WY' } })),
    [],
  ],
  [
    'a vehicle of a grantor outside Wyoming',
    { grantorAddress: BOISE, ...assets(asset('a', 'Truck', { type: 'vehicle' })) },
    ['vehicle-elsewhere'],
  ],
  [
    'a vehicle of a grantor in Wyoming',
    { grantorAddress: CASPER, ...assets(asset('a', 'Truck', { type: 'vehicle' })) },
    [],
  ],
  [
    'a mailing address whose end is another',
    {
      ...{ einTrustMailingAddress: BOISE, trustMailingCity: 'Boise' },
      ...{ trustMailingState: 'ID', trustMailingZip: '83703' },
    },
    ['mailing-address-differs'],
  ],
  ['a testator who lives elsewhere', { testatorAddress: PORTLAND, dpoa_principalAddress: CASPER }, ['lives-in Oregon']],
  [
    'the papers of two people in two states',
    { testatorAddress: PORTLAND, dpoa_principalAddress: PORTLAND, hcd_principalAddress: BOISE },
    ['lives-in Oregon', 'lives-in Idaho'],
  ],
  ['papers of Wyoming', { testatorAddress: CASPER, dpoa_principalAddress: CASPER, hcd_principalAddress: CASPER }, []],
  ['an address without a state', { testatorAddress: '5 Pine Street' }, ['state-not-read']],
  ['a ZIP code without a state', { testatorAddress: '12 Elm St, Denver 80202' }, ['state-before-zip']],
  [
    'a ZIP code of another state than the one written',
    { testatorAddress: '9 Elm St, Cody, WY 10001' },
    ['zip-of-another-state'],
  ],
  [
    'one paper without a state, and one without it before the ZIP code',
    { testatorAddress: '5 Pine Street', dpoa_principalAddress: '12 Elm St, Denver 80202' },
    ['state-not-read', 'state-before-zip'],
  ],
  ['no trustee in Wyoming', { trusteeName: 'B', trusteeAddress: BOISE }, ['no-trustee-in-wyoming']],
  [
    'no trustee and no administration in Wyoming',
    { trusteeName: 'B', trusteeAddress: BOISE, certificateData: { adminAddress: PORTLAND } },
    ['no-trustee-in-wyoming', 'administered-elsewhere'],
  ],
  [
    'a trustee from elsewhere who administers in Wyoming',
    { trusteeName: 'B', trusteeAddress: BOISE, certificateData: { adminAddress: CASPER } },
    [],
  ],
  [
    'a trustee of Wyoming who administers elsewhere',
    { trusteeName: 'B', trusteeAddress: CASPER, certificateData: { adminAddress: PORTLAND } },
    ['administered-elsewhere'],
  ],
  ['a trustee whose address has no state', { trusteeName: 'B', trusteeAddress: '5 Pine St' }, []],
  ['a county of Wyoming', { county: 'Natrona', testatorAddress: CASPER }, []],
  ['a county that is none of Wyoming’s', { county: 'Multnomah', testatorAddress: CASPER }, ['county-not-in-wyoming']],
  ['a county, and no address yet', { county: 'Multnomah' }, []],
  [
    'a county of a testator elsewhere, for which the application has a line of its own',
    { county: 'Multnomah', testatorAddress: PORTLAND },
    ['lives-in Oregon'],
  ],
  [
    'the county that the form begins with, for a testator elsewhere',
    { county: 'Teton', testatorAddress: PORTLAND },
    ['lives-in Oregon', 'county-of-wyoming'],
  ],
  [
    'the same, with the home in another county',
    {
      ...{ county: 'Teton', testatorAddress: PORTLAND, grantorAddress: PORTLAND },
      ...assets(
        land('a', 'House', { realEstateDetails: { street: '5 Pine St', state: 'Oregon', county: 'Multnomah' } }),
      ),
    },
    [LIVED_IN, 'land-elsewhere', 'lives-in Oregon', 'county-of-home'],
  ],
  [
    'spouses in a community property state, with an asset in one name',
    {
      ...{ spouseName: 'S', grantorAddress: '1 Elm St, Austin, TX 78731' },
      ...assets(asset('a', 'Funds'), asset('b', 'Roth IRA', { description: 'Roth IRA' }), community('c', 'Gold')),
    },
    ['owned community', 'community-in-law', 'designated retirement'],
  ],
  ['the same without a spouse', { grantorAddress: '1 Elm St, Austin, TX 78731', ...assets(asset('a', 'Funds')) }, []],
  ['and with one in another state', { spouseName: 'S', grantorAddress: PORTLAND, ...assets(asset('a', 'Funds')) }, []],
  [
    'a successor who lives elsewhere, and takes',
    {
      ...{ trusteeName: 'T', trusteeAddress: CASPER, backupTrusteeName: 'B', backupTrusteeAddress: PORTLAND },
      ...heirs(heir('1', 'B'), heir('2', 'C')),
    },
    ['successor-beneficiary', 'successor-elsewhere'],
  ],
  [
    'a successor of Wyoming',
    { trusteeName: 'T', trusteeAddress: CASPER, backupTrusteeName: 'B', backupTrusteeAddress: CASPER },
    [],
  ],
  ['no child on the list', heirs(heir('1', 'B', { relationship: 'sibling' })), [NO_CHILD]],
  [
    'a child second in line',
    heirs(heir('1', 'B', { relationship: 'sibling' }), heir('2', 'C', { isPrimary: false })),
    [],
  ],
  [
    'no child on the list, and none is to share',
    { afterbornChildren: 'excluded', ...heirs(heir('1', 'B', { relationship: 'sibling' })) },
    [],
  ],
  ['two papers that nominate a guardian', { dpoa_principalName: 'A', hcd_principalName: 'A' }, ['two-nominations']],
  [
    'a directive that was skipped',
    { dpoa_principalName: 'A', hcd_principalName: 'A', healthCareDirectiveSkipped: true },
    [],
  ],
])('%s', (_, patch, expected) => {
  const findings = review(patch)
  expect(findings.map(({ id }) => id)).toEqual(expected)
  for (const { text, consequence, documents, places } of findings) {
    expect([text, consequence]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
    expect([documents, places]).not.toContainEqual([])
  }
})

test('one asset is called by its name, several by their number, and each is a way to its form', () => {
  const [one] = review(assets(community('a', 'Funds')))
  expect(one).toMatchObject({ text: 'Funds is community property.', places: [{ label: 'Funds' }] })
  const [several] = review(assets(community('a', 'Funds'), community('b', 'Gold')))
  expect(several?.text).toBe('2 assets are community property.')
  expect(several?.places.map(({ path }) => path)).toEqual(['a', 'b'].map((id) => `/trust-builder/assets?edit=${id}`))
  const many = review(assets(...Array.from({ length: 13 }, (_, at) => community(`a-${at}`, `Fund ${at}`))))
  expect(many[0]?.places).toMatchObject([{ label: 'Assets', path: '/trust-builder/assets' }])
})

test('what a later child does to other shares follows the agreement', () => {
  const sibling = heirs(heir('1', 'B', { relationship: 'sibling' }))
  expect(review(sibling)[0]?.consequence).toMatch(/the shares of the other primary beneficiaries are reduced\.$/)
  expect(review({ ...sibling, distributionType: 'equal' })[0]?.consequence).toContain('takes an equal share')
})

test('one finding for a state names the papers of all who live there', () => {
  const [only] = review({ testatorAddress: PORTLAND, dpoa_principalAddress: PORTLAND, hcd_principalAddress: PORTLAND })
  expect(only).toMatchObject({
    text: 'The address of the testator and the principal is in Oregon.',
    documents: ['pour-over-will', 'power-of-attorney', 'health-care-directive'],
  })
})

test('what passes to a joint owner is no part of a share', () => {
  const [joint] = review(assets(asset('a', 'Savings', { ownership: 'joint' })))
  expect(joint?.consequence).toMatch(/outside the trust does not count toward that person’s share as a beneficiary\.$/)
  expect(joint?.places).toMatchObject([{ label: 'Savings' }])
})

test('without a named spouse, a homestead with a co-owner is mentioned with an if', () => {
  const joint = assets(land('a', 'House', { ownership: 'joint' }))
  const [widow] = review(joint)
  expect(widow?.text).toBe('The answers name no spouse of the grantor, and House is real estate with a co-owner.')
  expect(widow?.consequence).toMatch(/^If the grantor is married, /)
  const [wife] = review({ ...joint, spouseName: 'Ben' })
  expect(wife?.text).toBe('According to the answers, the grantor is married, and House is real estate.')
  const found = (maritalStatus: 'married' | 'widowed', answers = joint) =>
    review({ ...answers, maritalStatus }).map(({ id, text }) => `${id}: ${text}`)
  expect(found('married')[0]).toBe(`homestead: ${wife?.text}`)
  expect(found('widowed').join()).not.toContain('homestead')
  expect(found('widowed', assets(community('a', 'Ranch'), asset('b', 'Fund')))).toEqual([
    'owned-as-spouses: Ranch is held in a form of ownership only spouses can use, and the grantor is not married.',
  ])
})
