import { isBlank, sameName, sameNameForEin } from '../../formats/names.ts'
import { message } from '../../message.ts'
import type { DocumentId } from '../documents.ts'
import type { ScalarField, TrustRecord } from '../record.ts'
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
