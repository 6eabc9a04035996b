import { sameAddress } from '../../formats/address.ts'
import { isBlank, sameName, sameNameForEin } from '../../formats/names.ts'
import { formsOf, isFullerForm } from '../../formats/similar-names.ts'
import { addressKey, mistypedZip } from '../../formats/us-state.ts'
import { listOf, type Message, message } from '../../message.ts'
import type { DocumentId } from '../documents.ts'
import { OFFICES, type Office, type OfficeField } from '../people/offices.ts'
import { type Place, personPlaces } from '../people/places.ts'
import { type QuestionPlace, trusteePlace } from '../question-of.ts'
import type { ScalarField, TrustRecord } from '../record.ts'
import type { StepSlug } from '../routes.ts'
import { beneficiaryPlace, type Finding, placesOf, type Rule } from './finding.ts'

type NameField = ScalarField & keyof TrustRecord
const differ = (one: string | undefined, other: string | undefined) =>
  !isBlank(one) && !isBlank(other) && !sameName(one, other)

/** The papers that the grantor usually signs as somebody else as well. */
const SAME_PERSON = [
  {
    field: 'testatorName',
    document: 'pour-over-will',
    differs: 'The testator of the will is {name}; the grantor of the trust is {grantor}.',
    consequence: 'A will moves into the trust only the property of the person who makes the will.',
    source: 'W.S. 2-6-101, 2-6-103',
  },
  {
    field: 'dpoa_principalName',
    document: 'power-of-attorney',
    differs: 'The principal of the power of attorney is {name}; the grantor of the trust is {grantor}.',
    consequence: 'An agent acts for the person who grants the power, and only within its scope.',
    source: 'W.S. 3-9-114',
  },
  {
    field: 'hcd_principalName',
    document: 'health-care-directive',
    differs: 'The principal of the health care directive is {name}; the grantor of the trust is {grantor}.',
    consequence: 'A directive speaks only for the person who signs it.',
    source: 'W.S. 35-22-403',
  },
] as const satisfies readonly {
  field: NameField
  document: DocumentId
  differs: string
  consequence: string
  source: string
}[]

export const grantorElsewhere: Rule = (trust) =>
  SAME_PERSON.flatMap(({ field, document, differs, consequence, source }): Finding[] =>
    trust[field] && trust.grantorName && differ(trust[field], trust.grantorName)
      ? [
          {
            id: field,
            kind: 'differs',
            text: message(differs, { name: trust[field], grantor: trust.grantorName }),
            consequence,
            source,
            documents: ['trust-agreement', document],
            places: placesOf(field, 'grantorName'),
          },
        ]
      : [],
  )

export const trustNameOnApplication: Rule = ({ trustName, einTrustName }) =>
  trustName && einTrustName && !isBlank(trustName) && !isBlank(einTrustName) && !sameNameForEin(einTrustName, trustName)
    ? [
        {
          id: 'einTrustName',
          kind: 'differs',
          text: message(
            'The trust is called {trustName}; the application for its tax number calls it {einTrustName}.',
            { trustName, einTrustName },
          ),
          consequence: 'Line 1 of the form asks for the exact legal name of the trust.',
          source: 'Form SS-4, line 1',
          documents: ['trust-agreement', 'ein-instructions'],
          places: placesOf('einTrustName', 'trustName'),
        },
      ]
    : []

/** Names that only look alike hide a slip of the pen; the same name twice is one person entered twice, or two. */
export const twiceOnTheList: Rule = ({ beneficiaries = [] }) =>
  beneficiaries.flatMap(({ id, name }, at): Finding[] => {
    const first = beneficiaries.findIndex((other) => sameName(other.name, name))
    return first !== -1 && first < at
      ? [
          {
            id: `twice ${id}`,
            kind: 'doubtful',
            text: message('{name} is on the list of beneficiaries more than once.', { name }),
            consequence:
              'Schedule A prints every entry. In the same class, a person entered more than once is one beneficiary and takes the total of the shares of those entries.',
            source: 'Irrevocable Trust Agreement, Article 4',
            documents: ['trust-agreement', 'schedule-a'],
            places: [beneficiaryPlace({ id, name })],
          },
        ]
      : []
  })

/** Who the family is: of two of these, one name may well be contained in the other. */
const isFamily = ({ id }: Place) => /^(grantorName|spouseName|beneficiaries\/)/.test(id)

function namePlaces({ id, name }: Place, trust: TrustRecord): QuestionPlace[] {
  const [list = '', entryId] = id.split('/')
  if (entryId === undefined) return placesOf(list)
  if (list === 'beneficiaries') return [beneficiaryPlace({ id: entryId, name })]
  const place = trusteePlace(trust, entryId, 'name')
  return place ? [{ ...place, label: name }] : []
}

/** An office in a name that is somebody's of the family but for a middle name or a suffix. */
export const almostTheSameName: Rule = (trust) => {
  const named = personPlaces(trust).filter(({ id, office }) => office && !(OFFICES[id as OfficeField] as Office)?.own)
  const people = [...Map.groupBy(named, ({ person }) => person).values()].flatMap(([first]) =>
    first ? [{ first, forms: formsOf(first.name) }] : [],
  )
  const byFirstName = Map.groupBy(people, ({ forms }) => forms.words[0])
  return people.flatMap(({ first, forms }): Finding[] =>
    isFamily(first)
      ? []
      : (byFirstName.get(forms.words[0]) ?? [])
          .filter((other) => isFamily(other.first) && isFullerForm(forms, other.forms))
          .map(({ first: known }) => ({
            id: `almost-${first.id}-${known.id}`,
            kind: 'doubtful',
            text: message('The answers name {known}, and they name {name} as {office}.', {
              known: known.name,
              office: message(first.office ?? ''),
              name: first.name,
            }),
            consequence:
              'The documents treat them as two people. If they are one person, use the same name in both places.',
            documents: documentsOf([first]),
            places: [...namePlaces(first, trust), ...namePlaces(known, trust)],
          })),
  )
}

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
        text: message('The answers give {count} addresses for {name}.', { count, name: first.name }),
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
