import { percent } from '#domain/formats/percent.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { columnOf, type ShareField } from '#domain/trust/shares.ts'
import { list, own, say, series } from '../compose.ts'
import { type Run, textOf } from '../model.ts'
import { MOST_NAMED, named } from './ages.ts'
import { afterbornOf, byPerson, takersOf } from './takers.ts'

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
