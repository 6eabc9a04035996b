import { percent } from '#domain/formats/percent.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { type ShareField, sharesOf } from '#domain/trust/shares.ts'
import { own, say } from '../compose.ts'
import type { Run } from '../model.ts'
import { nameOf } from './ages.ts'
import { byPerson } from './takers.ts'

export type BeneficiaryClass = 'Primary' | 'Contingent'

/** How a sentence calls the shares that a column states. */
const SHARES_OF: Readonly<Record<ShareField, string>> = {
  sharePercent: 'shares',
  incomeShare: 'shares of income',
  principalShare: 'shares of principal',
}

/**
 * The sentence that Schedule A prints where the stated shares of a class do not settle the division by themselves, or
 * `undefined` where they total 100 or none is stated.
 */
export function prorationNote(
  beneficiaries: readonly Beneficiary[],
  field: ShareField = 'sharePercent',
  of: BeneficiaryClass = 'Primary',
): Run[] | undefined {
  const { any, all, total } = sharesOf(beneficiaries, field)
  if (!any || (all && total === 100)) return undefined
  const stated = `stated ${SHARES_OF[field]} of the ${of} Beneficiaries`
  const sum = `The ${stated} total ${percent(total)}`
  const [only, ...others] = byPerson(beneficiaries)
  if (only && others.length === 0 && all)
    return say`${own(sum)}. Article 4 ${own(total < 100 ? 'increases' : 'reduces')} them to 100%: ${nameOf(only[0])} takes the whole.`
  if (all && total === 0)
    return say`${own(`Every ${stated} is zero`.replace('shares', 'share'))}. Under Article 4 the shares are then equal.`
  if (all) return say`${own(sum)}, not 100%. Article 4 adjusts them proportionately.`
  return total < 100
    ? say`${own(`${sum}. Those for whom none is stated divide the remaining ${percent(100 - total)} equally, as`)} Article 4 provides.`
    : say`${own(sum)} and leave nothing for those for whom none is stated. Article 4 gives each of these an equal share and reduces the others proportionately.`
}
