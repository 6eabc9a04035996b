import { isBlank, nameKey } from '../../formats/names.ts'
import { relationshipIn } from '../../import/relationships.ts'
import { type PersonKind, RELATIONSHIPS, type Relationship } from '../enumerations.ts'
import type { TrustRecord } from '../record.ts'
import { everyPlace, type Fact, type PersonFacts, type Place } from './places.ts'

/** Somebody whom the answers name, once, with all that they say about that person. */
export interface Person extends PersonFacts {
  /** The key of the person's places. It is not stored: a new name is a new key. */
  key: string
  kind: PersonKind
  /** An answer states the kind, and not the register. */
  kindAnswered: boolean
  relationship?: Relationship
  /** The offices held, in the order of the questions. */
  offices: readonly Place[]
  /** The ids of the entries of the register. */
  registered: readonly string[]
}

const factOf = <F extends Fact>(places: readonly Place[], fact: F): PersonFacts[F] | undefined =>
  places.find((place) => !isBlank(String(place[fact] ?? '')))?.[fact]

const isOrganization = (trust: TrustRecord, places: readonly Place[]): boolean =>
  places.some(
    ({ id, relation }) =>
      (id.startsWith('beneficiaries/') && relation === 'charity') ||
      (id === 'trusteeName' && trust.trusteeType === 'professional'),
  )

function relationshipOf(places: readonly Place[]): Relationship | undefined {
  if (places.some(({ id }) => id === 'grantorName')) return undefined
  if (places.some(({ id }) => id === 'spouseName')) return 'spouse'
  const said = places.flatMap(({ relation }) => (relation ? (relationshipIn(relation) ?? []) : []))
  return said[0]
}

/**
 * The register: the people and organizations that the answers name, each once, in the order in which they are asked for.
 * It is derived from the answers, which alone are the truth for the documents; what they have no place for is in
 * `people`. People are distinguished by their names, as everywhere in the product ({@link Place.person}). Pure.
 */
export function peopleOf(trust: TrustRecord): Person[] {
  const kinds = new Map(trust.people?.map(({ id, kind }) => [id, kind]))
  const byPerson = Map.groupBy(everyPlace(trust), ({ person }) => person)
  return [...byPerson].map(([key, places]) => {
    const relationship = relationshipOf(places)
    const registered = places.filter(({ office }) => office === undefined).map(({ id }) => id.slice('people/'.length))
    const kindAnswered = isOrganization(trust, places)
    const stored = registered.map((id) => kinds.get(id)).find(Boolean)
    return {
      key,
      name: places[0]?.name ?? '',
      address: factOf(places, 'address'),
      email: factOf(places, 'email'),
      relation: factOf(places, 'relation'),
      birthYear: factOf(places, 'birthYear'),
      kind: kindAnswered ? 'organization' : (stored ?? 'person'),
      kindAnswered,
      ...(relationship && { relationship }),
      offices: places.filter(({ office }) => office !== undefined),
      registered,
    }
  })
}

/** What a person is to the grantor, in words: the user's own, or those of a choice. */
export const relationWords = ({ relation, relationship }: Pick<Person, 'relation' | 'relationship'>): string =>
  relation && !(relation in RELATIONSHIPS) ? relation : relationship ? RELATIONSHIPS[relationship] : ''

/**
 * The other parts of the person of this name who is in one place (`beneficiaries/{id}`, `trustees/{id}`), as they
 * are called in a sentence, each once: what a removal from that place leaves as it is. Pure.
 */
export function otherOffices(trust: TrustRecord, placeId: string, name: string): string[] {
  const places = everyPlace(trust)
  const person = places.find(({ id }) => id === placeId)?.person ?? nameKey(name)
  const others = places.filter((place) => place.person === person && place.id !== placeId)
  return [...new Set(others.flatMap(({ office }) => office ?? []))]
}
