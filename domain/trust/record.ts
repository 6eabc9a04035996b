import * as z from 'zod/mini'
import { DASHED_SSN, SSN_DIGITS, SSN_ERROR } from '../formats/numbers.ts'
import { date, email, line, noNumber, paragraph } from '../formats/schemas.ts'
import { LIMITS } from '../formats/text-rules.ts'
import { stagesText } from './distribution-ages.ts'
import {
  Acknowledgement,
  Asset,
  Beneficiary,
  CertificateData,
  Contact,
  RegisteredPerson,
  Signing,
  Trustee,
  Witness,
} from './entries.ts'
import { AFTERBORN_CHILDREN, keysOf, MARITAL_STATUSES, TRUSTEE_TYPES } from './enumerations.ts'

const name = z.optional(line(LIMITS.name))
const address = z.optional(paragraph(LIMITS.address))
const text = z.optional(paragraph())
const toSuccessor = z.optional(paragraph(4_000).check(noNumber()))
const flag = z.optional(z.boolean('This must be true or false.'))
const mail = z.optional(email('Invalid email address', true))
const day = z.optional(date('Please enter a date.'))
const instant = z.optional(z.iso.datetime('This must be a time such as 2025-05-03T10:42:00.000Z.'))

/** Every answer that is one value: what a patch may set, or clear with `null`. Specification T 3.1. */
export const scalarFields = {
  currentStep: z.optional(z.number('This must be a number.').check(z.int(), z.gte(1), z.lte(13))),
  completed: flag,
  isComplete: flag,
  completedAt: instant,

  trustName: name,
  trustDate: day,

  grantorName: name,
  /** Four to nine digits. Encrypted at rest. */
  grantorSsn: z.optional(z.string().check(z.regex(SSN_DIGITS, SSN_ERROR))),
  grantorEmail: mail,
  grantorAddress: address,

  /** The grantor's. */
  maritalStatus: z.optional(z.enum(keysOf(MARITAL_STATUSES), 'Please choose one of the four.')),
  /** Absent where nobody is named, which says nothing about a marriage. */
  spouseName: name,

  trusteeType: z.optional(z.enum(keysOf(TRUSTEE_TYPES), 'Please choose one of the three kinds of trustee.')),
  trusteeName: name,
  trusteeEmail: mail,
  trusteeAddress: address,
  trusteeRelationship: name,

  backupTrusteeName: name,
  backupTrusteeEmail: mail,
  backupTrusteeAddress: address,
  backupTrusteeRelationship: name,

  distributionType: z.optional(line(LIMITS.name)),
  /** The family's own ages and parts of the type `staggered`; absent, thirds. */
  distributionStages: z.optional(stagesText),
  distributionRules: text,
  customRules: text,
  terminationEvent: text,

  /** Whether children of the grantor born or adopted later share with those who are named; absent, they do. */
  afterbornChildren: z.optional(z.enum(keysOf(AFTERBORN_CHILDREN), 'Please choose one of the two.')),

  /** One county, shared by the will and the EIN application. */
  county: name,
  testatorName: name,
  testatorAddress: address,
  executorName: name,
  executorAddress: address,
  guardianName: name,
  guardianAddress: address,
  willDate: day,

  dpoa_principalName: name,
  dpoa_principalAddress: address,
  dpoa_agentName: name,
  dpoa_agentAddress: address,
  dpoa_financialAuthority: flag,
  dpoa_trustManagementAuthority: flag,

  hcd_principalName: name,
  hcd_principalAddress: address,
  hcd_agentName: name,
  hcd_agentAddress: address,
  hcd_treatmentPreferences: text,
  hcd_organDonationPreference: text,
  hcd_mentalHealthPreferences: text,

  einTrustName: name,
  dbaName: name,
  einTrustMailingAddress: address,
  trustMailingCity: name,
  trustMailingState: name,
  trustMailingZip: name,
  einResponsiblePartyName: name,
  /** `NNN-NN-NNNN`. Encrypted at rest. */
  einResponsiblePartySSN: z.optional(
    z.string().check(z.regex(DASHED_SSN, 'Please enter a valid SSN (e.g., 123-45-6789)')),
  ),
  einCreationDate: day,
  numberOfTrustees: z.optional(
    z
      .number('Number of trustees is required')
      .check(
        z.int('Please enter a whole number.'),
        z.gte(1, 'Please enter 1 or more.'),
        z.lte(1_000, 'Please enter 1,000 or less.'),
      ),
  ),
  einEntityType: z.optional(z.literal('Trust')),

  /** The day on which the family means to sign, its time (`HH:mm`, where the family is) and place, and the notary. */
  signingDate: day,
  signingTime: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 14:30.'))),
  signingPlace: name,
  signingNotary: name,
  /** For the successor trustee: where the signed originals are, when the envelope may be opened, and notes. */
  handoverOriginals: toSuccessor,
  handoverOpening: z.optional(line(LIMITS.name).check(noNumber())),
  handoverNotes: toSuccessor,

  signatureComplete: flag,
  pourOverWillComplete: flag,
  powerOfAttorneyComplete: flag,
  durablePowerOfAttorneyComplete: flag,
  healthCareDirectiveComplete: flag,
  healthCareDirectiveSkipped: flag,
  einApplicationComplete: flag,
  trustAgreementComplete: flag,
  certificateOfTrustComplete: flag,
  trusteeAppointmentComplete: flag,
  beneficiariesComplete: flag,
  assetsComplete: flag,
}

/**
 * Lists whose entries are merged one by one through their ids. What an entry must have, or may hold, may not become
 * narrower: changes that were saved before are merged again, and an entry that does not fit is dropped.
 */
export const listFields = {
  beneficiaries: Beneficiary,
  assets: Asset,
  trustees: Trustee,
  acknowledgements: Acknowledgement,
  /** What the answers have no place for about somebody: see `people/people.ts`. */
  people: RegisteredPerson,
  witnesses: Witness,
  signings: Signing,
  /** Whom the successor trustee calls. */
  contacts: Contact,
}

const list = <T extends z.ZodMiniType>(entry: T) =>
  z.optional(z.array(entry).check(z.maxLength(LIMITS.list, 'A list can have at most 1,000 entries.')))

/**
 * One user's trust: the answers, and the marks of completed steps. Specification T 3.1.
 * `trusteeNames` and `trusteeAddresses` of the specification are the columns of `trustees`.
 */
export const TrustRecord = z.strictObject({
  uid: z.string(),
  createdAt: instant,
  lastUpdated: instant,
  ...scalarFields,
  certificateData: z.optional(CertificateData),
  beneficiaries: list(Beneficiary),
  assets: list(Asset),
  trustees: list(Trustee),
  acknowledgements: list(Acknowledgement),
  people: list(RegisteredPerson),
  witnesses: list(Witness),
  signings: list(Signing),
  contacts: list(Contact),
})
export type TrustRecord = z.infer<typeof TrustRecord>

/** A {@link TrustRecord} with any text instead of a social security number, for masked numbers. */
export const MaskedRecord = z.extend(TrustRecord, {
  grantorSsn: z.optional(z.string()),
  einResponsiblePartySSN: z.optional(z.string()),
})

export type ScalarField = keyof typeof scalarFields
export type ListField = keyof typeof listFields
/** A field of the record a person can answer or the product can set. */
export type TrustField = ScalarField | ListField | 'certificateData'

/** The fields that hold social security numbers: encrypted at rest, sealed in the browser, masked on screen. */
export const SECRET_FIELDS = ['grantorSsn', 'einResponsiblePartySSN'] as const satisfies readonly ScalarField[]

/** A trust just begun (T 4.1): step 1, not completed, empty lists. */
export function newTrust(uid: string, now: string): TrustRecord {
  return { uid, currentStep: 1, completed: false, beneficiaries: [], assets: [], createdAt: now, lastUpdated: now }
}
