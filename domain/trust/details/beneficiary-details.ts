import * as z from 'zod/mini'
import { dashedEin } from '../../formats/numbers.ts'
import { paragraph } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { afterAge, afterCharity, lacksAge, lacksEin } from '../detail-pages.ts'
import { AGES, typedAge } from '../distribution-ages.ts'
import { EIN } from '../entries.ts'
import type { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import type { Answers } from '../steps/step.ts'
import type { DetailStep } from './detail-step.ts'

const child = (trust: TrustRecord, id: string) =>
  trust.beneficiaries?.find((beneficiary) => beneficiary.id === id && beneficiary.relationship === 'child')

export const beneficiaryAge: DetailStep = {
  page: 'beneficiary-age',
  number: 5,
  total: 10,
  heading: 'Distribution Age',
  description:
    'If your distribution rules pay shares at an age: how old this child must be to receive a share, or its first part. It is never paid before the grantor’s death.',
  goesInto: { documents: ['trust-agreement', 'schedule-a'], why: 'They say at which age a share is paid out.' },
  back: stepPath('beneficiaries'),
  next: (trust, id) => afterAge(trust, id),
  exit: DASHBOARD,
  subjects: ({ beneficiaries = [] }) => beneficiaries.filter(({ relationship }) => relationship === 'child'),
  lacking: ({ beneficiaries = [] }) => beneficiaries.filter(lacksAge),
  forAll: 'Use this age for all children without one',
  missing: 'This child is not in your list of beneficiaries. The entry may have been removed.',
  questions: [
    {
      name: 'distributionAge',
      label: 'Distribution Age',
      kind: 'age',
      hint: 'A whole number between 18 and 65.',
      why: 'Until then the trustee manages the share and may pay from it for health, education, maintenance and support. Where shares are paid at an age, grandchildren and others who take a share receive theirs at 21, or at the first of the ages that you set in your distribution rules.',
    },
  ],
  initial: (trust, id) => ({ distributionAge: String(child(trust, id)?.distributionAge ?? AGES.fallback) }),
  // The age shown at first is a suggestion; saving the page accepts it.
  stored: (trust, id) => ({ distributionAge: String(child(trust, id)?.distributionAge ?? '') }),
  schema: z.object({
    distributionAge: z.string().check(
      z.overwrite((typed) => String(typedAge(typed))),
      z.refine((text) => Number.isInteger(Number(text)), { error: 'The age must be a whole number.', abort: true }),
      z.refine((text) => Number(text) >= AGES.least && Number(text) <= AGES.most, 'The age must be between 18 and 65.'),
    ),
  }),
  change: ({ distributionAge }, id) =>
    distributionAge === undefined
      ? {}
      : { beneficiaries: { put: [{ id, distributionAge: typedAge(String(distributionAge)) }] } },
  loadFailed: { title: 'Error', description: 'Failed to load beneficiary data' },
  saved: { title: 'Beneficiary updated', description: 'Distribution age has been saved' },
  saveFailed: { title: 'Error', description: 'Failed to save beneficiary information' },
}

const charity = (trust: TrustRecord, id: string) =>
  trust.beneficiaries?.find((beneficiary) => beneficiary.id === id && beneficiary.relationship === 'charity')

function put({ ein, address }: Partial<Answers>, id: string, mark?: true): TrustPatch {
  return {
    beneficiaries: {
      put: [
        {
          id,
          ...(ein !== undefined && { ein: String(ein) || null }),
          ...(address !== undefined && { address: String(address) || null }),
          ...(ein ? { einUnknown: null } : mark && { einUnknown: true }),
        },
      ],
    },
  }
}

export const charityInfo: DetailStep = {
  page: 'charity-info',
  number: 5,
  total: 10,
  heading: 'Charity Information',
  description: 'The charity’s tax number and address.',
  goesInto: { documents: ['trust-agreement', 'schedule-a'], why: 'They say which organization is meant.' },
  back: stepPath('beneficiaries'),
  next: (trust, id) => afterCharity(trust, id),
  exit: DASHBOARD,
  subjects: ({ beneficiaries = [] }) => beneficiaries.filter(({ relationship }) => relationship === 'charity'),
  lacking: ({ beneficiaries = [] }) => beneficiaries.filter(lacksEin),
  forAll: 'I don’t have this for any charity yet',
  missing: 'This charity is not in your list of beneficiaries. The entry may have been removed.',
  questions: [
    {
      name: 'ein',
      label: 'Employer Identification Number (EIN)',
      kind: 'ein',
      hint: 'Two digits, a dash and seven digits, such as 12-3456789.',
      why: 'Charities can share a name; the number makes sure that the right one receives the gift. It is on the charity’s receipts and website.',
    },
    { name: 'address', label: 'Address', kind: 'address', optional: true },
  ],
  initial: (trust, id) => ({ ein: charity(trust, id)?.ein ?? '', address: charity(trust, id)?.address ?? '' }),
  schema: z.object({
    ein: z.string().check(
      z.overwrite((typed) => (/^[\d\s-]*$/.test(typed) ? dashedEin(typed) : typed.trim())),
      z.minLength(1, { error: 'Please enter the EIN, or press “I don’t have this yet”.', abort: true }),
      z.regex(EIN, 'Please enter the EIN as two digits, a dash and seven digits, such as 12-3456789.'),
    ),
    address: paragraph(LIMITS.address),
  }),
  change: (answers, id) => put(answers, id),
  notYet: (answers, id) => put(answers, id, true),
  loadFailed: { title: 'Error', description: 'Failed to load beneficiary data' },
  saveFailed: { title: 'Error', description: 'Failed to save beneficiary information' },
}
