import { isBlank, sameName } from '../../formats/names.ts'
import type { DocumentId } from '../documents.ts'
import type { Asset } from '../entries.ts'
import { fundingOf } from '../funding.ts'
import { PLAN_OFFICES } from '../people/offices.ts'
import { planPlace } from '../question-of.ts'
import { entriesOf } from '../questions/answers.ts'
import type { ListField, TrustRecord } from '../record.ts'
import { PEOPLE } from '../routes.ts'
import { documentsToSign, isSigned } from '../signing-day.ts'
import type { TouchedAnswer } from './answers.ts'
import type { LifeEvent } from './events.ts'

/** The answers as they were when a document was checked off as signed, of each where they are known. */
export type AnswersSigned = Readonly<Partial<Record<DocumentId, TrustRecord>>>

/** Whether a signed document lists this entry, such as `assets/{id}`. One of which that is not known may. Pure. */
function isListed(document: DocumentId, path: string, trust: TrustRecord, signed: AnswersSigned): boolean {
  if (!isSigned(trust, document)) return false
  const [list, id] = path.split('/')
  const then = signed[document]
  return !then || id === undefined || entriesOf(then, list as ListField).some((entry) => entry.id === id)
}

const isMoved = (path: string, { assets = [] }: TrustRecord): boolean =>
  assets.some((asset) => path === `assets/${asset.id}` && fundingOf(asset).status === 'done')

/**
 * What fixes an answer of which {@link isFixed} holds: a signed document that is known to list it, that it has been moved
 * since, or perhaps a document, as long as what was signed is not known. Pure.
 */
export function whatFixes(trust: TrustRecord, path: string, signed: AnswersSigned): 'signed' | 'moved' | 'perhaps' {
  const documents = [
    'trust-agreement',
    ...(path.startsWith('assets/') ? ['assignment-of-assets' as const] : []),
  ] as const
  if (documents.some((id) => signed[id] && isListed(id, path, trust, signed))) return 'signed'
  return isMoved(path, trust) ? 'moved' : 'perhaps'
}

/** Whether an asset is the trust's or is promised to it: a signed document lists it, or it has been moved. Pure. */
export function isBound(path: string, trust: TrustRecord, signed: AnswersSigned): boolean {
  return (
    isMoved(path, trust) ||
    isListed('trust-agreement', path, trust, signed) ||
    isListed('assignment-of-assets', path, trust, signed)
  )
}

/**
 * Whether a signed document has fixed the answer, so that changing it changes nothing: who takes, who serves next and
 * what goes into the trust is in the agreement that was signed, and what was assigned stays assigned. An entry that was
 * added since is in neither. Pure.
 */
export function isFixed(trust: TrustRecord, { path, what, place }: TouchedAnswer, signed: AnswersSigned = {}): boolean {
  // The agreement lists an asset, too: the grantor may not sell what it lists and strike it.
  if (path.startsWith('assets/'))
    return (
      what === 'remove' &&
      (isSigned(trust, 'trust-agreement') || isSigned(trust, 'assignment-of-assets')) &&
      isBound(path, trust, signed)
    )
  return (
    // The same person under another name is no change of who takes.
    !(what === 'replace' && place.path === PEOPLE) &&
    /^(beneficiaries|afterbornChildren|backupTrusteeName|distributionType)/.test(path) &&
    isListed('trust-agreement', path, trust, signed)
  )
}

/** Whether the name `then` of the next to serve is known to be another than the signed agreement's, which may name nobody. Pure. */
export function isNamedSince({ path }: TouchedAnswer, then: TrustRecord, signed: AnswersSigned): boolean {
  const agreement = signed['trust-agreement']
  return (
    path === 'backupTrusteeName' &&
    agreement !== undefined &&
    !sameName(agreement.backupTrusteeName, then.backupTrusteeName)
  )
}

/**
 * The answers `then` without what was added after the signing and may be what was bought: who has entered it already need
 * not enter it once more. Pure.
 */
export function withoutAddedSince(event: LifeEvent, then: TrustRecord, signed: AnswersSigned): TrustRecord {
  const documents = [signed['trust-agreement'], signed['assignment-of-assets']].filter((each) => each !== undefined)
  if (documents.length === 0 || !/-bought$/.test(event)) return then
  const listed = new Set(documents.flatMap(({ assets = [] }) => assets.map(({ id }) => id)))
  const isWanted = ({ type }: Asset) => (type === 'real_estate') === (event === 'home-bought')
  return { ...then, assets: (then.assets ?? []).filter((asset) => listed.has(asset.id) || !isWanted(asset)) }
}

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
