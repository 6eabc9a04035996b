import type { StepRow } from './row.ts'

const willAnswers = {
  testatorName: 'Margaret',
  testatorAddress: '12 Cottonwood Lane',
  executorName: 'Thomas',
  executorAddress: '12 Cottonwood Lane',
}

const will: readonly StepRow[] = [
  {
    rule: 'T 2.5, 4.2, 4.5: Pour-over will Next',
    step: 'pour-over-will',
    type: willAnswers,
    press: 'next',
    writes: {
      ...willAnswers,
      county: 'Teton',
      willDate: '2025-06-15',
      pourOverWillComplete: true,
      currentStep: 9,
    },
    leads: '/trust-builder/durable-power-of-attorney',
  },
  {
    rule: 'T 5: the will’s five required fields',
    step: 'pour-over-will',
    type: { county: '' },
    press: 'next',
    errors: {
      testatorName: 'Testator name is required',
      testatorAddress: 'Testator address is required',
      county: 'County is required',
      executorName: 'Executor name is required',
      executorAddress: 'Executor address is required',
    },
  },
  {
    rule: 'T 5: the will date is optional',
    step: 'pour-over-will',
    type: { ...willAnswers, willDate: '' },
    press: 'next',
    writes: {
      ...willAnswers,
      county: 'Teton',
      pourOverWillComplete: true,
      currentStep: 9,
    },
  },
  {
    rule: 'D: a prefill nobody touched is not stored by Save and Exit',
    step: 'pour-over-will',
    type: { testatorName: 'Margaret' },
    press: 'save',
    writes: { testatorName: 'Margaret' },
    leads: '/dashboard',
  },
]

const powerAnswers = {
  dpoa_principalName: 'Margaret',
  dpoa_principalAddress: '12 Cottonwood Lane',
  dpoa_agentName: 'Thomas',
  dpoa_agentAddress: '12 Cottonwood Lane',
}
const PERSONS = {
  principalName: 'Principal name is required',
  principalAddress: 'Principal address is required',
  agentName: 'Agent name is required',
  agentAddress: 'Agent address is required',
}
const personErrors = (prefix: string) =>
  Object.fromEntries(Object.entries(PERSONS).map(([field, message]) => [`${prefix}_${field}`, message]))

const power: readonly StepRow[] = [
  {
    rule: 'T 2.5, 3.1, 4.2, 4.5: DPOA Next, both authorities by default',
    step: 'durable-power-of-attorney',
    type: powerAnswers,
    press: 'next',
    writes: {
      ...powerAnswers,
      dpoa_financialAuthority: true,
      dpoa_trustManagementAuthority: true,
      powerOfAttorneyComplete: true,
      durablePowerOfAttorneyComplete: true,
      currentStep: 10,
    },
    leads: '/trust-builder/health-care-directive',
  },
  {
    rule: 'T 5, D: all four fields of the DPOA are required',
    step: 'durable-power-of-attorney',
    press: 'next',
    errors: personErrors('dpoa'),
  },
]

const directive: readonly StepRow[] = [
  {
    rule: 'T 2.5, 3.3, 4.2: Directive Next with the prefill from the DPOA',
    step: 'health-care-directive',
    given: powerAnswers,
    press: 'next',
    writes: {
      hcd_principalName: 'Margaret',
      hcd_principalAddress: '12 Cottonwood Lane',
      hcd_agentName: 'Thomas',
      hcd_agentAddress: '12 Cottonwood Lane',
      healthCareDirectiveComplete: true,
      healthCareDirectiveSkipped: false,
      currentStep: 13,
    },
    leads: '/trust-builder/ein-application',
  },
  {
    rule: 'T 5: the directive’s four messages',
    step: 'health-care-directive',
    press: 'next',
    errors: personErrors('hcd'),
  },
]

const einAnswers = {
  einTrustName: 'The Whitlock Trust',
  einTrustMailingAddress: '480 Elk Ridge Road',
  trustMailingCity: 'Wilson',
  trustMailingState: 'WY',
  trustMailingZip: '83014',
  county: 'Teton',
  einResponsiblePartyName: 'Margaret Whitlock',
  einResponsiblePartySSN: '536-90-4321',
  einCreationDate: '2025-05-01',
}

const ein: readonly StepRow[] = [
  {
    rule: 'T 2.5, 3.1, 4.2, 4.5: EIN Next goes to the signature',
    step: 'ein-application',
    type: { ...einAnswers, numberOfTrustees: '2' },
    press: 'next',
    writes: {
      ...einAnswers,
      numberOfTrustees: 2,
      einApplicationComplete: true,
      einEntityType: 'Trust',
      currentStep: 13,
    },
    leads: '/trust-builder/signature',
  },
  {
    rule: 'D: Save and Exit stores the prefill that the EIN page shows, and what is valid of the rest',
    step: 'ein-application',
    given: { trustName: 'Whitlock Trust', trustDate: '2025-05-01', trusteeName: 'Daniel Reyes' },
    type: { trustMailingZip: '8301' },
    press: 'save',
    writes: {
      einTrustName: 'Whitlock Trust',
      trustMailingState: 'WY',
      county: 'Teton',
      einResponsiblePartyName: 'Daniel Reyes',
      einCreationDate: '2025-05-01',
      numberOfTrustees: 1,
    },
    leads: '/dashboard',
  },
  {
    rule: 'T 5: the EIN application’s messages',
    step: 'ein-application',
    type: { trustMailingState: '', trustMailingZip: '8301', county: '', numberOfTrustees: '0' },
    press: 'next',
    errors: {
      einTrustName: 'Trust name is required',
      einTrustMailingAddress: 'Trust mailing address is required',
      trustMailingCity: 'City is required',
      trustMailingState: 'State is required',
      trustMailingZip: 'ZIP code is required',
      county: 'County is required',
      einResponsiblePartyName: 'Responsible party name is required',
      einResponsiblePartySSN: 'Please enter a valid SSN (e.g., 123-45-6789)',
      einCreationDate: 'Trust creation date is required',
      numberOfTrustees: 'Number of trustees is required',
    },
  },
  ...['', '1.5', '-1', 'two'].map(
    (typed): StepRow => ({
      rule: `T 5: the number of trustees is a whole number of at least 1, not '${typed}'`,
      step: 'ein-application',
      type: { ...einAnswers, numberOfTrustees: typed },
      press: 'next',
      errors: { numberOfTrustees: 'Number of trustees is required' },
    }),
  ),
  ...['2025-06-16', '1899-12-31'].map(
    (day): StepRow => ({
      rule: `T 5, 9: the creation date is not ${day}`,
      step: 'ein-application',
      type: { ...einAnswers, einCreationDate: day, numberOfTrustees: '1' },
      press: 'next',
      errors: {
        einCreationDate:
          day > '2000' ? 'The date cannot be in the future.' : 'The date cannot be before January 1, 1900.',
      },
    }),
  ),
  {
    rule: 'T 5: a number of eight digits is no social security number',
    step: 'ein-application',
    type: { ...einAnswers, einResponsiblePartySSN: '536-90-432', numberOfTrustees: '1' },
    press: 'next',
    errors: { einResponsiblePartySSN: 'Please enter a valid SSN (e.g., 123-45-6789)' },
  },
]

export const companionRows: readonly StepRow[] = [...will, ...power, ...directive, ...ein]
