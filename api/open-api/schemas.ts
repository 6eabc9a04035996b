import * as z from 'zod/mini'
import { detailSteps } from '#domain/trust/details/detail-step.ts'
import { HealthCareDirective } from '#domain/trust/directive.ts'
import {
  Acknowledgement,
  Asset,
  Beneficiary,
  BusinessDetails,
  CertificateData,
  Contact,
  Funding,
  RealEstateDetails,
  RegisteredPerson,
  Trustee,
} from '#domain/trust/entries.ts'
import { TrustPatch } from '#domain/trust/patch.ts'
import { TrustRecord } from '#domain/trust/record.ts'
import { beneficiaryForm } from '#domain/trust/steps/05-beneficiaries.ts'
import { assetForm } from '#domain/trust/steps/06-assets.ts'
import { steps } from '#domain/trust/steps/all.ts'
import type { Question } from '#domain/trust/steps/step.ts'
import { errorCodes, errorMeanings } from '../errors.ts'
import { type FieldNote, inFull, type NamedSchema, type Resource } from '../operation.ts'
import { type NamedOperation, operations, resources } from '../resources.ts'
import type { Schema } from './model.ts'

type Notes = Record<string, string | FieldNote>

const INSTANT: FieldNote = { format: 'date-time' }
const day = (description: string): FieldNote => ({ description, format: 'date' })

const isSame = (name: string, label: string) => name.toLowerCase() === label.toLowerCase().replaceAll(' ', '')

/** Notes from the labels and hints of questions. Of two questions for one field the first counts. */
function fromQuestions(questions: readonly Question[], where = ''): Notes {
  const notes = questions.map(({ name, label, hint, kind }): [string, FieldNote] => [
    name,
    {
      // No description that only repeats the name.
      ...((hint || where || !isSame(name, label)) && {
        description: `${where}${label}${/[.?]$/.test(label) ? '' : '.'}${hint ? ` ${hint}` : ''}`,
      }),
      ...(kind === 'date' && { format: 'date' }),
    },
  ])
  return Object.fromEntries(notes.toReversed())
}

const everyStep: Notes = Object.assign(
  {},
  ...steps.toReversed().map(({ number, questions }) => fromQuestions(questions, `Step ${number}: `)),
)
const details = (page: string) => fromQuestions(detailSteps.find((step) => step.page === page)?.questions ?? [])

const answerNotes: Notes = {
  currentStep: 'The step to continue with, 1 to 13.',
  completed: 'The user has reached the end of the questions.',
  isComplete: 'The trust was marked as complete.',
  completedAt: { description: 'When it was marked as complete.', ...INSTANT },
  grantorSsn: 'Four to nine digits. Encrypted where it is stored.',
  maritalStatus: 'The grantor’s. Absent if not given. A spouse may still be named.',
  einResponsiblePartySSN: 'Encrypted where it is stored.',
  distributionStages:
    'Ages and parts of a share where the type is `staggered`, such as `25: 20%, 30: 30%, 35: 50%`: 2 to 10 ascending ages from 18 to 90, parts that add up to 100%. Absent or empty, thirds.',
  distributionRules: 'The chosen wording.',
  terminationEvent: 'When the trust ends.',
  afterbornChildren: 'Whether children of the grantor born or adopted later share; absent, they do.',
  backupTrusteeName: 'The successor trustee.',
  einEntityType: 'Always `Trust`.',
  handoverOriginals: 'For the successor trustee: where the signed originals are.',
  handoverOpening: 'When the envelope may be opened, as printed on it.',
  handoverNotes: 'Notes to the successor trustee.',
  healthCareDirectiveSkipped: 'The optional step was skipped.',
}

const listNotes: Notes = {
  beneficiaries:
    'Entries to add or change, with the fields that change, and ids to remove. The fields are those of `Beneficiary`.',
  assets: 'Likewise, with the fields of `Asset`.',
  trustees: 'Likewise, with the fields of `Trustee`.',
  acknowledgements: 'Likewise, with the fields of `Acknowledgement`.',
  people: 'Likewise, with the fields of `RegisteredPerson`.',
  contacts: 'Likewise, with the fields of `Contact`.',
}

const ID = '1 to 64 letters, digits, dashes or underscores, chosen by the program that adds the entry.'

/** The notes from questions that are fields of the schema, with the others added to them or replacing them. */
function merged(schema: z.ZodMiniType, questions: Notes, others: Notes): Notes {
  const { shape = {} } = schema as Partial<z.ZodMiniObject>
  const names = [...Object.keys(questions).filter((name) => name in shape), ...Object.keys(others)]
  return Object.fromEntries(names.map((name) => [name, { ...inFull(questions[name]), ...inFull(others[name]) }]))
}

/** The schemas of the domain. Apart from the resources, so that pages do not load the questions with them. */
export const trustSchemas: Record<string, NamedSchema> = {
  TrustRecord: {
    schema: TrustRecord,
    description: 'A trust: every answer, nothing derived. A question without an answer is absent.',
    fields: merged(TrustRecord, everyStep, {
      ...answerNotes,
      uid: 'The owner’s account.',
      createdAt: INSTANT,
      lastUpdated: INSTANT,
    }),
  },
  TrustPatch: {
    schema: TrustPatch,
    description: 'A change to a trust: a field is set, or cleared with null; lists change entry by entry.',
    fields: merged(TrustPatch, everyStep, { ...answerNotes, ...listNotes }),
  },
  HealthCareDirective: {
    schema: HealthCareDirective,
    description: 'The answers of the directive, or that it was skipped.',
  },
  Beneficiary: {
    schema: Beneficiary,
    description: 'A person or a charity for whom the trust is held.',
    fields: merged(
      Beneficiary,
      { ...details('charity-info'), ...details('beneficiary-age'), ...fromQuestions(beneficiaryForm.questions) },
      {
        id: ID,
        isPrimary: '`false` for a contingent beneficiary; absent means primary.',
        einUnknown: 'The owner has no EIN for this charity yet.',
      },
    ),
  },
  Asset: {
    schema: Asset,
    description: 'Property for the trust.',
    fields: merged(Asset, fromQuestions(assetForm.questions), { id: ID }),
  },
  RealEstateDetails: {
    schema: RealEstateDetails,
    description: 'The contents of a deed into the trust.',
    fields: merged(RealEstateDetails, details('real-estate-info'), { unknown: 'The owner does not have these yet.' }),
  },
  BusinessDetails: {
    schema: BusinessDetails,
    description: 'The contents of the transfer of a business interest.',
    fields: merged(BusinessDetails, details('business-info'), { unknown: 'The owner does not have these yet.' }),
  },
  Funding: {
    schema: Funding,
    description: 'The progress of moving an asset into the trust.',
    fields: { date: day('The day on which it was done, or is planned.'), note: 'A note of the owner’s.' },
  },
  Trustee: {
    schema: Trustee,
    description: 'A trustee named in the Certificate of Trust.',
    fields: { id: ID },
  },
  Acknowledgement: {
    schema: Acknowledgement,
    description: 'A statement of the signature step, and whether the owner checked it.',
    fields: { id: ID },
  },
  RegisteredPerson: {
    schema: RegisteredPerson,
    description: 'A person or organization, with the facts for which no answer has a place.',
    fields: { id: ID, kind: 'Absent, a person.', relation: 'To the grantor.' },
  },
  Contact: {
    schema: Contact,
    description: 'Somebody whom the successor trustee calls.',
    fields: { id: ID, phone: 'As it is dialed, in any form.' },
  },
  CertificateData: {
    schema: CertificateData,
    description: 'The answers of the Certificate of Trust.',
    fields: merged(CertificateData, fromQuestions(steps[3]?.questions ?? []), {
      signatureDate: day('The day on which step 4 was finished.'),
    }),
  },
}

/** The operation whose response is a stream, not JSON. */
export const STREAM = 'trustEvents'

/** Every schema with a name, by its name. */
const named: Record<string, NamedSchema> = Object.assign(
  {},
  ...(resources as readonly Resource[]).map(({ schemas }) => schemas),
  trustSchemas,
)
const bySchema = new Map(
  Object.entries(named).map(([name, { schema, description }]) => [schema, { name, description }]),
)

/** The description of a schema with a name. */
export const descriptionOf = (schema: z.ZodMiniType) => bySchema.get(schema)?.description

/** The name in the document of the request or response schema of an operation. */
export function schemaName(schema: z.ZodMiniType, { id }: Pick<NamedOperation, 'id'>, use: 'Request' | 'Response') {
  return bySchema.get(schema)?.name ?? `${id[0]?.toUpperCase()}${id.slice(1)}${use}`
}

export const refTo = (name: string): Schema & { $ref: string } => ({ $ref: `#/components/schemas/${name}` })

export const ERROR_RESPONSE = 'ErrorResponse'
const errorResponse: Schema = {
  type: 'object',
  description: 'The body of every error response.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: {
          description: 'The reason, for programs.',
          oneOf: Object.entries(errorCodes).map(([code, status]) => ({
            const: code,
            description: `${status}: ${errorMeanings[code as keyof typeof errorCodes]}`,
          })),
        },
        message: { type: 'string', description: 'The reason in English, for the user.' },
        id: {
          type: 'string',
          description:
            'The English text of `message` in ICU message syntax, if it has values: the name of its translations.',
        },
        values: {
          type: 'object',
          description:
            'The values of the placeholders in `id`: a string, a number, or another text with an `id` and `values` of its own.',
          additionalProperties: { type: ['string', 'number', 'object'] },
        },
        field: {
          type: 'string',
          description: 'The dotted path of the invalid field, such as `beneficiaries.put.0.name`.',
        },
      },
    },
  },
}

/** Every schema of the document by name: those of the resources, and the requests and responses of single operations. */
export function componentSchemas(): Record<string, Schema> {
  const notes = new Map(Object.entries(named).map(([name, { fields }]) => [name, fields]))
  const registry = z.registry<{ id: string }>()
  for (const [id, { schema }] of Object.entries(named)) registry.add(schema, { id })
  for (const each of operations) {
    const { id, request, response, fields } = each
    if (request && !bySchema.has(request)) {
      registry.add(request, { id: schemaName(request, each, 'Request') })
      notes.set(schemaName(request, each, 'Request'), fields)
    }
    if (!bySchema.has(response) && id !== STREAM) registry.add(response, { id: schemaName(response, each, 'Response') })
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => refTo(id).$ref,
    // Very long, and the format is enough for programs.
    override: ({ jsonSchema }) => void (jsonSchema.format === 'date-time' && delete jsonSchema.pattern),
  })
  const described = Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [
    name,
    withNotes(schema as Schema, named[name]?.description, notes.get(name)),
  ])
  return { ...Object.fromEntries(described), [ERROR_RESPONSE]: errorResponse }
}

/** Adds the description of a schema, and the notes on its fields. */
function withNotes(
  { properties, ...rest }: Schema,
  description: string | undefined,
  notes: NamedSchema['fields'] = {},
): Schema {
  const schema = { ...(description && { description }), ...rest }
  if (!properties) return schema
  const withDescriptions = Object.entries(properties).map(([field, each]) => [
    field,
    { ...each, ...inFull(notes[field]) },
  ])
  return { ...schema, properties: Object.fromEntries(withDescriptions) }
}
