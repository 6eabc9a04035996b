import * as z from 'zod/mini'
import { isBlank, nameKey } from '../../formats/names.ts'
import { birthYearAnswer, email, line, numberOf, paragraph, textOfNumber } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { PERSON_NAME_MISSING, type RegisteredPerson } from '../entries.ts'
import { keysOf, PERSON_KINDS, type PersonKind, RELATIONSHIPS, type Relationship } from '../enumerations.ts'
import type { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import { type Answers, answered, type Question } from '../steps/step.ts'
import { FOLLOWING, patchOfPlaces, saysTheSame, together } from './corrections.ts'
import { type Person, peopleOf } from './people.ts'
import { type PersonFacts, type Place, trustAddressesAt } from './places.ts'

const RELATION_CHOICES = { unstated: 'Not stated', ...RELATIONSHIPS } as const

/** What the page People asks of somebody. */
export type PersonEdit = Omit<RegisteredPerson, 'id'>

const QUESTIONS: readonly Question[] = [
  { name: 'name', label: 'Name', kind: 'line', hint: 'The full legal name of the person or organization.' },
  { name: 'kind', label: 'Person or organization', kind: 'select', choices: PERSON_KINDS },
  { name: 'relation', label: 'Relationship', kind: 'select', choices: RELATION_CHOICES },
  { name: 'address', label: 'Address', kind: 'address', optional: true },
  { name: 'email', label: 'Email', kind: 'email', optional: true },
  { name: 'birthYear', label: 'Birth year', kind: 'year', optional: true },
]

/** A relationship or kind that an answer states is changed there: a beneficiary’s decides what else is asked. */
const isAnswered = (person: Person | undefined, question: string): boolean =>
  (question === 'relation' && (person?.offices.some(({ id, relation }) => id === 'spouseName' || relation) ?? false)) ||
  (question === 'kind' && person?.kindAnswered === true)

/** The form by which somebody is added to the register or corrected. */
export const personForm = {
  questions: (person?: Person): readonly Question[] => QUESTIONS.filter(({ name }) => !isAnswered(person, name)),
  initial: (person?: Person): Answers => ({
    name: person?.name ?? '',
    kind: person?.kind ?? 'person',
    relation: person?.relationship ?? 'unstated',
    address: person?.address ?? '',
    email: person?.email ?? '',
    birthYear: textOfNumber(person?.birthYear),
  }),
  schema: z.object({
    name: line(LIMITS.name, PERSON_NAME_MISSING),
    kind: z.enum(keysOf(PERSON_KINDS), 'Please choose person or organization.'),
    relation: z.enum(keysOf(RELATION_CHOICES), 'Please choose a relationship from the list.'),
    address: paragraph(LIMITS.address),
    email: email('Invalid email address', true),
    birthYear: birthYearAnswer,
  }) as unknown as z.ZodMiniType<Answers>,
  /** What accepted answers say about the person. */
  edit: (answers: Answers): PersonEdit => ({
    name: String(answers.name),
    kind: answers.kind as PersonKind,
    relation: answers.relation === 'unstated' ? undefined : (answers.relation as Relationship),
    address: String(answers.address) || undefined,
    email: String(answers.email) || undefined,
    birthYear: numberOf(answers.birthYear),
  }),
}

type Changes = Readonly<Partial<PersonFacts>>

/** A correction made on the page People: the offices in which it changes an answer, and the save. */
export interface Edited {
  offices: readonly (Place & { changes: Changes })[]
  patch: TrustPatch
}

const text = (value: unknown) => String(value ?? '')

/** Somebody new in the register; what was left empty is absent. */
export const addedPerson = (edit: PersonEdit, id: string): RegisteredPerson => ({
  id,
  name: edit.name,
  ...answered({ ...edit, kind: edit.kind === 'person' ? undefined : edit.kind }),
})

/** What of an edited person only the register can hold: no answer states the kind or the relationship. */
const unstated = (person: Person, { kind, relation }: PersonEdit): Partial<PersonEdit> => ({
  ...(person.kindAnswered ? {} : { kind }),
  ...(person.offices.some((office) => office.relation) ? {} : { relation }),
})

/** What the register holds of somebody new in it: the facts for which none of the person’s offices has an answer. */
function unasked(person: Person, edit: PersonEdit): Partial<PersonEdit> {
  const facts = FOLLOWING.filter((fact) => !person.offices.some(({ asks }) => asks.includes(fact)))
  return { ...unstated(person, edit), ...Object.fromEntries(facts.map((fact) => [fact, edit[fact]])) }
}

/**
 * The change of the register: its entries take over whatever is corrected, so that the old facts do not return with the
 * last office; without one, there is a new one where it has something to hold.
 */
function registerPatch(person: Person, edit: PersonEdit, newId: string): TrustPatch {
  const ids = person.registered
  if (ids.length === 0) {
    const held = unasked(person, edit)
    const { kind, ...others } = held
    const anything = kind === 'organization' || Object.values(others).some((value) => value !== undefined)
    return anything ? { people: { put: [addedPerson({ ...held, name: edit.name }, newId)] } } : {}
  }
  const known: Partial<PersonEdit> = { ...person, relation: person.relationship }
  const { kind: _, relation: __, ...following } = edit
  const changed = Object.entries({ ...following, ...unstated(person, edit) }).filter(
    ([fact, value]) => text(value) !== text(known[fact as keyof PersonEdit]),
  )
  if (changed.length === 0) return {}
  const change = Object.fromEntries(changed.map(([fact, value]) => [fact, value ?? null]))
  return { people: { put: ids.map((id) => ({ id, ...change })) } }
}

/**
 * What a correction of a person writes: the new facts in every office where the old ones stand or nothing does, and in
 * the register. An answer that says something else of the person stays. Pure.
 *
 * @param newId the id of an entry of the register, should one be made
 */
export function editedPerson(trust: TrustRecord, person: Person, edit: PersonEdit, newId: string): Edited {
  const { address } = edit
  const changed = FOLLOWING.filter((fact) => text(edit[fact]) !== text(person[fact]))
  const offices = person.offices.flatMap((place) => {
    const facts = changed.filter(
      (fact) => place.asks.includes(fact) && (isBlank(text(place[fact])) || saysTheSame(fact, place, person)),
    )
    const changes: Changes = Object.fromEntries(facts.map((fact) => [fact, edit[fact] ?? '']))
    return facts.length > 0 ? [{ ...place, changes }] : []
  })
  const [known] = person.offices
  if (known && changed.includes('address')) {
    const old = { ...known, address: person.address }
    offices.push(...trustAddressesAt(trust, old, address).map((place) => ({ ...place, changes: { address } })))
  }
  return { offices, patch: together(patchOfPlaces(trust, offices), registerPatch(person, edit, newId)) }
}

/**
 * What a draft of the page People changes once it is valid, and what remains of it. A correction that changes answers
 * remains: the page asks first. `id` in the draft is the key of the person. Pure.
 */
export function peopleRemainder(
  { id, ...typed }: Readonly<Record<string, unknown>>,
  trust: TrustRecord,
  newId: string,
) {
  const people = peopleOf(trust)
  const person = people.find(({ key }) => key === id)
  const unchanged = { patches: [], remainder: { id, ...typed } }
  const read = personForm.schema.safeParse({ ...personForm.initial(person), ...typed })
  if (!read.success) return unchanged
  const edit = personForm.edit(read.data)
  if (isKnown(people, edit.name, person)) return unchanged
  if (!person) return { patches: [{ people: { put: [addedPerson(edit, newId)] } }], remainder: {} }
  const { offices, patch } = editedPerson(trust, person, edit, newId)
  if (offices.length > 0) return unchanged
  return { patches: Object.keys(patch).length > 0 ? [patch] : [], remainder: {} }
}

/** Whether the register has somebody else of this name already. */
export const isKnown = (people: readonly Person[], name: string, except?: Person): boolean =>
  people.some((one) => one.key !== except?.key && nameKey(one.name) === nameKey(name))

/** What taking a person out writes: every office emptied, every entry removed. The grantor stays: nobody else can. */
export function removedPerson(trust: TrustRecord, person: Person): TrustPatch {
  const isEntry = ({ id }: Place) => id.includes('/')
  const emptied = person.offices
    .filter((place) => !isEntry(place))
    .map(({ id, asks }) => ({ id, changes: Object.fromEntries(asks.map((fact) => [fact, ''])) }))
  const entries = [
    ...person.offices.filter(isEntry).map(({ id }) => id),
    ...person.registered.map((id) => `people/${id}`),
  ]
  return entries.reduce(
    (patch, entry) => {
      const [list = '', id = ''] = entry.split('/')
      return together(patch, { [list]: { remove: [id] } })
    },
    patchOfPlaces(trust, emptied),
  )
}

/** Whether the page People can take a person out of the trust. */
export const isRemovable = ({ offices }: Person): boolean => offices.every(({ id }) => id !== 'grantorName')
