import * as z from 'zod/mini'
import { addressOnOneLine } from '../../formats/address.ts'
import { dashedEin } from '../../formats/numbers.ts'
import { line, numberOf, paragraph, percentAnswer, textOfNumber } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { shareOwned } from '../assets.ts'
import { afterBusiness, afterRealEstate, lacksBusinessDetails, lacksRealEstateDetails } from '../detail-pages.ts'
import { type BusinessDetails, EIN, type RealEstateDetails } from '../entries.ts'
import type { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import type { Answers } from '../steps/step.ts'
import type { DetailStep } from './detail-step.ts'

/** The details with these answers: a text left empty takes the old one away, and one that is not among them stays. */
function withTexts<Name extends string>(
  before: Partial<Record<Name, string>>,
  names: readonly Name[],
  answers: Partial<Answers>,
) {
  const details = { ...before }
  for (const name of names) {
    if (answers[name] === '') delete details[name]
    else if (answers[name] !== undefined) details[name] = String(answers[name])
  }
  return details
}

const LAND_TEXTS = ['street', 'county', 'state', 'legalDescription', 'parcelNumber', 'titleHolding', 'lender'] as const

const property = (trust: TrustRecord, id: string) =>
  trust.assets?.find((asset) => asset.id === id && asset.type === 'real_estate')

function storedLand(trust: TrustRecord, id: string): Answers {
  const details = property(trust, id)?.realEstateDetails
  const given = LAND_TEXTS.map((name) => [name, details?.[name] ?? ''])
  return { ...Object.fromEntries(given), mortgage: details?.mortgage ?? false }
}

function putLand(answers: Partial<Answers>, id: string, trust: TrustRecord, unknown?: true): TrustPatch {
  const { unknown: _, ...before } = property(trust, id)?.realEstateDetails ?? {}
  const details: RealEstateDetails = withTexts(before, LAND_TEXTS, answers)
  if (answers.mortgage !== undefined) details.mortgage = answers.mortgage === true
  return { assets: { put: [{ id, realEstateDetails: { ...details, ...(unknown && { unknown }) } }] } }
}

export const realEstateInfo: DetailStep = {
  page: 'real-estate-info',
  number: 6,
  total: 10,
  heading: 'Real Estate Information',
  description: 'What a deed into the trust needs to say about this property. Most of it is in your present deed.',
  goesInto: { documents: ['trust-agreement', 'assignment-of-assets'], why: 'They list what you give.' },
  back: stepPath('assets'),
  next: (trust, id) => afterRealEstate(trust, id),
  exit: DASHBOARD,
  subjects: ({ assets = [] }) => assets.filter(({ type }) => type === 'real_estate'),
  lacking: ({ assets = [] }) => assets.filter(lacksRealEstateDetails),
  forAll: 'I don’t have this for any property yet',
  missing: 'This real estate is not in your list of assets. The entry may have been removed.',
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
    const answers = storedLand(trust, id)
    return { ...answers, street: answers.street || addressOnOneLine(property(trust, id)?.address ?? '') }
  },
  stored: storedLand,
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
  change: (answers, id, trust) => putLand(answers, id, trust),
  notYet: (answers, id, trust) => putLand(answers, id, trust, true),
  saveFailed: { title: 'Error', description: 'Failed to save assets' },
}

const BUSINESS_TEXTS = ['entityType', 'state', 'ein', 'registeredAgent'] as const

const business = (trust: TrustRecord, id: string) =>
  trust.assets?.find((asset) => asset.id === id && asset.type === 'business')

function putBusiness(answers: Partial<Answers>, id: string, trust: TrustRecord, unknown?: true): TrustPatch {
  const asset = business(trust, id)
  const { unknown: _, ...before } = asset?.businessDetails ?? {}
  const details: BusinessDetails = withTexts(before, BUSINESS_TEXTS, answers)
  if (answers.percentOwned === '') delete details.percentOwned
  else if (answers.percentOwned !== undefined) details.percentOwned = numberOf(answers.percentOwned)
  const businessDetails = { ...details, ...(unknown && { unknown }) }
  const answersFormerShare = answers.percentOwned !== undefined && asset?.percentOwned !== undefined
  return { assets: { put: [{ id, businessDetails, ...(answersFormerShare && { percentOwned: null }) }] } }
}

export const businessInfo: DetailStep = {
  page: 'business-info',
  number: 6,
  total: 10,
  heading: 'Business Information',
  description: 'What an assignment of this business to the trust needs to say.',
  goesInto: { documents: ['trust-agreement', 'assignment-of-assets'], why: 'They list what you give.' },
  back: stepPath('assets'),
  next: (trust, id) => afterBusiness(trust, id),
  exit: DASHBOARD,
  subjects: ({ assets = [] }) => assets.filter(({ type }) => type === 'business'),
  lacking: ({ assets = [] }) => assets.filter(lacksBusinessDetails),
  forAll: 'I don’t have this for any business yet',
  missing: 'This business is not in your list of assets. The entry may have been removed.',
  questions: [
    {
      name: 'entityType',
      label: 'Entity Type',
      kind: 'line',
      hint: 'For example: limited liability company, corporation, partnership.',
    },
    { name: 'state', label: 'State', kind: 'line', optional: true, hint: 'Where it was formed.' },
    {
      name: 'ein',
      label: 'Employer Identification Number (EIN)',
      kind: 'ein',
      optional: true,
      hint: 'Two digits, a dash and seven digits, such as 12-3456789.',
    },
    {
      name: 'percentOwned',
      label: 'Percentage You Own (%)',
      kind: 'percent',
      optional: true,
    },
    {
      name: 'registeredAgent',
      label: 'Registered Agent',
      kind: 'line',
      person: {},
      optional: true,
      hint: 'Who receives official letters for the business.',
    },
  ],
  initial: (trust, id) => {
    const asset = business(trust, id)
    const details = asset?.businessDetails
    return {
      ...Object.fromEntries(BUSINESS_TEXTS.map((name) => [name, details?.[name] ?? ''])),
      percentOwned: textOfNumber(asset && shareOwned(asset)),
    }
  },
  schema: z.object({
    entityType: line(LIMITS.name, 'Please enter the entity type, or press “I don’t have this yet”.'),
    state: line(LIMITS.name),
    ein: z.string().check(
      z.overwrite((typed) => (/^[\d\s-]*$/.test(typed) ? dashedEin(typed) : typed.trim())),
      z.refine(
        (text) => text === '' || EIN.test(text),
        'Please enter the EIN as two digits, a dash and seven digits, such as 12-3456789.',
      ),
    ),
    percentOwned: percentAnswer,
    registeredAgent: line(LIMITS.name),
  }),
  change: (answers, id, trust) => putBusiness(answers, id, trust),
  notYet: (answers, id, trust) => putBusiness(answers, id, trust, true),
  saveFailed: { title: 'Error', description: 'Failed to save assets' },
}
