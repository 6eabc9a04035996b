import * as z from 'zod/mini'
import { addressOnOneLine } from '../../formats/address.ts'
import { line, paragraph } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { afterRealEstate, lacksRealEstateDetails } from '../detail-pages.ts'
import type { RealEstateDetails } from '../entries.ts'
import type { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import type { Answers } from '../steps/step.ts'
import type { DetailStep } from './detail-step.ts'

const texts = ['street', 'county', 'state', 'legalDescription', 'parcelNumber', 'titleHolding', 'lender'] as const

const property = (trust: TrustRecord, id: string) =>
  trust.assets?.find((asset) => asset.id === id && asset.type === 'real_estate')

function stored(trust: TrustRecord, id: string): Answers {
  const details = property(trust, id)?.realEstateDetails
  const given = texts.map((name) => [name, details?.[name] ?? ''])
  return { ...Object.fromEntries(given), mortgage: details?.mortgage ?? false }
}

function put(answers: Partial<Answers>, id: string, trust: TrustRecord, unknown?: true): TrustPatch {
  const { unknown: _, ...before } = property(trust, id)?.realEstateDetails ?? {}
  const details: RealEstateDetails = { ...before }
  for (const name of texts) {
    if (answers[name] === '') delete details[name]
    else if (answers[name] !== undefined) details[name] = String(answers[name])
  }
  if (answers.mortgage !== undefined) details.mortgage = answers.mortgage === true
  return { assets: { put: [{ id, realEstateDetails: { ...details, ...(unknown && { unknown }) } }] } }
}

export const realEstateInfo: DetailStep = {
  page: 'real-estate-info',
  number: 6,
  total: 10,
  heading: 'Real Estate Information',
  description: 'What a deed into the trust needs to say about this property. Most of it is in your present deed.',
  back: stepPath('assets'),
  next: (trust, id) => afterRealEstate(trust, id),
  exit: DASHBOARD,
  subjects: ({ assets = [] }) => assets.filter(({ type }) => type === 'real_estate'),
  lacking: ({ assets = [] }) => assets.filter(lacksRealEstateDetails),
  forAll: 'I don’t have any of these yet',
  missing: 'The real estate of this page is not in your list of assets. The entry may have been removed.',
  questions: [
    { name: 'street', label: 'Street Address', kind: 'line', addressesOf: ['grantorName'] },
    { name: 'county', label: 'County', kind: 'line', optional: true, hint: 'A deed is recorded in this county.' },
    { name: 'state', label: 'State', kind: 'line', optional: true, autoComplete: 'address-level1' },
    {
      name: 'legalDescription',
      label: 'Legal Description',
      kind: 'paragraph',
      optional: true,
      hint: 'Word for word as in your deed.',
      why: 'Land is transferred by its legal description; a street address alone does not identify it.',
    },
    {
      name: 'parcelNumber',
      label: 'Parcel Number',
      kind: 'line',
      optional: true,
      hint: 'On the property tax bill.',
    },
    {
      name: 'titleHolding',
      label: 'How Title Is Held',
      kind: 'line',
      optional: true,
      hint: 'The owners’ names and how they hold it, as in the deed: “Ann and Bo Reed, tenants by the entireties”. They need not be in the description too.',
    },
    { name: 'mortgage', label: 'There is a mortgage on this property', kind: 'check' },
    {
      name: 'lender',
      label: 'Lender',
      kind: 'line',
      optional: true,
      shownIf: (answers) => answers.mortgage === true,
    },
  ],
  // The address that the list of assets has is a suggestion for the street; saving the page accepts it.
  initial: (trust, id) => {
    const answers = stored(trust, id)
    return { ...answers, street: answers.street || addressOnOneLine(property(trust, id)?.address ?? '') }
  },
  stored,
  schema: z.object({
    street: line(LIMITS.address, 'Please enter the street address, or press “I don’t have this yet”.'),
    county: line(LIMITS.name),
    state: line(LIMITS.name),
    legalDescription: paragraph(),
    parcelNumber: line(LIMITS.name),
    titleHolding: line(LIMITS.address),
    mortgage: z.boolean(),
    lender: line(LIMITS.name),
  }),
  change: (answers, id, trust) => put(answers, id, trust),
  notYet: (answers, id, trust) => put(answers, id, trust, true),
  saveFailed: { title: 'Error', description: 'Failed to save assets' },
}
