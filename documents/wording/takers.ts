import { sameName } from '#domain/formats/names.ts'
import { percent } from '#domain/formats/numbers.ts'
import { LATER_PARTS } from '#domain/trust/distribution-ages.ts'
import { defaultAge, termsOf } from '#domain/trust/distribution-terms.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { classesOf, columnOf, type ShareField, sharesOf } from '#domain/trust/shares.ts'
import { entriesThatCount } from '#domain/trust/who-may-serve.ts'
import { fixed, list, sentence, series } from '../compose.ts'
import { type Run, textOf } from '../model.ts'
import { value } from './answer.ts'

const isChild = ({ relationship }: Beneficiary) => relationship === 'child'

/** Who counts as a beneficiary by Articles 3 and 4, in which class: contingents are primary where no one is before them. */
export const takersOf = (trust: TrustRecord) => classesOf(entriesThatCount(trust))

/** The entries in groups, one for each name: a person who is entered twice is named once. */
export function byPerson(beneficiaries: readonly Beneficiary[]): [Beneficiary, ...Beneficiary[]][] {
  const groups: [Beneficiary, ...Beneficiary[]][] = []
  for (const beneficiary of beneficiaries) {
    const known = groups.find(([{ name }]) => sameName(name, beneficiary.name))
    if (known) known.push(beneficiary)
    else groups.push([beneficiary])
  }
  return groups
}

/** No primary beneficiary is an individual: until one is, the trust pays nobody before it divides. */
export function onlyCharitiesFirst(trust: TrustRecord): boolean {
  const { primary } = takersOf(trust)
  return primary.length > 0 && primary.every(({ relationship }) => relationship === 'charity')
}

/** Where children stand among the beneficiaries, and with them those born or adopted later. */
export interface Afterborn {
  class: 'Primary' | 'Contingent'
  /** How many children the schedule names in that class, whose combined share the later ones divide with them. */
  named: number
}

/** In which class a child born or adopted later takes; `undefined` where the family leaves such children out. */
export function afterbornOf(trust: TrustRecord): Afterborn | undefined {
  if (trust.afterbornChildren === 'excluded') return undefined
  const { primary, contingent } = takersOf(trust)
  const [first, later] = [primary, contingent].map((among) => among.filter(isChild).length)
  if (first) return { class: 'Primary', named: first }
  return later ? { class: 'Contingent', named: later } : { class: 'Primary', named: 0 }
}

/** Beyond this many the clause points to the schedule, so that it stays readable and can be stored. */
export const MAX_NAMED = 40

/** Said wherever a trustee has a discretion over principal that Article 6 cuts below the Distribution Age. */
export const LIMIT_BELOW_THE_AGE = sentence`Article 6 limits outright distributions of principal to a Beneficiary who has not attained the Distribution Age.`

const hasAge = (beneficiary: Beneficiary) =>
  beneficiary.relationship !== 'charity' &&
  (beneficiary.distributionAge !== undefined || beneficiary.relationship === 'child')

/** A beneficiary's name as a run. */
export function nameOf(beneficiary: Beneficiary): Run {
  return value(beneficiary.name, '[Beneficiary Name]', {
    field: 'beneficiaries',
    entryId: beneficiary.id,
    label: 'Beneficiary name',
  })
}

/** A beneficiary's name in a sentence; a namesake of the grantor is distinguished. */
export const named = (beneficiary: Beneficiary, { grantorName }: TrustRecord): Run[] =>
  sameName(beneficiary.name, grantorName) ? sentence`the Beneficiary ${nameOf(beneficiary)}` : [nameOf(beneficiary)]

function ages(age: number, thirds: boolean): Run {
  return thirds ? fixed(`${age}, ${age + LATER_PARTS[0]} and ${age + LATER_PARTS[1]} years`) : fixed(`${age} years`)
}

/** The paragraph that names each distribution age, beneficiaries of one age together; the youngest age first. */
export function agesParagraph(trust: TrustRecord, thirds: boolean): Run[] {
  const concerned = entriesThatCount(trust).filter(hasAge)
  const least = defaultAge(termsOf(trust))
  const otherwise = fixed(
    thirds
      ? `If no age is stated for an individual, the Distribution Age is ${least} years and the later ages are ${least + LATER_PARTS[0]} and ${least + LATER_PARTS[1]} years.`
      : `If no age is stated for an individual, the Distribution Age is ${least} years.`,
  )
  if (concerned.length === 0 || concerned.length > MAX_NAMED)
    return sentence`The Distribution Age of each Beneficiary is the age stated on Schedule A - Beneficiary Schedule. ${otherwise}`
  const byAge = Map.groupBy(concerned, (beneficiary) => beneficiary.distributionAge ?? least)
  const groups = [...byAge]
    .sort(([one], [other]) => one - other)
    .map(([age, of]) => sentence`${ages(age, thirds)} for ${series(byPerson(of).map(([one]) => named(one, trust)))}`)
  const subject = fixed(thirds ? 'The Distribution Age and the two later ages are' : 'The Distribution Age is')
  return sentence`${subject} ${list(groups)}. ${otherwise}`
}

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
    return sentence`${fixed(sum)}. Article 4 ${fixed(total < 100 ? 'increases' : 'reduces')} them to 100%: ${nameOf(only[0])} takes the whole.`
  if (all && total === 0)
    return sentence`${fixed(`Every ${stated} is zero`.replace('shares', 'share'))}. Under Article 4 the shares are then equal.`
  if (all) return sentence`${fixed(sum)}, not 100%. Article 4 adjusts them proportionately.`
  return total < 100
    ? sentence`${fixed(`${sum}. Those for whom none is stated divide the remaining ${percent(100 - total)} equally, as`)} Article 4 provides.`
    : sentence`${fixed(sum)} and leave nothing for those for whom none is stated. Article 4 gives each of these an equal share and reduces the others proportionately.`
}

/** `60%`, `an equal share`, `2 equal shares`, `25% and an equal share`. */
function partsOf(entries: readonly Beneficiary[], column: ShareField): string {
  const stated = entries.flatMap(({ [column]: share }) => (share === undefined ? [] : [percent(share)]))
  const equal = entries.length - stated.length
  return [...stated, ...(equal === 0 ? [] : [equal === 1 ? 'an equal share' : `${equal} equal shares`])].join(' and ')
}

/** A charity's share is not held: it is distributed at once. */
export const SEPARATE = sentence`The Trustee shall hold each individual’s share as a separate trust for that individual.`

/** The same as the next sentence, in one run with the stop before it: a name before it may end in a stop of its own. */
const AND_SEPARATE = fixed(`. ${textOf(SEPARATE)}`)

/** Where the schedule alone does not settle the division. */
function controls(trust: TrustRecord, divided: boolean): Run[] {
  const cases = [
    ...(afterbornOf(trust)?.class === 'Primary' ? ['as to Afterborn Children'] : []),
    ...(divided ? ['where the percentages do not total 100%'] : []),
  ]
  return cases.length === 0 ? [] : sentence` Article 4 controls ${fixed(cases.join(' and '))}.`
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
      ? sentence`As of the Division Date and subject to the rights of Afterborn Children under Article 4, the whole of the trust property is the share of ${named(first[0], trust)}${fixed('. If an Afterborn Child takes, the Trustee shall divide the trust property into separate shares in the proportions determined under Article\u00A04 and shall hold each individual’s share as a separate trust.')}`
      : sentence`As of the Division Date, the whole of the trust property is the share of ${named(first[0], trust)}${AND_SEPARATE}${controls(trust, false)}`
  const few = people.length > 0 && people.length <= MAX_NAMED
  if (few && people.every((entries) => entries.length === 1 && entries[0][column] === undefined))
    return sentence`As of the Division Date, the Trustee shall divide the trust property into equal shares, one for each of ${series(people.map(([one]) => named(one, trust)))}${AND_SEPARATE}${controls(trust, false)}`
  const shares = few
    ? sentence`as follows: ${list(people.map((entries) => sentence`${fixed(partsOf(entries, column))} for ${named(entries[0], trust)}`))}`
    : sentence`as stated in the ${fixed(column === 'principalShare' ? 'principal' : 'share')} column of Schedule A - Beneficiary Schedule`
  const equal = primary.some(({ [column]: share }) => share === undefined)
  return sentence`As of the Division Date, the Trustee shall divide the trust property into separate shares for the Primary Beneficiaries by percentage, ${shares}${AND_SEPARATE}${
    equal || !few ? fixed(' An equal share is an equal part of what the stated percentages leave.') : []
  }${controls(trust, true)}`
}
