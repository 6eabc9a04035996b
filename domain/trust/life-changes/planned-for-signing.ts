import { isBlank, sameName } from '../../formats/names.ts'
import { PLAN_OFFICES } from '../people/offices.ts'
import { planPlace } from '../question-of.ts'
import type { TrustRecord } from '../record.ts'
import { documentsToSign } from '../signing-day.ts'
import type { TouchedAnswer } from './answers.ts'

interface Planned {
  /** `witnesses/{id}`, or `signingNotary`. */
  id: string
  name: string
}

/** Who is planned as a witness, and then the notary, each with the answer that says so. Pure. */
export function plannedForSigning({ witnesses = [], signingNotary = '' }: TrustRecord): Planned[] {
  return [
    ...witnesses.map(({ id, name }) => ({ id: `witnesses/${id}`, name })),
    { id: 'signingNotary', name: signingNotary },
  ].filter(({ name }) => !isBlank(name))
}

/**
 * The answers that plan on a person who can no longer come. Once no document waits for a witness, or for a notary, there
 * is nothing to plan: what was signed before that person stays as it is. Pure.
 */
export function planWithout(trust: TrustRecord, person: string): TouchedAnswer[] {
  const open = documentsToSign(trust).filter(({ missing }) => missing.length > 0)
  const waits = (whom: 'witnesses' | 'notary') => open.some((document) => document[whom] !== 'none')
  return plannedForSigning(trust)
    .filter(({ name }) => sameName(name, person))
    .flatMap(({ id, name: was }): TouchedAnswer[] => {
      if (!waits(id === 'signingNotary' ? 'notary' : 'witnesses')) return []
      if (id === 'signingNotary') {
        const probe = { signingNotary: null }
        return [{ path: id, what: 'replace', words: PLAN_OFFICES.signingNotary, was, place: planPlace(id), probe }]
      }
      const entry = id.slice('witnesses/'.length)
      const probe = { witnesses: { remove: [entry] } }
      return [{ path: id, what: 'remove', words: PLAN_OFFICES.witnesses, was, place: planPlace(id), probe }]
    })
}
