import { addressOnOneLine, sameAddress } from '../../formats/address.ts'
import { foldedName, isBlank, nameKey, namesOrganization, sameName } from '../../formats/names.ts'
import { maybeCorrected } from '../../formats/similar-names.ts'
import type { TrustRecord } from '../record.ts'
import { OFFICES, type Office, type OfficeField, type PersonQuestions } from './offices.ts'
import { type Person, relationWords } from './people.ts'

const wordsOf = (folded: string) => folded.split(/[\s-]+/).filter(Boolean)

// Folding hundreds of names at every letter takes longer than comparing them.
const folded = new WeakMap<Person, string>()
function foldedOf(person: Person): string {
  const name = folded.get(person) ?? foldedName(person.name)
  folded.set(person, name)
  return name
}

/** How well a name answers what was typed: 0 where it begins with it, 1 where words of it do, `undefined` otherwise. */
function match(name: string, typed: string): 0 | 1 | undefined {
  if (name.startsWith(typed)) return 0
  const words = wordsOf(name)
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part))) ? 1 : undefined
}

/** The people whose names begin with what was typed, or have words that do; all of them while nothing is typed. */
export function suggestionsFor(people: readonly Person[], typed: string, most = 6): Person[] {
  const begun = foldedName(typed)
  const ranked = people.flatMap((person) => {
    const rank = match(foldedOf(person), begun)
    return rank === undefined ? [] : [{ person, rank }]
  })
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ person }) => person)
}

type Asked = Exclude<keyof PersonQuestions, 'own' | 'others'>

const textsOf = (person: Person): Readonly<Record<Asked, string>> => ({
  address: person.address ?? '',
  email: person.email ?? '',
  relation: relationWords(person),
  relationship: person.relationship ?? '',
  birthYear: String(person.birthYear ?? ''),
})

/** Whether a text is what the register says about a person, in whichever place it says it. */
function isOf(person: Person, fact: Asked, text: string): boolean {
  if (fact === 'relationship' || fact === 'birthYear') return textsOf(person)[fact] === text
  const known = [textsOf(person)[fact], ...person.offices.map((place) => place[fact] ?? '')]
  return known.some((one) => (fact === 'address' ? sameAddress(one, text) : sameName(one, text)))
}

/** A name that was stored half typed is the same person's. */
const isBeginningOf = (begun: string, name: string) => foldedName(name).startsWith(foldedName(begun))

/**
 * What picking a person writes beside the name: each fact whose question is still empty, or holds what belongs to
 * somebody `replaced`. Of a fact that is not known the latter is emptied; a choice is never emptied. Pure.
 *
 * @param answers what the form holds, by the questions' names; `''` also for a choice that nobody has made yet
 */
export function filledIn(
  person: Person,
  questions: PersonQuestions,
  answers: Readonly<Record<string, string>>,
  replaced: readonly Person[] = [],
): Record<string, string> {
  const texts = textsOf(person)
  const facts = (Object.keys(texts) as Asked[]).flatMap((fact) => {
    const question = questions[fact]
    if (question === undefined) return []
    const held = answers[question] ?? ''
    const gone = replaced.some(
      (other) => other.key !== person.key && !isBeginningOf(other.name, person.name) && isOf(other, fact, held),
    )
    const isFree = isBlank(held) || gone
    if (!isFree || texts[fact] === held || (texts[fact] === '' && fact === 'relationship')) return []
    return [[question, texts[fact]] as const]
  })
  return Object.fromEntries(facts)
}

/**
 * Values to fill in when the user types a different person's name, or none. Clears the details of the previous persons
 * (`before`). A likely spelling correction of a previous name changes nothing. Pure.
 */
export function filledByName(
  typed: string,
  people: readonly Person[],
  questions: PersonQuestions,
  answers: Readonly<Record<string, string>>,
  before: readonly Person[],
): Record<string, string> {
  const replaced = before.filter(({ name }) => isBlank(typed) || !maybeCorrected(name, typed))
  if (replaced.length === 0) return {}
  const stranger: Person = { key: '', name: typed, kind: 'person', kindAnswered: false, offices: [], registered: [] }
  return filledIn(people.find(({ name }) => sameName(name, typed)) ?? stranger, questions, answers, replaced)
}

/** An address that the answers hold, and whose it is; without a name the grantor's. */
export interface KnownAddress {
  name?: string
  address: string
}

/** So many are offered at once. */
const ADDRESSES = 3
const SURNAMES = 2

const AFTER_A_NAME = /^(?:jr|sr|ii|iii|iv|esq|md|phd)\.?$/i

/** The last word of a person's name that is not `Jr.`; the empty text where the name has one word only. */
function surnameOf(name: string): string {
  const words = name.trim().split(/[\s,]+/)
  while (AFTER_A_NAME.test(words.at(-1) ?? '')) words.pop()
  return words.length > 1 ? (words.at(-1) ?? '') : ''
}

/**
 * The addresses of those who may share a household with a person of this name, each address once: the grantor's, then
 * those of people with the same last name, then the one that was entered last. Pure.
 */
export function householdAddresses(trust: TrustRecord, people: readonly Person[], name: string): KnownAddress[] {
  if (isBlank(name) || sameName(name, trust.grantorName) || namesOrganization(name)) return []
  const surname = foldedName(surnameOf(name))
  const latest = people
    .filter((one) => one.kind === 'person' && !isBlank(one.address) && !sameName(one.name, name))
    .toReversed()
  const namesakes = latest.filter((one) => surname !== '' && foldedName(surnameOf(one.name)) === surname)
  const grantor = { name: '', address: trust.grantorAddress }
  const others = [...namesakes, ...latest.slice(0, 1)].map((one) =>
    one.key === nameKey(trust.grantorName ?? '') ? { ...one, name: '' } : one,
  )
  return onceEach([grantor, ...others]).slice(0, ADDRESSES)
}

/** The addresses of those who hold these offices, each once and on one line. Pure. */
export const officeAddresses = (trust: TrustRecord, offices: readonly OfficeField[]): KnownAddress[] =>
  onceEach(
    offices.map((field) => {
      const { address }: Office = OFFICES[field]
      const name = trust[field] ?? ''
      const isGrantors = sameName(name, trust.grantorName)
      return { name: isGrantors ? '' : name, address: addressOnOneLine(trust[address as 'grantorAddress'] ?? '') }
    }),
  )

/** Each address once; the grantor's have an empty name. */
function onceEach(known: readonly { name: string; address?: string | undefined }[]): KnownAddress[] {
  return known
    .filter(
      ({ address }, at) => !isBlank(address) && known.findIndex((one) => sameAddress(one.address, address)) === at,
    )
    .map(({ name, address = '' }) => (name === '' ? { address } : { name, address }))
}

/**
 * What is typed of a name that nobody has, with the family's last names behind it: after a space, and while none of them
 * is typed. The commonest first. Pure.
 */
export function withSurnames(people: readonly Person[], typed: string): string[] {
  const given = typed.trim()
  if (given === '' || !/\s$/.test(typed)) return []
  const surnames = people.filter(({ kind }) => kind === 'person').flatMap(({ name }) => surnameOf(name) || [])
  const words = new Set(foldedName(given).split(' '))
  const alike = [...Map.groupBy(surnames, foldedName).values()]
  if (alike.some(([surname = '']) => words.has(foldedName(surname)))) return []
  return alike
    .sort((one, other) => other.length - one.length)
    .slice(0, SURNAMES)
    .map(([surname]) => `${given} ${surname}`)
}
