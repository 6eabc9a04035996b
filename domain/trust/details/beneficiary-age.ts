import * as z from 'zod/mini'
import { afterAge, lacksAge } from '../detail-pages.ts'
import { AGES, typedAge } from '../distribution-ages.ts'
import type { TrustRecord } from '../record.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import type { DetailStep } from './detail-step.ts'

const child = (trust: TrustRecord, id: string) =>
  trust.beneficiaries?.find((beneficiary) => beneficiary.id === id && beneficiary.relationship === 'child')

export const beneficiaryAge: DetailStep = {
  page: 'beneficiary-age',
  number: 5,
  total: 10,
  heading: 'Distribution Age',
  description:
    'The age at which this child receives a share, or its first part, if your distribution rules pay it out at an age, but not before the grantor’s death.',
  back: stepPath('beneficiaries'),
  next: (trust, id) => afterAge(trust, id),
  exit: DASHBOARD,
  subjects: ({ beneficiaries = [] }) => beneficiaries.filter(({ relationship }) => relationship === 'child'),
  lacking: ({ beneficiaries = [] }) => beneficiaries.filter(lacksAge),
  forAll: 'Use this age for all children without one',
  missing: 'The child of this page is not in your list of beneficiaries. The entry may have been removed.',
  questions: [
    {
      name: 'distributionAge',
      label: 'Distribution Age',
      kind: 'age',
      hint: 'A whole number between 18 and 65.',
      why: 'Where your distribution rules pay shares out at an age, the trustee manages each share until then and may pay from it for health, education and support. Grandchildren and other people who take a share are not asked for an age: theirs is 21 or, with your own ages and parts, the earliest of those.',
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
