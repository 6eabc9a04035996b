import { sameName } from '#domain/formats/same-name.ts'
import { isGrantorsEntry } from '#domain/trust/grantors-entry.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { spouseOf } from '#domain/trust/spouse.ts'
import type { Facts } from '../facts.ts'
import type { Run } from '../model.ts'
import { value } from './value.ts'

const SPOUSE = /^\s*(?:spouse|husband|wife)\s*$/i

/** Whether the answers say that a person of this name is married to the grantor. */
export function isSpouse({ trust, beneficiaries }: Facts, name: string): boolean {
  const listed = beneficiaries.some((one) => one.relationship === 'spouse' && sameName(one.name, name))
  return (
    listed ||
    sameName(trust.spouseName, name) ||
    (sameName(trust.trusteeName, name) && SPOUSE.test(trust.trusteeRelationship ?? ''))
  )
}

/** The name of the grantor's one spouse, with the answer that it is from. */
export function spouseName(trust: TrustRecord): Run | undefined {
  const spouse = spouseOf(trust)
  return (
    spouse &&
    value(spouse.name, 'N/A', undefined, { field: spouse.field, ...(spouse.entryId && { entryId: spouse.entryId }) })
  )
}

/** Whether a person of this name is on the schedule and takes. */
export const isBeneficiary = ({ trust, beneficiaries }: Facts, name: string): boolean =>
  beneficiaries.some((one) => sameName(one.name, name) && !isGrantorsEntry(one, trust))

/** Whether the grantor or the grantor's spouse serves, who may not let a home to the grantor. */
export const grantorOrSpouseServes = (facts: Facts): boolean =>
  facts.grantorServes || facts.trustees.some(({ name }) => isSpouse(facts, name.text))
