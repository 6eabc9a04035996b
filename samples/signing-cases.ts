import { THOUSAND_YEARS_EVENT } from '#domain/trust/distribution-terms.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { complete } from './complete.ts'
import { recordOf } from './families.ts'

const whitlock = recordOf(complete)
const grantor = 'Ruth Ellen Castellano'
const spouse = { id: 'b-mark', name: 'Mark Anthony Castellano', relationship: 'spouse' } as const
const nora = { id: 'b-nora', name: 'Nora Jean Castellano', relationship: 'child', birthYear: 2012 } as const
const sister = { id: 'b-vera', name: 'Vera Lucille Haddad', relationship: 'sibling', isPrimary: false } as const
const adult = { id: 'b-paul', name: 'Paul Castellano', relationship: 'child', birthYear: 1990 } as const
const library = {
  id: 'b-library',
  name: 'Friends of the Natrona Library',
  relationship: 'charity',
  ein: '83-7654320',
} as const
const house = { id: 'a-house', name: 'House', type: 'real_estate', value: '640000', ownership: 'sole' } as const

const titled = (whitlock.assets ?? []).flatMap((asset) =>
  asset.realEstateDetails
    ? [
        {
          ...asset,
          realEstateDetails: {
            ...asset.realEstateDetails,
            titleHolding: `${grantor} and ${spouse.name}, joint tenants`,
          },
        },
      ]
    : [],
)

/** The Castellanos: answers that every case below starts from, given by a grantor who lives in Wyoming. */
const castellano = (home: string): TrustPatch => ({
  trustName: 'Castellano Family Trust',
  grantorName: grantor,
  grantorEmail: 'ruth@castellano.example',
  grantorAddress: home,
  beneficiaries: { put: [nora], remove: ['b-thomas', 'b-clara', 'b-owen', 'b-iris', 'b-teton'] },
  assets: { put: titled },
  testatorName: grantor,
  testatorAddress: home,
  county: 'Natrona',
  dpoa_principalName: grantor,
  dpoa_principalAddress: home,
  hcd_principalName: grantor,
  hcd_principalAddress: home,
  einTrustName: 'Castellano Family Trust',
  einResponsiblePartyName: grantor,
})
const CASPER = '318 Beech Street, Casper, WY 82601'

function caseOf(answers: TrustPatch, home = CASPER): TrustRecord {
  return merge(merge(whitlock, castellano(home)), answers)
}

/** One family for each point at which a document must say something else. Their texts are read as golden files. */
export const signingCases = {
  outOfState: caseOf(
    {
      county: 'Multnomah',
      distributionType: 'equal',
      trusteeAddress: '77 Alder Way, Boise, ID 83702',
      certificateData: { adminAddress: '77 Alder Way, Boise, ID 83702' },
    },
    '5 Pine St, Portland, OR 97201',
  ),
  selfWithSpouse: caseOf({
    trusteeType: 'self',
    trusteeName: grantor,
    trusteeAddress: CASPER,
    trustees: {
      put: [
        { id: 't-ruth', name: grantor, address: CASPER },
        { id: 't-mark', name: spouse.name, address: CASPER },
      ],
      remove: ['t-reyes'],
    },
    beneficiaries: { put: [spouse] },
    distributionType: 'discretionary',
  }),
  charityFirst: caseOf({
    beneficiaries: {
      put: [library, sister],
      remove: ['b-nora'],
    },
    distributionType: 'percentage',
  }),
  remarried: caseOf({
    beneficiaries: {
      put: [
        { ...spouse, sharePercent: 50 },
        { ...nora, sharePercent: 50 },
        { id: 'b-leo', name: 'Leo Castellano', relationship: 'other', birthYear: 2009, isPrimary: false },
      ],
    },
    distributionType: 'income-only',
  }),
  retirementAccount: caseOf({
    assets: {
      put: [
        {
          id: 'a-ira',
          name: 'Traditional IRA',
          type: 'investment',
          value: '310000',
          ownership: 'sole',
          firmName: 'Snake River Securities',
          accountNumber: '7710',
        },
        { id: 'a-life', name: 'Term life insurance policy', type: 'other', value: '500000', ownership: 'sole' },
      ],
    },
    distributionType: 'spendthrift',
  }),
  homeLivedIn: caseOf({
    assets: { put: [{ ...house, address: CASPER }] },
    distributionType: 'specific',
    customRules: 'The house goes to my daughter Nora when she is 30.',
  }),
  amended: caseOf({
    certificateData: {
      hasAmendments: true,
      amendmentDetails: 'The trustee’s mailing address was corrected on June 3, 2025.',
    },
    distributionType: null,
  }),
  childBornLater: caseOf({ distributionType: 'staggered' }),
  samePersonTwice: caseOf({
    afterbornChildren: 'excluded',
    beneficiaries: {
      put: [
        { ...nora, id: 'b-nora-again' },
        { id: 'b-ruth', name: grantor, relationship: 'other' },
      ],
    },
    distributionType: 'lump-sum',
  }),
  sistersWish: caseOf({
    trusteeType: 'professional',
    trusteeName: 'Sarah Jane Cole, CPA',
    trusteeAddress: '40 Wind Lane, Casper, WY 82601',
    trustees: { remove: ['t-reyes'] },
    beneficiaries: {
      put: [library, { ...nora, isPrimary: false }],
    },
    distributionType: 'As my sister Vera sees fit',
  }),
  accountantServes: caseOf(
    {
      trusteeType: 'professional',
      trusteeName: 'Sarah J. Cole, CPA',
      trustees: { put: [{ id: 't-cole', name: 'Sarah J. Cole, CPA', address: CASPER }], remove: ['t-reyes'] },
      backupTrusteeName: grantor,
      beneficiaries: {
        put: [
          { ...spouse, sharePercent: 50 },
          { ...nora, name: grantor, isPrimary: false, sharePercent: 60 },
        ],
      },
      guardianName: null,
      assets: { put: [{ ...house, name: 'Cabin', realEstateDetails: { titleHolding: 'Vera Lucille Haddad' } }] },
    },
    'Lindenweg 5, 10117 Berlin',
  ),
  daughterServes: caseOf({
    trusteeType: 'other',
    trusteeName: nora.name,
    trusteeAddress: CASPER,
    trustees: { remove: ['t-reyes'] },
    distributionType: 'percentage',
  }),
  sisterServes: caseOf({
    trusteeType: 'other',
    trusteeName: sister.name,
    trusteeEmail: 'vera@haddad.example',
    trusteeRelationship: 'Sister',
    trusteeAddress: '40 Wind Lane, Casper, WY 82601',
    trustees: { remove: ['t-reyes'] },
    beneficiaries: { put: [{ ...sister, isPrimary: true }], remove: ['b-nora'] },
    distributionType: 'discretionary',
  }),
  daughterNamed: caseOf({
    trustees: { put: [{ id: 't-nora', name: nora.name, address: CASPER }] },
    beneficiaries: { put: [sister] },
    backupTrusteeName: nora.name,
    executorName: nora.name,
    dpoa_agentName: nora.name,
    hcd_agentName: nora.name,
  }),
  oneFund: caseOf({
    distributionType: 'discretionary',
    terminationEvent: THOUSAND_YEARS_EVENT,
    beneficiaries: { put: [{ ...spouse }, adult, library, sister] },
  }),
  forSupport: caseOf({
    distributionType: 'hems',
    trusteeType: 'other',
    trusteeName: adult.name,
    trusteeAddress: CASPER,
    beneficiaries: { put: [{ ...spouse, sharePercent: 40 }, { ...adult, sharePercent: 40 }, library, sister] },
  }),
  incomeEveryYear: caseOf({
    distributionType: 'income-principal',
    trusteeType: 'self',
    trusteeName: grantor,
    trusteeAddress: CASPER,
    beneficiaries: {
      put: [adult, { id: 'b-ivy', name: 'Ivy Castellano', relationship: 'grandchild', birthYear: 2020 }],
    },
  }),
  encouraged: caseOf({
    distributionType: 'incentive',
    terminationEvent: THOUSAND_YEARS_EVENT,
    beneficiaries: { put: [{ ...nora, distributionAge: 25 }, adult, sister] },
  }),
  ownStages: caseOf({
    distributionType: 'staggered',
    distributionStages: '25: 20%, 30: 30%, 40: 50%',
    beneficiaries: { put: [{ ...nora, distributionAge: 35 }, adult, library] },
  }),
  widowed: caseOf({ maritalStatus: 'widowed' }),
  // The spouse is no beneficiary.
  spouseNamed: caseOf({ spouseName: spouse.name }),
} as const satisfies Record<string, TrustRecord>
