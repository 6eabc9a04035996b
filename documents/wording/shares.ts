import { percent } from '#domain/formats/percent.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { type ShareField, sharesOf } from '#domain/trust/shares.ts'

/**
 * The sentence that Schedule A prints where the stated shares do not settle the division by themselves,
 * or `undefined` where they total 100 or none is stated.
 */
export function prorationNote(
  beneficiaries: readonly Beneficiary[],
  field: ShareField = 'sharePercent',
): string | undefined {
  const { any, all, total } = sharesOf(beneficiaries, field)
  if (!any || (all && total === 100)) return undefined
  if (all && total === 0)
    return 'Every stated share of the Primary Beneficiaries is zero. Under Article 4 the shares are then equal.'
  if (all)
    return `The stated shares of the Primary Beneficiaries total ${percent(total)}, not 100%. Article 4 adjusts them proportionately.`
  return total < 100
    ? `The stated shares of the Primary Beneficiaries total ${percent(total)}. Those for whom none is stated divide the remaining ${percent(100 - total)} equally, as Article 4 provides.`
    : `The stated shares of the Primary Beneficiaries total ${percent(total)} and leave nothing for those for whom none is stated. Article 4 gives each of these an equal share and reduces the others proportionately.`
}
