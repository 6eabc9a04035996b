import { isBlank } from '../../formats/names.ts'
import type { Beneficiary } from '../entries.ts'
import type { TrustRecord } from '../record.ts'
import { type Place, personPlaces } from './places.ts'

type Known = (entry: Pick<Beneficiary, 'id'>, fact: 'address' | 'email') => Place | undefined

/**
 * Where the answers give the address or email address of a beneficiary: in the entry, else where the same person is
 * named elsewhere. Of the answers that documents show; `registered` adds the register, which none shows. Pure.
 */
export function knownOfBeneficiaries(trust: TrustRecord, { registered = false } = {}): Known {
  const places = personPlaces(trust).filter(({ office }) => registered || office !== undefined)
  const byPerson = Map.groupBy(places, ({ person }) => person)
  const entries = new Map(places.map((place) => [place.id, place]))
  return ({ id }, fact) => {
    const entry = entries.get(`beneficiaries/${id}`)
    if (!entry) return undefined
    return [entry, ...(byPerson.get(entry.person) ?? [])].find((place) => !isBlank(place[fact]))
  }
}
