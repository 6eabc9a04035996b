import { sameAddress } from '../../formats/address.ts'
import { isBlank, nameKey, sameName } from '../../formats/names.ts'
import { addressParts, stateOf, unclearZip } from '../../formats/us-state.ts'
import { ownTrusteeRow, storedTrusteeRows } from '../carried-answers.ts'
import type { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import type { StepSlug } from '../routes.ts'
import { isGrantorsEntry } from '../who-may-serve.ts'
import {
  ENTRY_OFFICES,
  OFFICES,
  type Office,
  type OfficeField,
  officeFields,
  PLAN_OFFICES,
  SERVING,
} from './offices.ts'

/** What is known of a person. Never a social security number. */
export interface PersonFacts {
  name: string
  address?: string | undefined
  email?: string | undefined
  /** A beneficiary's relationship to the grantor, or the user's own words for it. */
  relation?: string | undefined
  birthYear?: number | undefined
}
export type Fact = keyof PersonFacts

/** One place of the answers that names a person, with the facts that are there. */
export interface Place extends PersonFacts {
  /** `executorName`, `beneficiaries/{id}`, `trustees/{id}`; in the register `people/{id}`. */
  id: string
  /** The person's part there; absent in the register, which no document shows. */
  office?: string
  step?: StepSlug
  /** The facts for which this place has an answer, given or not. */
  asks: readonly Fact[]
  /** Whom it names: places with the same key name the same person. */
  person: string
}

const ASKED: readonly Exclude<Fact, 'name'>[] = ['address', 'email', 'relation']

/** Nobody serves as the grantor's own agent or successor: of the grantor's name, the one child so named is meant there. */
function officePlaces(trust: TrustRecord): Place[] {
  const namesakes = beneficiaryPlaces(trust).filter(
    ({ name, person }) => sameName(name, trust.grantorName) && person !== nameKey(name),
  )
  const namesake = namesakes.length === 1 ? namesakes[0]?.person : undefined
  const serving: readonly OfficeField[] = SERVING
  return officeFields.flatMap((field) => {
    const name = trust[field]
    // A grantor who serves is named on the grantor's own step.
    if (isBlank(name) || name === undefined || (field === 'trusteeName' && trust.trusteeType === 'self')) return []
    const office: Office = OFFICES[field]
    const asks = ASKED.filter((fact) => fact in office)
    const facts = asks.map((fact) => [fact, trust[office[fact as 'address'] as 'grantorAddress']])
    const { office: called, step } = office
    const place = { id: field, office: called, step, asks: ['name' as const, ...asks], name }
    const isNamesake = serving.includes(field) && sameName(name, trust.grantorName)
    const person = (isNamesake && namesake) || nameKey(name)
    return [{ ...place, ...Object.fromEntries(facts), person }]
  })
}

/** The certificate's rows, without that of the trustee of step 3 or the grantor, which follows by itself. */
function rowPlaces(trust: TrustRecord): Place[] {
  const own = trust.trusteeType === 'self' || !isBlank(trust.trusteeName) ? ownTrusteeRow(trust)?.id : undefined
  return storedTrusteeRows(trust)
    .filter(({ id, name }) => id !== own && !isBlank(name))
    .map(({ id, name, address }) => ({
      ...{ id: `trustees/${id}`, ...ENTRY_OFFICES.trustees, asks: ['name', 'address'], name, address },
      person: nameKey(name),
    }))
}

/**
 * A child of the grantor's name is another person, and so is a second entry of one name that says something else of
 * the relationship or the birth year.
 */
function beneficiaryPlaces(trust: TrustRecord): Place[] {
  const first = new Map<string, { relationship: string; birthYear?: number | undefined }>()
  return (trust.beneficiaries ?? []).map((entry) => {
    const { id, name, address, email, relationship, birthYear } = entry
    const key = nameKey(name)
    const known = first.get(key)
    if (!known) first.set(key, entry)
    const another = known
      ? known.relationship !== relationship || (known.birthYear ?? birthYear) !== (birthYear ?? known.birthYear)
      : sameName(name, trust.grantorName) && !isGrantorsEntry(entry, trust)
    return {
      ...{ id: `beneficiaries/${id}`, ...ENTRY_OFFICES.beneficiaries },
      ...{ name, address, email, relation: relationship, birthYear },
      asks: ['name', 'address', 'email', 'relation', 'birthYear'],
      person: another ? `beneficiaries/${id}` : key,
    }
  })
}

function registerPlaces(trust: TrustRecord): Place[] {
  return (trust.people ?? []).map(({ id, name, address, email, relation, birthYear }) => ({
    ...{ id: `people/${id}`, asks: ['name', 'address', 'email', 'relation', 'birthYear'] },
    ...{ name, address, email, relation, birthYear },
    person: nameKey(name),
  }))
}

/** The witnesses and the notary of the signing day's plan, which no document prints. */
function planPlaces({ witnesses = [], signingNotary = '' }: TrustRecord): Place[] {
  const planned = [
    ...witnesses.map(({ id, name }) => ({ id: `witnesses/${id}`, office: PLAN_OFFICES.witnesses, name })),
    { id: 'signingNotary', office: PLAN_OFFICES.signingNotary, name: signingNotary },
  ]
  return planned
    .filter(({ name }) => !isBlank(name))
    .map((place) => ({ ...place, asks: ['name'], person: nameKey(place.name) }))
}

/** Every place that names a person, with the plan of the signing day; of what documents print, `personPlaces`. Pure. */
export function everyPlace(trust: TrustRecord): Place[] {
  const [register, others] = [true, false].map((is) =>
    personPlaces(trust).filter(({ office }) => (office === undefined) === is),
  )
  return [...(others ?? []), ...planPlaces(trust), ...(register ?? [])]
}

/** Every answer that names a person, offices first, then the lists, then the register. Pure. */
export function personPlaces(trust: TrustRecord): Place[] {
  return [...officePlaces(trust), ...beneficiaryPlaces(trust), ...rowPlaces(trust), ...registerPlaces(trust)]
}

type Known = (id: string, fact: 'address' | 'email') => Place | undefined

/**
 * Where the answers give the address or email address of the person whom a place names, such as `backupTrusteeName` or
 * `beneficiaries/{id}`: there, else where the same person is named elsewhere. Of the answers that documents show;
 * `registered` adds the register, which none shows. Pure.
 */
export function knownOfPersons(trust: TrustRecord, { registered = false } = {}): Known {
  const places = personPlaces(trust).filter(({ office }) => registered || office !== undefined)
  // Of an office held in the grantor's name a document does not presume that a child is meant.
  const isCertain = ({ id, person }: Place) => id === person || !person.startsWith('beneficiaries/')
  const byPerson = Map.groupBy(places.filter(isCertain), ({ person }) => person)
  const byId = new Map(places.map((place) => [place.id, place]))
  return (id, fact) => {
    const own = byId.get(id)
    if (!own) return undefined
    const others = isCertain(own) ? (byPerson.get(own.person) ?? []) : []
    return [own, ...others].find((place) => !isBlank(place[fact]))
  }
}

/** The trust's own addresses: no person's, but often that of the trustee or the grantor, whose address the questions offer. */
const TRUST_ADDRESSES = {
  adminAddress: { office: 'administrative address of the trust', step: 'certificate-of-trust' },
  einTrustMailingAddress: { office: 'mailing address in the EIN application', step: 'ein-application' },
} as const satisfies Record<string, Office>
type TrustAddress = keyof typeof TRUST_ADDRESSES

export const isTrustAddress = (id: string): id is TrustAddress => id in TRUST_ADDRESSES

/** The mailing address as one, where its city, state and ZIP code have been put into their own fields. */
const mailingAddress = ({
  einTrustMailingAddress: street,
  trustMailingCity: city,
  trustMailingState: state,
  trustMailingZip: zip,
}: TrustRecord) => `${street}, ${city}, ${state} ${zip}`

const place = (id: TrustAddress, address: string, { name, person }: Place): Place => ({
  ...{ id, ...TRUST_ADDRESSES[id], asks: ['address'], name, address, person },
})

/**
 * The trust's addresses that are the one of this trustee or grantor, and may follow a new one; not those of others who
 * live there. A mailing address that is divided follows one that can be divided. Pure.
 *
 * @param saved the record after the save that brings the new address, which may change these as well
 */
export function trustAddressesAt(
  trust: TrustRecord,
  old: Place,
  address: string | undefined,
  saved: TrustRecord = trust,
): Place[] {
  const mayServe = [trust.trusteeName, trust.grantorName].some((name) => name && nameKey(name) === old.person)
  if (!mayServe || !old.address || isBlank(address)) return []
  const { certificateData, einTrustMailingAddress } = saved
  const admin = certificateData?.adminAddress
  const isDivided = sameAddress(mailingAddress(saved), old.address) && addressParts(address ?? '') !== undefined
  return [
    ...(sameAddress(admin, old.address) ? [place('adminAddress', old.address, old)] : []),
    ...(isDivided || sameAddress(einTrustMailingAddress, old.address)
      ? [place('einTrustMailingAddress', old.address, old)]
      : []),
  ]
}

/** The patch that writes one of the trust's addresses, in the parts that the mailing address has been divided into. Pure. */
export function patchOfTrustAddress(
  trust: TrustRecord,
  id: TrustAddress,
  { address }: Partial<PersonFacts>,
): TrustPatch {
  if (!address) return {}
  if (id === 'adminAddress') return { certificateData: { adminAddress: address } }
  const parts = addressParts(address)
  if (!parts || isBlank(trust.trustMailingCity)) return { einTrustMailingAddress: address }
  const { street, city, state, zip } = parts
  const isComplete = addressParts(trust.einTrustMailingAddress ?? '') !== undefined
  return {
    einTrustMailingAddress: isComplete ? address : street,
    ...{ trustMailingCity: city, trustMailingState: state, trustMailingZip: zip },
  }
}

type Mailing = Pick<
  TrustRecord,
  'einTrustMailingAddress' | 'trustMailingCity' | 'trustMailingState' | 'trustMailingZip'
>

/**
 * What does not go together in the mailing address of the trust, whose city, state and ZIP code are asked for apart: the
 * line of the street repeats them or says others, or the ZIP code belongs to another state. Pure.
 */
export function mailingConflict(mailing: Mailing): 'repeats' | 'differs' | 'zip' | undefined {
  const { einTrustMailingAddress = '', trustMailingCity: city, trustMailingState = '', trustMailingZip = '' } = mailing
  if (isBlank(city) || isBlank(trustMailingZip)) return undefined
  const apart = `${city}, ${trustMailingState} ${trustMailingZip}`
  const inStreet = addressParts(einTrustMailingAddress)
  if (inStreet) {
    const isSame =
      sameName(inStreet.city, city) &&
      inStreet.zip.slice(0, 5) === trustMailingZip.trim().slice(0, 5) &&
      stateOf(einTrustMailingAddress) === stateOf(apart)
    return isSame ? 'repeats' : 'differs'
  }
  const isRepeated = einTrustMailingAddress
    .split(/[,\n]/)
    .slice(1)
    .some((part) => sameName(part.replace(/[\d-]+/g, ''), city))
  if (isRepeated) return 'repeats'
  return unclearZip(apart) === 'another-state' ? 'zip' : undefined
}
