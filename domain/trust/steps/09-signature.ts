import * as z from 'zod/mini'
import { listChange } from '../list-change.ts'
import { DASHBOARD, SUMMARY, stepPath } from '../routes.ts'
import type { Answers, Step } from './step.ts'

/** The four acknowledgements of T 2.5. Their ids are stored; changing one asks everybody to confirm it anew. */
export const ACKNOWLEDGEMENTS = [
  {
    id: 'accuracy',
    text: 'I have checked my answers, and the information I have given is accurate and complete to the best of my knowledge.',
    missing: 'Please confirm that your information is accurate.',
  },
  {
    id: 'requirements',
    text: 'I understand the Wyoming trust requirements: a written agreement that is expressly irrevocable, a trustee who accepts, and a link to Wyoming.',
    missing: 'Please confirm that you understand the Wyoming trust requirements.',
  },
  {
    id: 'execution',
    text: 'I understand that signing the documents correctly, with notarization and witnesses where they are needed, is my own responsibility.',
    missing: 'Please confirm that signing correctly is your own responsibility.',
  },
  {
    id: 'attorney',
    text: 'I understand that this service is not a law firm and gives no legal advice, and that I should consult an attorney before I sign.',
    missing: 'Please confirm that you should consult an attorney.',
  },
] as const

const checked = (missing: string) => z.boolean().check(z.refine((value) => value, missing))

export const signatureStep: Step = {
  number: 9,
  slug: 'signature',
  name: 'Signature',
  heading: 'Signature and Acknowledgment',
  description: 'Nothing is signed here. You confirm four things before you look at the whole.',
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
  refusal: () => ({ title: 'Required Acknowledgements', description: 'Please check all acknowledgements to proceed.' }),
  saved: { title: 'Progress Saved', description: 'Your acknowledgements have been saved.' },
  saveFailed: () => ({ title: 'Save Error', description: 'Failed to save your acknowledgements. Please try again.' }),
}
