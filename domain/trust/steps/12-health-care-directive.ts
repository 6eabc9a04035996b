import * as z from 'zod/mini'
import { paragraph } from '../../formats/schemas.ts'
import { directivePrefill } from '../carried-answers.ts'
import { directiveParties } from '../directive.ts'
import { OFFICES } from '../people/offices.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import { textsOf, toPatch } from './answers.ts'
import type { Step } from './step.ts'

export const healthCareDirectiveStep: Step = {
  number: 12,
  slug: 'health-care-directive',
  name: 'Health Care Directive',
  heading: 'Health Care Directive',
  badge: 'Optional',
  description:
    'Whom doctors should listen to, and what you wish, if you cannot speak for yourself. You can skip this step.',
  goesInto: { documents: ['health-care-directive'], why: 'A copy goes to your doctors.' },
  terms: ['directive'],
  total: 14,
  back: stepPath('durable-power-of-attorney'),
  previous: stepPath('durable-power-of-attorney'),
  next: () => stepPath('ein-application'),
  exit: DASHBOARD,
  currentStep: 13,
  questions: [
    {
      name: 'hcd_principalName',
      label: 'Principal Name',
      kind: 'line',
      person: OFFICES.hcd_principalName,
      autoComplete: 'name',
      hint: 'The person whose care this is about. Usually that is you.',
    },
    { name: 'hcd_principalAddress', label: 'Principal Address', kind: 'address', autoComplete: 'street-address' },
    {
      name: 'hcd_agentName',
      label: 'Health Care Agent Name',
      kind: 'line',
      person: OFFICES.hcd_agentName,
      why: 'The agent decides with your doctors when you cannot. An owner, operator or employee of a residential or community care facility in which you receive care may serve only if related to you by blood, marriage or adoption (W.S. 35-22-403).',
    },
    { name: 'hcd_agentAddress', label: 'Health Care Agent Address', kind: 'address' },
    { name: 'hcd_treatmentPreferences', label: 'Treatment Preferences', kind: 'paragraph', optional: true },
    { name: 'hcd_organDonationPreference', label: 'Organ Donation Preferences', kind: 'paragraph', optional: true },
    { name: 'hcd_mentalHealthPreferences', label: 'Mental Health Preferences', kind: 'paragraph', optional: true },
  ],
  initial: (trust) => ({
    ...directivePrefill(trust),
    ...textsOf(trust, ['hcd_treatmentPreferences', 'hcd_organDonationPreference', 'hcd_mentalHealthPreferences']),
  }),
  schema: () =>
    z.object({
      ...directiveParties,
      hcd_treatmentPreferences: paragraph(),
      hcd_organDonationPreference: paragraph(),
      hcd_mentalHealthPreferences: paragraph(),
    }),
  change: toPatch,
  completes: () => ({ healthCareDirectiveComplete: true, healthCareDirectiveSkipped: false }),
  saved: { title: 'Progress Saved', description: 'Your health care directive has been saved.' },
}
