import { sameAddress } from '../../formats/address.ts'
import { foldedName, isBlank, sameName } from '../../formats/names.ts'
import { maybeCorrected } from '../../formats/similar-names.ts'
import type { PersonQuestions } from './offices.ts'
import { type Person, relationWords } from './people.ts'

const wordsOf = (folded: string) => folded.split(' ').filter(Boolean)

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

type Asked = Exclude<keyof PersonQuestions, 'own'>

const textsOf = (person: Person): Readonly<Record<Asked, string>> => ({
  address: person.address ?? '',
  email: person.email ?? '',
  relation: relationWords(person),
  relationship: person.relationship ?? '',
  birthYear: String(person.birthYear ?? ''),
})

/** Whether a text is what the register says of a person, in whichever place it says it. */
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
 * What typing out another person's name writes beside it: what is known of that person, and of those who stood there
 * `before` nothing stays. A name that may be theirs, corrected, is taken for it. Pure.
 */
export function filledByName(
  typed: string,
  people: readonly Person[],
  questions: PersonQuestions,
  answers: Readonly<Record<string, string>>,
  before: readonly Person[],
): Record<string, string> {
  const replaced = before.filter(({ name }) => !maybeCorrected(name, typed))
  if (isBlank(typed) || replaced.length === 0) return {}
  const stranger: Person = { key: '', name: typed, kind: 'person', kindAnswered: false, offices: [], registered: [] }
  return filledIn(people.find(({ name }) => sameName(name, typed)) ?? stranger, questions, answers, replaced)
}
