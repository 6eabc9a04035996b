import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { generateDocument, generatePacket } from '#documents/generate.ts'
import { plainText } from '#documents/plain-text.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { type TrustRecord, TrustRecord as trustSchema } from '#domain/trust/record.ts'
import { families, recordOf, veryLarge } from '#samples/families.ts'
import { IDS, NAMES, TODAY } from './documents.ts'
import { lint, readDocx } from './word-file.ts'

/** Any UTF-16 at all: control characters, lone surrogates, overrides, markup. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '',
    '<w:p>',
    ']]>',
    '&amp;',
    '{tag}',
    '\u202Eabc',
    'محمد ابن سينا',
    'שרה (כהן)',
    '王小明',
    '👩‍👩‍👧',
    '$&',
    '\u0000',
  ),
)

const TEXTS = [
  'trustName',
  'grantorName',
  'grantorAddress',
  'trusteeName',
  'trusteeAddress',
  'backupTrusteeName',
  'testatorName',
  'executorAddress',
  'guardianName',
  'dpoa_principalName',
  'dpoa_agentName',
  'hcd_principalName',
  'hcd_agentName',
  'einTrustName',
  'dbaName',
  'einResponsiblePartyName',
] as const
const LONG = [
  'backupTrusteeAddress',
  'county',
  'distributionType',
  'customRules',
  'terminationEvent',
  'trustDate',
  'willDate',
  'hcd_treatmentPreferences',
  'hcd_organDonationPreference',
  'hcd_mentalHealthPreferences',
  'einTrustMailingAddress',
  'einResponsiblePartySSN',
] as const

const anyTrust: fc.Arbitrary<TrustRecord> = fc
  .record({
    texts: fc.array(anyText, { minLength: TEXTS.length + LONG.length, maxLength: TEXTS.length + LONG.length }),
    custom: fc.boolean(),
    name: anyText,
    more: anyText,
  })
  .map(({ texts, custom, name, more }) => ({
    ...families.complete,
    ...Object.fromEntries([...TEXTS, ...LONG].map((field, at) => [field, texts[at]])),
    ...(custom ? { distributionType: 'custom' } : {}),
    certificateData: { adminAddress: more },
    trustees: [{ id: 't', name: more, address: name }],
    beneficiaries: [
      { id: 'b', name, relationship: 'child', address: more },
      { id: 'c', name: more, relationship: 'charity', ein: name, isPrimary: false },
    ],
    assets: [
      {
        id: 'a',
        name,
        type: 'real_estate',
        ownership: 'joint',
        description: more,
        realEstateDetails: { legalDescription: name },
      },
    ],
  }))

/** Removes the left-to-right marks that the file adds between right-to-left text and a number. */
const withoutMarks = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u200E', ''))

test('whatever is typed, the file is well-formed, lint-clean, and says what the model says', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(anyTrust, fc.constantFrom(...NAMES), (trust, name) => {
      const { bytes } = generateDocument(trust, name, TODAY)
      expect(lint(bytes)).toEqual([])
      expect(withoutMarks(readDocx(bytes))).toEqual(withoutMarks(plainText(buildDocument(trust, name))))
    }),
    { numRuns: 25 },
  )
})

function expectGood(trust: TrustRecord, name: string): string {
  const { bytes } = generateDocument(trust, name, TODAY)
  expect(lint(bytes)).toEqual([])
  const text = readDocx(bytes)
  expect(text).toEqual(plainText(buildDocument(trust, name)))
  return text.join('\n')
}

// `veryLarge(n)` has n beneficiaries and n/2 assets, so two sizes are combined.
const many: TrustRecord = { ...recordOf(veryLarge(200)), assets: recordOf(veryLarge(600)).assets ?? [] }

test.each(NAMES)('200 beneficiaries and 300 assets: %s', { timeout: 60_000 }, (name) => {
  expect([many.beneficiaries?.length, many.assets?.length]).toEqual([200, 300])
  const text = expectGood(many, name)
  if (name === 'Schedule A - Beneficiary Schedule' || name === 'Irrevocable Trust Agreement')
    for (const beneficiary of many.beneficiaries ?? []) expect(text).toContain(beneficiary.name)
  if (name === 'Assignment of Assets' || name === 'Irrevocable Trust Agreement')
    for (const asset of many.assets ?? []) expect(text).toContain(asset.name)
})

const NAMED = /(Name|county|Relationship|City|State|Zip)$/
const ADDRESSED = /Address$/
const FREE = ['customRules', 'terminationEvent', 'distributionRules'] as const
const isFree = (field: string) => FREE.some((free) => free === field) || field.endsWith('Preferences')

const wordsOf = (length: number) =>
  'Ñandú 小明 O’Brien & Söhne '
    .repeat(Math.ceil(length / 24))
    .slice(0, length)
    .trim()

/** The complete family with every text as long as `lengthOf` says for its kind. */
function lengthened(lengthOf: (limit: number) => number): TrustRecord {
  const text = (limit: number) => wordsOf(lengthOf(limit))
  const texts = Object.entries(families.complete).flatMap(([field, value]) => {
    if (typeof value !== 'string') return []
    const limit = NAMED.test(field) ? LIMITS.name : ADDRESSED.test(field) ? LIMITS.address : undefined
    if (isFree(field)) return [[field, text(LIMITS.text)]]
    return limit === undefined ? [] : [[field, text(limit)]]
  })
  const [name, address] = [text(LIMITS.name), text(LIMITS.address)]
  return {
    ...families.complete,
    ...Object.fromEntries(texts),
    distributionType: 'custom',
    customRules: text(LIMITS.text),
    terminationEvent: text(LIMITS.text),
    certificateData: { adminAddress: address, hasAmendments: true, amendmentDetails: text(LIMITS.text) },
    trustees: [{ id: 't', name, address }],
    beneficiaries: [{ id: 'b', name, relationship: 'child', address }],
    assets: [
      {
        id: 'a',
        name,
        type: 'real_estate',
        ownership: 'joint',
        description: text(LIMITS.text),
        realEstateDetails: { street: address, county: name, legalDescription: text(LIMITS.text), lender: name },
      },
    ],
  }
}

const atTheLimit = lengthened((limit) => limit)
const farBeyond = lengthened((limit) => Math.max(10_000, limit * 2))

test('the longest test answers are at the limits of the record', () => {
  expect(trustSchema.safeParse(atTheLimit).error?.issues).toBeUndefined()
  expect(trustSchema.safeParse(farBeyond).success).toBe(false)
})

test.each(NAMES)('every text at its longest: %s', { timeout: 60_000 }, (name) => {
  expect(expectGood(atTheLimit, name)).toContain(atTheLimit.trustName ?? 'no name')
})

test.each(NAMES)('every text far beyond what the record takes: %s', { timeout: 60_000 }, (name) => {
  expect(expectGood(farBeyond, name)).toContain(farBeyond.trustName ?? 'no name')
})

test('a trust name of 120 Chinese characters leaves room for every file system', async () => {
  const trust = { ...families.complete, trustName: '王'.repeat(120) }
  const names = NAMES.map((name) => generateDocument(trust, name, TODAY).fileName)
  const { fileName } = await generatePacket(trust, IDS, TODAY, () => Promise.resolve())
  for (const name of [...names, fileName]) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
  expect(new Set(names).size).toBe(NAMES.length)
})
