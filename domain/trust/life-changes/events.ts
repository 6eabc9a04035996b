import { sameName } from '../../formats/names.ts'
import type { TrustPatch } from '../patch.ts'
import { peopleOf } from '../people/people.ts'
import type { TrustRecord } from '../record.ts'
import { spousesIn } from '../spouse.ts'
import { plannedForSigning } from './signing.ts'

/** What changes in a family's life, as it is chosen on the page. */
export const LIFE_EVENTS = {
  marriage: 'Your marriage',
  divorce: 'Your divorce or annulment',
  family: 'A child or other beneficiary married or divorced',
  name: 'Somebody’s name changed',
  birth: 'Birth or adoption of your own child',
  grandchild: 'Birth or adoption of a grandchild or other descendant',
  death: 'Somebody died',
  serving: 'Another trustee, executor, guardian or agent',
  taking: 'Other beneficiaries, shares or distributions',
  'home-bought': 'Buying a home or land',
  'home-sold': 'Selling a home or land',
  'asset-bought': 'Buying something else',
  'asset-sold': 'Selling something else',
  move: 'Moving to another state',
} as const
export type LifeEvent = keyof typeof LIFE_EVENTS
export const lifeEvents = Object.keys(LIFE_EVENTS) as readonly LifeEvent[]

/** Whether a text, such as one of an address, names an event. */
export const isLifeEvent = (text: string | null): text is LifeEvent => text !== null && Object.hasOwn(LIFE_EVENTS, text)

/** Whom or what an event is about. */
export interface Subject {
  /** A place that names the person (`executorName`, `beneficiaries/{id}`, `witnesses/{id}`, `people/{id}`), or `assets/{id}`. Never a name: it is in an address. */
  id: string
  name: string
}

/** What was sold when it is an asset that signed documents may list and the answers do not. */
export const OFF_LIST = 'assets/off-list'

function namedPeople(trust: TrustRecord): Subject[] {
  return peopleOf(trust)
    .filter(({ kind }) => kind === 'person')
    .map(({ name, offices: [first], registered: [entry] }) => ({ id: first?.id ?? `people/${entry}`, name }))
}

const SPOUSE_PLACES = { trusteeRelationship: 'trusteeName', backupTrusteeRelationship: 'backupTrusteeName' } as const

/** Whether a divorce is from a spouse whom no answer names. Pure. */
export const isFromUnnamed = (trust: TrustRecord): boolean =>
  trust.maritalStatus === 'married' && spousesIn(trust).length === 0

/**
 * Those of whom one is chosen; `undefined` where the event is about nobody whom the answers know, as is the divorce of a
 * grantor who is married and has named no spouse. Another divorce is from somebody whom an answer calls the grantor's
 * spouse, and a death is that of anybody in the register, or in the plan of
 * the signing. Pure.
 */
export function subjectsOf(event: LifeEvent, trust: TrustRecord): Subject[] | undefined {
  switch (event) {
    case 'divorce':
      if (isFromUnnamed(trust)) return undefined
      return spousesIn(trust).map(({ name, field, entryId }) => {
        const id = field === 'beneficiaries' ? `beneficiaries/${entryId}` : field
        return { id: SPOUSE_PLACES[id as keyof typeof SPOUSE_PLACES] ?? id, name }
      })
    case 'family':
      return (trust.beneficiaries ?? [])
        .filter(({ relationship }) => relationship !== 'spouse' && relationship !== 'charity')
        .map(({ id, name }) => ({ id: `beneficiaries/${id}`, name }))
    case 'name':
      return namedPeople(trust)
    case 'death': {
      const named = namedPeople(trust)
      const isNew = ({ name }: Subject, at: number, planned: Subject[]) =>
        ![...named, ...planned.slice(0, at)].some((other) => sameName(other.name, name))
      return [...named, ...plannedForSigning(trust).filter(isNew)]
    }
    case 'home-sold':
    case 'asset-sold':
      return (trust.assets ?? [])
        .filter(({ type }) => (type === 'real_estate') === (event === 'home-sold'))
        .map(({ id, name }) => ({ id: `assets/${id}`, name }))
    default:
      return undefined
  }
}

/** An entry that stands for what was bought, or who was born, to try what an addition would change. */
export const ADDED = {
  birth: { beneficiaries: { put: [{ id: 'added', name: 'X', relationship: 'child' }] } },
  grandchild: { beneficiaries: { put: [{ id: 'added', name: 'X', relationship: 'grandchild' }] } },
  marriage: { beneficiaries: { put: [{ id: 'added', name: 'X', relationship: 'spouse' }] } },
  'home-bought': { assets: { put: [{ id: 'added', name: 'X', type: 'real_estate', ownership: 'sole' }] } },
  'asset-bought': { assets: { put: [{ id: 'added', name: 'X', type: 'other', ownership: 'sole' }] } },
} as const satisfies Partial<Record<LifeEvent, TrustPatch>>
