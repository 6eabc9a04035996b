import * as z from 'zod/mini'
import { dashedEin } from '../../formats/numbers.ts'
import { line, numberOf, percentAnswer, textOfNumber } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { afterBusiness, lacksBusinessDetails } from '../detail-pages.ts'
import { type BusinessDetails, EIN } from '../entries.ts'
import type { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import { shareOwned } from '../share-owned.ts'
import type { Answers } from '../steps/step.ts'
import type { DetailStep } from './detail-step.ts'

const texts = ['entityType', 'state', 'ein', 'registeredAgent'] as const

const business = (trust: TrustRecord, id: string) =>
  trust.assets?.find((asset) => asset.id === id && asset.type === 'business')

function put(answers: Partial<Answers>, id: string, trust: TrustRecord, unknown?: true): TrustPatch {
  const asset = business(trust, id)
  const { unknown: _, ...before } = asset?.businessDetails ?? {}
  const details: BusinessDetails = { ...before }
  for (const name of texts) {
    if (answers[name] === '') delete details[name]
    else if (answers[name] !== undefined) details[name] = String(answers[name])
  }
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
  back: stepPath('assets'),
  next: (trust, id) => afterBusiness(trust, id),
  exit: DASHBOARD,
  subjects: ({ assets = [] }) => assets.filter(({ type }) => type === 'business'),
  lacking: ({ assets = [] }) => assets.filter(lacksBusinessDetails),
  forAll: 'I don’t have any of these yet',
  missing: 'The business of this page is not in your list of assets. The entry may have been removed.',
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
      optional: true,
      hint: 'Who receives official letters for the business.',
    },
  ],
  initial: (trust, id) => {
    const asset = business(trust, id)
    const details = asset?.businessDetails
    return {
      ...Object.fromEntries(texts.map((name) => [name, details?.[name] ?? ''])),
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
  change: (answers, id, trust) => put(answers, id, trust),
  notYet: (answers, id, trust) => put(answers, id, trust, true),
  saveFailed: { title: 'Error', description: 'Failed to save assets' },
}
