import { isBlank, sameName } from '../formats/names.ts'
import { ownTrusteeRow, storedTrusteeRows, withTrusteeRow } from './carried-answers.ts'
import type { TrustPatch } from './patch.ts'
import { together } from './people/corrections.ts'
import { OFFICES, type Office, officeFields } from './people/offices.ts'
import type { ScalarField, TrustRecord } from './record.ts'
import { isMinor } from './who-may-serve.ts'

/** What the record can know of a person besides the office. There is no place for a telephone number. */
export const FACTS = ['name', 'address', 'email'] as const
export type Fact = (typeof FACTS)[number]
export type PersonDetails = Partial<Record<Fact, string>>
/** What each is called within a sentence. */
export const FACT_WORDS: Readonly<Record<Fact, string>> = { name: 'name', address: 'address', email: 'email' }

/** An answer that holds a fact of a person. */
export interface FactPlace {
  /** As in `AnswerChange`: `executorAddress`, `beneficiaries/{id}/email`. */
  path: string
  fact: Fact
  /** The answer; '' for none. */
  value: string
}

type OfficeFields = { name: ScalarField } & Record<Exclude<Fact, 'name'>, ScalarField | undefined>

const OFFICE_FIELDS: readonly OfficeFields[] = officeFields
  .filter((name) => name !== 'grantorName')
  .map((name) => {
    const { address, email }: Office = OFFICES[name]
    return { name, address: address as ScalarField, email: email as ScalarField }
  })

const textAt = (trust: TrustRecord, field: ScalarField) => String(trust[field] ?? '')

/** The certificate's rows of co-trustees: the row of step 3's trustee follows step 3. */
function coTrustees(trust: TrustRecord) {
  const own = trust.trusteeType ? ownTrusteeRow(trust)?.id : undefined
  return storedTrusteeRows(trust).filter(({ id }) => id !== own)
}

const individuals = ({ beneficiaries = [] }: TrustRecord) =>
  beneficiaries.filter(({ relationship }) => relationship !== 'charity')

/**
 * Every answer about the person of this name, office by office, then the certificate and the beneficiaries. Of the
 * grantor there is none: the grantor is the owner, who gives these answers. Pure.
 */
export function factPlaces(person: string, trust: TrustRecord): FactPlace[] {
  if (sameName(person, trust.grantorName)) return []
  const offices = OFFICE_FIELDS.filter(({ name }) => sameName(textAt(trust, name), person)).flatMap((fields) =>
    FACTS.flatMap((fact) => {
      const path = fields[fact]
      return path ? [{ path, fact, value: textAt(trust, path) }] : []
    }),
  )
  const inList = (list: 'trustees' | 'beneficiaries', entry: { id: string } & PersonDetails, facts: readonly Fact[]) =>
    sameName(entry.name, person)
      ? facts.map((fact) => ({ path: `${list}/${entry.id}/${fact}`, fact, value: entry[fact] ?? '' }))
      : []
  return [
    ...offices,
    ...coTrustees(trust).flatMap((row) => inList('trustees', row, ['name', 'address'])),
    ...individuals(trust).flatMap((entry) => inList('beneficiaries', entry, FACTS)),
  ]
}

/**
 * What the answers say about a person; '' where they have a place for a fact and nothing in it. Where two places differ,
 * the first that is filled counts.
 */
export function personDetailsOf(person: string, trust: TrustRecord): PersonDetails {
  const facts: PersonDetails = {}
  for (const { fact, value } of factPlaces(person, trust)) if (!facts[fact]) facts[fact] = value
  return facts
}

/** Whether the answers use a name for somebody other than this person: the owner, or another whom they name. */
export const isOthersName = (name: string, person: string, trust: TrustRecord): boolean =>
  !sameName(name, person) && (sameName(name, trust.grantorName) || factPlaces(name, trust).length > 0)

/** The names of everybody but the grantor, each once: offices, co-trustees, and beneficiaries who may be adults on that day. */
export function peopleIn(trust: TrustRecord, today: string): string[] {
  const names = [
    ...individuals(trust)
      .filter((entry) => !isMinor(entry, today))
      .map(({ name }) => name),
    ...OFFICE_FIELDS.map(({ name }) => textAt(trust, name)),
    ...coTrustees(trust).map(({ name }) => name),
  ]
  return names.filter(
    (name, at) =>
      !isBlank(name) &&
      !sameName(name, trust.grantorName) &&
      names.findIndex((earlier) => sameName(earlier, name)) === at,
  )
}

/** The one change that puts a value into each of these places. The certificate's row of step 3's trustee follows. Pure. */
export function factsPatch(places: readonly Pick<FactPlace, 'path' | 'value'>[], trust: TrustRecord): TrustPatch {
  const answers = places.filter(({ path }) => !path.includes('/')).map(({ path, value }) => [path, value])
  const entries = places.flatMap(({ path, value }): TrustPatch[] => {
    const [list = '', id, fact = ''] = path.split('/')
    return id === undefined ? [] : [{ [list]: { put: [{ id, [fact]: value }] } }]
  })
  return entries.reduce(together, withTrusteeRow(Object.fromEntries(answers) as TrustPatch, trust))
}
