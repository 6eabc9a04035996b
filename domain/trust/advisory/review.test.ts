import { expect, test } from 'vitest'
import { english } from '../../message.ts'
import { merge } from '../merge.ts'
import type { TrustPatch } from '../patch.ts'
import { newTrust } from '../record.ts'
import { reviewTrust } from './review.ts'

const TODAY = '2026-11-20'
const review = (patch: TrustPatch) =>
  reviewTrust(merge(newTrust('u', '2026-05-03T16:00:00.000Z'), patch), TODAY).map((finding) => ({
    ...finding,
    text: english(finding.text),
  }))
const heir = (id: string, name: string, more = {}) => ({ id, name, relationship: 'child' as const, ...more })
const heirs = (...put: ReturnType<typeof heir>[]): TrustPatch => ({ beneficiaries: { put } })
const house = { id: 'a', name: 'House', type: 'real_estate' as const, ownership: 'sole' as const, value: '1' }
const THOUSAND = 'the day before the date 1,000 years after the date of the trust agreement'

test.each<[string, TrustPatch, string[]]>([
  ['nothing answered', {}, []],
  ['a will of tomorrow', { willDate: '2026-11-21' }, ['will-to-come']],
  ['a will of today', { willDate: TODAY }, []],
  [
    'a power of attorney without a power',
    { dpoa_agentName: 'B', dpoa_financialAuthority: false, dpoa_trustManagementAuthority: false },
    ['no-authority'],
  ],
  ['a power of attorney with one', { dpoa_agentName: 'B', dpoa_financialAuthority: false }, []],
  [
    'a spouse on the list and another one as trustee',
    {
      trusteeName: 'Cleo',
      trusteeRelationship: 'Wife',
      ...heirs(heir('1', 'Ben', { relationship: 'spouse' }), heir('2', 'Dan')),
    },
    ['several-spouses'],
  ],
  [
    'a spouse whom the will names',
    {
      grantorName: 'A',
      testatorName: 'A',
      guardianName: 'G',
      ...heirs(heir('1', 'Ben', { relationship: 'spouse' }), heir('2', 'Dan')),
    },
    [],
  ],
  [
    'a spouse whom the will leaves out, for it is another’s',
    { grantorName: 'A', testatorName: 'B', ...heirs(heir('1', 'Ben', { relationship: 'spouse' }), heir('2', 'Dan')) },
    ['testatorName', 'spouse-left-blank'],
  ],
  [
    'a spouse who is successor and not on the list',
    { grantorName: 'A', testatorName: 'A', backupTrusteeName: 'Ben', backupTrusteeRelationship: 'husband' },
    ['spouse-left-blank'],
  ],
  [
    'the same name in other letters',
    { trustName: 'Oak Trust', grantorName: 'Ada  Byron', testatorName: 'ada byron' },
    [],
  ],
  ['another testator', { grantorName: 'Ada Byron', testatorName: 'Anna Byron' }, ['testatorName']],
  [
    'other principals',
    { grantorName: 'A', dpoa_principalName: 'B', hcd_principalName: 'C' },
    ['dpoa_principalName', 'hcd_principalName'],
  ],
  ['another name on the application', { trustName: 'Oak Trust', einTrustName: 'Oak trust' }, ['einTrustName']],
  [
    'the name as the online application takes it',
    { trustName: 'Peña’s Oak Trust', einTrustName: 'Penas Oak Trust' },
    [],
  ],
  ['only blanks around a name', { trustName: 'Oak Trust', einTrustName: 'Oak Trust' }, []],
  [
    'the grantor alone as trustee',
    { grantorName: 'Ada', trusteeType: 'self', trusteeName: 'Ada' },
    ['grantor-sole-trustee'],
  ],
  [
    'the grantor as trustee by name',
    { grantorName: 'Ada', trusteeType: 'other', trusteeName: 'ADA' },
    ['grantor-sole-trustee'],
  ],
  [
    'the grantor with a co-trustee',
    {
      grantorName: 'Ada',
      trusteeType: 'self',
      trusteeName: 'Ada',
      trustees: {
        put: [
          { id: '1', name: 'Ada', address: '' },
          { id: '2', name: 'Ben', address: '' },
        ],
      },
    },
    ['grantor-co-trustee'],
  ],
  [
    'the grantor on the list of co-trustees alone',
    {
      grantorName: 'Ada',
      trusteeName: 'Ben',
      trustees: { put: ['Ben', 'Ada'].map((name, at) => ({ id: `t${at}`, name, address: '' })) },
    },
    ['grantor-co-trustee'],
  ],
  [
    'one who holds and takes all',
    { trusteeName: 'Ben', ...heirs(heir('1', 'Ben')) },
    ['sole-trustee-sole-beneficiary'],
  ],
  [
    'a trustee among several beneficiaries',
    { trusteeName: 'Ben', ...heirs(heir('1', 'Ben'), heir('2', 'Cleo')) },
    ['trustee-beneficiary'],
  ],
  [
    'several trustees among the beneficiaries',
    {
      trusteeName: 'Ben',
      trustees: { put: ['Ben', 'Cleo', 'Dan'].map((name, at) => ({ id: `t${at}`, name, address: '' })) },
      ...heirs(heir('1', 'Ben'), heir('2', 'Cleo')),
    },
    ['trustee-beneficiary', 'trustee-beneficiary t1'],
  ],
  [
    'the grantor as beneficiary',
    { grantorName: 'Ada', beneficiaries: { put: [{ ...heir('1', 'Ada'), relationship: 'other' }, heir('2', 'Ben')] } },
    ['grantor-beneficiary'],
  ],
  [
    'a relative of the grantor’s name, who cannot be the grantor',
    { grantorName: 'Ada', ...heirs(heir('1', 'Ada'), heir('2', 'Ben')) },
    ['grantor-namesake'],
  ],
  ['a successor who serves', { trusteeName: 'Ben', backupTrusteeName: 'ben' }, ['successor-trustee']],
  [
    'a grantor as successor',
    { grantorName: 'Ada', trusteeName: 'Ben', backupTrusteeName: 'Ada' },
    ['successor-grantor'],
  ],
  ['an agent who succeeds', { dpoa_agentName: 'Ben', backupTrusteeName: 'Ben' }, ['agent-successor']],
  ['agent for oneself', { dpoa_agentName: 'Ada', dpoa_principalName: 'Ada' }, ['dpoa_agentName']],
  ['executor of one’s own will', { executorName: 'Ada', testatorName: 'Ada' }, ['executorName']],
  [
    'later children would share with a child who takes nothing',
    {
      distributionType: 'lump-sum',
      ...heirs(heir('1', 'Ben', { sharePercent: 0 }), heir('2', 'Cy', { relationship: 'friend', sharePercent: 100 })),
    },
    ['nothing-of-the-shares', 'afterborn-of-nothing'],
  ],
  [
    'and do not where they are left out',
    {
      distributionType: 'lump-sum',
      afterbornChildren: 'excluded',
      ...heirs(heir('1', 'Ben', { sharePercent: 0 }), heir('2', 'Cy', { relationship: 'friend', sharePercent: 100 })),
    },
    ['nothing-of-the-shares'],
  ],
  ['guardian after one’s own death', { guardianName: 'Ada', testatorName: 'Ada' }, ['guardianName']],
  [
    'a minor as guardian',
    { guardianName: 'Ben', ...heirs(heir('1', 'Ben', { birthYear: 2009 })) },
    ['minor guardianName'],
  ],
  ['a child who turns 18 this year', { guardianName: 'Ben', ...heirs(heir('1', 'Ben', { birthYear: 2008 })) }, []],
  [
    'a minor on the date of the trust, as on the schedule',
    { trustDate: '2025-05-01', guardianName: 'Ben', ...heirs(heir('1', 'Ben', { birthYear: 2008 })) },
    ['minor guardianName'],
  ],
  [
    'minors as trustee, as co-trustee and as successor',
    {
      trusteeName: 'Ben',
      backupTrusteeName: 'Cleo',
      trustees: { put: ['Ben', 'Cleo'].map((name, at) => ({ id: `t${at}`, name, address: '' })) },
      ...heirs(...['Ben', 'Cleo'].map((name, at) => heir(`${at}`, name, { birthYear: 2012 }))),
    },
    ['successor-trustee', 'minor trusteeName', 'minor backupTrusteeName', 'minor trustees-t1'],
  ],
  [
    'a child of the grantor’s name, who is taken for the grantor',
    { grantorName: 'Ben', guardianName: 'Ben', ...heirs(heir('1', 'Ben', { birthYear: 2012 })) },
    ['grantor-namesake'],
  ],
  [
    'shares below the whole',
    heirs(heir('1', 'A', { sharePercent: 50 }), heir('2', 'B', { sharePercent: 40 })),
    ['total sharePercent'],
  ],
  ['shares of the whole', heirs(heir('1', 'A', { sharePercent: 33.33 }), heir('2', 'B', { sharePercent: 66.67 })), []],
  ['a rest that is left to one', heirs(heir('1', 'A', { sharePercent: 50 }), heir('2', 'B')), []],
  ['nothing left for one', heirs(heir('1', 'A', { sharePercent: 100 }), heir('2', 'B')), ['total sharePercent']],
  [
    'contingent shares apart',
    heirs(heir('1', 'A', { sharePercent: 100 }), heir('2', 'B', { sharePercent: 5, isPrimary: false })),
    [],
  ],
  ['nobody first in line', heirs(heir('1', 'A', { isPrimary: false })), ['only-contingent']],
  [
    'income shares that divide nothing',
    { distributionType: 'lump-sum', ...heirs(heir('1', 'A', { incomeShare: 100 })) },
    ['income-shares'],
  ],
  [
    'income shares of an income trust',
    { distributionType: 'income', ...heirs(heir('1', 'A', { incomeShare: 100 })) },
    [],
  ],
  ['one asset twice', { assets: { put: [house, { ...house, id: 'b', name: 'house ' }] } }, ['asset-twice b']],
  ['one name twice', heirs(heir('1', 'A B'), heir('2', 'a  b')), ['twice 2']],
  ['born in the future', heirs(heir('1', 'A', { birthYear: 2027 })), ['birth-year 1']],
  [
    'past the age',
    { distributionType: 'lump-sum', ...heirs(heir('1', 'A', { birthYear: 2000, distributionAge: 25 })) },
    ['age-passed 1'],
  ],
  [
    'in the year of the age',
    { distributionType: 'lump-sum', ...heirs(heir('1', 'A', { birthYear: 2001, distributionAge: 25 })) },
    [],
  ],
  [
    'percentages that do not count',
    { distributionType: 'equal', ...heirs(heir('1', 'A', { sharePercent: 60 }), heir('2', 'B', { sharePercent: 30 })) },
    [],
  ],
  [
    'ages without meaning',
    { distributionType: 'custom', ...heirs(heir('1', 'A', { birthYear: 2000, distributionAge: 25 })) },
    [],
  ],
  ['land for 1,000 years', { terminationEvent: THOUSAND, assets: { put: [house] } }, ['land-thousand-years']],
  ['land for lives and 21 years', { assets: { put: [house] } }, []],
  [
    'no address in Wyoming',
    { terminationEvent: THOUSAND, trusteeName: 'B', trusteeAddress: '1 Elm St, Reno, NV' },
    ['no-wyoming-address'],
  ],
  [
    'an address in Wyoming',
    { terminationEvent: THOUSAND, trusteeName: 'B', trusteeAddress: '1 Elm St, Cody, WY 82414' },
    [],
  ],
  ['a will before the trust', { willDate: '2026-01-01', trustDate: '2026-01-02' }, ['will-before-trust']],
  ['a number for a trust to come', { einCreationDate: '2026-01-01', trustDate: '2026-01-02' }, ['ein-before-trust']],
  ['trustees counted wrong', { trusteeName: 'B', numberOfTrustees: 2 }, ['number-of-trustees']],
  ['the trustee as responsible party', { grantorName: 'A', einResponsiblePartyName: 'B' }, ['responsible-party']],
  [
    'two numbers for one person',
    { grantorName: 'A', einResponsiblePartyName: 'a', grantorSsn: '6789', einResponsiblePartySSN: '123-45-6780' },
    ['two-numbers'],
  ],
  [
    'the last four of one number',
    { grantorName: 'A', einResponsiblePartyName: 'a', grantorSsn: '6789', einResponsiblePartySSN: '123-45-6789' },
    [],
  ],
])('%s', (_, patch, expected) => {
  const findings = review(patch)
  expect(findings.map(({ id }) => id)).toEqual(expected)
  for (const { text, consequence, documents, places } of findings) {
    expect(documents).not.toHaveLength(0)
    expect([text, consequence]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
    expect(places).not.toHaveLength(0)
  }
})

test('a trustee who is a beneficiary is found where named: as trustee, as co-trustee and on the list', () => {
  const named = (...names: string[]) => ({ put: names.map((name, at) => ({ id: `t${at}`, name, address: '' })) })
  const list = heirs(heir('1', 'Ben'), heir('2', 'Cleo'))
  const [lead, other] = review({ trusteeName: 'Ben', trustees: named('Ben', 'Cleo'), ...list })
  expect(lead?.places).toMatchObject([{ path: '/trust-builder/trustee' }, { label: 'Ben' }])
  expect(other?.places).toMatchObject([{ path: '/trust-builder/certificate-of-trust' }, { label: 'Cleo' }])
  const [listed] = review({ trustees: named('Ben', 'Dan'), ...list })
  expect(listed?.places).toMatchObject([{ path: '/trust-builder/certificate-of-trust' }, { label: 'Ben' }])
})

test('while the grantor serves, no trustee who is a beneficiary makes discretionary payments', () => {
  const put = ['Ada', 'Ben'].map((name, at) => ({ id: `t${at}`, name, address: '' }))
  const self = { grantorName: 'Ada', trusteeType: 'self', trusteeName: 'Ada' } as const
  const [grantor, other] = review({ ...self, trustees: { put }, ...heirs(heir('1', 'Ben'), heir('2', 'Cleo')) })
  expect(grantor?.consequence).toContain('Article 12 has a line for an independent trustee')
  expect(other?.consequence).toContain('once the grantor no longer serves as trustee')
})

test('a person twice on the list is one beneficiary, as the agreement has it', () => {
  const [twice] = review(heirs(heir('1', 'Ben'), heir('2', 'ben')))
  expect(twice).toMatchObject({ id: 'twice 2', documents: ['trust-agreement', 'schedule-a'] })
  expect(twice?.consequence).toContain('takes the total of the shares of those entries')
})
