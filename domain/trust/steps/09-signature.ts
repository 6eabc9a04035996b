import * as z from 'zod/mini'
import { listChange } from '../differences.ts'
import { ACKNOWLEDGEMENTS } from '../lifecycle.ts'
import { DASHBOARD, SUMMARY, stepPath } from '../routes.ts'
import type { Answers, Step } from './step.ts'

const checked = (missing: string) => z.boolean().check(z.refine((value) => value, missing))

export const signatureStep: Step = {
  number: 9,
  slug: 'signature',
  name: 'Signature',
  heading: 'Signature and Acknowledgment',
  description: 'You sign nothing here. You confirm four statements before you review the whole trust.',
  goesInto: { documents: [], why: 'No document includes this page; it records what you have read.' },
  total: 9,
  back: stepPath('grantor'),
  previous: stepPath('grantor'),
  next: () => SUMMARY,
  exit: DASHBOARD,
  currentStep: 9,
  questions: ACKNOWLEDGEMENTS.map(({ id, text }) => ({ name: id, label: text, kind: 'check' })),
  initial: (trust): Answers =>
    Object.fromEntries(
      ACKNOWLEDGEMENTS.map(({ id }) => [
        id,
        trust.acknowledgements?.find((stored) => stored.id === id)?.checked ?? false,
      ]),
    ),
  schema: () => z.object(Object.fromEntries(ACKNOWLEDGEMENTS.map(({ id, missing }) => [id, checked(missing)]))),
  change: (answers, trust) => {
    const before = new Map((trust.acknowledgements ?? []).map((stored) => [stored.id, stored.checked]))
    const after = ACKNOWLEDGEMENTS.map(({ id, text }) => ({
      id,
      text,
      checked: answers[id] === undefined ? (before.get(id) ?? false) : answers[id] === true,
    }))
    return { acknowledgements: listChange(trust.acknowledgements, after) }
  },
  completes: () => ({ completed: true, signatureComplete: true }),
  errorToast: () => ({
    title: 'Required Acknowledgements',
    description: 'Please check all acknowledgements to proceed.',
  }),
  saved: { title: 'Progress Saved', description: 'Your acknowledgements have been saved.' },
  saveFailed: () => ({ title: 'Save Error', description: 'Failed to save your acknowledgements. Please try again.' }),
}
