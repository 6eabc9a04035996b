import * as z from 'zod/mini'
import { afterRealEstate } from '../detail-pages.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import type { ListStep } from './list-step.ts'

export const assetsStep: ListStep = {
  number: 6,
  slug: 'assets',
  name: 'Assets',
  heading: 'Assets',
  description:
    'What you plan to give to the trust. Listing property here does not transfer it. What goes in is given for good: you keep no use of it and no income from it, and to live on in your home you then need a written lease at fair market rent.',
  goesInto: { documents: ['trust-agreement', 'assignment-of-assets'], why: 'They list what you give.' },
  terms: ['funding', 'tenantsInCommon'],
  total: 10,
  back: stepPath('beneficiaries'),
  previous: stepPath('beneficiaries'),
  next: (trust) => afterRealEstate(trust),
  exit: DASHBOARD,
  currentStep: 6,
  list: 'assets',
  questions: [],
  initial: () => ({}),
  schema: () => z.object({}),
  change: () => ({}),
  emptyList: { title: 'No assets added', description: 'Please add at least one asset to your trust' },
  nameMissing: { title: 'Missing information', description: 'Please enter an asset name' },
  saved: { title: 'Progress Saved', description: 'Your assets have been saved.' },
  saveFailed: () => ({ title: 'Error', description: 'Failed to save assets' }),
}
