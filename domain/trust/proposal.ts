import { sameAddress } from '../formats/address.ts'
import { sameName } from '../formats/names.ts'
import type { Message } from '../message.ts'
import { FACTS, type Fact, type FactPlace, factPlaces, type PersonDetails } from './person-details.ts'
import { entriesOf, nameOfEntry } from './questions/answers.ts'
import { entryWords } from './questions/changes.ts'
import { entryFields, type Field, sections, storedAt } from './questions/fields.ts'
import type { TrustRecord } from './record.ts'
import type { StepSlug } from './routes.ts'

/** What a reader proposes about himself or herself, and what the places held at that moment. */
export interface Proposal {
  person: string
  facts: PersonDetails
  before: readonly Pick<FactPlace, 'path' | 'value'>[]
}

/** An answer as it is called: `changeSubject` puts it into words. */
export interface NamedAnswer {
  words: Message | string
  entry?: Message
}

/** A place that a proposal would change, as the answers are now. */
export interface ProposedPlace extends FactPlace, NamedAnswer {
  proposed: string
  section: StepSlug
  /** The answer already says so. */
  isDone: boolean
  /** What the place held when it was proposed, where that has changed since; '' where there was no such place. */
  was?: string
  /** Other answers, not of this person, with the value that would be replaced. */
  elsewhere: readonly NamedAnswer[]
}

const LISTS = ['trustees', 'beneficiaries'] as const

interface Named extends NamedAnswer {
  path: string
  field: Field
  section: StepSlug
  value: string
  /** Whose entry it is. */
  of?: string
}

/** Every answer in which a fact of somebody can stand. Of assets there is none: land does not move with its owner. */
function answersAbout(trust: TrustRecord): Named[] {
  const text = (holder: object, path: string) => String(storedAt(holder, path) ?? '')
  return sections.flatMap(({ slug, fields, lists }) => [
    ...fields.map((field) => ({
      path: field.path,
      field,
      section: slug,
      words: field.words,
      value: text(trust, field.path),
    })),
    ...LISTS.filter((list) => lists.includes(list)).flatMap((list) =>
      entriesOf(trust, list).flatMap((entry) =>
        entryFields[list].map((field) => ({
          path: `${list}/${entry.id}/${field.path}`,
          field,
          section: slug,
          words: field.words,
          entry: entryWords(list, nameOfEntry(entry)),
          of: nameOfEntry(entry),
          value: text(entry, field.path),
        })),
      ),
    ),
  ])
}

const isSame: Readonly<Record<Fact, (one: string, other: string) => boolean>> = {
  name: sameName,
  address: sameAddress,
  email: (one, other) => one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase(),
}

/** Where an answer with this format may repeat a fact; a name elsewhere would be the person's own place. */
const READS: Readonly<Record<Fact, Field['format'] | undefined>> = {
  name: undefined,
  address: 'address',
  email: 'email',
}

const named = ({ words, entry }: Named): NamedAnswer => ({ words, ...(entry && { entry }) })

/**
 * What a proposal would change in the answers of now, in the order of the questions. Empty where nobody of that name is
 * left in them. Pure.
 */
export function proposedPlaces({ person, facts, before }: Proposal, trust: TrustRecord): ProposedPlace[] {
  const held = new Map(before.map(({ path, value }) => [path, value]))
  // Where the new name stands already, the places of the old one are under it.
  const renamed = facts.name === undefined ? [] : factPlaces(facts.name, trust).filter(({ path }) => held.has(path))
  const places = new Map([...renamed, ...factPlaces(person, trust)].map((place) => [place.path, place]))
  const answers = answersAbout(trust)
  return answers.flatMap((answer) => {
    const place = places.get(answer.path)
    const proposed = place && facts[place.fact]
    if (!place || proposed === undefined) return []
    const { fact, value, path } = place
    const was = held.get(path) ?? ''
    const others = answers.filter(
      (other) =>
        other.field.format === READS[fact] &&
        !places.has(other.path) &&
        // The certificate's row of step 3's trustee follows.
        !sameName(other.of, person) &&
        isSame[fact](other.value, value),
    )
    return [
      {
        ...place,
        ...named(answer),
        proposed,
        section: answer.section,
        isDone: value === proposed,
        ...(value !== was && value !== proposed && { was }),
        elsewhere: others.map(named),
      },
    ]
  })
}

/** The facts with at least one accepted place. */
export const factsUsed = (taken: readonly Pick<FactPlace, 'fact'>[]): Fact[] =>
  FACTS.filter((each) => taken.some(({ fact }) => fact === each))
