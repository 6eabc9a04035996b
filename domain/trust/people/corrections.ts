import { sameAddress } from '../../formats/address.ts'
import { isBlank, nameKey, sameName } from '../../formats/names.ts'
import { listOf, type Message, message } from '../../message.ts'
import { trusteeFromGrantor, withTrusteeRow } from '../carried-answers.ts'
import { merge } from '../merge.ts'
import type { ListPatch, TrustPatch } from '../patch.ts'
import { answersInOrder } from '../questions/answers.ts'
import { listFields, type TrustRecord } from '../record.ts'
import { OFFICES, type Office, type OfficeField } from './offices.ts'
import {
  everyPlace,
  type Fact,
  isTrustAddress,
  type PersonFacts,
  type Place,
  patchOfTrustAddress,
  trustAddressesAt,
} from './places.ts'

/** A new name, address, email address or birth year of somebody, who may be in other places with the old one. */
export interface Correction {
  /** The name before. */
  name: string
  facts: Readonly<Partial<PersonFacts>>
  /** The other places, each with what would change in it. */
  places: readonly (Place & { changes: Readonly<Partial<PersonFacts>> })[]
}

/** Facts that follow a person; a relationship is said about one place only. */
export const FOLLOWING = ['name', 'address', 'email', 'birthYear'] as const satisfies readonly Fact[]

const textOf = (place: PersonFacts, fact: Fact) => String(place[fact] ?? '')
/** Whether a place that says this of a person says what another one says. */
export const saysTheSame = (fact: Fact, one: PersonFacts, other: PersonFacts): boolean =>
  fact === 'address'
    ? sameAddress(one.address, other.address)
    : fact === 'name'
      ? sameName(one.name, other.name)
      : textOf(one, fact) === textOf(other, fact)

/** The facts of a place that a save gives another value: what was empty, or is emptied, corrects nothing. */
function corrected(before: Place, after: Place): Partial<PersonFacts> {
  const facts = FOLLOWING.filter(
    (fact) =>
      textOf(before, fact) !== textOf(after, fact) && !isBlank(textOf(before, fact)) && !isBlank(textOf(after, fact)),
  )
  return Object.fromEntries(facts.map((fact) => [fact, after[fact]]))
}

/** What of `facts` a place would take over: where it still holds the old value. */
function following(facts: Partial<PersonFacts>, old: Place, place: Place): Partial<PersonFacts> {
  const changing = FOLLOWING.filter(
    (fact) =>
      fact in facts &&
      place.asks.includes(fact) &&
      saysTheSame(fact, place, old) &&
      textOf(place, fact) !== textOf(facts as PersonFacts, fact),
  )
  return Object.fromEntries(changing.map((fact) => [fact, facts[fact]]))
}

/**
 * The corrections that a save makes, each with where it could follow, which may be nowhere. Somebody else's name is a
 * correction only where it is new: a name that the answers know puts another person into the office. Pure.
 */
export function correctionsIn(trust: TrustRecord, patch: TrustPatch): Correction[] {
  const before = everyPlace(trust)
  const saved = merge(trust, patch)
  const after = new Map(everyPlace(saved).map((place) => [place.id, place]))
  const changed = before.flatMap((old) => {
    const now = after.get(old.id)
    if (!now) return []
    const replaced = !sameName(old.name, now.name) && before.some((place) => sameName(place.name, now.name))
    const facts = replaced ? {} : corrected(old, now)
    return Object.keys(facts).length > 0 ? [{ old, facts }] : []
  })
  const touched = new Set(changed.map(({ old }) => old.id))
  return changed.map(({ old, facts }): Correction => {
    const places = before
      .filter(({ id, person }) => person === old.person && !touched.has(id))
      .flatMap((place) => {
        const now = after.get(place.id)
        const changes = now ? following(facts, old, now) : {}
        if (Object.keys(changes).length === 0) return []
        // Of two changes to one person the first counts.
        touched.add(place.id)
        return [{ ...place, changes }]
      })
    const { address } = facts
    const ofTheTrust = trustAddressesAt(trust, old, address, saved).filter(({ id }) => !touched.has(id))
    for (const { id } of ofTheTrust) touched.add(id)
    return {
      name: old.name,
      facts,
      places: [...places, ...ofTheTrust.map((place) => ({ ...place, changes: { address } }))],
    }
  })
}

type Lists = Partial<Record<keyof typeof listFields, ListPatch<{ id: string }>>>

/** Two patches as one, the second after the first; each entry's changes are one. Pure. */
export function together(first: TrustPatch, second: TrustPatch): TrustPatch {
  const [one, other] = [first as Lists, second as Lists]
  const lists = (Object.keys(listFields) as (keyof typeof listFields)[]).flatMap((list) => {
    const [earlier, later] = [one[list], other[list]]
    if (!earlier || !later) return []
    const changes = Map.groupBy([...(earlier.put ?? []), ...(later.put ?? [])], ({ id }) => id)
    const put = [...changes.values()].map((same): { id: string } => Object.assign({}, ...same))
    const remove = [...(earlier.remove ?? []), ...(later.remove ?? [])]
    return [[list, { ...(put.length > 0 && { put }), ...(remove.length > 0 && { remove }) }] as const]
  })
  const certificateData = { ...first.certificateData, ...second.certificateData }
  return {
    ...first,
    ...second,
    ...Object.fromEntries(lists),
    ...(Object.keys(certificateData).length > 0 && { certificateData }),
  }
}

const isOffice = (id: string): id is OfficeField => id in OFFICES
/** An empty text clears a field, except in the certificate's rows, which have both always. */
const stored = (value: string | number | undefined, list = '') =>
  value === '' || value === undefined ? (list === 'trustees' ? '' : null) : value

/** The answers of an office by their facts. */
const fieldOf = (id: OfficeField, fact: Fact) => (fact === 'name' ? id : (OFFICES[id] as Office)[fact as 'address'])

/**
 * The patch that writes facts into places, with what follows by itself: the trustee of a grantor who serves, and the
 * certificate's row of the trustee. `trust` is the record that the patch is put on. Pure.
 */
export function patchOfPlaces(
  trust: TrustRecord,
  places: readonly { id: string; changes: Readonly<Partial<PersonFacts>> }[],
): TrustPatch {
  let patch: TrustPatch = {}
  for (const { id, changes } of places) {
    if (isTrustAddress(id)) {
      patch = together(patch, patchOfTrustAddress(trust, id, changes))
      continue
    }
    const facts = Object.entries(changes) as [Fact, string | number | undefined][]
    if (isOffice(id)) {
      const fields = facts.flatMap(([fact, value]) => {
        const field = fieldOf(id, fact)
        return field ? [[field, stored(value)]] : []
      })
      patch = { ...patch, ...Object.fromEntries(fields) }
      continue
    }
    const [list = '', entry] = id.split('/')
    if (entry === undefined) {
      patch = { ...patch, [list]: stored(changes.name) }
      continue
    }
    const put = { id: entry, ...Object.fromEntries(facts.map(([fact, value]) => [fact, stored(value, list)])) }
    patch = together(patch, { [list]: { put: [put] } })
  }
  if (trust.trusteeType === 'self' && ('grantorName' in patch || 'grantorAddress' in patch)) {
    const { grantorName, grantorAddress } = trust
    patch = { ...patch, ...trusteeFromGrantor({ grantorName, grantorAddress, ...patch }) }
  }
  const { trustees, ...others } = patch
  return together(withTrusteeRow(others, trust), trustees ? { trustees } : {})
}

/** The save with its corrections in every other place: one patch. Pure. */
export function withCorrections(trust: TrustRecord, patch: TrustPatch, corrections: readonly Correction[]): TrustPatch {
  const places = corrections.flatMap((correction) => correction.places)
  return places.length === 0 ? patch : together(patch, patchOfPlaces(merge(trust, patch), places))
}

const IN_A_WORD = /[\p{L}\p{N}]/u

/** Whether a name is in a text, as whole words. */
function mentions(text: string, name: string): boolean {
  const parts = text.split(name)
  return parts.some((part, at) => at > 0 && !IN_A_WORD.test(`${parts[at - 1]?.at(-1) ?? ''}${part.at(0) ?? ''}`))
}

/**
 * The answers that mention somebody by the old name among other words, such as a wish or the name of an account: as
 * their questions. No correction follows there, because a sentence may mean the old name. Pure.
 */
function textsNaming(trust: TrustRecord, name: string, corrected: string): Message[] {
  const [old, now] = [nameKey(name), nameKey(corrected)]
  // One word alone is in email addresses, and in the names of others.
  if (!old.includes(' ')) return []
  const names = new Set(everyPlace(trust).map(({ name }) => nameKey(name)))
  // `Ann Lee` is in `Ann Lee-Park`, too.
  const without = (text: string) => (mentions(now, old) ? text.replaceAll(now, '') : text)
  const hasOld = (value: unknown) =>
    typeof value === 'string' && !names.has(nameKey(value)) && mentions(without(nameKey(value)), old)
  return answersInOrder(trust).flatMap(({ name: section, answers, lists }) => [
    ...answers
      .filter(({ value }) => hasOld(value))
      .map(({ label }) => message('“{words}” in {section}', { words: message(label), section: message(section) })),
    ...lists
      .flatMap(({ entries }) => entries)
      .flatMap((entry) => [
        ...(hasOld(entry.name)
          ? [message('“{words}” in {section}', { words: entry.name, section: message(section) })]
          : []),
        ...entry.answers
          .filter(({ value }) => hasOld(value))
          .map(({ label }) => message('“{question}” of {entry}', { question: message(label), entry: entry.name })),
      ]),
  ])
}

/** A paragraph for each old name, by its new one, that the user's own words still mention in this record. Pure. */
export function oldNamesInTexts(trust: TrustRecord, renamed: ReadonlyMap<string, string>): Message[] {
  return [...renamed].flatMap(([name, corrected]) => {
    const texts = textsNaming(trust, name, corrected)
    if (texts.length === 0) return []
    return [
      message('The name {name} also appears in your own words: {texts}. Please check it there.', {
        name,
        texts: listOf(texts),
      }),
    ]
  })
}
