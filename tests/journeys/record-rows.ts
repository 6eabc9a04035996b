import type { DocumentId } from '#domain/trust/documents.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { DocumentStatus } from '#domain/trust/progress.ts'
import type { StepSlug } from '#domain/trust/routes.ts'

interface ResumeRow {
  rule: string
  given: TrustPatch
  /** `/trust-builder/`, 'Continue Where I Left Off', 'Continue Trust Creation'. */
  resume: string
  goOn: string
  entry: string
}

const at = (slug: string) => `/trust-builder/${slug}`
const thirteen: readonly StepSlug[] = [
  'name',
  'grantor',
  'trustee',
  'certificate-of-trust',
  'beneficiaries',
  'assets',
  'distribution',
  'backup-trustee',
  'signature',
  'pour-over-will',
  'durable-power-of-attorney',
  'health-care-directive',
  'ein-application',
]
const eight: readonly StepSlug[] = [
  'name',
  'trustee',
  'grantor',
  'beneficiaries',
  'assets',
  'distribution',
  'backup-trustee',
  'signature',
]

export const resumeRows: readonly ResumeRow[] = [
  ...thirteen.map((slug, index) => ({
    rule: `T 2.1: step ${index + 1} in both maps`,
    given: { currentStep: index + 1 },
    resume: at(slug),
    goOn: at(slug),
    entry: at(eight[index] ?? 'name'),
  })),
  {
    rule: 'T 2.1: completed',
    given: { currentStep: 9, completed: true },
    resume: '/dashboard',
    goOn: '/trust-builder/summary',
    entry: '/dashboard',
  },
  {
    rule: 'T 2.1, 4.1: no step known',
    given: { currentStep: null },
    resume: at('name'),
    goOn: at('name'),
    entry: at('name'),
  },
]

interface ProgressRow {
  rule: string
  step: StepSlug
  given: TrustPatch
  percent: number
}

const done = (rule: string, step: StepSlug, given: TrustPatch, percent = 100): ProgressRow => ({
  rule: `T 4.5: ${rule}`,
  step,
  given,
  percent,
})
const somebody = { id: 's', name: 'Spouse', relationship: 'spouse' } as const
const something = { id: 'a', name: 'Account', type: 'bank_account', ownership: 'sole' } as const

export const progressRows: readonly ProgressRow[] = [
  done('1 needs a name', 'name', { trustName: 'T' }),
  done('1 of blanks only', 'name', { trustName: '  ' }, 0),
  done('2 half', 'grantor', { grantorName: 'G' }, 50),
  done('2 name and address', 'grantor', { grantorName: 'G', grantorAddress: 'A' }),
  done('3 half', 'trustee', { trusteeName: 'T' }, 50),
  done('3 name and address', 'trustee', { trusteeName: 'T', trusteeAddress: 'A' }),
  done('4 other fields do not count', 'certificate-of-trust', { trustName: 'T', trustDate: '2025-05-01' }, 0),
  done('4 the signature date', 'certificate-of-trust', { certificateData: { signatureDate: '2025-05-01' } }),
  done('5 empty', 'beneficiaries', {}, 0),
  done('5 one', 'beneficiaries', { beneficiaries: { put: [somebody] } }),
  done('6 empty', 'assets', {}, 0),
  done('6 one', 'assets', { assets: { put: [something] } }),
  done('7 type without rules', 'distribution', { distributionType: 'lump-sum' }, 0),
  done('7 rules', 'distribution', { distributionRules: 'Rules' }),
  done('8 half', 'backup-trustee', { backupTrusteeName: 'B' }, 50),
  done('8 name and e-mail', 'backup-trustee', { backupTrusteeName: 'B', backupTrusteeEmail: 'b@b.example' }),
  done('9', 'signature', { signatureComplete: true }),
  done('10', 'pour-over-will', { pourOverWillComplete: true }),
  done('10 false', 'pour-over-will', { pourOverWillComplete: false }, 0),
  done('11', 'durable-power-of-attorney', { powerOfAttorneyComplete: true }),
  done('12 complete', 'health-care-directive', { healthCareDirectiveComplete: true }),
  done('12 skipped', 'health-care-directive', { healthCareDirectiveSkipped: true }),
  done('13', 'ein-application', { einApplicationComplete: true }),
]

interface ReadinessRow {
  rule: string
  document: DocumentId
  given: TrustPatch
  percent: number
  status: DocumentStatus
}

const ready = (document: DocumentId, given: TrustPatch, percent: number, status: DocumentStatus): ReadinessRow => ({
  rule: `T 4.4: ${document} with ${Object.keys(given).join(', ') || 'nothing'}`,
  document,
  given,
  percent,
  status,
})
const dpoa = { dpoa_principalName: 'P', dpoa_principalAddress: 'A', dpoa_agentName: 'N', dpoa_agentAddress: 'B' }

export const readinessRows: readonly ReadinessRow[] = [
  ready('trust-agreement', {}, 0, 'Not Started'),
  ready('trust-agreement', { trustName: 'T' }, 20, 'In Progress'),
  ready(
    'trust-agreement',
    { trustName: 'T', grantorName: 'G', trusteeName: 'N', distributionType: 'custom', backupTrusteeName: 'B' },
    100,
    'Ready to Download',
  ),
  ready('trust-agreement', { trustAgreementComplete: true }, 100, 'Ready to Download'),
  ready('certificate-of-trust', { trustName: 'T', trustDate: '2025-05-01' }, 50, 'In Progress'),
  ready(
    'certificate-of-trust',
    {
      trustName: 'T',
      trustDate: '2025-05-01',
      trustees: { put: [{ id: '1', name: 'N', address: '' }] },
      certificateData: { adminAddress: 'A' },
    },
    100,
    'Ready to Download',
  ),
  ready('trustee-appointment', { trusteeName: 'N' }, 50, 'In Progress'),
  ready('trustee-appointment', { trusteeName: 'N', grantorName: 'G' }, 100, 'Ready to Download'),
  ready('schedule-a', { beneficiaries: { put: [somebody] } }, 100, 'Ready to Download'),
  ready('assignment-of-assets', {}, 0, 'Not Started'),
  ready('assignment-of-assets', { assets: { put: [something] } }, 100, 'Ready to Download'),
  ready('pour-over-will', { testatorName: 'T', executorName: 'E' }, 50, 'In Progress'),
  ready('power-of-attorney', dpoa, 100, 'Ready to Download'),
  ready('health-care-directive', {}, 0, 'Optional'),
  ready('health-care-directive', { hcd_principalName: 'P' }, 50, 'In Progress'),
  ready(
    'health-care-directive',
    { healthCareDirectiveComplete: true, healthCareDirectiveSkipped: true },
    0,
    'Optional',
  ),
  ready('health-care-directive', { hcd_principalName: 'P', hcd_agentName: 'A' }, 100, 'Ready to Download'),
  ready('ein-instructions', { einTrustName: 'T', einTrustMailingAddress: 'A' }, 50, 'In Progress'),
  ready('ein-instructions', { einApplicationComplete: true }, 100, 'Ready to Download'),
]

interface IncompleteRow {
  rule: string
  lacking: TrustPatch
}

/** What makes a trust with everything else incomplete (T 2.6). */
export const incompleteRows: readonly IncompleteRow[] = [
  { rule: 'T 2.6: no name', lacking: { trustName: null } },
  { rule: 'T 2.6: no grantor name', lacking: { grantorName: null } },
  { rule: 'T 2.6: no backup trustee name', lacking: { backupTrusteeName: ' ' } },
  { rule: 'T 2.6: no distribution type', lacking: { distributionType: null } },
]
