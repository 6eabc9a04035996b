import { sameName } from '../../formats/names.ts'
import { message } from '../../message.ts'
import { MARITAL_STATUSES, type MaritalStatus } from '../enumerations.ts'
import { peopleOf } from '../people/people.ts'
import { type Place, personPlaces } from '../people/places.ts'
import { entryPlace, questionOf } from '../question-of.ts'
import type { TrustRecord } from '../record.ts'
import type { TouchedAnswer } from './answers.ts'

/** The grantor's marital status, where it was answered and is another now. */
export function maritalStatus({ maritalStatus: was }: TrustRecord, now: MaritalStatus): TouchedAnswer[] {
  const place = questionOf('maritalStatus')
  return was && was !== now && place
    ? [
        {
          ...{ path: 'maritalStatus', what: 'replace', words: 'marital status', chosen: MARITAL_STATUSES[was] },
          place,
          probe: { maritalStatus: now },
        },
      ]
    : []
}

/** What spouses own together is divided, or passes to the one who lives. */
export const ownedTogether = ({ assets = [] }: TrustRecord): TouchedAnswer[] =>
  assets
    .filter(({ ownership }) => ownership === 'joint' || ownership === 'community')
    .map(({ id, name }) => ({
      path: `assets/${id}`,
      what: 'check',
      words: message('ownership of {asset}', { asset: name }),
      place: { ...entryPlace('assets', id), question: 'ownership' },
      probe: { assets: { put: [{ id, ownership: 'sole' }] } },
    }))

/** An answer that may well stay as it is. */
export const asCheck = (answer: TouchedAnswer): TouchedAnswer => ({ ...answer, what: 'check' })

/** As whom a beneficiary is entered who is certainly not the spouse. */
const NO_SPOUSE = /^(child|grandchild|parent|sibling|charity)$/

/**
 * The places that may name the spouse where no answer says who that is: of everybody but the grantor, organizations, and
 * those who are entered as another relative. Nobody is guessed.
 */
export function perhapsSpouse(trust: TrustRecord): Place[] {
  const places = personPlaces(trust)
  const others = peopleOf(trust).filter(({ kind }) => kind !== 'person')
  const isRuledOut = (name: string) =>
    sameName(name, trust.grantorName) ||
    others.some((one) => sameName(one.name, name)) ||
    places.some((one) => NO_SPOUSE.test(one.relation ?? '') && sameName(one.name, name))
  return places.filter(({ office, name }) => office && !isRuledOut(name))
}
