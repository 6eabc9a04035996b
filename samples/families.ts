import { THOUSAND_YEARS_EVENT } from '#domain/trust/distribution-terms.ts'
import type { AssetType, Ownership, Relationship } from '#domain/trust/enumerations.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { complete } from './complete.ts'

const given = [
  'Ada',
  'Ben',
  'Cora',
  'Dov',
  'Elif',
  'Finn',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kaya',
  'Liam',
  'Mara',
  'Noah',
  'Olga',
  'Paul',
]
const relationships: readonly Relationship[] = [
  'child',
  'grandchild',
  'sibling',
  'parent',
  'friend',
  'charity',
  'other',
  'spouse',
]
const types: readonly AssetType[] = [
  'bank_account',
  'real_estate',
  'investment',
  'business',
  'vehicle',
  'personal_property',
  'other',
]
const ownerships: readonly Ownership[] = ['sole', 'joint', 'community', 'tenants_in_common']

/** A family of `size` beneficiaries and half as many assets, the same at every call. */
export function veryLarge(size: number): TrustPatch {
  return {
    ...complete,
    trustName: 'The Hundred Pines Dynasty Trust',
    distributionType: 'lump-sum',
    beneficiaries: {
      put: Array.from({ length: size }, (_, index) => {
        const relationship = relationships[index % relationships.length] ?? 'other'
        return {
          id: `b-${index}`,
          name: `${given[index % given.length]} Hundred-Pines ${index + 1}`,
          relationship,
          ...(relationship === 'child' && { distributionAge: 18 + (index % 48) }),
          ...(relationship === 'charity' && { ein: `83-${String(1000000 + index)}` }),
          isPrimary: index % 5 !== 4,
        }
      }),
    },
    assets: {
      put: Array.from({ length: Math.ceil(size / 2) }, (_, index) => {
        const type = types[index % types.length] ?? 'other'
        return {
          id: `a-${index}`,
          name: `Holding ${index + 1}`,
          type,
          value: String((index + 1) * 1_000),
          ownership: ownerships[index % ownerships.length] ?? 'sole',
          ...(type === 'real_estate' && { realEstateDetails: { county: 'Teton', state: 'Wyoming' } }),
          ...(type === 'business' && {
            businessDetails: { entityType: 'Limited liability company', state: 'Wyoming' },
          }),
        }
      }),
    },
  }
}

/** Somebody who named the trust, chose a trustee, and stopped at the first beneficiary. */
const begun: TrustPatch = {
  trustName: 'The Alder Family Dynasty Trust',
  trusteeType: 'other',
  trusteeName: 'Ruth Alder',
  beneficiaries: { put: [{ id: 'b-jonah', name: 'Jonah Alder', relationship: 'child' }] },
  currentStep: 5,
}

const name = 'Chidi Okafor'
const address = '9 Larkspur Court, Cody, WY 82414'

/** A grantor who serves as trustee, pays out in one sum, and has chosen the longest period. */
const selfTrustee: TrustPatch = {
  ...complete,
  trustName: 'The Okafor Dynasty Trust',
  grantorName: name,
  grantorEmail: 'chidi@okafor.example',
  grantorAddress: address,
  trusteeType: 'self',
  trusteeName: name,
  trusteeAddress: address,
  trusteeEmail: null,
  trusteeRelationship: null,
  trustees: { put: [{ id: 't-okafor', name, address }] },
  certificateData: { signatureDate: '2025-05-02', adminAddress: address, hasAmendments: false },
  distributionType: 'lump-sum',
  terminationEvent: THOUSAND_YEARS_EVENT,
  county: 'Park',
  testatorName: name,
  testatorAddress: address,
  dpoa_principalName: name,
  dpoa_principalAddress: address,
  hcd_principalName: name,
  hcd_principalAddress: address,
  einTrustName: 'The Okafor Dynasty Trust',
  einTrustMailingAddress: '9 Larkspur Court',
  trustMailingCity: 'Cody',
  trustMailingZip: '82414',
  einResponsiblePartyName: name,
}

const rules =
  'Pay for the education of every grandchild first.\n\nWhat remains goes to my children when the youngest of them is 30.'
const company = { name: 'Wind River Trust Company', address: '200 Main Street, Lander, WY 82520' }

/** A trust company as trustee, and rules in the grantor's own words. */
const professional: TrustPatch = {
  ...complete,
  trustName: 'The Lindqvist Family Trust',
  trusteeType: 'professional',
  trusteeName: company.name,
  trusteeEmail: 'trusts@windriver.example',
  trusteeAddress: company.address,
  trusteeRelationship: 'Trust company',
  trustees: { put: [{ id: 't-wind-river', ...company }] },
  certificateData: { signatureDate: '2025-05-02', adminAddress: company.address, hasAmendments: false },
  distributionType: 'custom',
  customRules: rules,
  distributionRules: rules,
  einTrustName: 'The Lindqvist Family Trust',
}

/** Valid text that breaks careless programs: markup, quotes, braces, right-to-left scripts, emoji, and names of full length. */
const hostile: TrustPatch = {
  ...complete,
  trustName: 'The <script>alert("1")</script> & O’Brien "Dynasty" Trust / \\ : * ? | {name} $& %s',
  grantorName: 'عائشة بنت أبي بكر',
  grantorAddress: 'Straße 7 "Hof", 10115 Berlin & <b>Mitte</b>',
  trusteeName: 'שרה כהן',
  backupTrusteeName: '王小明',
  trustees: { put: [{ id: 't-reyes', name: 'שרה כהן', address: '1 Ünïcode Way, Jackson, WY' }] },
  beneficiaries: {
    put: [
      { id: 'b-1', name: 'Nguyễn Thị Minh Khai', relationship: 'child', distributionAge: 18 },
      { id: 'b-2', name: 'Zoë 👩‍👩‍👧‍👦 Ñandú', relationship: 'child', distributionAge: 65 },
      { id: 'b-3', name: 'X'.repeat(200), relationship: 'other' },
      { id: 'b-4', name: ']]> &amp; &#0; <!-- -->', relationship: 'charity', einUnknown: true },
      { id: 'b-5', name: 'Δημήτρης Παπαδόπουλος', relationship: 'friend', sharePercent: 100 },
      { id: 'b-6', name: 'constructor', relationship: 'sibling', sharePercent: 33.33 },
    ],
  },
  testatorName: 'عائشة بنت أبي بكر',
  executorName: 'Zoë 👩‍👩‍👧‍👦 Ñandú & Söhne <LLC>',
  guardianName: 'שרה כהן',
  dpoa_principalName: 'عائشة بنت أبي بكر',
  dpoa_agentName: 'Nguyễn "Minh" O’Brien {agent} %s',
  hcd_principalName: 'عائشة بنت أبي بكر',
  hcd_agentName: 'X'.repeat(200),
  hcd_treatmentPreferences: `No <b>machines</b> & no "tubes".\n\n\t王小明 decides\n${'And then, '.repeat(400)}`,
  einResponsiblePartyName: 'عائشة بنت أبي بكر',
  distributionType: 'custom',
  customRules: `First line <w:p/>\n\n\tIndented & "quoted"\n${'A long sentence without an end, '.repeat(300)}`,
  distributionRules: 'As written.',
}

/** Named families as the answers that were given: one source for seeds, the demo account, tests, screenshots and benchmarks. */
export const samples = {
  empty: {},
  begun,
  complete,
  selfTrustee,
  professional,
  hostile,
  veryLarge: veryLarge(200),
} as const satisfies Record<string, TrustPatch>
export type SampleName = keyof typeof samples

/** The record that a family's answers make for the user `uid`. */
export function recordOf(answers: TrustPatch, uid = 'sample'): TrustRecord {
  return merge(newTrust(uid, '2025-05-03T16:00:00.000Z'), answers)
}

/** Every family as a record. */
export const families = Object.fromEntries(
  Object.entries(samples).map(([name, answers]) => [name, recordOf(answers)]),
) as Record<SampleName, TrustRecord>
