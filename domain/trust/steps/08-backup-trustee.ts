import * as z from 'zod/mini'
import { email, line, paragraph } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { OFFICES } from '../people/offices.ts'
import { SUMMARY, stepPath } from '../routes.ts'
import { INVALID, textsOf, toPatch } from './answers.ts'
import type { Step } from './step.ts'

export const backupTrusteeStep: Step = {
  number: 8,
  slug: 'backup-trustee',
  name: 'Successor (Backup) Trustee',
  heading: 'Backup Trustee',
  description:
    'The successor trustee steps in when no trustee is left. If you named two trustees and one stops serving, the other may serve alone.',
  goesInto: {
    documents: ['trust-agreement', 'certificate-of-trust', 'trustee-appointment'],
    why: 'They name who takes over.',
  },
  total: 9,
  back: stepPath('distribution'),
  previous: stepPath('distribution'),
  next: () => stepPath('signature'),
  exit: SUMMARY,
  currentStep: 8,
  currentStepOnSave: 7,
  questions: [
    {
      name: 'backupTrusteeName',
      label: 'Backup Trustee Name',
      kind: 'line',
      person: OFFICES.backupTrusteeName,
      why: 'When the office of trustee falls vacant, the person named in the trust comes first and one appointed by a court last (W.S. 4-10-704).',
    },
    {
      name: 'backupTrusteeEmail',
      label: 'Backup Trustee Email',
      kind: 'email',
      hint: 'Printed in the Trustee Appointment. For someone without email, enter the address of a person who passes messages on, or your own for now.',
    },
    {
      name: 'backupTrusteeRelationship',
      label: 'Relationship to You',
      kind: 'line',
      hint: 'For example: brother, friend, trust company.',
    },
    { name: 'backupTrusteeAddress', label: 'Backup Trustee Address', kind: 'address', optional: true, folded: true },
  ],
  initial: (trust) =>
    textsOf(trust, ['backupTrusteeName', 'backupTrusteeEmail', 'backupTrusteeRelationship', 'backupTrusteeAddress']),
  schema: () =>
    z.object({
      backupTrusteeName: line(LIMITS.name, 'Backup trustee name is required', 2),
      backupTrusteeEmail: email('Invalid email address'),
      backupTrusteeRelationship: line(LIMITS.name, 'Please specify the relationship', 2),
      backupTrusteeAddress: paragraph(LIMITS.address),
    }),
  change: toPatch,
  errorToast: () => INVALID,
  saved: { title: 'Progress Saved', description: 'Backup trustee information has been saved.' },
  saveFailed: () => ({ title: 'Error', description: 'Failed to save your data. Please try again.' }),
}
