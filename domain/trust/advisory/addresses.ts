import { sameAddress } from '../../formats/address.ts'
import { isBlank } from '../../formats/names.ts'
import { addressKey, mistypedZip } from '../../formats/us-state.ts'
import { listOf, type Message, message } from '../../message.ts'
import type { DocumentId } from '../documents.ts'
import { OFFICES, type Office, type OfficeField } from '../people/offices.ts'
import { type Place, personPlaces } from '../people/places.ts'
import { type QuestionPlace, trusteePlace } from '../question-of.ts'
import type { TrustRecord } from '../record.ts'
import type { StepSlug } from '../routes.ts'
import { beneficiaryPlace, type Finding, placesOf, type Rule } from './finding.ts'

/** The documents that print the addresses of a step. */
const PRINTED_IN: Readonly<Partial<Record<StepSlug, readonly DocumentId[]>>> = {
  grantor: ['trust-agreement', 'trustee-appointment', 'certificate-of-trust', 'assignment-of-assets'],
  trustee: ['trust-agreement', 'trustee-appointment', 'certificate-of-trust'],
  'certificate-of-trust': ['trust-agreement', 'trustee-appointment', 'certificate-of-trust'],
  'backup-trustee': ['trust-agreement', 'trustee-appointment'],
  beneficiaries: ['trust-agreement', 'schedule-a'],
  'pour-over-will': ['pour-over-will'],
  'durable-power-of-attorney': ['power-of-attorney'],
  'health-care-directive': ['health-care-directive'],
}

function addressPlaces({ id, name }: Place, trust: TrustRecord): QuestionPlace[] {
  const [list = '', entryId] = id.split('/')
  if (entryId === undefined) return placesOf((OFFICES[list as OfficeField] as Office).address ?? list)
  if (list === 'beneficiaries') return [beneficiaryPlace({ id: entryId, name })]
  const place = trusteePlace(trust, entryId, 'address')
  return place ? [{ ...place, label: name }] : []
}

const TEXT =
  'The ZIP code in {address} has {digits, select, 3 {three digits} 4 {four digits} 6 {six digits} 7 {seven digits} 8 {eight digits} other {{digits} digits}}; a ZIP code has five.'

function zipFinding(
  address: Message,
  digits: number | undefined,
  rest: Pick<Finding, 'id' | 'documents' | 'places'>,
): Finding {
  return {
    kind: 'doubtful',
    text: message(TEXT, { address, digits: String(digits) }),
    consequence: 'The documents print the address as it was entered.',
    ...rest,
  }
}

/** The same person at two addresses: one of them may be another person's, or an old one. */
export const severalAddresses: Rule = (trust) => {
  const given = personPlaces(trust).filter(({ office, address }) => office && !isBlank(address))
  return [...Map.groupBy(given, ({ person }) => person).values()].flatMap((places): Finding[] => {
    const [first] = places
    const count = new Set(places.map(({ address }) => addressKey(address))).size
    if (!first || count < 2) return []
    return [
      {
        id: `addresses-${first.id}`,
        kind: 'differs',
        text: message('The answers give {count} addresses of {name}.', { count, name: first.name }),
        consequence: 'The documents print each address where it was entered.',
        documents: documentsOf(places),
        places: places.flatMap((place) => addressPlaces(place, trust)),
      },
    ]
  })
}

const documentsOf = (places: readonly Place[]): DocumentId[] => [
  ...new Set(places.flatMap(({ step }) => (step && PRINTED_IN[step]) ?? [])),
]

/** One finding for each address, which several people may share. */
export const mistypedZips: Rule = (trust) => {
  const wrong = personPlaces(trust).filter(({ office, address }) => office && mistypedZip(address) !== undefined)
  const people = wrong.flatMap((first, at): Finding[] => {
    if (wrong.findIndex(({ address }) => sameAddress(address, first.address)) < at) return []
    const same = wrong.filter(({ address }) => sameAddress(address, first.address))
    const names = [...new Map(same.map(({ person, name }) => [person, name])).values()]
    const whose = message('the address of {names}', { names: listOf(names) })
    return [
      zipFinding(whose, mistypedZip(first.address), {
        id: `zip-${first.id}`,
        documents: documentsOf(same),
        places: same.flatMap((place) => addressPlaces(place, trust)),
      }),
    ]
  })
  const digits = mistypedZip(trust.certificateData?.adminAddress)
  if (digits === undefined) return people
  return [
    ...people,
    zipFinding(message('the trust’s administrative address'), digits, {
      id: 'zip-of-administration',
      documents: ['trust-agreement', 'trustee-appointment', 'certificate-of-trust'],
      places: placesOf('certificateData'),
    }),
  ]
}
