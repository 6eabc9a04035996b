import { isBlank, sameName } from '../formats/names.ts'
import type { TrustRecord } from './record.ts'
import { isGrantorsEntry, saysUnmarried } from './who-may-serve.ts'

const MARRIED = /^\s*(my |the )?(spouse|wife|husband)\s*$/i

/** A person whom an answer names as the grantor's spouse. */
export interface NamedSpouse {
  name: string
  /** The answer that says so; of a beneficiary `beneficiaries`. */
  field: 'spouseName' | 'beneficiaries' | 'trusteeRelationship' | 'backupTrusteeRelationship'
  /** The beneficiary's. */
  entryId?: string
}

/** Who is named as the grantor's spouse, each name once, where it is said first. Pure. */
export function spousesIn(trust: TrustRecord): NamedSpouse[] {
  const relationship = (office: 'trustee' | 'backupTrustee'): NamedSpouse[] =>
    MARRIED.test(trust[`${office}Relationship`] ?? '')
      ? [{ name: trust[`${office}Name`] ?? '', field: `${office}Relationship` }]
      : []
  const named: NamedSpouse[] = [
    { name: trust.spouseName ?? '', field: 'spouseName' },
    ...(trust.beneficiaries ?? [])
      .filter((one) => one.relationship === 'spouse' && !isGrantorsEntry(one, trust))
      .map(({ id, name }) => ({ name, field: 'beneficiaries' as const, entryId: id })),
    ...relationship('trustee'),
    ...relationship('backupTrustee'),
  ]
  return named
    .filter(({ name }) => !isBlank(name))
    .filter(({ name }, at, all) => all.findIndex((other) => sameName(other.name, name)) === at)
}

/** Whether the grantor is not married, by the grantor's step, and no answer names a spouse: nobody signs as one. Pure. */
export const isUnmarried = (trust: TrustRecord): boolean => saysUnmarried(trust) && spousesIn(trust).length === 0

/** Whether the grantor is married, by the grantor's step or because a spouse is named. Pure. */
export const isMarried = (trust: TrustRecord): boolean =>
  trust.maritalStatus === 'married' || spousesIn(trust).length > 0

/**
 * The one spouse whom the documents may name: of the grantor's step and the list of beneficiaries together, if these name
 * one person. Pure.
 */
export function spouseOf(trust: TrustRecord): NamedSpouse | undefined {
  const [spouse, ...others] = spousesIn(trust).filter(
    ({ field }) => field === 'spouseName' || field === 'beneficiaries',
  )
  return others.length === 0 ? spouse : undefined
}
