import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { generateDocument } from '#documents/generate.ts'
import { plainText } from '#documents/plain-text.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'
import { NAMES, TODAY } from './documents.ts'
import { lint } from './lint.ts'
import { readDocx } from './read.ts'

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

/** Without the marks that the file has before a number that follows a name from the right. */
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
