import { sameAddress } from '../../formats/address.ts'
import { isBlank, sameName } from '../../formats/names.ts'
import { type Message, message } from '../../message.ts'
import { AFTERBORN_CHILDREN, DISTRIBUTION_TYPES } from '../enumerations.ts'
import type { TrustPatch } from '../patch.ts'
import { patchOfPlaces } from '../people/corrections.ts'
import { OFFICES, type Office, type OfficeField } from '../people/offices.ts'
import { everyPlace, type Place, personPlaces } from '../people/places.ts'
import { entryPlace, isOfSigningDay, planPlace, type QuestionPlace, questionOf, trusteePlace } from '../question-of.ts'
import { isGrantorsHome } from '../real-estate.ts'
import type { TrustField, TrustRecord } from '../record.ts'
import { PEOPLE } from '../routes.ts'
import { spousesIn } from '../spouse.ts'
import { ADDED, isFromUnnamed, type LifeEvent, subjectsOf } from './events.ts'
import { asCheck, maritalStatus, ownedTogether, perhapsSpouse } from './marriage.ts'
import { planWithout } from './signing.ts'

/** One answer that an event touches. */
export interface TouchedAnswer {
  /** `executorName`, `certificateData.adminAddress`, `beneficiaries/{id}`, `witnesses/{id}`; of an addition the list: `assets`. */
  path: string
  /** `check`: it may well stay as it is. */
  what: 'replace' | 'remove' | 'add' | 'check'
  /** Whose answer it is, beginning small unless it is a name. */
  words: Message | string
  /** The answer when the event was chosen, as it was typed. */
  was?: string
  /** The same of an answer that is one of our choices, as its words. */
  chosen?: string
  place: QuestionPlace
  /** The fields that it is made of, where they are several or a whole list. */
  parts?: readonly TrustField[]
  /** A change that the event may bring, to try which documents print the answer. */
  probe: TrustPatch
}

const SOMEBODY = 'X'
const ELSEWHERE = '1 X, CO 80202'

const isOffice = (id: string): id is OfficeField => Object.hasOwn(OFFICES, id)
export const [listOf, entryOf] = [(id: string) => id.split('/')[0] ?? '', (id: string) => id.split('/')[1] ?? '']

function questionAt(trust: TrustRecord, id: string): QuestionPlace | undefined {
  if (isOffice(id)) return questionOf(id)
  if (isOfSigningDay(id)) return planPlace(id)
  return listOf(id) === 'trustees'
    ? trusteePlace(trust, entryOf(id))
    : entryPlace(listOf(id) as 'beneficiaries' | 'assets', entryOf(id))
}

/** The answer that names somebody who no longer serves or takes. */
function named(trust: TrustRecord, { id, office = '', name }: Place): TouchedAnswer[] {
  const place = questionAt(trust, id)
  if (!place) return []
  const answer = { path: id, words: office, was: name, place }
  if (id === 'spouseName') return [{ ...answer, what: 'remove', probe: { spouseName: null } }]
  if (isOffice(id))
    return [{ ...answer, what: 'replace', probe: patchOfPlaces(trust, [{ id, changes: { name: SOMEBODY } }]) }]
  return [{ ...answer, what: 'remove', probe: { [listOf(id)]: { remove: [entryOf(id)] } } }]
}

/** The answer that has a former name. People corrects all of them together. */
function renamed(trust: TrustRecord, { id, office = '', name }: Place): TouchedAnswer[] {
  const place = questionAt(trust, id)
  if (!place) return []
  const probe = patchOfPlaces(trust, [{ id, changes: { name: SOMEBODY } }])
  const question = isOffice(id) ? place.question : 'name'
  return [{ path: id, what: 'replace', words: office, was: name, place: { ...place, path: PEOPLE, question }, probe }]
}

/** Whom a beneficiary’s husband or wife may be: each office that somebody besides the trustees is named for. */
const FILLED_BY_FAMILY = [
  'backupTrusteeName',
  'executorName',
  'guardianName',
  'dpoa_agentName',
  'hcd_agentName',
] as const

/** A marriage or divorce of a beneficiary: the entry, and the offices that the other spouse may hold. */
function married(trust: TrustRecord, id: string): TouchedAnswer[] {
  const entry = trust.beneficiaries?.find((one) => one.id === entryOf(id))
  if (!entry) return []
  const place = { ...entryPlace('beneficiaries', entry.id), question: 'name' }
  const probe = patchOfPlaces(trust, [{ id, changes: { name: SOMEBODY } }])
  return [
    { path: id, what: 'check', words: 'beneficiary', was: entry.name, place, probe },
    ...FILLED_BY_FAMILY.flatMap((field) => office(trust, field)).filter(({ what }) => what === 'check'),
  ]
}

const partsOf = (trust: TrustRecord, name: string, placesIn = personPlaces) =>
  placesIn(trust).filter((place) => place.office && sameName(place.name, name))

/** An office that may be filled by somebody else, or is still open. */
function office(trust: TrustRecord, field: OfficeField): TouchedAnswer[] {
  const place = questionOf(field)
  if (!place) return []
  const probe = patchOfPlaces(trust, [{ id: field, changes: { name: SOMEBODY } }])
  const answer = { path: field, words: OFFICES[field].office, place, probe }
  const was = trust[field]
  return isBlank(was) || !was ? [{ ...answer, what: 'add' }] : [{ ...answer, what: 'check', was }]
}

function addition(list: 'beneficiaries' | 'assets', event: keyof typeof ADDED): TouchedAnswer[] {
  const place = questionOf(list)
  return place ? [{ path: list, what: 'add', words: ADDITIONS[event], place, probe: ADDED[event] }] : []
}
const ADDITIONS: Readonly<Record<keyof typeof ADDED, string>> = {
  birth: 'the new child, as a beneficiary',
  grandchild: 'the new descendant, as a beneficiary',
  marriage: 'your spouse, as a beneficiary',
  'home-bought': 'the new home, as an asset',
  'asset-bought': 'what you bought, as an asset',
}

function sold(trust: TrustRecord, id: string): TouchedAnswer[] {
  const asset = trust.assets?.find((one) => one.id === entryOf(id))
  if (!asset) return []
  return [
    {
      path: id,
      what: 'remove',
      words: 'asset',
      was: asset.name,
      place: entryPlace('assets', asset.id),
      probe: { assets: { remove: [asset.id] } },
    },
    ...(isGrantorsHome(asset, trust) ? atHome(trust) : []),
  ]
}

/** Every answer that holds the grantor's address; those of other people, and the trust's, may be checked. */
function atHome(trust: TrustRecord): TouchedAnswer[] {
  const home = trust.grantorAddress
  if (isBlank(home)) return []
  const people = personPlaces(trust).filter(({ office, address }) => office && sameAddress(address, home))
  const addresses = people.flatMap((place): TouchedAnswer[] => {
    const { id, name, office = '' } = place
    const field = isOffice(id) ? ((OFFICES[id] as Office).address as TrustField | undefined) : undefined
    const asked = field ? questionOf(field) : questionAt(trust, id)
    if (!asked || listOf(id) === 'trustees') return []
    const own = sameName(name, trust.grantorName)
    return [
      {
        path: field ?? id,
        what: own ? 'replace' : 'check',
        words: message('address: {office}', { office: message(office) }),
        was: place.address ?? '',
        place: field ? asked : { ...asked, question: 'address' },
        probe: patchOfPlaces(trust, [{ id, changes: { address: ELSEWHERE } }]),
      },
    ]
  })
  const admin = questionOf('certificateData')
  return [
    ...addresses,
    ...(admin && sameAddress(trust.certificateData?.adminAddress, home)
      ? [
          {
            path: 'certificateData.adminAddress',
            what: 'check' as const,
            words: 'administrative address of the trust',
            was: trust.certificateData?.adminAddress ?? '',
            place: admin,
            probe: { certificateData: { adminAddress: ELSEWHERE } },
          },
        ]
      : []),
  ]
}

function county(trust: TrustRecord): TouchedAnswer[] {
  const place = questionOf('county')
  if (!place || isBlank(trust.county)) return []
  return [
    {
      path: 'county',
      what: 'replace',
      words: 'county',
      was: trust.county ?? '',
      place,
      probe: { county: SOMEBODY },
    },
  ]
}

function afterborn(trust: TrustRecord): TouchedAnswer[] {
  const place = questionOf('afterbornChildren')
  const chosen = trust.afterbornChildren ?? 'included'
  if (!place) return []
  return [
    {
      path: 'afterbornChildren',
      what: 'check',
      words: 'children born or adopted later',
      chosen: AFTERBORN_CHILDREN[chosen],
      place,
      probe: { afterbornChildren: chosen === 'included' ? 'excluded' : 'included' },
    },
  ]
}

/** Who serves: of the trustees those who are named, of the other offices also the open ones. */
function serving(trust: TrustRecord): TouchedAnswer[] {
  const trustees = personPlaces(trust).filter(({ id }) => id === 'trusteeName' || listOf(id) === 'trustees')
  return [
    ...trustees.flatMap((place) => named(trust, place)),
    ...FILLED_BY_FAMILY.flatMap((field) => office(trust, field)),
  ].map(asCheck)
}

/** Who takes how much, and when. */
function taking(trust: TrustRecord): TouchedAnswer[] {
  const [people, distribution] = [questionOf('beneficiaries'), questionOf('distributionType')]
  const type = trust.distributionType
  if (!people || !distribution) return []
  return [
    {
      ...{ path: 'beneficiaries', what: 'check', words: 'beneficiaries and their shares', place: people },
      parts: ['beneficiaries'],
      probe: ADDED.birth,
    },
    {
      ...{ path: 'distributionType', what: 'check', words: 'distribution type', place: distribution },
      parts: ['distributionType', 'distributionStages', 'customRules', 'terminationEvent'],
      ...(type && { chosen: DISTRIBUTION_TYPES[type as keyof typeof DISTRIBUTION_TYPES] }),
      probe: { distributionType: type === 'discretionary' ? 'lump-sum' : 'discretionary' },
    },
    ...afterborn(trust),
  ]
}

/** The name of the subject with this id; `undefined` for one whom the event cannot be about. Pure. */
export const subjectName = (event: LifeEvent, trust: TrustRecord, about: string | null): string | undefined =>
  subjectsOf(event, trust)?.find(({ id }) => id === about)?.name

/**
 * The answers that an event touches, in this record, in the order in which they are asked; of those that may stay as they
 * are, `what` is `check`. Without a subject, where the event needs one, none. Pure.
 */
export function answersTouched(event: LifeEvent, trust: TrustRecord, about: string | null = null): TouchedAnswer[] {
  const name = subjectName(event, trust, about)
  switch (event) {
    case 'marriage':
      return [
        ...maritalStatus(trust, 'married'),
        // The step asks for the name of a grantor who is married.
        ...office(trust, 'spouseName').map((answer) => ({
          ...answer,
          place: { ...answer.place, ...(trust.maritalStatus !== 'married' && { question: 'maritalStatus' }) },
        })),
        ...addition('beneficiaries', 'marriage').map(asCheck),
        ...(['executorName', 'dpoa_agentName', 'hcd_agentName'] as const).flatMap((field) => office(trust, field)),
      ]
    case 'divorce':
      return name === undefined && !isFromUnnamed(trust)
        ? []
        : [
            ...maritalStatus(trust, 'divorced'),
            ...(name === undefined
              ? perhapsSpouse(trust).flatMap((place) => named(trust, place).map(asCheck))
              : partsOf(trust, name).flatMap((place) => named(trust, place))),
            ...ownedTogether(trust),
          ]
    case 'death': {
      // What follows from the grantor's own death is in the documents: no answer changes.
      if (name === undefined || sameName(name, trust.grantorName)) return []
      const spouse = spousesIn(trust).some((one) => sameName(one.name, name))
      return [
        ...(spouse ? maritalStatus(trust, 'widowed') : []),
        ...partsOf(trust, name).flatMap((place) => named(trust, place)),
        ...(spouse ? ownedTogether(trust) : []),
        ...planWithout(trust, name),
      ]
    }
    case 'name':
      return name === undefined ? [] : partsOf(trust, name, everyPlace).flatMap((place) => renamed(trust, place))
    case 'family':
      return about === null ? [] : married(trust, about)
    case 'serving':
      return serving(trust)
    case 'taking':
      return taking(trust)
    case 'birth':
      return [...addition('beneficiaries', 'birth'), ...afterborn(trust), ...office(trust, 'guardianName')]
    case 'grandchild':
      return addition('beneficiaries', 'grandchild').map(asCheck)
    case 'home-bought':
      return [...addition('assets', 'home-bought'), ...atHome(trust).map(asCheck)]
    case 'asset-bought':
      return addition('assets', 'asset-bought')
    case 'home-sold':
    case 'asset-sold':
      return about === null || name === undefined ? [] : sold(trust, about)
    case 'move':
      return [...atHome(trust), ...county(trust)]
  }
}
