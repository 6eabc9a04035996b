import type { StepRow } from './row.ts'

const MISSING = { title: 'Validation Error', description: 'Please fill in all required fields correctly.' }
const long = (length: number) => 'x'.repeat(length)

const name: readonly StepRow[] = [
  {
    rule: 'T 2.5, 4.2: Name Next',
    step: 'name',
    type: { trustName: '  The Park Family Trust  ' },
    press: 'next',
    writes: { trustName: 'The Park Family Trust', currentStep: 2 },
    leads: '/trust-builder/trustee',
  },
  {
    rule: 'T 5: trust name required after trimming, before proceeding',
    step: 'name',
    type: { trustName: '   ' },
    press: 'next',
    errors: { trustName: 'Please enter a name for your trust before proceeding' },
    toast: { title: 'Trust name required', description: 'Please enter a name for your trust before proceeding' },
  },
  {
    rule: 'T 5: trust name required, before saving',
    step: 'name',
    type: { trustName: ' ' },
    press: 'save',
    toast: { title: 'Trust name required', description: 'Please enter a name for your trust before saving' },
  },
  {
    rule: 'D: Save and Exit stores the name and writes no step',
    step: 'name',
    type: { trustName: 'The Park Family Trust' },
    press: 'save',
    writes: { trustName: 'The Park Family Trust' },
    leads: '/dashboard',
  },
  {
    rule: 'D: names have at most 200 characters',
    step: 'name',
    type: { trustName: long(201) },
    press: 'next',
    errors: { trustName: 'Please keep this to 200 characters or fewer. You have 201.' },
  },
  {
    rule: 'D: Save and return to summary writes no step',
    step: 'name',
    given: { trustName: 'Old', currentStep: 9 },
    type: { trustName: 'New' },
    press: 'return',
    writes: { trustName: 'New' },
    leads: '/trust-builder/summary',
  },
]

const grantorAnswers = {
  grantorName: 'Margaret Whitlock',
  grantorSsn: '536904321',
  grantorEmail: 'margaret@whitlock.example',
  grantorAddress: '12 Cottonwood Lane',
}

const grantor: readonly StepRow[] = [
  {
    rule: 'a spouse may be named, and need not be',
    step: 'grantor',
    type: { ...grantorAnswers, maritalStatus: 'married', spouseName: ' Thomas Whitlock ' },
    press: 'next',
    writes: { ...grantorAnswers, maritalStatus: 'married', spouseName: 'Thomas Whitlock', currentStep: 3 },
    leads: '/trust-builder/trustee',
  },
  {
    rule: 'a grantor who is not married is asked for no spouse, and one who was named is taken out',
    step: 'grantor',
    given: { ...grantorAnswers, spouseName: 'Thomas Whitlock' },
    type: { maritalStatus: 'widowed' },
    press: 'next',
    writes: { maritalStatus: 'widowed', spouseName: null, currentStep: 3 },
    leads: '/trust-builder/trustee',
  },
  {
    rule: 'T 2.5, 4.2: Grantor Next',
    step: 'grantor',
    type: grantorAnswers,
    press: 'next',
    writes: { ...grantorAnswers, currentStep: 3 },
    leads: '/trust-builder/trustee',
  },
  {
    rule: 'T 2.5: of the social security number only digits are kept',
    step: 'grantor',
    type: { ...grantorAnswers, grantorSsn: ' 536-90-4321 ' },
    press: 'next',
    writes: { ...grantorAnswers, currentStep: 3 },
  },
  {
    rule: 'T 5: the four messages of the grantor, and the toast',
    step: 'grantor',
    type: { grantorName: 'M', grantorSsn: '123', grantorEmail: 'margaret@', grantorAddress: '12 C' },
    press: 'next',
    errors: {
      grantorName: 'Grantor name is required',
      grantorSsn: 'SSN is required (will be masked)',
      grantorEmail: 'Invalid email address',
      grantorAddress: 'Address is required',
    },
    toast: MISSING,
  },
  {
    rule: 'D: a social security number with letters is rejected, not silently shortened',
    step: 'grantor',
    type: { ...grantorAnswers, grantorSsn: '12a456789' },
    press: 'next',
    errors: { grantorSsn: 'A social security number contains only digits, such as 123-45-6789.' },
  },
  {
    rule: 'D: Save and Exit stores what is valid and keeps the rest as a draft',
    step: 'grantor',
    type: { ...grantorAnswers, grantorEmail: 'margaret@' },
    press: 'save',
    writes: {
      grantorName: 'Margaret Whitlock',
      grantorSsn: '536904321',
      grantorAddress: '12 Cottonwood Lane',
    },
    leads: '/dashboard',
  },
  {
    rule: 'D: while the grantor is trustee, a save of the grantor writes the trustee',
    step: 'grantor',
    given: { trusteeType: 'self', trusteeName: 'Old', trusteeAddress: 'Old' },
    type: grantorAnswers,
    press: 'next',
    writes: {
      ...grantorAnswers,
      trusteeName: 'Margaret Whitlock',
      trusteeAddress: '12 Cottonwood Lane',
      currentStep: 3,
    },
  },
]

const trustee: readonly StepRow[] = [
  {
    rule: 'T 2.5, 4.2: Trustee Next',
    step: 'trustee',
    type: { trusteeType: 'other', trusteeName: 'Daniel Reyes' },
    press: 'next',
    writes: {
      trusteeType: 'other',
      trusteeName: 'Daniel Reyes',
      currentStep: 3,
    },
    leads: '/trust-builder/beneficiaries',
  },
  {
    rule: 'T 5: trustee name when the type is not self',
    step: 'trustee',
    type: { trusteeType: 'professional' },
    press: 'next',
    errors: { trusteeName: 'Please provide the trustee name.' },
    toast: { title: 'Missing Information', description: 'Please provide the trustee name.' },
  },
  {
    rule: 'T 5: trustee e-mail valid if given',
    step: 'trustee',
    type: { trusteeType: 'other', trusteeName: 'Daniel', trusteeEmail: 'daniel' },
    press: 'next',
    errors: { trusteeEmail: 'Invalid email address' },
    toast: MISSING,
  },
  {
    rule: 'T 5: the trustee type is one of three',
    step: 'trustee',
    type: { trusteeType: '' },
    press: 'next',
    errors: {
      trusteeType: 'Please choose who will serve as your primary trustee.',
      trusteeName: 'Please provide the trustee name.',
    },
  },
  {
    rule: 'D: choosing self writes the grantor as trustee and hides no error',
    step: 'trustee',
    given: { grantorName: 'Margaret', grantorAddress: '12 Cottonwood Lane', trusteeType: 'other', trusteeName: 'Dan' },
    type: { trusteeType: 'self', trusteeEmail: 'broken' },
    press: 'next',
    writes: {
      trusteeType: 'self',
      trusteeName: 'Margaret',
      trusteeAddress: '12 Cottonwood Lane',
      currentStep: 3,
    },
  },
  {
    rule: 'D: leaving self clears the grantor’s name from the trustee, also on Save and Exit',
    step: 'trustee',
    given: { trusteeType: 'self', trusteeName: 'Margaret', trusteeAddress: '12 Cottonwood Lane' },
    type: { trusteeType: 'professional' },
    press: 'save',
    writes: { trusteeType: 'professional', trusteeName: null, trusteeAddress: null },
  },
]

const trusteeRow = { id: 'first', name: 'Daniel Reyes', address: '480 Elk Ridge Road' }
const certificateAnswers = {
  trustName: 'The Whitlock Trust',
  trustDate: '2025-05-01',
  trustees: [trusteeRow],
  adminAddress: '480 Elk Ridge Road',
}

const certificate: readonly StepRow[] = [
  {
    rule: 'T 2.5, 4.2, 4.5: Certificate Next, with the day as completion mark',
    step: 'certificate-of-trust',
    type: certificateAnswers,
    press: 'next',
    writes: {
      trustName: 'The Whitlock Trust',
      trustDate: '2025-05-01',
      trustees: { put: [trusteeRow] },
      certificateData: {
        adminAddress: '480 Elk Ridge Road',
        hasAmendments: false,
        amendmentDetails: null,
        signatureDate: '2025-06-15',
      },
      currentStep: 5,
    },
    leads: '/trust-builder/beneficiaries',
  },
  {
    rule: 'T 5: the certificate’s messages',
    step: 'certificate-of-trust',
    press: 'next',
    errors: {
      trustName: 'Trust name is required',
      trustDate: 'Trust date is required',
      'trustees.0.name': 'At least one trustee name is required',
      'trustees.0.address': 'At least one trustee address is required',
      adminAddress: 'Administrative address is required',
    },
  },
  {
    rule: 'T 5, 9: the trust date is not in the future',
    step: 'certificate-of-trust',
    type: { ...certificateAnswers, trustDate: '2025-06-16' },
    press: 'next',
    errors: { trustDate: 'The date cannot be in the future.' },
  },
  {
    rule: 'T 9: the trust date is not before 1900-01-01',
    step: 'certificate-of-trust',
    type: { ...certificateAnswers, trustDate: '1899-12-31' },
    press: 'next',
    errors: { trustDate: 'The date cannot be before January 1, 1900.' },
  },
  {
    rule: 'T 2.5: details of amendments count only while amendments are checked',
    step: 'certificate-of-trust',
    given: { certificateData: { hasAmendments: true, amendmentDetails: 'In 2024' } },
    type: { ...certificateAnswers, hasAmendments: false },
    press: 'next',
    writes: {
      trustName: 'The Whitlock Trust',
      trustDate: '2025-05-01',
      trustees: { put: [trusteeRow] },
      certificateData: {
        adminAddress: '480 Elk Ridge Road',
        hasAmendments: false,
        amendmentDetails: null,
        signatureDate: '2025-06-15',
      },
      currentStep: 5,
    },
  },
  {
    rule: 'D: a removed trustee is taken out by id',
    step: 'certificate-of-trust',
    given: {
      trustees: { put: [trusteeRow, { id: 'second', name: 'Ann', address: 'Here' }] },
    },
    type: { trustees: [trusteeRow] },
    press: 'save',
    writes: { trustees: { remove: ['second'] } },
  },
]

export const firstStepRows: readonly StepRow[] = [...name, ...grantor, ...trustee, ...certificate]
