import type { CalendarDate } from '../formats/calendar-date.ts'
import { isBlank, sameName } from '../formats/same-name.ts'
import type { Beneficiary } from './entries.ts'
import { isGrantorsEntry } from './grantors-entry.ts'
import type { TrustRecord } from './record.ts'
import { servingTrustees } from './serving-trustees.ts'

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
  const named = (trust.beneficiaries ?? []).filter((one) => !isGrantorsEntry(one, trust))
  return named.length > 0 && named.every(({ name }) => sameName(name, lead.name))
}
