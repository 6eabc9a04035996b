import { sameName } from '#domain/formats/names.ts'
import { LATER_PARTS } from '#domain/trust/distribution-ages.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { defaultAge, termsOf } from '#domain/trust/overview/terms.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { classesOf } from '#domain/trust/shares.ts'
import { isGrantorsEntry } from '#domain/trust/who-may-serve.ts'
import { list, own, say, series } from '../compose.ts'
import type { Run } from '../model.ts'
import { value } from './answer.ts'

const isChild = ({ relationship }: Beneficiary) => relationship === 'child'

/** Who counts as a beneficiary by Articles 3 and 4, in which class: contingents are primary where no one is before them. */
export const takersOf = (trust: TrustRecord) =>
  classesOf((trust.beneficiaries ?? []).filter((beneficiary) => !isGrantorsEntry(beneficiary, trust)))

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
export const MOST_NAMED = 40

/** Said wherever a trustee has a discretion over principal that Article 6 cuts below the Distribution Age. */
export const LIMIT_BELOW_THE_AGE = say`Article 6 limits outright distributions of principal to a Beneficiary who has not attained the Distribution Age.`

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
  sameName(beneficiary.name, grantorName) ? say`the Beneficiary ${nameOf(beneficiary)}` : [nameOf(beneficiary)]

function ages(age: number, thirds: boolean): Run {
  return thirds ? own(`${age}, ${age + LATER_PARTS[0]} and ${age + LATER_PARTS[1]} years`) : own(`${age} years`)
}

/** The paragraph that names each distribution age, beneficiaries of one age together; the youngest age first. */
export function agesParagraph(trust: TrustRecord, thirds: boolean): Run[] {
  const concerned = (trust.beneficiaries ?? []).filter((one) => hasAge(one) && !isGrantorsEntry(one, trust))
  const least = defaultAge(termsOf(trust))
  const otherwise = own(
    thirds
      ? `If no age is stated for an individual, the Distribution Age is ${least} years and the later ages are ${least + LATER_PARTS[0]} and ${least + LATER_PARTS[1]} years.`
      : `If no age is stated for an individual, the Distribution Age is ${least} years.`,
  )
  if (concerned.length === 0 || concerned.length > MOST_NAMED)
    return say`The Distribution Age of each Beneficiary is the age stated on Schedule A - Beneficiary Schedule. ${otherwise}`
  const byAge = Map.groupBy(concerned, (beneficiary) => beneficiary.distributionAge ?? least)
  const groups = [...byAge]
    .sort(([one], [other]) => one - other)
    .map(([age, of]) => say`${ages(age, thirds)} for ${series(byPerson(of).map(([one]) => named(one, trust)))}`)
  const subject = own(thirds ? 'The Distribution Age and the two later ages are' : 'The Distribution Age is')
  return say`${subject} ${list(groups)}. ${otherwise}`
}
