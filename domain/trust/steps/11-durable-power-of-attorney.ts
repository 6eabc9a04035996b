import * as z from 'zod/mini'
import { line, paragraph } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { OFFICES } from '../people/offices.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import { textsOf, toPatch } from './answers.ts'
import type { Step } from './step.ts'

export const durablePowerOfAttorneyStep: Step = {
  number: 11,
  slug: 'durable-power-of-attorney',
  name: 'Durable Power of Attorney',
  heading: 'Durable Power of Attorney',
  description:
    'The principal gives an agent the power to act in financial matters, even when illness or injury keeps the principal from acting.',
  goesInto: { documents: ['power-of-attorney'], why: 'The agent shows it to act for you.' },
  terms: ['durable'],
  total: 14,
  back: stepPath('pour-over-will'),
  previous: stepPath('pour-over-will'),
  next: () => stepPath('health-care-directive'),
  exit: DASHBOARD,
  currentStep: 10,
  questions: [
    {
      name: 'dpoa_principalName',
      label: 'Principal Name',
      kind: 'line',
      person: OFFICES.dpoa_principalName,
      autoComplete: 'name',
      hint: 'The principal is the person who gives the power. Usually that is you.',
    },
    { name: 'dpoa_principalAddress', label: 'Principal Address', kind: 'address', autoComplete: 'street-address' },
    {
      name: 'dpoa_agentName',
      label: 'Agent Name',
      kind: 'line',
      person: OFFICES.dpoa_agentName,
      hint: 'The agent is the person who may act for the principal.',
      why: 'The agent may act only in the matters that you initial in ink on the printed document. Your marks below do not give that power: they only show you where to initial. What the trust holds is managed by its trustee, not by the agent.',
    },
    { name: 'dpoa_agentAddress', label: 'Agent Address', kind: 'address' },
    {
      name: 'dpoa_financialAuthority',
      label: 'Financial Matters',
      kind: 'check',
      hint: 'Banking, investments, bills, taxes',
    },
    {
      name: 'dpoa_trustManagementAuthority',
      label: 'Trust Management',
      kind: 'check',
      hint: 'Manage trust assets, trust decisions',
    },
  ],
  initial: (trust) => ({
    ...textsOf(trust, ['dpoa_principalName', 'dpoa_principalAddress', 'dpoa_agentName', 'dpoa_agentAddress']),
    dpoa_financialAuthority: trust.dpoa_financialAuthority ?? true,
    dpoa_trustManagementAuthority: trust.dpoa_trustManagementAuthority ?? true,
  }),
  schema: () =>
    z.object({
      dpoa_principalName: line(LIMITS.name, 'Principal name is required'),
      dpoa_principalAddress: paragraph(LIMITS.address, 'Principal address is required'),
      dpoa_agentName: line(LIMITS.name, 'Agent name is required'),
      dpoa_agentAddress: paragraph(LIMITS.address, 'Agent address is required'),
      dpoa_financialAuthority: z.boolean(),
      dpoa_trustManagementAuthority: z.boolean(),
    }),
  change: toPatch,
  completes: () => ({ powerOfAttorneyComplete: true, durablePowerOfAttorneyComplete: true }),
  saved: { title: 'Progress Saved', description: 'Your power of attorney has been saved.' },
}

/** What 'Skip for now' writes: the step's number and nothing else. */
export const SKIPPED_POWER_OF_ATTORNEY = { currentStep: 10 } as const
