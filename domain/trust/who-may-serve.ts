import type { CalendarDate } from '../formats/calendar-date.ts'
import { isBlank, sameName } from '../formats/names.ts'
import type { Beneficiary, Trustee } from './entries.ts'
import type { TrustRecord } from './record.ts'

/** Whether the grantor's step says that the grantor is not married, whatever other answers say. Pure. */
export const saysUnmarried = ({ maritalStatus }: Pick<TrustRecord, 'maritalStatus'>): boolean =>
  maritalStatus !== undefined && maritalStatus !== 'married'

const MAY_BE_ONESELF: readonly Beneficiary['relationship'][] = ['friend', 'other']

/** The grantor's step says that the grantor is not married, or somebody else is named as the spouse. */
const hasNoSpouseOfOwnName = ({ maritalStatus, spouseName, beneficiaries = [], grantorName }: TrustRecord): boolean =>
  saysUnmarried({ maritalStatus }) ||
  [spouseName, ...beneficiaries.filter(({ relationship }) => relationship === 'spouse').map(({ name }) => name)].some(
    (name) => !isBlank(name) && !sameName(name, grantorName),
  )

/**
 * Whether an entry names the grantor, who takes nothing (Article 3): a child, a spouse or a charity of the grantor's
 * name is another, unless a spouse of that name cannot be. Spouse is what the form proposes.
 */
export const isGrantorsEntry = (
  { name, relationship }: Pick<Beneficiary, 'name' | 'relationship'>,
  trust: TrustRecord,
): boolean =>
  sameName(name, trust.grantorName) &&
  (MAY_BE_ONESELF.includes(relationship) || (relationship === 'spouse' && hasNoSpouseOfOwnName(trust)))

/** The entries that count as beneficiaries (Article 3). */
export const entriesThatCount = (trust: TrustRecord): Beneficiary[] =>
  (trust.beneficiaries ?? []).filter((entry) => !isGrantorsEntry(entry, trust))

export interface ServingTrustees {
  /** The grantor is the first trustee, by choice ('self') or by name. */
  self: boolean
  /** The trustee of step 3, as step 3 has it; until a kind is chosen there, what it lacks is from the certificate's step. */
  lead: { name?: string | undefined; address?: string | undefined }
  /** The co-trustees of the certificate's step, each named once. */
  others: readonly Trustee[]
}

/**
 * Who serves: the trustee of step 3 first, then the co-trustees of the certificate's step. That list counts only where it
 * names the trustee of step 3, or step 3 names nobody: otherwise it is older than that choice, and would put a person
 * who was replaced back into office.
 */
export function servingTrustees(trust: TrustRecord): ServingTrustees {
  const self = trust.trusteeType === 'self' || sameName(trust.trusteeName, trust.grantorName)
  const listed = (trust.trustees ?? []).filter(({ name }) => !isBlank(name))
  const chosen = self ? trust.grantorName : trust.trusteeName
  const unnamed = trust.trusteeType ? trust.trustees?.[0] : listed[0]
  const first = listed.find(({ name }) => sameName(name, chosen)) ?? (isBlank(chosen) ? unnamed : undefined)
  const others = listed.filter(
    (trustee) =>
      first !== undefined &&
      trustee !== first &&
      !sameName(trustee.name, first.name) &&
      listed.find(({ name }) => sameName(name, trustee.name)) === trustee,
  )
  const own = { name: trust.trusteeName, address: trust.trusteeAddress }
  const given = {
    name: isBlank(chosen) ? first?.name : chosen,
    address: isBlank(own.address) ? first?.address : own.address,
  }
  const grantor = { name: trust.grantorName, address: trust.grantorAddress }
  const lead = self ? grantor : trust.trusteeType ? own : given
  return { self, lead, others }
}

/** The names of those who serve. */
export function servingNames(trust: TrustRecord): string[] {
  const { lead, others } = servingTrustees(trust)
  return [lead.name ?? '', ...others.map(({ name }) => name)].filter((name) => !isBlank(name))
}

/** Whether the grantor, who is named, is among the trustees, by choice ('self') or by name. */
export function grantorServes(trust: TrustRecord): boolean {
  if (isBlank(trust.grantorName)) return false
  return servingTrustees(trust).self || servingNames(trust).some((name) => sameName(name, trust.grantorName))
}

/** W.S. 14-1-101. */
export const MAJORITY = 18

/** The age that a person reaches in the year of a date: only the year of birth is asked. */
export const ageReached = ({ birthYear }: Pick<Beneficiary, 'birthYear'>, date: CalendarDate | undefined) =>
  birthYear === undefined || date === undefined ? undefined : Number(date.slice(0, 4)) - birthYear

/** Whether a person is a minor on a date. One who turns 18 in that year may be an adult already and is taken for one. */
export function isMinor(person: Pick<Beneficiary, 'birthYear'>, date: CalendarDate | undefined): boolean {
  const age = ageReached(person, date)
  return age !== undefined && age < MAJORITY
}

/**
 * The beneficiary of this name whom Schedule A shows to be a minor: by default on the date of the trust, as the schedule
 * itself does. A person of the grantor's name is taken for the grantor, who is an adult.
 */
export function minorNamed(
  name: string | undefined,
  trust: TrustRecord,
  date: CalendarDate | undefined = trust.trustDate,
): Beneficiary | undefined {
  if (sameName(name, trust.grantorName)) return undefined
  return trust.beneficiaries?.find(
    (one) => one.relationship !== 'charity' && sameName(one.name, name) && isMinor(one, date),
  )
}

/**
 * Whether the only trustee is also the only beneficiary who is named: no trust exists until another person serves too
 * (W.S. 4-10-403(a)(v)). A grantor who serves is no beneficiary, whatever the name on the schedule, and a minor does
 * not serve.
 */
export function onlyTrusteeIsOnlyBeneficiary(trust: TrustRecord): boolean {
  const { self, lead, others } = servingTrustees(trust)
  if (self || others.length > 0 || isBlank(lead.name) || minorNamed(lead.name, trust)) return false
  const named = entriesThatCount(trust)
  return named.length > 0 && named.every(({ name }) => sameName(name, lead.name))
}
