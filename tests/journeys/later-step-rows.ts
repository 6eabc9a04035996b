import { THOUSAND_YEARS_EVENT } from '#domain/trust/overview/terms.ts'
import type { StepRow } from './row.ts'

const MISSING = { title: 'Validation Error', description: 'Please fill in all required fields correctly.' }

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
    errors: { distributionType: 'Please choose how the trust is to distribute.' },
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
    errors: { terminationEvent: 'Please say when the trust is to end, or choose one of the other two.' },
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

export const laterStepRows: readonly StepRow[] = [...lists, ...distribution, ...backup, ...signature]
