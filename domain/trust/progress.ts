import { storedTrusteeRows } from './carried-answers.ts'
import type { DocumentId } from './documents.ts'
import { fundingProgress } from './funding.ts'
import { withValidCompletionFlags } from './lifecycle.ts'
import { questionOf } from './question-of.ts'
import type { ScalarField, TrustRecord } from './record.ts'
import { type StepSlug, stepPath } from './routes.ts'
import { signingProgress } from './signing-day.ts'
import { steps } from './steps/all.ts'
import type { Step } from './steps/step.ts'

interface Present {
  (trust: TrustRecord): boolean
  /** Of a text. */
  field?: keyof TrustRecord
}

const text = (field: keyof TrustRecord): Present =>
  Object.assign((trust: TrustRecord) => String(trust[field] ?? '').trim() !== '', { field })
const flag =
  (field: keyof TrustRecord): Present =>
  (trust) =>
    trust[field] === true
const entries =
  (field: 'beneficiaries' | 'assets'): Present =>
  (trust) =>
    (trust[field]?.length ?? 0) > 0

/** What must be present for each step to be complete (T 4.5). */
const presentForStep: readonly (readonly Present[])[] = [
  [text('trustName')],
  [text('grantorName'), text('grantorAddress')],
  [text('trusteeName'), text('trusteeAddress')],
  [(trust) => Boolean(trust.certificateData?.signatureDate)],
  [entries('beneficiaries')],
  [entries('assets')],
  [text('distributionRules')],
  [text('backupTrusteeName'), text('backupTrusteeEmail')],
  [flag('signatureComplete')],
  [flag('pourOverWillComplete')],
  [flag('powerOfAttorneyComplete')],
  [(trust) => trust.healthCareDirectiveComplete === true || trust.healthCareDirectiveSkipped === true],
  [flag('einApplicationComplete')],
]

/** The share of a list of conditions that hold, in whole percent. */
export function shareHeld(conditions: readonly Present[], trust: TrustRecord): number {
  return Math.round((conditions.filter((holds) => holds(trust)).length / conditions.length) * 100)
}

/** How far one step is, 0 to 100: the share of its rule's fields that are present. */
export function stepPercent(step: Pick<Step, 'number'>, trust: TrustRecord): number {
  const rule = presentForStep[step.number - 1]
  if (!rule) throw new RangeError(`There is no step ${step.number}.`)
  return shareHeld(rule, trust)
}

/** The texts that a step's percent counts and that are empty, optional ones too (T 4.5). */
export const emptyTextsOf = (step: Pick<Step, 'number'>, trust: TrustRecord): (keyof TrustRecord)[] =>
  (presentForStep[step.number - 1] ?? []).flatMap((holds) => (holds.field && !holds(trust) ? holds.field : []))

/** Whether any question of a step has an answer. One that an earlier step asks too is that step's. */
export function isBegun(step: Pick<Step, 'number' | 'slug' | 'questions'>, trust: TrustRecord): boolean {
  if (stepPercent(step, trust) > 0) return true
  const given: Record<string, unknown> = { ...trust.certificateData, ...trust }
  const checked = new Set(trust.acknowledgements?.filter((one) => one.checked).map(({ id }) => id))
  return step.questions.some(({ name }) => {
    if (questionOf(name)?.path !== stepPath(step.slug)) return false
    const answer = given[name]
    return answer === true || checked.has(name) || (answer !== false && isText(answer))
  })
}

/** Overall completion (T 4.5): the rounded percent of the 13 steps that are complete. */
export function overallPercent(trust: TrustRecord): number {
  const complete = steps.filter((step) => stepPercent(step, trust) === 100)
  return Math.round((complete.length / steps.length) * 100)
}

/** How far one trust is. Says nothing of its answers. */
export interface TrustStages {
  /** The steps that are complete. */
  steps: StepSlug[]
  completed: boolean
  /** Whether every document was signed, before witnesses where its law expects them. */
  signed: boolean
  /** Whether every asset that is to be moved into the trust has been. */
  funded: boolean
}

/** How far a trust is. Its social security numbers may be encrypted. */
export function trustStages(trust: TrustRecord): TrustStages {
  const signing = signingProgress(trust)
  const funding = fundingProgress(trust.assets ?? [])
  return {
    steps: steps.filter((step) => stepPercent(step, trust) === 100).map(({ slug }) => slug),
    completed: Boolean(withValidCompletionFlags(trust).completedAt),
    signed: signing.done === signing.total && signing.unwitnessed === 0,
    funded: funding.total > 0 && funding.done === funding.total,
  }
}

export type DocumentStatus = 'Not Started' | 'Optional' | 'In Progress' | 'Ready to Download'

type KeyList = 'beneficiaries' | 'assets' | 'trustees'
/** A field that a document's readiness asks for. */
export type KeyField = ScalarField | KeyList | 'certificateData.adminAddress'

interface Rule {
  keys: readonly KeyField[]
  complete: (trust: TrustRecord) => boolean
}

/** The key fields of each document, and the flag that stands for all of them (T 4.4). */
const rules: Record<DocumentId, Rule> = {
  'trust-agreement': {
    keys: ['trustName', 'grantorName', 'trusteeName', 'distributionType', 'backupTrusteeName'],
    complete: (trust) => trust.trustAgreementComplete === true,
  },
  'certificate-of-trust': {
    keys: ['trustName', 'trustDate', 'trustees', 'certificateData.adminAddress'],
    complete: (trust) => trust.certificateOfTrustComplete === true,
  },
  'trustee-appointment': {
    keys: ['trusteeName', 'grantorName'],
    complete: (trust) => trust.trusteeAppointmentComplete === true,
  },
  'schedule-a': {
    keys: ['beneficiaries'],
    complete: (trust) => trust.beneficiariesComplete === true,
  },
  'assignment-of-assets': {
    keys: ['assets'],
    complete: (trust) => trust.assetsComplete === true,
  },
  'pour-over-will': {
    keys: ['testatorName', 'testatorAddress', 'executorName', 'executorAddress'],
    complete: (trust) => trust.pourOverWillComplete === true,
  },
  'power-of-attorney': {
    keys: ['dpoa_principalName', 'dpoa_principalAddress', 'dpoa_agentName', 'dpoa_agentAddress'],
    complete: (trust) => trust.durablePowerOfAttorneyComplete === true,
  },
  'health-care-directive': {
    keys: ['hcd_principalName', 'hcd_agentName'],
    // A skipped directive completes its step, not its document: it stays optional until its key fields exist.
    complete: (trust) => trust.healthCareDirectiveComplete === true && trust.healthCareDirectiveSkipped !== true,
  },
  'ein-instructions': {
    keys: ['einTrustName', 'einTrustMailingAddress', 'einResponsiblePartyName', 'einResponsiblePartySSN'],
    complete: (trust) => trust.einApplicationComplete === true,
  },
}

const isText = (text: unknown) => String(text ?? '').trim() !== ''

function isPresent(key: KeyField, trust: TrustRecord): boolean {
  switch (key) {
    case 'beneficiaries':
    case 'assets':
      return (trust[key]?.length ?? 0) > 0
    case 'trustees':
      return storedTrusteeRows(trust).some(({ name }) => isText(name))
    case 'certificateData.adminAddress':
      return isText(trust.certificateData?.adminAddress)
    default:
      return isText(trust[key])
  }
}

/**
 * The key fields that a document still waits for, in the order of its rule, as {@link readiness} counts them; none when
 * its flag is set. A grantor who is the trustee answers for both: there the grantor's name is what is missing.
 */
export function missingKeys(id: DocumentId, trust: TrustRecord): KeyField[] {
  const { keys, complete } = rules[id]
  if (complete(trust)) return []
  const self = trust.trusteeType === 'self' && !isPresent('grantorName', trust)
  const missing = keys.filter((key) => !isPresent(key, trust))
  return [...new Set(missing.map((key) => (self && key === 'trusteeName' ? 'grantorName' : key)))]
}

/** Whether the directive was skipped, and not filled in before that. */
export const isDirectiveSkipped = (trust: TrustRecord): boolean =>
  trust.healthCareDirectiveSkipped === true && readiness('health-care-directive', trust) < 100

/** How ready a document is, 0 to 100 (T 4.4): the share of its key fields, or 100 when its flag is set. */
export function readiness(id: DocumentId, trust: TrustRecord): number {
  const { keys, complete } = rules[id]
  const present = keys.map((key) => (record: TrustRecord) => isPresent(key, record))
  return complete(trust) ? 100 : shareHeld(present, trust)
}

/** The words for a document's readiness (T 4.4). */
export function documentStatus(id: DocumentId, trust: TrustRecord): DocumentStatus {
  const percent = readiness(id, trust)
  if (percent === 100) return 'Ready to Download'
  if (percent > 0) return 'In Progress'
  return id === 'health-care-directive' ? 'Optional' : 'Not Started'
}
