import type { ScalarField } from '../record.ts'
import type { StepSlug } from '../routes.ts'

/** The questions beside a name that ask for facts of the same person, by their names in the form. */
export interface PersonQuestions {
  address?: string
  email?: string
  /** What the person is to the grantor, in words of one's own. */
  relation?: string
  /** The same as one of the choices of a beneficiary. */
  relationship?: string
  birthYear?: string
  /** Usually the grantor, who is suggested first; for the other offices, last. */
  own?: true
  /** A beneficiary: never the grantor, nor who is on the list already, who are not suggested. */
  others?: true
}

/** An office, or another part that one person has in the answers. */
export interface Office extends PersonQuestions {
  /** What it is called in a sentence. */
  office: string
  step: StepSlug
}

/** Every answer that names one person, with the answers that belong to it, in the order in which they are asked. */
export const OFFICES = {
  grantorName: {
    office: 'grantor',
    step: 'grantor',
    address: 'grantorAddress',
    email: 'grantorEmail',
  },
  spouseName: {
    office: 'grantor’s spouse',
    step: 'grantor',
  },
  trusteeName: {
    office: 'trustee',
    step: 'trustee',
    address: 'trusteeAddress',
    email: 'trusteeEmail',
    relation: 'trusteeRelationship',
  },
  backupTrusteeName: {
    office: 'successor trustee',
    step: 'backup-trustee',
    address: 'backupTrusteeAddress',
    email: 'backupTrusteeEmail',
    relation: 'backupTrusteeRelationship',
  },
  testatorName: {
    office: 'testator',
    step: 'pour-over-will',
    address: 'testatorAddress',
    own: true,
  },
  executorName: {
    office: 'executor',
    step: 'pour-over-will',
    address: 'executorAddress',
  },
  guardianName: {
    office: 'guardian',
    step: 'pour-over-will',
    address: 'guardianAddress',
  },
  dpoa_principalName: {
    office: 'principal of the power of attorney',
    step: 'durable-power-of-attorney',
    address: 'dpoa_principalAddress',
    own: true,
  },
  dpoa_agentName: {
    office: 'agent under the power of attorney',
    step: 'durable-power-of-attorney',
    address: 'dpoa_agentAddress',
  },
  hcd_principalName: {
    office: 'principal of the health care directive',
    step: 'health-care-directive',
    address: 'hcd_principalAddress',
    own: true,
  },
  hcd_agentName: {
    office: 'agent under the health care directive',
    step: 'health-care-directive',
    address: 'hcd_agentAddress',
  },
  einResponsiblePartyName: {
    office: 'responsible party',
    step: 'ein-application',
    own: true,
  },
} as const satisfies Partial<Record<ScalarField, Office>>
export type OfficeField = keyof typeof OFFICES

export const officeFields = Object.keys(OFFICES) as OfficeField[]

/** The part of one entry of a list that names people. */
export const ENTRY_OFFICES = {
  trustees: { office: 'trustee on the certificate', step: 'certificate-of-trust' },
  beneficiaries: {
    office: 'beneficiary',
    step: 'beneficiaries',
  },
} as const satisfies Record<string, Office>

/** The parts in the plan of the signing day, by where it names the person. */
export const PLAN_OFFICES = {
  witnesses: 'witness on signing day',
  signingNotary: 'notary on signing day',
} as const

/** The offices in which an adult serves, by the answer that names the person. */
export const SERVING = [
  'trusteeName',
  'backupTrusteeName',
  'executorName',
  'guardianName',
  'dpoa_agentName',
  'hcd_agentName',
] as const satisfies readonly OfficeField[]
export type ServingField = (typeof SERVING)[number]
