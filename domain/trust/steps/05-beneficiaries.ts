import * as z from 'zod/mini'
import { AFTERBORN_HINTS, afterbornTake } from '../afterborn.ts'
import { afterAge } from '../detail-pages.ts'
import { AFTERBORN_CHILDREN, keysOf } from '../enumerations.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import type { ListStep } from './list-step.ts'

export const beneficiariesStep: ListStep = {
  number: 5,
  slug: 'beneficiaries',
  name: 'Beneficiaries',
  heading: 'Beneficiaries',
  description: 'The people and charities the trust is for. There can be up to 1,000.',
  goesInto: {
    documents: ['trust-agreement', 'schedule-a', 'assignment-of-assets', 'pour-over-will'],
    why: 'They say who the trust is for.',
  },
  total: 10,
  back: stepPath('grantor'),
  previous: stepPath('grantor'),
  next: (trust) => afterAge(trust),
  exit: DASHBOARD,
  currentStep: 5,
  list: 'beneficiaries',
  questions: [
    {
      name: 'afterbornChildren',
      label: 'Children born or adopted later',
      kind: 'choice',
      hint: 'For children of the grantor who are born or adopted after the trust agreement is signed. The trust and the will treat them the same way.',
      choices: AFTERBORN_CHILDREN,
      choiceHintsFor: (trust) => ({
        included: AFTERBORN_HINTS[afterbornTake(trust)],
        excluded: 'The trust and the will leave them out on purpose.',
      }),
    },
  ],
  initial: ({ afterbornChildren = 'included' }) => ({ afterbornChildren }),
  schema: () => z.object({ afterbornChildren: z.enum(keysOf(AFTERBORN_CHILDREN), 'Please choose one of the two.') }),
  // Absent says the same as 'included', so that a trust made before the question was asked has not changed.
  change: ({ afterbornChildren }) => {
    if (afterbornChildren === 'excluded') return { afterbornChildren }
    return afterbornChildren === 'included' ? { afterbornChildren: null } : {}
  },
  emptyList: { title: 'No beneficiaries added', description: 'Please add at least one beneficiary to your trust' },
  nameMissing: { title: 'Missing information', description: 'Please enter a beneficiary name' },
  saved: { title: 'Progress Saved', description: 'Your beneficiaries have been saved.' },
  saveFailed: () => ({ title: 'Error', description: 'Failed to save beneficiaries' }),
  nextFailed: { title: 'Error', description: 'Failed to save beneficiary information' },
  loadFailed: { title: 'Error', description: 'Failed to load beneficiary data' },
}
