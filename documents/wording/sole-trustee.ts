import { sameName } from '#domain/formats/same-name.ts'
import { isGrantorsEntry } from '#domain/trust/grantors-entry.ts'
import type { Facts } from '../facts.ts'
import { byPerson } from './takers.ts'

/**
 * Whether the only trustee is also the only beneficiary who is named: no trust exists until somebody else serves too
 * (W.S. 4-10-403(a)(v)). A grantor who serves is no beneficiary, whatever the name on the schedule.
 */
export function onlyTrusteeIsOnlyBeneficiary({ trust, trustees, beneficiaries, grantorServes }: Facts): boolean {
  const [trustee, ...others] = trustees
  if (grantorServes || others.length > 0 || trustee.name.blank) return false
  const [first, ...rest] = byPerson(beneficiaries.filter((one) => !isGrantorsEntry(one, trust)))
  return first !== undefined && rest.length === 0 && sameName(first[0].name, trustee.name.text)
}
