import * as z from 'zod/mini'
import { SSN_ERROR, ssnDigits } from '../../formats/numbers.ts'
import { email, line, paragraph } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { trusteeFromGrantor, withTrusteeRow } from '../carried-answers.ts'
import { ALL_DOCUMENTS } from '../documents.ts'
import { keysOf, MARITAL_STATUSES } from '../enumerations.ts'
import { OFFICES } from '../people/offices.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import { INVALID, textsOf, toPatch } from './answers.ts'
import type { Step } from './step.ts'

const SSN_REQUIRED = 'SSN is required (will be masked)'
const ssn = z.string().check(
  z.refine((typed) => !/[^\d\s–-]/.test(typed), {
    error: SSN_ERROR,
    abort: true,
  }),
  z.overwrite((typed) => typed.replace(/\D/g, '')),
  z.minLength(4, SSN_REQUIRED),
  z.maxLength(9, 'A social security number has nine digits.'),
)

export const grantorStep: Step = {
  number: 2,
  slug: 'grantor',
  name: 'Grantor Information',
  heading: 'Grantor Information',
  description: 'The grantor is the person who creates the trust and gives property to it. Usually that is you.',
  goesInto: {
    documents: ALL_DOCUMENTS.filter((id) => id !== 'power-of-attorney'),
    why: 'You make the trust, give the property and sign.',
  },
  total: 9,
  back: DASHBOARD,
  previous: stepPath('name'),
  next: () => stepPath('trustee'),
  exit: DASHBOARD,
  currentStep: 3,
  questions: [
    {
      name: 'grantorName',
      label: 'Full Legal Name',
      kind: 'line',
      person: OFFICES.grantorName,
      autoComplete: 'name',
      hint: 'As on your passport or driver’s license.',
      why: 'A nickname can make a bank or a clerk refuse the documents.',
    },
    {
      name: 'grantorSsn',
      label: 'Social Security Number',
      kind: 'ssn',
      hint: 'Nine digits. The last four are enough for now.',
      why: 'The IRS asks for the grantor’s number when the trust gets its own. It is never printed in full in a trust document.',
    },
    { name: 'grantorEmail', label: 'Email Address', kind: 'email', autoComplete: 'email' },
    {
      name: 'grantorAddress',
      label: 'Legal Address',
      kind: 'address',
      autoComplete: 'street-address',
      hint: 'Street, city, state and ZIP code of your home.',
      why: 'With your name, it identifies you, and it shows which state’s rules may apply to you.',
    },
    {
      name: 'maritalStatus',
      label: 'Marital Status',
      kind: 'select',
      optional: true,
      choices: { '': 'Please choose', ...MARITAL_STATUSES },
      why: 'The will states it. Both spouses sign the transfer of a homestead (W.S. 34-2-121) and of community property.',
    },
    {
      name: 'spouseName',
      label: 'Your Spouse',
      kind: 'line',
      person: {},
      optional: true,
      hint: 'As on a passport or driver’s license.',
      // A record without a status may name a spouse; a form has the empty text.
      shownIf: ({ maritalStatus = 'married' }) => maritalStatus === 'married',
    },
  ],
  // The status was not asked when the first spouses were named.
  initial: (trust) => ({
    ...textsOf(trust, ['grantorName', 'grantorSsn', 'grantorEmail', 'grantorAddress', 'spouseName']),
    maritalStatus: trust.maritalStatus ?? (trust.spouseName ? 'married' : ''),
  }),
  schema: () =>
    z.object({
      grantorName: line(LIMITS.name, 'Grantor name is required', 2),
      grantorSsn: ssn,
      grantorEmail: email('Invalid email address'),
      grantorAddress: paragraph(LIMITS.address, 'Address is required', 5),
      maritalStatus: z.enum(['', ...keysOf(MARITAL_STATUSES)], 'Please choose one of the four.'),
      spouseName: line(LIMITS.name),
    }),
  change: (answers, trust) => {
    const patch = toPatch(answers)
    if (patch.grantorSsn) patch.grantorSsn = ssnDigits(patch.grantorSsn)
    if (trust.trusteeType !== 'self') return patch
    const grantor = { grantorName: trust.grantorName, grantorAddress: trust.grantorAddress, ...patch }
    return withTrusteeRow({ ...patch, ...trusteeFromGrantor(grantor) }, trust)
  },
  errorToast: () => INVALID,
  saved: { title: 'Progress Saved', description: 'Grantor information has been saved.' },
  saveFailed: () => ({ title: 'Error', description: 'Could not save your information. Please try again.' }),
}
