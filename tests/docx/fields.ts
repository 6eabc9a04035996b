import type * as z from 'zod/mini'
import { buildDocument } from '#documents/build.ts'
import { plainText } from '#documents/plain-text.ts'
import { detailSteps } from '#domain/trust/details/detail-step.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import {
  Asset,
  Beneficiary,
  BusinessDetails,
  CertificateData,
  RealEstateDetails,
  Trustee,
} from '#domain/trust/entries.ts'
import { ASSET_TYPES, MARITAL_STATUSES, OWNERSHIPS, RELATIONSHIPS, TRUSTEE_TYPES } from '#domain/trust/enumerations.ts'
import { scalarFields, type TrustRecord } from '#domain/trust/record.ts'
import { beneficiaryForm } from '#domain/trust/steps/05-beneficiaries.ts'
import { assetForm } from '#domain/trust/steps/06-assets.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { families } from '#samples/families.ts'
import { IDS } from './documents.ts'

/** The lists and groups of the record, with the fields of their entries. */
const GROUPS = {
  certificateData: CertificateData,
  trustees: Trustee,
  beneficiaries: Beneficiary,
  assets: Asset,
  'assets.realEstateDetails': RealEstateDetails,
  'assets.businessDetails': BusinessDetails,
} as const

/** Every field of the record that holds one value: `trustName`, `beneficiaries.ein`, `assets.businessDetails.state`. */
export const FIELDS: readonly string[] = [
  ...Object.keys(scalarFields),
  ...Object.entries(GROUPS).flatMap(([group, { shape }]) =>
    Object.keys(shape)
      .filter((field) => field !== 'id' && !(`${group}.${field}` in GROUPS))
      .map((field) => `${group}.${field}`),
  ),
]

type Part = Record<string, unknown>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The record with one field set in it, in every entry where it lies in a list. */
function withValue(part: Part, [first = '', ...rest]: readonly string[], value: unknown): Part {
  const inside = part[first]
  if (rest.length === 0) return { ...part, [first]: value }
  // The first trustee of the list is the one of step 3, and named there.
  const from = first === 'trustees' ? 1 : 0
  if (Array.isArray(inside))
    return { ...part, [first]: inside.map((entry, at) => (at < from ? entry : withValue(entry, rest, value))) }
  return { ...part, [first]: withValue(isPart(inside) ? inside : {}, rest, value) }
}

/** Values of every kind; a field is given those that its schema takes. */
const VALUES: readonly unknown[] = [
  ...[undefined, true, false, 7, 33, 'Zanzibar', 'Quux', 'q@quux.example', '2011-02-03', '2012-03-04'],
  ...[
    '123456789',
    '987-65-4321',
    '123-45-6789',
    '12-3456789',
    '98-7654321',
    '12',
    '4b',
    'custom',
    'Trust',
    '25: 40%, 30: 60%',
  ],
  ...[TRUSTEE_TYPES, MARITAL_STATUSES, RELATIONSHIPS, ASSET_TYPES, OWNERSHIPS].flatMap((choices) =>
    Object.keys(choices),
  ),
]

/** A text takes nearly all of them, and the first few show whether it matters. */
const ENOUGH = 4

function schemaOf(field: string): z.ZodMiniType {
  const group = Object.keys(GROUPS).findLast((name) => field.startsWith(`${name}.`)) as keyof typeof GROUPS | undefined
  const shape: Readonly<Record<string, z.ZodMiniType>> = group ? GROUPS[group].shape : scalarFields
  const schema = shape[field.slice(group ? group.length + 1 : 0)]
  if (!schema) throw new Error(`The record has no field ${field}.`)
  return schema
}

const complete = families.complete
/** Records on which different answers come to bear. */
const BASES: readonly TrustRecord[] = [
  {
    ...complete,
    trustees: [
      ...(complete.trustees ?? []),
      { id: 'co', name: 'Ada Co-Trustee', address: '1 Elk Street, Cody, WY 82414' },
    ],
    assets: (complete.assets ?? []).map((asset) =>
      asset.realEstateDetails ? { ...asset, realEstateDetails: { ...asset.realEstateDetails, mortgage: true } } : asset,
    ),
  },
  {
    ...complete,
    distributionType: 'custom',
    trusteeType: 'self',
    certificateData: { ...complete.certificateData, hasAmendments: true },
  },
  { ...families.hostile, trusteeType: 'other', distributionType: 'percentage' },
]

/** The documents whose text changes with the field, found by changing it. */
export function documentsWith(field: string): DocumentId[] {
  const schema = schemaOf(field)
  const values = VALUES.filter((value) => schema.safeParse(value).success).slice(0, ENOUGH)
  const texts = (id: DocumentId, base: TrustRecord) =>
    new Set(
      values.map((value) => {
        const changed = withValue(base, field.split('.'), value) as TrustRecord
        return plainText(buildDocument(changed, documentNames[id])).join('\n')
      }),
    )
  return IDS.filter((id) => BASES.some((base) => texts(id, base).size > 1))
}

const GROUP_OF_PAGE = {
  'beneficiary-age': 'beneficiaries',
  'charity-info': 'beneficiaries',
  'real-estate-info': 'assets.realEstateDetails',
  'business-info': 'assets.businessDetails',
} as const

const namesOf = (questions: readonly { name: string }[], group?: string) =>
  questions.map(({ name }) => (group ? `${group}.${name}` : name))

/** The fields of the record that a question on a screen asks for, by the names of {@link import('./fields.ts').FIELDS}. */
export const ASKED: ReadonlySet<string> = new Set([
  ...steps.flatMap(({ slug, questions }) => [
    ...namesOf(questions),
    ...(slug === 'certificate-of-trust' ? namesOf(questions, 'certificateData') : []),
  ]),
  ...detailSteps.flatMap(({ page, questions }) => namesOf(questions, GROUP_OF_PAGE[page])),
  ...namesOf(beneficiaryForm.questions, 'beneficiaries'),
  ...namesOf(assetForm.questions, 'assets'),
  // The certificate's question for trustees asks for both.
  ...['trustees.name', 'trustees.address'],
])
