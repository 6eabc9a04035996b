import { LATER_PARTS } from '../distribution-ages.ts'
import type { TrustRecord } from '../record.ts'
import { classesOf, effectiveShares } from '../shares.ts'
import { defaultAge, type Terms, termsOf } from './terms.ts'

/** The earliest time at which a part of a share can come out: none does before the grantor's death, which no answer gives. */
export interface Part {
  age: number
  /** Known with the year of birth. */
  year?: number
  /** 0 for the first, or the only, part. */
  part: number
  /** How many percent of the share, where the family set its own parts. */
  percent?: number
  /** The stated age was reached before there was a trust; the earliest time is then the trust's beginning. */
  passed?: true
}

export interface Payee {
  id: string
  name: string
  /** Second in line, as Article 9 of the agreement orders them. */
  contingent: boolean
  /** No age was stated, so the agreement's own applies. */
  byDefault: boolean
  parts: readonly Part[]
}

export interface Payouts {
  terms: Terms
  /** The individuals with more than 0%, the youngest age first; empty where the terms fix no ages. */
  payees: readonly Payee[]
  /** Charities with more than 0%, which are paid outright at the grantor's death and have no age. */
  charities: readonly { id: string; name: string }[]
}

/** The year before which nothing can come out of the trust. */
function beginningOf({ trustDate, createdAt }: TrustRecord): number | undefined {
  const date = trustDate ?? createdAt
  return date === undefined ? undefined : Number(date.slice(0, 4))
}

function withYear(part: Part, birthYear: number | undefined, begins: number | undefined): Part {
  if (birthYear === undefined) return part
  const least = begins === undefined ? part.age : begins - birthYear
  return part.age < least
    ? { ...part, age: least, year: birthYear + least, passed: true }
    : { ...part, year: birthYear + part.age }
}

/** The parts of a share by the beneficiary's distribution age, before which none is due. */
function partsFrom(first: number, { parts, stages }: Terms): Part[] {
  if (stages) return stages.map(({ age, percent }, part) => ({ age: Math.max(age, first), part, percent }))
  return (parts === 3 ? [0, ...LATER_PARTS] : [0]).map((years, part) => ({ age: first + years, part }))
}

/** From which ages on shares can come out, of everybody who has one. */
export function payoutsOf(trust: TrustRecord): Payouts {
  const beneficiaries = trust.beneficiaries ?? []
  const terms = termsOf(trust)
  if (!terms.parts) return { terms, payees: [], charities: [] }
  const contingent = new Set(classesOf(beneficiaries).contingent.map(({ id }) => id))
  const begins = beginningOf(trust)
  const otherwise = defaultAge(terms)
  const shares = effectiveShares(beneficiaries, terms.divided)
  const payees = beneficiaries
    .filter(({ id, relationship }) => relationship !== 'charity' && shares.get(id)?.percent !== 0)
    .map(({ id, name, distributionAge, birthYear }): Payee => {
      const parts = partsFrom(distributionAge ?? otherwise, terms).map((part) => withYear(part, birthYear, begins))
      return { id, name, contingent: contingent.has(id), byDefault: distributionAge === undefined, parts }
    })
  const first = ({ parts }: Payee) => parts[0]?.age ?? otherwise
  return {
    terms,
    payees: payees.sort((one, other) => first(one) - first(other)),
    charities: beneficiaries
      .filter(({ id, relationship }) => relationship === 'charity' && shares.get(id)?.percent !== 0)
      .map(({ id, name }) => ({ id, name })),
  }
}

export type PartOf = Part & { payee: Payee }

/** All parts by the age at which they come out, the youngest first; within an age the first parts before later ones. */
export function partsByAge(payees: readonly Payee[]): [age: number, parts: readonly PartOf[]][] {
  const parts = payees.flatMap((payee) => payee.parts.map((part) => ({ ...part, payee })))
  return [...Map.groupBy(parts, ({ age }) => age)]
    .sort(([one], [other]) => one - other)
    .map(([age, at]) => [age, at.sort((one, other) => one.part - other.part)])
}
