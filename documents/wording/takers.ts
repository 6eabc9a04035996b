import { sameName } from '#domain/formats/same-name.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { isGrantorsEntry } from '#domain/trust/grantors-entry.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { classesOf } from '#domain/trust/shares.ts'

const isChild = ({ relationship }: Beneficiary) => relationship === 'child'

/** Who counts as a beneficiary by Articles 3 and 4, in which class: contingents are primary where no one stands before them. */
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
