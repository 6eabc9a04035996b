import * as z from 'zod/mini'
import { HealthCareDirective } from '#domain/trust/directive.ts'
import {
  Acknowledgement,
  Asset,
  Beneficiary,
  BusinessDetails,
  CertificateData,
  Funding,
  RealEstateDetails,
  Trustee,
} from '#domain/trust/entries.ts'
import { MaskedPatch, TrustPatch } from '#domain/trust/patch.ts'
import { MaskedRecord, TrustRecord } from '#domain/trust/record.ts'
import { Account, OwnData } from '../account.ts'
import { AccountEvent } from '../account-event.ts'
import { SignInAnswer } from '../accounts.ts'
import { Billing } from '../billing.ts'
import { Device } from '../devices.ts'
import { DocumentCopy } from '../document-copies.ts'
import { TrustHistory, VersionMade } from '../history.ts'
import { errorCodes } from '../operation.ts'
import { Profile } from '../profile.ts'
import { Purchase } from '../purchase.ts'
import { Review } from '../review.ts'
import { ReviewComment, ReviewLink } from '../review-links.ts'
import { SecondFactor } from '../second-factor.ts'
import { Installation, Session, SessionUser } from '../session.ts'
import { PatchEvent, TrustState, Written } from '../trust.ts'
import type { DescribedOperation } from './described-operation.ts'
import { errorMeanings } from './error-meanings.ts'
import { noteOf } from './field-notes.ts'
import type { Schema } from './model.ts'

/** What a schema is called in the document, and what it is. */
const named: Record<string, [schema: z.ZodMiniType, description: string]> = {
  Session: [Session, 'Who is signed in, and the switches of the installation.'],
  SessionUser: [SessionUser, 'Who is signed in, as far as a page needs to know.'],
  Installation: [Installation, 'The switches of the installation that change what is shown.'],
  TrustState: [TrustState, 'The trust, and how often it has been changed.'],
  TrustRecord: [
    TrustRecord,
    'One person’s whole trust: every answer, nothing derived. A question not answered is absent.',
  ],
  TrustPatch: [TrustPatch, 'A change to a trust: a field set, or cleared with null; lists changed entry by entry.'],
  Written: [Written, 'What a change made: the new version, and when.'],
  TrustHistory: [TrustHistory, 'A stretch of the trust’s history: the trust before it, and the changes, oldest first.'],
  VersionMade: [VersionMade, 'One change of the trust, as it was saved.'],
  MaskedRecord: [MaskedRecord, 'A trust as it was, with its social security numbers masked.'],
  MaskedPatch: [MaskedPatch, 'A change to a trust, with its social security numbers masked.'],
  DocumentCopy: [
    DocumentCopy,
    'A document that was downloaded or printed, and the version of the answers it was made from.',
  ],
  PatchEvent: [PatchEvent, 'A change as it was made, by whichever of the owner’s devices.'],
  HealthCareDirective: [HealthCareDirective, 'The directive’s answers, or the mark that it was skipped.'],
  Beneficiary: [Beneficiary, 'A person or a charity that the trust is for.'],
  Asset: [Asset, 'Property that is to go into the trust.'],
  RealEstateDetails: [RealEstateDetails, 'What a deed into the trust needs to say.'],
  BusinessDetails: [BusinessDetails, 'What the transfer of a business interest needs to say.'],
  Funding: [Funding, 'How far an asset has been moved into the trust.'],
  Trustee: [Trustee, 'A trustee named in the Certificate of Trust.'],
  Acknowledgement: [Acknowledgement, 'A statement that was put to the owner, and whether it was ticked.'],
  CertificateData: [CertificateData, 'The answers of the Certificate of Trust.'],
  Profile: [Profile, 'The owner of the account.'],
  Billing: [Billing, 'All that is kept of a card: never its number, never its security code.'],
  Purchase: [Purchase, 'The record of a purchase.'],
  Account: [Account, 'How the owner signs in.'],
  OwnData: [OwnData, 'Everything that is kept about the owner of the account.'],
  SignInAnswer: [SignInAnswer, 'The session that has begun, or that a code is wanted first.'],
  SecondFactor: [SecondFactor, 'The second factor of the account.'],
  Device: [Device, 'A browser in which the owner is signed in.'],
  ReviewLink: [ReviewLink, 'A link for readers.'],
  ReviewComment: [ReviewComment, 'What a reader has remarked on a section.'],
  Review: [Review, 'What a reader sees.'],
  AccountEvent: [AccountEvent, 'Something that happened to the account.'],
}

const capital = (id: string) => `${id[0]?.toUpperCase()}${id.slice(1)}`
const nameOf = new Map(Object.entries(named).map(([name, [schema]]) => [schema, name]))

/** The name in the document of a schema that an operation takes or gives. */
export function schemaName(schema: z.ZodMiniType, { id }: Pick<DescribedOperation, 'id'>, use: 'Request' | 'Answer') {
  return nameOf.get(schema) ?? `${capital(id)}${use}`
}

export const refTo = (name: string): Schema & { $ref: string } => ({ $ref: `#/components/schemas/${name}` })

const refusal: Schema = {
  type: 'object',
  description: 'The body of every refusal.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: {
          description: 'Why, for programs.',
          oneOf: Object.entries(errorCodes).map(([code, status]) => ({
            const: code,
            description: `${status}: ${errorMeanings[code as keyof typeof errorCodes]}`,
          })),
        },
        message: { type: 'string', description: 'Why, in English, for the person at the screen.' },
        field: {
          type: 'string',
          description: 'The dotted path of the field that is wrong, such as `beneficiaries.put.0.name`.',
        },
      },
    },
  },
}

/** Every schema of the document by its name: those above, and what single operations take and give. */
export function componentSchemas(operations: readonly DescribedOperation[]): Record<string, Schema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, [schema]] of Object.entries(named)) registry.add(schema, { id })
  for (const each of operations) {
    const { request, response } = each.operation
    if (request && !nameOf.has(request)) registry.add(request, { id: schemaName(request, each, 'Request') })
    if (!nameOf.has(response) && each.id !== 'trustEvents')
      registry.add(response, { id: schemaName(response, each, 'Answer') })
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => refTo(id).$ref,
    // As long as a page, and no program needs it besides the format.
    override: ({ jsonSchema }) => void (jsonSchema.format === 'date-time' && delete jsonSchema.pattern),
  })
  const made = Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [
    name,
    withNotes(name, schema as Schema),
  ])
  return { ...Object.fromEntries(made), Refusal: refusal }
}

/** Puts beside a schema and its fields what is said of them. */
function withNotes(name: string, { properties, ...rest }: Schema): Schema {
  const [, description] = named[name] ?? []
  const schema = { ...(description && { description }), ...rest }
  if (!properties) return schema
  const noted = Object.entries(properties).map(([field, each]) => [field, { ...each, ...noteOf(name, field) }])
  return { ...schema, properties: Object.fromEntries(noted) }
}
