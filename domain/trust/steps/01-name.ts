import * as z from 'zod/mini'
import { line } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { asMessage, message } from '../../message.ts'
import { renamed } from '../carried-answers.ts'
import { ALL_DOCUMENTS } from '../documents.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import { INVALID, textsOf } from './answers.ts'
import type { Step, Words } from './step.ts'

const MISSING: Words = {
  title: 'Trust name required',
  description: 'Please enter a name for your trust before proceeding',
}
const MISSING_ON_SAVE: Words = {
  title: 'Trust name required',
  description: 'Please enter a name for your trust before saving',
}

export const NAMING_TIPS = [
  'Include the family name',
  'Say Trust or Dynasty Trust',
  'Keep it professional',
  'Avoid dates',
] as const

export const nameStep: Step = {
  number: 1,
  slug: 'name',
  name: 'Trust Name',
  heading: 'Name Your Trust',
  description: 'The name under which the trust will hold what you give it.',
  goesInto: { documents: ALL_DOCUMENTS, why: 'Each names the trust it belongs to.' },
  terms: ['dynastyTrust'],
  total: 14,
  back: DASHBOARD,
  previous: DASHBOARD,
  next: () => stepPath('trustee'),
  exit: DASHBOARD,
  currentStep: 2,
  questions: [
    {
      name: 'trustName',
      label: 'Trust Name',
      kind: 'line',
      placeholder: 'The Smith Family Dynasty Trust',
      why: 'Banks, county clerks and the IRS will know your trust by this exact name.',
    },
  ],
  initial: (trust) => textsOf(trust, ['trustName']),
  schema: () => z.object({ trustName: line(LIMITS.name, 'Please enter a name for your trust before proceeding') }),
  change: ({ trustName }, trust) => (trustName === undefined ? {} : renamed(String(trustName), trust)),
  errorToast: (errors) => (errors.some(({ message }) => message === MISSING.description) ? MISSING : INVALID),
  saveErrorToast: (answers) => (String(answers.trustName ?? '').trim() === '' ? MISSING_ON_SAVE : undefined),
  saved: { title: 'Progress saved', description: 'Your trust name has been saved.' },
  saveFailed: (reason) => ({
    title: 'Error',
    description: reason
      ? message('Save failed: {reason}', { reason: asMessage(reason) })
      : 'Could not save your trust name. Please try again.',
  }),
}
