import { THOUSAND_YEARS_EVENT } from '#domain/trust/distribution-terms.ts'
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

const lists: readonly StepRow[] = [
  {
    rule: 'T 2.5, 4.2: Beneficiaries Next leads to the first child lacking an age',
    step: 'beneficiaries',
    given: {
      beneficiaries: {
        put: [
          { id: 'c', name: 'Charity', relationship: 'charity' },
          { id: 'k', name: 'Kid', relationship: 'child' },
        ],
      },
    },
    press: 'next',
    writes: { currentStep: 5 },
    leads: '/trust-builder/beneficiary-age/k',
  },
  {
    rule: 'T 2.5: otherwise to the first charity lacking an EIN',
    step: 'beneficiaries',
    given: {
      beneficiaries: {
        put: [
          { id: 'k', name: 'Kid', relationship: 'child', distributionAge: 21 },
          { id: 'c', name: 'Charity', relationship: 'charity' },
        ],
      },
    },
    press: 'next',
    leads: '/trust-builder/charity-info/c',
  },
  {
    rule: 'T 2.5: otherwise to assets; a charity marked as not known yet is passed by',
    step: 'beneficiaries',
    given: {
      beneficiaries: {
        put: [
          { id: 's', name: 'Spouse', relationship: 'spouse' },
          { id: 'c', name: 'Charity', relationship: 'charity', einUnknown: true },
        ],
      },
    },
    press: 'next',
    leads: '/trust-builder/assets',
  },
  {
    rule: 'T 2.5, 4.2: Assets Next leads to the first real estate without details',
    step: 'assets',
    given: {
      assets: {
        put: [
          { id: 'b', name: 'Company', type: 'business', ownership: 'sole' },
          { id: 'r', name: 'House', type: 'real_estate', ownership: 'sole' },
        ],
      },
    },
    press: 'next',
    writes: { currentStep: 6 },
    leads: '/trust-builder/real-estate-info/r',
  },
  {
    rule: 'T 2.5: otherwise to the first business without details',
    step: 'assets',
    given: {
      assets: {
        put: [
          { id: 'r', name: 'House', type: 'real_estate', ownership: 'sole', realEstateDetails: { street: 'x' } },
          { id: 'b', name: 'Company', type: 'business', ownership: 'sole' },
        ],
      },
    },
    press: 'next',
    leads: '/trust-builder/business-info/b',
  },
  {
    rule: 'T 2.5: otherwise to distribution; property marked as not known yet is passed by',
    step: 'assets',
    given: {
      assets: {
        put: [
          { id: 'r', name: 'House', type: 'real_estate', ownership: 'sole', realEstateDetails: { unknown: true } },
          { id: 'b', name: 'Company', type: 'business', ownership: 'sole', businessDetails: { unknown: true } },
          { id: 'a', name: 'Account', type: 'bank_account', ownership: 'joint' },
        ],
      },
    },
    press: 'next',
    leads: '/trust-builder/distribution',
  },
]

const distribution: readonly StepRow[] = [
  {
    rule: 'T 2.5, 4.2: Distribution Next stores the standard wording',
    step: 'distribution',
    type: { distributionType: 'staggered' },
    press: 'next',
    writes: {
      distributionType: 'staggered',
      distributionRules: 'The clause for staggered.',
      currentStep: 6,
    },
    leads: '/trust-builder/backup-trustee',
  },
  {
    rule: 'D: a way for generations stores its wording as the others do',
    step: 'distribution',
    type: { distributionType: 'hems' },
    press: 'next',
    writes: { distributionType: 'hems', distributionRules: 'The clause for hems.', currentStep: 6 },
    leads: '/trust-builder/backup-trustee',
  },
  {
    rule: 'D: staggered with stages of the family’s own',
    step: 'distribution',
    type: { distributionType: 'staggered', distributionStages: '25: 40%, 30: 60%' },
    press: 'next',
    writes: {
      distributionType: 'staggered',
      distributionStages: '25: 40%, 30: 60%',
      distributionRules: 'The clause for staggered.',
      currentStep: 6,
    },
  },
  {
    rule: 'D: stages that are not the whole are rejected where they are wrong',
    step: 'distribution',
    type: { distributionType: 'staggered', distributionStages: '30: 40%, 25: 60%' },
    press: 'next',
    errors: {
      'distributionStages.1.age': 'Part 2: please enter an age above 30, the age of the part before it.',
    },
    toast: MISSING,
  },
  {
    rule: 'D: stages changed later are stored with their wording on Save and Exit although the type was not touched',
    step: 'distribution',
    given: { distributionType: 'staggered', distributionStages: '25: 40%, 30: 60%' },
    type: { distributionStages: '25: 50%, 30: 50%' },
    press: 'save',
    writes: { distributionStages: '25: 50%, 30: 50%', distributionRules: 'The clause for staggered.' },
  },
  {
    rule: 'D: another type keeps the stages for a return, as it keeps custom rules',
    step: 'distribution',
    given: { distributionType: 'staggered', distributionStages: '25: 40%, 30: 60%' },
    type: { distributionType: 'lump-sum' },
    press: 'next',
    writes: {
      distributionType: 'lump-sum',
      distributionRules: 'The clause for lump-sum.',
      currentStep: 6,
    },
  },
  {
    rule: 'D: stages typed before another type is chosen are kept for a return',
    step: 'distribution',
    given: { distributionType: 'staggered' },
    type: { distributionType: 'lump-sum', distributionStages: '25: 40%, 30: 60%' },
    press: 'next',
    writes: {
      distributionType: 'lump-sum',
      distributionStages: '25: 40%, 30: 60%',
      distributionRules: 'The clause for lump-sum.',
      currentStep: 6,
    },
  },
  {
    rule: 'D: stages out of sight that are not the whole stop nobody, and are not stored',
    step: 'distribution',
    given: { distributionType: 'staggered', distributionStages: '25: 40%, 30: 60%' },
    type: { distributionType: 'lump-sum', distributionStages: '25: 40%' },
    press: 'next',
    writes: { distributionType: 'lump-sum', distributionRules: 'The clause for lump-sum.', currentStep: 6 },
  },
  {
    rule: 'D: stages emptied in sight are taken away',
    step: 'distribution',
    given: { distributionType: 'staggered', distributionStages: '25: 40%, 30: 60%' },
    type: { distributionStages: '' },
    press: 'next',
    writes: { distributionStages: null, distributionRules: 'The clause for staggered.', currentStep: 6 },
  },
  {
    rule: 'D: nothing is preselected, and a plain error shows when nothing is chosen',
    step: 'distribution',
    press: 'next',
    errors: { distributionType: 'Please choose how the trust distributes its property.' },
    toast: MISSING,
  },
  {
    rule: 'T 5: custom with blank rules',
    step: 'distribution',
    type: { distributionType: 'custom', customRules: '  ' },
    press: 'next',
    errors: { customRules: 'Please specify your custom distribution rules.' },
    toast: { title: 'Custom Rules Required', description: 'Please specify your custom distribution rules.' },
  },
  {
    rule: 'D: custom text is stored as rules and as custom rules',
    step: 'distribution',
    type: { distributionType: 'custom', customRules: 'A tenth each year.' },
    press: 'next',
    writes: {
      distributionType: 'custom',
      customRules: 'A tenth each year.',
      distributionRules: 'A tenth each year.',
      currentStep: 6,
    },
  },
  {
    rule: 'D: custom text changed later is stored on Save and Exit although the type was not touched',
    step: 'distribution',
    given: { distributionType: 'custom', customRules: 'Old', distributionRules: 'Old' },
    type: { customRules: 'New' },
    press: 'save',
    writes: { customRules: 'New', distributionRules: 'New' },
  },
  {
    rule: 'D: up to 1,000 years as the event that ends the trust',
    step: 'distribution',
    type: { distributionType: 'lump-sum', termination: 'thousand' },
    press: 'next',
    writes: {
      terminationEvent: THOUSAND_YEARS_EVENT,
      distributionType: 'lump-sum',
      distributionRules: 'The clause for lump-sum.',
      currentStep: 6,
    },
  },
  {
    rule: 'D: own words for the end, and their absence',
    step: 'distribution',
    type: { distributionType: 'lump-sum', termination: 'own' },
    press: 'next',
    errors: { terminationEvent: 'Please say when the trust ends, or choose one of the other two.' },
  },
]

const backupAnswers = {
  backupTrusteeName: 'Eleanor Park',
  backupTrusteeEmail: 'eleanor@park.example',
  backupTrusteeRelationship: 'Friend',
}

const backup: readonly StepRow[] = [
  {
    rule: 'T 2.5, 4.2: Backup trustee Next',
    step: 'backup-trustee',
    type: backupAnswers,
    press: 'next',
    writes: { ...backupAnswers, currentStep: 8 },
    leads: '/trust-builder/signature',
  },
  {
    rule: 'T 2.5, 4.2: the save button saves 7 and goes to the summary',
    step: 'backup-trustee',
    type: backupAnswers,
    press: 'save',
    writes: { ...backupAnswers, currentStep: 7 },
    leads: '/trust-builder/summary',
  },
  {
    rule: 'T 5: the backup trustee’s messages and toast',
    step: 'backup-trustee',
    type: { backupTrusteeName: 'E', backupTrusteeEmail: 'x', backupTrusteeRelationship: 'F' },
    press: 'next',
    errors: {
      backupTrusteeName: 'Backup trustee name is required',
      backupTrusteeEmail: 'Invalid email address',
      backupTrusteeRelationship: 'Please specify the relationship',
    },
    toast: MISSING,
  },
]

const REQUIRED = 'Please check all acknowledgements to proceed.'
const signature: readonly StepRow[] = [
  {
    rule: 'T 5: all four acknowledgements',
    step: 'signature',
    type: { accuracy: true, requirements: true, execution: true },
    press: 'next',
    errors: { attorney: 'Please confirm that you should consult an attorney.' },
    toast: { title: 'Required Acknowledgements', description: REQUIRED },
  },
  {
    rule: 'T 2.5: Signature Next leads to the summary',
    step: 'signature',
    type: { accuracy: true, requirements: true, execution: true, attorney: true },
    press: 'next',
    leads: '/trust-builder/summary',
  },
]

/** Of the steps up to the signature; the documents' own are in companion-rows.ts. */
export const trustStepRows: readonly StepRow[] = [
  ...name,
  ...grantor,
  ...trustee,
  ...certificate,
  ...lists,
  ...distribution,
  ...backup,
  ...signature,
]
