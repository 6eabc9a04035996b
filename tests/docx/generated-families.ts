import fc from 'fast-check'
import { THOUSAND_YEARS_EVENT } from '#domain/trust/distribution-terms.ts'
import { ASSET_TYPES, keysOf, OWNERSHIPS, RELATIONSHIPS, TRUSTEE_TYPES } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'
import { signingCases } from '#samples/signing-cases.ts'
import { thorough } from '../thorough.ts'

const people = ['Ada Hollis', 'Ben Hollis', 'Chiara Hollis', 'Dov Hollis, Jr.', 'Wind River Trust Company'] as const
const address = fc.constantFrom('1 Elm St, Lander, WY 82520', '5 Pine St, Portland, OR 97201', 'Rural Route 4')
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const share = optional(fc.constantFrom(0, 25, 33.33, 50, 100))
const beneficiary = (id: string) =>
  fc.record(
    {
      id: fc.constant(id),
      name: fc.constantFrom(...people),
      relationship: fc.constantFrom(...keysOf(RELATIONSHIPS)),
      sharePercent: share,
      incomeShare: share,
      principalShare: share,
      isPrimary: optional(fc.boolean()),
      distributionAge: optional(fc.constantFrom(18, 30, 65)),
      birthYear: optional(fc.constantFrom(1950, 2015)),
    },
    { requiredKeys: ['id', 'name', 'relationship'] },
  )
const asset = (id: string) =>
  fc.record(
    {
      id: fc.constant(id),
      name: fc.constantFrom('House', 'Roth IRA', 'Life insurance policy', 'Savings', 'Hollis Farms LLC'),
      type: fc.constantFrom(...keysOf(ASSET_TYPES)),
      ownership: fc.constantFrom(...keysOf(OWNERSHIPS)),
      address: optional(address),
      value: optional(fc.constantFrom('0', '250000')),
    },
    { requiredKeys: ['id', 'name', 'type', 'ownership'] },
  )
const listOf = <Entry>(entry: (id: string) => fc.Arbitrary<Entry>, most: number) =>
  fc.integer({ min: 0, max: most }).chain((length) => fc.tuple(...Array.from({ length }, (_, at) => entry(`e${at}`))))
const family = fc.record(
  {
    uid: fc.constant('generated'),
    trustName: optional(fc.constantFrom('The Hollis Trust', 'Hollis Family Trust')),
    trustDate: optional(fc.constant('2026-05-01')),
    grantorName: optional(fc.constantFrom(...people)),
    grantorAddress: optional(address),
    trusteeType: optional(fc.constantFrom(...keysOf(TRUSTEE_TYPES))),
    trusteeName: optional(fc.constantFrom(...people)),
    trusteeAddress: optional(address),
    trustees: listOf((id) => fc.record({ id: fc.constant(id), name: fc.constantFrom(...people), address }), 3),
    backupTrusteeName: optional(fc.constantFrom(...people)),
    certificateData: optional(
      fc.record({
        adminAddress: address,
        hasAmendments: fc.boolean(),
        amendmentDetails: fc.constant('A new address.'),
      }),
    ),
    beneficiaries: listOf(beneficiary, 4),
    assets: listOf(asset, 4),
    distributionType: optional(
      fc.constantFrom(
        ...['lump-sum', 'staggered', 'custom', 'equal', 'percentage', 'specific', 'discretionary', 'spendthrift'],
        ...['income-only', 'hems', 'income-principal', 'incentive', 'As my sister sees fit'],
      ),
    ),
    distributionStages: optional(fc.constant('25: 20%, 30: 30%, 40: 50%')),
    customRules: optional(fc.constant('Pay for school first.')),
    afterbornChildren: optional(fc.constant('excluded' as const)),
    terminationEvent: optional(fc.constantFrom(THOUSAND_YEARS_EVENT, 'the sale of the ranch')),
    county: optional(fc.constant('Fremont')),
    testatorName: optional(fc.constantFrom(...people)),
    testatorAddress: optional(address),
    executorName: optional(fc.constantFrom(...people)),
    guardianName: optional(fc.constantFrom(...people)),
    dpoa_principalName: optional(fc.constantFrom(...people)),
    dpoa_principalAddress: optional(address),
    dpoa_financialAuthority: optional(fc.boolean()),
    hcd_principalName: optional(fc.constantFrom(...people)),
    hcd_principalAddress: optional(address),
    hcd_treatmentPreferences: optional(fc.constant('Comfort first.')),
  },
  { requiredKeys: ['uid'] },
)
/** Families of every shape that matters to a clause, always the same ones. */
export const generated = fc.sample(family, { seed: 2026, numRuns: thorough ? 200 : 50 })
/** The named families and the generated ones. */
export const trusts: readonly TrustRecord[] = [...Object.values({ ...families, ...signingCases }), ...generated]
