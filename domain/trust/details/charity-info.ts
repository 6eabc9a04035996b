import * as z from 'zod/mini'
import { dashedEin } from '../../formats/numbers.ts'
import { paragraph } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { afterCharity, lacksEin } from '../detail-pages.ts'
import { EIN } from '../entries.ts'
import type { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import type { Answers } from '../steps/step.ts'
import type { DetailStep } from './detail-step.ts'

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
  back: stepPath('beneficiaries'),
  next: (trust, id) => afterCharity(trust, id),
  exit: DASHBOARD,
  subjects: ({ beneficiaries = [] }) => beneficiaries.filter(({ relationship }) => relationship === 'charity'),
  lacking: ({ beneficiaries = [] }) => beneficiaries.filter(lacksEin),
  forAll: 'I don’t have any of these yet',
  missing: 'The charity of this page is not in your list of beneficiaries. The entry may have been removed.',
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
