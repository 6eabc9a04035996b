import * as z from 'zod/mini'
import { isWyoming, mayBeWyomingCounty } from '../../formats/address.ts'
import { isBlank } from '../../formats/names.ts'
import { DASHED_SSN } from '../../formats/numbers.ts'
import { dateUpTo, line, paragraph } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { einPrefill } from '../carried-answers.ts'
import type { ScalarField } from '../record.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import { DEFAULT_COUNTY } from './10-pour-over-will.ts'
import { textsOf, toPatch } from './answers.ts'
import type { Step } from './step.ts'

const NOT_A_COUNTY_OF_WYOMING =
  'No county of Wyoming has this name. Line 6 of Form SS-4 asks for the county and state together.'
const NOT_YET =
  'If you do not have the number yet, press Save and Exit: your other answers are saved, and you can download the worksheet once you have entered the number.'
const TRUSTEES = 'Number of trustees is required'
const wholeNumber = z.string().check(
  z.trim(),
  z.regex(/^\d{1,4}$/, { error: TRUSTEES, abort: true }),
  z.refine((text) => Number(text) >= 1 && Number(text) <= 1_000, TRUSTEES),
)

const ANSWERS = [
  ...['einTrustName', 'dbaName', 'einTrustMailingAddress', 'trustMailingCity', 'trustMailingState', 'trustMailingZip'],
  ...['county', 'einResponsiblePartyName', 'einResponsiblePartySSN', 'einCreationDate', 'numberOfTrustees'],
] as const satisfies readonly ScalarField[]

export const einApplicationStep: Step = {
  number: 13,
  slug: 'ein-application',
  name: 'EIN Application',
  heading: 'EIN Application Instructions',
  description: 'What the application for the trust’s tax number asks for.',
  goesInto: { documents: ['ein-instructions'], why: 'You copy from them, line by line, and file the form yourself.' },
  total: 14,
  back: stepPath('backup-trustee'),
  previous: stepPath('backup-trustee'),
  next: () => stepPath('signature'),
  exit: DASHBOARD,
  currentStep: 13,
  questions: [
    { name: 'einTrustName', label: 'Trust Legal Name', kind: 'line' },
    {
      name: 'dbaName',
      label: 'Trade Name or DBA',
      kind: 'line',
      optional: true,
      hint: 'A name under which the trust does business, if it has another. Most trusts have none.',
    },
    {
      name: 'einTrustMailingAddress',
      label: 'Mailing Address',
      kind: 'address',
      autoComplete: 'street-address',
      hint: 'Street and number, or P.O. box.',
    },
    { name: 'trustMailingCity', label: 'City', kind: 'line', autoComplete: 'address-level2' },
    { name: 'trustMailingState', label: 'State', kind: 'line', autoComplete: 'address-level1' },
    { name: 'trustMailingZip', label: 'ZIP Code', kind: 'line', autoComplete: 'postal-code' },
    {
      name: 'county',
      label: 'County',
      kind: 'line',
      hint: 'The pour-over will uses the same county; changing it here changes it there.',
      remark: ({ county, trustMailingState }) =>
        isWyoming(String(trustMailingState)) && !mayBeWyomingCounty(String(county))
          ? NOT_A_COUNTY_OF_WYOMING
          : undefined,
    },
    {
      name: 'einResponsiblePartyName',
      label: 'Responsible Party Name',
      kind: 'line',
      person: { own: true },
    },
    {
      name: 'einResponsiblePartySSN',
      label: 'Responsible Party SSN',
      kind: 'dashed-ssn',
      hint: 'For example 123-45-6789. Stored encrypted.',
      remark: ({ einResponsiblePartySSN }) => (isBlank(String(einResponsiblePartySSN ?? '')) ? NOT_YET : undefined),
      why: 'Form SS-4 asks for the number of the responsible party. For a trust that is normally the grantor; the trustee goes on another line.',
    },
    {
      name: 'einCreationDate',
      label: 'Trust Creation Date',
      kind: 'date',
      notInFuture: true,
      hint: 'The day on which property was first transferred to the trustee (line 11). Today or earlier.',
    },
    { name: 'numberOfTrustees', label: 'Number of Trustees', kind: 'whole-number' },
  ],
  initial: (trust) => ({
    ...textsOf(trust, ['dbaName', 'trustMailingCity', 'trustMailingZip', 'einResponsiblePartySSN']),
    ...einPrefill(trust),
    trustMailingState: trust.trustMailingState ?? 'WY',
    county: trust.county ?? DEFAULT_COUNTY,
  }),
  // The page promises that Save and Exit keeps all answers but the number, and several of them are prefilled.
  stored: (trust) => textsOf(trust, ANSWERS),
  schema: ({ today }) =>
    z.object({
      einTrustName: line(LIMITS.name, 'Trust name is required'),
      dbaName: line(LIMITS.name),
      einTrustMailingAddress: paragraph(LIMITS.address, 'Trust mailing address is required'),
      trustMailingCity: line(LIMITS.name, 'City is required'),
      trustMailingState: line(LIMITS.name, 'State is required'),
      trustMailingZip: line(LIMITS.name, 'ZIP code is required', 5),
      county: line(LIMITS.name, 'County is required'),
      einResponsiblePartyName: line(LIMITS.name, 'Responsible party name is required'),
      einResponsiblePartySSN: z
        .string()
        .check(z.trim(), z.regex(DASHED_SSN, 'Please enter a valid SSN (e.g., 123-45-6789)')),
      einCreationDate: dateUpTo(today, 'Trust creation date is required'),
      numberOfTrustees: wholeNumber,
    }),
  change: ({ numberOfTrustees, ...answers }) => ({
    ...toPatch(answers),
    ...(numberOfTrustees !== undefined && { numberOfTrustees: Number(numberOfTrustees) || null }),
  }),
  completes: () => ({ einApplicationComplete: true, einEntityType: 'Trust' }),
  saved: { title: 'Progress Saved', description: 'Your EIN application has been saved.' },
}
