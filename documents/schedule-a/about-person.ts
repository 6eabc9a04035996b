import { sameName } from '#domain/formats/same-name.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { isGrantorsEntry } from '#domain/trust/grantors-entry.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { ageReached, MAJORITY } from '#domain/trust/who-may-serve.ts'
import { own, say } from '../compose.ts'
import { RULE } from '../lines.ts'
import type { Run } from '../model.ts'

/** Of these a year of birth that nobody gave may be that of a minor. */
const MAY_BE_YOUNG: readonly Beneficiary['relationship'][] = ['child', 'grandchild']

/** Only the year of birth is known: in the year in which a person turns 18, either may be true. */
function minority(beneficiary: Beneficiary, { trustDate }: TrustRecord): Run[] {
  const { relationship, birthYear } = beneficiary
  if (relationship === 'charity') return []
  if (birthYear === undefined)
    return MAY_BE_YOUNG.includes(relationship) ? say`\nYear of birth: ${RULE} (if under 18, Article 7 applies)` : []
  const reached = ageReached(beneficiary, trustDate)
  if (reached === undefined || reached > MAJORITY) return []
  return reached < MAJORITY
    ? say`\nA minor when this schedule was prepared; Article 7 applies until age 18`
    : say`\nBorn in ${own(String(birthYear))}; Article 7 applies until age 18`
}

/** A grantor takes nothing, but a child, a spouse or a parent of the grantor's name is another person. */
function namesake(beneficiary: Beneficiary, trust: TrustRecord): Run[] {
  if (isGrantorsEntry(beneficiary, trust)) return say`\nThe Grantor: no effect (Article 3)`
  return beneficiary.relationship !== 'charity' && sameName(beneficiary.name, trust.grantorName)
    ? say`\nSame name as the Grantor. If this is a different person, state how they differ: ${RULE}. If it is the Grantor, the entry has no effect (Article 3).`
    : []
}

/** What the row of a person says beside name and address. */
export function aboutPerson(beneficiary: Beneficiary, trust: TrustRecord): Run[] {
  return [...minority(beneficiary, trust), ...namesake(beneficiary, trust)]
}
