import { percent } from '#domain/formats/numbers.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { columnOf, type ShareField, sharesOf } from '#domain/trust/shares.ts'
import { list, own, say, series } from '../compose.ts'
import { type Run, textOf } from '../model.ts'
import { afterbornOf, byPerson, MOST_NAMED, named, nameOf, takersOf } from './takers.ts'

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

/** `60%`, `an equal share`, `2 equal shares`, `25% and an equal share`. */
function partsOf(entries: readonly Beneficiary[], column: ShareField): string {
  const stated = entries.flatMap(({ [column]: share }) => (share === undefined ? [] : [percent(share)]))
  const equal = entries.length - stated.length
  return [...stated, ...(equal === 0 ? [] : [equal === 1 ? 'an equal share' : `${equal} equal shares`])].join(' and ')
}

/** A charity's share is not held: it is distributed at once. */
export const SEPARATE = say`The Trustee shall hold each individual’s share as a separate trust for that individual.`

/** The same as the next sentence, in one run with the stop before it: a name before it may end in a stop of its own. */
const AND_SEPARATE = own(`. ${textOf(SEPARATE)}`)

/** Where the schedule alone does not settle the division. */
function controls(trust: TrustRecord, divided: boolean): Run[] {
  const cases = [
    ...(afterbornOf(trust)?.class === 'Primary' ? ['as to Afterborn Children'] : []),
    ...(divided ? ['where the percentages do not total 100%'] : []),
  ]
  return cases.length === 0 ? [] : say` Article 4 controls ${own(cases.join(' and '))}.`
}

/**
 * The division of the type `percentage`: by what is stated of principal or, where nothing is, of the shares; in equal
 * shares where nothing at all is stated, or all to the only one who takes.
 */
export function dividedByPercentage(trust: TrustRecord): Run[] {
  const { primary } = takersOf(trust)
  const people = byPerson(primary)
  const column = columnOf(primary, 'principal')
  const [first] = people
  if (people.length === 1 && first)
    return afterbornOf(trust)?.class === 'Primary'
      ? say`As of the Division Date and subject to the rights of Afterborn Children under Article 4, the whole of the trust property is the share of ${named(first[0], trust)}${own('. If an Afterborn Child takes, the Trustee shall divide the trust property into separate shares in the proportions determined under Article\u00A04 and shall hold each individual’s share as a separate trust.')}`
      : say`As of the Division Date, the whole of the trust property is the share of ${named(first[0], trust)}${AND_SEPARATE}${controls(trust, false)}`
  const few = people.length > 0 && people.length <= MOST_NAMED
  if (few && people.every((entries) => entries.length === 1 && entries[0][column] === undefined))
    return say`As of the Division Date, the Trustee shall divide the trust property into equal shares, one for each of ${series(people.map(([one]) => named(one, trust)))}${AND_SEPARATE}${controls(trust, false)}`
  const shares = few
    ? say`as follows: ${list(people.map((entries) => say`${own(partsOf(entries, column))} for ${named(entries[0], trust)}`))}`
    : say`as stated in the ${own(column === 'principalShare' ? 'principal' : 'share')} column of Schedule A - Beneficiary Schedule`
  const equal = primary.some(({ [column]: share }) => share === undefined)
  return say`As of the Division Date, the Trustee shall divide the trust property into separate shares for the Primary Beneficiaries by percentage, ${shares}${AND_SEPARATE}${
    equal || !few ? own(' An equal share is an equal part of what the stated percentages leave.') : []
  }${controls(trust, true)}`
}
