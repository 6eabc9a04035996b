import { isBlank, sameName, sameNameForEin } from '../../formats/same-name.ts'
import { listOf, message } from '../../message.ts'
import type { DocumentId } from '../documents.ts'
import type { QuestionPlace } from '../question-of.ts'
import type { ScalarField, TrustRecord } from '../record.ts'
import { type NamedSpouse, spouseOf, spousesIn } from '../spouse.ts'
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

const spousePlace = ({ name, field, entryId }: NamedSpouse): QuestionPlace[] =>
  entryId === undefined ? placesOf(field) : [beneficiaryPlace({ id: entryId, name })]

export const severalSpouses: Rule = (trust) => {
  const spouses = spousesIn(trust)
  const shown = spouses.slice(0, 3)
  return spouses.length > 1
    ? [
        {
          id: 'several-spouses',
          kind: 'differs',
          text:
            spouses.length > shown.length
              ? message('{count} people are named as the grantor’s spouse.', { count: spouses.length })
              : message('{names} are each named as the grantor’s spouse.', {
                  names: listOf(shown.map(({ name }) => name)),
                }),
          consequence: 'The will prints one spouse’s name or leaves it to be filled in by hand.',
          documents: ['schedule-a', 'pour-over-will'],
          places: shown.flatMap(spousePlace),
        },
      ]
    : []
}

/** The will names one spouse, and only if the testator is the grantor. */
export const spouseLeftBlank: Rule = (trust) => {
  const [spouse, ...others] = spousesIn(trust)
  if (!spouse || others.length > 0 || isBlank(trust.testatorName)) return []
  const printed = spouseOf(trust) && sameName(trust.testatorName, trust.grantorName)
  return printed
    ? []
    : [
        {
          id: 'spouse-left-blank',
          kind: 'differs',
          text: message('{name} is named as the grantor’s spouse, but the will leaves the spouse’s name blank.', {
            name: spouse.name,
          }),
          consequence:
            'The will takes the spouse from the grantor’s step or the list of beneficiaries, and only if the testator is the grantor.',
          documents: ['pour-over-will'],
          places: [...spousePlace(spouse), ...placesOf('testatorName')],
        },
      ]
}

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
