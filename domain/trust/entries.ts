import * as z from 'zod/mini'
import { date, email, line, noNumber, paragraph, YEAR_ERROR } from '../formats/schemas.ts'
import { LIMITS } from '../formats/text-rules.ts'
import {
  ASSET_TYPES,
  CONTACT_ROLES,
  FUNDING_STATUSES,
  keysOf,
  OWNERSHIPS,
  PERSON_KINDS,
  RELATIONSHIPS,
} from './enumerations.ts'

/** The entries of the record's lists. Each carries the id by which the changes of two devices are merged. */
const id = z
  .string('This must be text.')
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'An id must be 1 to 64 letters, digits, dashes or underscores.'))
const percent = z
  .number('This must be a number.')
  .check(z.gte(0, 'A share must be between 0 and 100.'), z.lte(100, 'A share must be between 0 and 100.'))

/** `12-3456789`, the number the tax authority gives an organization. */
export const EIN = /^\d{2}-\d{7}$/
export const PERSON_NAME_MISSING = 'Please enter a name'

const ein = z
  .string('This must be text.')
  .check(z.regex(EIN, 'Please enter the EIN as two digits, a dash and seven digits, such as 12-3456789.'))

const birthYear = z.optional(
  z.number().check(z.int(YEAR_ERROR), z.gte(1900, 'The year must be 1900 or later.'), z.lte(2200, YEAR_ERROR)),
)

export const Beneficiary = z.strictObject({
  id,
  name: line(LIMITS.name, 'Please enter a beneficiary name'),
  relationship: z.enum(keysOf(RELATIONSHIPS), 'Please choose a relationship from the list.'),
  email: z.optional(email('Invalid email address')),
  /** Whole years, for children. */
  distributionAge: z.optional(
    z
      .number()
      .check(
        z.int('The age must be a whole number.'),
        z.gte(18, 'The age must be between 18 and 65.'),
        z.lte(65, 'The age must be between 18 and 65.'),
      ),
  ),
  /** For charities. */
  ein: z.optional(ein),
  /** The user has no EIN for this charity yet; the list page's Next then goes on. */
  einUnknown: z.optional(z.boolean()),
  address: z.optional(paragraph(LIMITS.address)),
  /** Percent of the whole, 0 to 100. */
  sharePercent: z.optional(percent),
  incomeShare: z.optional(percent),
  principalShare: z.optional(percent),
  /** `false` for a contingent beneficiary; absent means primary. */
  isPrimary: z.optional(z.boolean()),
  birthYear,
})
export type Beneficiary = z.infer<typeof Beneficiary>

export const RealEstateDetails = z.strictObject({
  street: z.optional(line(LIMITS.address)),
  county: z.optional(line(LIMITS.name)),
  state: z.optional(line(LIMITS.name)),
  legalDescription: z.optional(paragraph()),
  parcelNumber: z.optional(line(LIMITS.name)),
  titleHolding: z.optional(line(LIMITS.address)),
  mortgage: z.optional(z.boolean()),
  lender: z.optional(line(LIMITS.name)),
  unknown: z.optional(z.boolean()),
})
export type RealEstateDetails = z.infer<typeof RealEstateDetails>

export const BusinessDetails = z.strictObject({
  entityType: z.optional(line(LIMITS.name)),
  state: z.optional(line(LIMITS.name)),
  ein: z.optional(ein),
  percentOwned: z.optional(percent),
  registeredAgent: z.optional(line(LIMITS.name)),
  unknown: z.optional(z.boolean()),
})
export type BusinessDetails = z.infer<typeof BusinessDetails>

/** What the owner has noted about moving one asset into the trust. An asset without it is still to do. */
export const Funding = z.strictObject({
  status: z.enum(keysOf(FUNDING_STATUSES), 'Please choose a status from the list.'),
  /** The day it was done, or the day it is planned for: it may lie ahead. */
  date: z.optional(date('Please enter a date.')),
  note: z.optional(paragraph(LIMITS.note)),
})
export type Funding = z.infer<typeof Funding>

export const Asset = z.strictObject({
  id,
  name: line(LIMITS.name, 'Please enter an asset name'),
  type: z.enum(keysOf(ASSET_TYPES), 'Please choose a type from the list.'),
  /** Whole US dollars, digits only. */
  value: z.optional(z.string().check(z.regex(/^\d{0,15}$/, 'Please enter the value in whole dollars, digits only.'))),
  ownership: z.enum(keysOf(OWNERSHIPS), 'Please choose an ownership from the list.'),
  realEstateDetails: z.optional(RealEstateDetails),
  businessDetails: z.optional(BusinessDetails),
  address: z.optional(paragraph(LIMITS.address)),
  description: z.optional(paragraph()),
  bankName: z.optional(line(LIMITS.name)),
  firmName: z.optional(line(LIMITS.name)),
  /** The last four characters only; a whole account number is never asked for. */
  accountNumber: z.optional(
    z
      .string()
      .check(z.regex(/^[A-Za-z0-9]{0,4}$/, 'Please enter only the last four characters of the account number.')),
  ),
  /** The grantor's undivided share, percent. */
  percentOwned: z.optional(percent),
  funding: z.optional(Funding),
})
export type Asset = z.infer<typeof Asset>

export const Trustee = z.strictObject({ id, name: line(LIMITS.name), address: paragraph(LIMITS.address) })
export type Trustee = z.infer<typeof Trustee>

/**
 * Somebody on the page People, with the facts for which no answer has a place. Never a social security number: those
 * are asked where they are needed, and encrypted.
 */
export const RegisteredPerson = z.strictObject({
  id,
  name: line(LIMITS.name, PERSON_NAME_MISSING),
  kind: z.optional(z.enum(keysOf(PERSON_KINDS), 'Please choose person or organization.')),
  relation: z.optional(z.enum(keysOf(RELATIONSHIPS), 'Please choose a relationship from the list.')),
  address: z.optional(paragraph(LIMITS.address)),
  email: z.optional(email('Invalid email address')),
  birthYear,
})
export type RegisteredPerson = z.infer<typeof RegisteredPerson>

/** Somebody whom the successor trustee calls. A telephone number has no form of its own: it may be of any country. */
export const Contact = z.strictObject({
  id,
  name: line(LIMITS.name, PERSON_NAME_MISSING).check(noNumber()),
  role: z.enum(keysOf(CONTACT_ROLES), 'Please choose a role from the list.'),
  phone: z.optional(line(LIMITS.name).check(noNumber())),
  email: z.optional(email('Invalid email address').check(noNumber())),
  note: z.optional(line(LIMITS.name).check(noNumber())),
})
export type Contact = z.infer<typeof Contact>

export const Acknowledgement = z.strictObject({ id, text: paragraph(), checked: z.boolean() })
export type Acknowledgement = z.infer<typeof Acknowledgement>

/** Somebody who is asked to be a witness when the documents are signed. */
export const Witness = z.strictObject({ id, name: line(LIMITS.name, PERSON_NAME_MISSING) })
export type Witness = z.infer<typeof Witness>

const done = z.optional(z.boolean('This must be true or false.'))
/** How far one document is on the way to being signed. Its id is the document's. */
export const Signing = z.strictObject({
  id,
  printed: done,
  signed: done,
  witnessed: done,
  notarized: done,
  /** A copy has gone to those who need one. */
  copied: done,
})
export type Signing = z.infer<typeof Signing>

export const CertificateData = z.strictObject({
  /** The day step 4 was finished. It marks completion (T 4.5) and is printed nowhere. */
  signatureDate: z.optional(date('Please enter a date.')),
  adminAddress: z.optional(paragraph(LIMITS.address)),
  hasAmendments: z.optional(z.boolean()),
  amendmentDetails: z.optional(paragraph()),
})
export type CertificateData = z.infer<typeof CertificateData>
