import * as z from 'zod/mini'
import { afterAge } from '../detail-pages.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import type { ListStep } from './list-step.ts'

export const beneficiariesStep: ListStep = {
  number: 5,
  slug: 'beneficiaries',
  name: 'Beneficiaries',
  heading: 'Beneficiaries',
  description: 'The people and charities the trust is for. There can be up to 1,000.',
  total: 10,
  back: stepPath('grantor'),
  previous: stepPath('grantor'),
  next: (trust) => afterAge(trust),
  exit: DASHBOARD,
  currentStep: 5,
  list: 'beneficiaries',
  questions: [],
  initial: () => ({}),
  schema: () => z.object({}),
  change: () => ({}),
  emptyList: { title: 'No beneficiaries added', description: 'Please add at least one beneficiary to your trust' },
  nameMissing: { title: 'Missing information', description: 'Please enter a beneficiary name' },
  saved: { title: 'Progress Saved', description: 'Your beneficiaries have been saved.' },
  saveFailed: () => ({ title: 'Error', description: 'Failed to save beneficiaries' }),
  nextFailed: { title: 'Error', description: 'Failed to save beneficiary information' },
  loadFailed: { title: 'Error', description: 'Failed to load beneficiary data' },
}
