import { percent } from '#domain/formats/percent.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { own, say, series } from '../compose.ts'
import type { Run } from '../model.ts'
import { MOST_NAMED, nameOf } from './ages.ts'
import { afterbornOf, byPerson, takersOf } from './takers.ts'

/** `60%`, `equal share`, `2 equal shares`, `25% and an equal share`. */
function partsOf(entries: readonly Beneficiary[]): string {
  const stated = entries.flatMap(({ sharePercent }) => (sharePercent === undefined ? [] : [percent(sharePercent)]))
  const equal = entries.length - stated.length
  return [
    ...stated,
    ...(equal === 0 ? [] : [equal === 1 ? `${stated.length > 0 ? 'an ' : ''}equal share` : `${equal} equal shares`]),
  ].join(' and ')
}

const PRINCIPAL = 'if Schedule A - Beneficiary Schedule states separate percentages of principal'

/** Where the schedule alone does not settle the division. */
function controls(trust: TrustRecord, divided: boolean): Run {
  const total = divided ? 'if the percentages do not total 100%' : undefined
  if (afterbornOf(trust)?.class !== 'Primary')
    return own(`Article 4 controls ${total ? `${total} or ` : ''}${PRINCIPAL}.`)
  return own(`Article 4 controls as to Afterborn Children${total ? `, ${total},` : ''} and ${PRINCIPAL}.`)
}

/** The division of the type `percentage`: by what is stated, in equal shares where nothing is, or all to the only one who takes. */
export function dividedByPercentage(trust: TrustRecord): Run[] {
  const { primary } = takersOf(trust)
  const people = byPerson(primary)
  const [first] = people
  const separate = say`The Trustee shall hold each share as a separate trust for its Beneficiary.`
  if (people.length === 1 && first)
    return say`As of the Division Date, the Trustee shall hold the whole of the trust property as the share of ${nameOf(first[0])}, as a separate trust for that Beneficiary.${
      afterbornOf(trust)?.class === 'Primary' ? own(' Article 4 controls as to Afterborn Children.') : []
    }`
  const few = people.length > 0 && people.length <= MOST_NAMED
  if (few && people.every((entries) => entries.length === 1 && entries[0].sharePercent === undefined))
    return say`As of the Division Date, the Trustee shall divide the trust property into equal shares, one for each of ${series(people.map(([one]) => nameOf(one)))}. ${separate} ${controls(trust, false)}`
  const shares = few
    ? people.flatMap((entries, at) => [
        ...(at === 0 ? [] : [own('; ')]),
        nameOf(entries[0]),
        own(`: ${partsOf(entries)}`),
      ])
    : say`as stated on Schedule A - Beneficiary Schedule`
  const equal = primary.some(({ sharePercent }) => sharePercent === undefined)
  return say`As of the Division Date, the Trustee shall divide the trust property into separate shares for the Primary Beneficiaries by percentage: ${shares}. ${separate}${
    equal || !few ? own(' An equal share is an equal part of what the stated percentages leave.') : []
  } ${controls(trust, true)}`
}
