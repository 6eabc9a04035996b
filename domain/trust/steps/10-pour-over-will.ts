import * as z from 'zod/mini'
import { isWyomingCounty } from '../../formats/address.ts'
import { date, line, paragraph } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { OFFICES } from '../people/offices.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import { textsOf, toPatch } from './answers.ts'
import type { Step } from './step.ts'

export const DEFAULT_COUNTY = 'Teton'
const SHARED_COUNTY = 'The EIN application uses the same county; changing it here changes it there.'
const LEFT_AT_TETON = 'The form begins with Teton. If the testator lives in another county, please enter that county.'
const NOT_THERE =
  'A county of Wyoming has this name, and the testator’s address is not in Wyoming. Please enter the county where the testator lives.'
/** An address that ends with a ZIP code of none of Wyoming’s places; loading all state names would be too large. */
const ELSEWHERE = /[a-z]{2}[\s,]+(?!82\d{3}|83[01]\d{2}|83414)\d{5}(?:-\d{4})?\s*$/i
const IN_TETON = /\b(?:jackson|wilson|teton|moran|moose|kelly|alta|830(?:01|02|11|12|13|14|25)|83414)\b/i

/** Whether the county is the one that the form began with, beside an address that names no place there. */
const seemsLeft = (county: unknown, address: unknown) =>
  String(county).trim() === DEFAULT_COUNTY && Boolean(address) && !IN_TETON.test(String(address))

export const pourOverWillStep: Step = {
  number: 10,
  slug: 'pour-over-will',
  name: 'Pour-Over Will',
  heading: 'Pour-Over Will',
  description:
    'A will that leaves to the trustee whatever property does not pass in another way when you die, after debts and any items on a separate list.',
  goesInto: {
    documents: [
      'pour-over-will',
      'trust-agreement',
      'trustee-appointment',
      'schedule-a',
      'assignment-of-assets',
      'power-of-attorney',
      'health-care-directive',
      'ein-instructions',
    ],
    why: 'The will is made from these answers; the others use the county.',
  },
  total: 14,
  back: stepPath('distribution'),
  previous: stepPath('distribution'),
  next: () => stepPath('durable-power-of-attorney'),
  exit: DASHBOARD,
  currentStep: 9,
  questions: [
    {
      name: 'testatorName',
      label: 'Testator Name',
      kind: 'line',
      person: OFFICES.testatorName,
      autoComplete: 'name',
      hint: 'The testator is the person whose will this is.',
    },
    { name: 'testatorAddress', label: 'Testator Address', kind: 'address', autoComplete: 'street-address' },
    {
      name: 'county',
      label: 'County',
      kind: 'line',
      hint: SHARED_COUNTY,
      remark: ({ county, testatorAddress }) => {
        if (ELSEWHERE.test(String(testatorAddress)) && isWyomingCounty(String(county))) return NOT_THERE
        return seemsLeft(county, testatorAddress) ? LEFT_AT_TETON : undefined
      },
      why: 'A will names the county in which the testator lives.',
    },
    {
      name: 'executorName',
      label: 'Executor Name',
      kind: 'line',
      person: OFFICES.executorName,
      hint: 'The executor carries out the will.',
      why: 'Wyoming asks for a resident and citizen of the United States, or a bank or trust company (W.S. 2-11-301).',
    },
    { name: 'executorAddress', label: 'Executor Address', kind: 'address' },
    {
      name: 'guardianName',
      label: 'Guardian Name',
      kind: 'line',
      person: OFFICES.guardianName,
      optional: true,
      hint: 'The person you nominate for your own children under 18.',
    },
    { name: 'guardianAddress', label: 'Guardian Address', kind: 'address', optional: true },
    {
      name: 'willDate',
      label: 'Will Date',
      kind: 'date',
      optional: true,
      hint: 'The day on which you plan to sign it. The will itself is dated by hand on that day.',
    },
  ],
  initial: (trust, { today }) => ({
    ...textsOf(trust, [
      'testatorName',
      'testatorAddress',
      'executorName',
      'executorAddress',
      'guardianName',
      'guardianAddress',
    ]),
    county: trust.county ?? DEFAULT_COUNTY,
    // An empty date on a completed step is intentional.
    willDate: trust.willDate ?? (trust.pourOverWillComplete ? '' : today),
  }),
  schema: () =>
    z.object({
      testatorName: line(LIMITS.name, 'Testator name is required'),
      testatorAddress: paragraph(LIMITS.address, 'Testator address is required'),
      county: line(LIMITS.name, 'County is required'),
      executorName: line(LIMITS.name, 'Executor name is required'),
      executorAddress: paragraph(LIMITS.address, 'Executor address is required'),
      guardianName: line(LIMITS.name),
      guardianAddress: paragraph(LIMITS.address),
      willDate: z.union(
        [z.literal(''), date('Will date is required')],
        'Please enter a valid date, such as 07/04/1976.',
      ),
    }),
  change: toPatch,
  completes: () => ({ pourOverWillComplete: true }),
  saved: { title: 'Progress Saved', description: 'Your pour-over will has been saved.' },
}
