import { isBlank, sameName } from '../../formats/names.ts'
import { type Message, message } from '../../message.ts'
import { defaultAge, termsOf } from '../distribution-terms.ts'
import type { DocumentId } from '../documents.ts'
import type { Beneficiary } from '../entries.ts'
import { OFFICES, SERVING, type ServingField } from '../people/offices.ts'
import type { TrustRecord } from '../record.ts'
import { ageReached, isMinor, MAJORITY, minorNamed, servingTrustees } from '../who-may-serve.ts'
import { agePlace, beneficiaryPlace, beneficiaryPlaces, type Finding, placesOf, type Rule } from './finding.ts'

const yearOf = (today: string) => Number(today.slice(0, 4))

type OfAMinor = Pick<Finding, 'consequence' | 'source' | 'documents'>

/** The other offices, in which the papers let a minor serve only as an adult. */
const namedAsAdult = (document: DocumentId): OfAMinor => ({
  consequence:
    'A person reaches the age of majority at 18. The document lets this person serve only as an adult, and has a line for somebody else to serve until then.',
  source: 'W.S. 14-1-101',
  documents: [document],
})

/** What the papers make of a minor in each office, by the field that names one. */
const OF_A_MINOR: Record<ServingField, OfAMinor> = {
  trusteeName: {
    consequence:
      'A minor may not serve as trustee. The documents leave a line for the name of an adult, to be completed before the agreement is signed.',
    source: 'Irrevocable Trust Agreement, Article 12',
    documents: [
      'trust-agreement',
      'trustee-appointment',
      'certificate-of-trust',
      'assignment-of-assets',
      'ein-instructions',
    ],
  },
  backupTrusteeName: {
    consequence:
      'A minor may not serve as trustee. Until this person is an adult, the next person in the agreement’s order serves, for whom the agreement has a line.',
    source: 'Irrevocable Trust Agreement, Article 12',
    documents: ['trust-agreement', 'trustee-appointment'],
  },
  executorName: namedAsAdult('pour-over-will'),
  guardianName: namedAsAdult('pour-over-will'),
  dpoa_agentName: namedAsAdult('power-of-attorney'),
  hcd_agentName: namedAsAdult('health-care-directive'),
}

/** A minor is one on the date of the trust, as on Schedule A, or today while the trust has no date. */
export const minorInOffice: Rule = (trust, today) => {
  const { lead, others } = servingTrustees(trust)
  const about = (
    id: string,
    field: ServingField,
    office: string,
    name: string | undefined,
    asked: string = field,
  ): Finding[] => {
    const minor = minorNamed(name, trust, trust.trustDate ?? today)
    return minor
      ? [
          {
            id: `minor ${id}`,
            kind: 'doubtful',
            text: message('{name} is named as {office} and was born in {year}.', {
              name: minor.name,
              office: message(office),
              year: minor.birthYear ?? '',
            }),
            ...OF_A_MINOR[field],
            places: [...placesOf(asked), beneficiaryPlace(minor)],
          },
        ]
      : []
  }
  return [
    ...SERVING.flatMap((field) =>
      about(field, field, OFFICES[field].office, field === 'trusteeName' ? lead.name : trust[field]),
    ),
    ...others.flatMap(({ id, name }) => about(`trustees-${id}`, 'trusteeName', 'co-trustee', name, 'trustees')),
  ]
}

export const unbornYear: Rule = ({ beneficiaries = [] }, today) =>
  beneficiaries.flatMap(({ id, name, birthYear }): Finding[] =>
    birthYear !== undefined && birthYear > yearOf(today)
      ? [
          {
            id: `birth-year ${id}`,
            kind: 'doubtful',
            text: message('The year of birth given for {name}, {birthYear}, is in the future.', { name, birthYear }),
            consequence: 'A beneficiary named on the schedule is a person who is living when the trust is made.',
            documents: ['schedule-a'],
            places: [beneficiaryPlace({ id, name })],
          },
        ]
      : [],
  )

export const agePassed: Rule = ({ beneficiaries = [], ...trust }: TrustRecord, today) =>
  beneficiaries.flatMap(({ id, name, birthYear, distributionAge }): Finding[] =>
    birthYear !== undefined &&
    distributionAge !== undefined &&
    termsOf(trust).parts !== undefined &&
    birthYear + distributionAge < yearOf(today)
      ? [
          {
            id: `age-passed ${id}`,
            kind: 'doubtful',
            text: message('{name} was born in {birthYear} and is past the distribution age of {distributionAge}.', {
              name,
              birthYear,
              distributionAge,
            }),
            consequence:
              'If the age for a share, or for part of one, has already been reached, it is paid out when the trust is divided, at the grantor’s death.',
            documents: ['trust-agreement', 'schedule-a'],
            places: [agePlace({ id, name })],
          },
        ]
      : [],
  )

/** The family's own stages give way to an age stated for one person (Article 5). */
export const stagesBeforeAge: Rule = (trust) => {
  const { stages } = termsOf(trust)
  return (trust.beneficiaries ?? []).flatMap(({ id, name, relationship, distributionAge }): Finding[] => {
    const early = stages?.filter(({ age }) => distributionAge !== undefined && age < distributionAge) ?? []
    return early.length > 0 && distributionAge !== undefined && relationship !== 'charity'
      ? [
          {
            id: `stages ${id}`,
            kind: 'differs',
            text: message(
              '{name}’s distribution age is {distributionAge}, and {count, plural, one {one part} other {# parts}} of each share would be due before it.',
              { name, distributionAge, count: early.length },
            ),
            consequence: 'What is due before a person’s own distribution age is paid at that age.',
            source: 'Irrevocable Trust Agreement, Article 5',
            documents: ['trust-agreement', 'schedule-a'],
            places: [agePlace({ id, name }), ...placesOf('distributionStages')],
          },
        ]
      : []
  })
}

/** A stepchild, say, is Other and is asked for no age: the children's does not hold for him or her. */
export const otherWithoutAge: Rule = (trust, today) => {
  const { beneficiaries = [] } = trust
  const terms = termsOf(trust)
  // There the age neither pays nor limits anything (Article 6).
  if (terms.generations === 'support') return []
  const age = defaultAge(terms)
  const [oldest] = beneficiaries
    .filter(({ relationship, distributionAge = 0 }) => relationship === 'child' && distributionAge > age)
    .toSorted((one, other) => (other.distributionAge ?? 0) - (one.distributionAge ?? 0))
  const children = oldest?.distributionAge
  if (!oldest || children === undefined) return []
  return beneficiaries.flatMap(({ id, name, relationship, birthYear, distributionAge }): Finding[] =>
    relationship === 'other' &&
    distributionAge === undefined &&
    birthYear !== undefined &&
    Number(today.slice(0, 4)) - birthYear < children
      ? [
          {
            id: `age-of-other-${id}`,
            kind: 'law',
            text: message(
              'The form asks for no distribution age for {name}, who is entered as Other. The age is {age}; for a child it would be {children}.',
              { name, age, children },
            ),
            consequence:
              'That age governs the share. Also, unless Article 5 says otherwise, the descendants of a beneficiary who is not a descendant of the grantor do not take in his or her place.',
            source: 'Irrevocable Trust Agreement, Articles 6 and 9',
            documents: ['trust-agreement', 'schedule-a'],
            places: [beneficiaryPlace({ id, name }), agePlace(oldest)],
          },
        ]
      : [],
  )
}

/** The children on the list are the testator's where the testator is the grantor. */
export const childrenWithoutGuardian: Rule = ({ beneficiaries = [], ...trust }, today) => {
  if (!isBlank(trust.guardianName) || !sameName(trust.testatorName, trust.grantorName)) return []
  const children = beneficiaries.filter(({ relationship }) => relationship === 'child')
  const about = (
    id: string,
    some: readonly Beneficiary[],
    text: (values: { count: number; name: string }) => Message,
  ): Finding[] =>
    some[0]
      ? [
          {
            id,
            kind: 'law',
            text: text({ count: some.length, name: some[0].name }),
            consequence:
              'A court appoints the guardian of a minor child. It looks first to a parent, then to the person nominated in the will of the custodial parent.',
            source: 'W.S. 3-2-107',
            documents: ['pour-over-will'],
            places: [...beneficiaryPlaces(some), ...placesOf('guardianName')],
          },
        ]
      : []
  const minors = children.filter((child) => isMinor(child, today))
  const ageless = children.filter(({ birthYear }) => birthYear === undefined)
  return [
    ...about('minors-without-guardian', minors, (values) =>
      message(
        '{count, plural, one {{name} is under 18} other {# children are under 18}}, and the will names no guardian.',
        values,
      ),
    ),
    ...about('children-without-guardian', ageless, (values) =>
      message(
        'No year of birth is given for {count, plural, one {{name}} other {# children}}, and the will names no guardian.',
        values,
      ),
    ),
  ]
}

/** Only a child of the testator's own who is a minor has a guardian by the will; one who turns 18 this year may be one still. */
export const guardianOfAdults: Rule = ({ beneficiaries = [], ...trust }, today) => {
  if (isBlank(trust.guardianName) || !sameName(trust.testatorName, trust.grantorName)) return []
  const children = beneficiaries.filter(({ relationship }) => relationship === 'child')
  const [first] = children
  return first && children.every((child) => (ageReached(child, today) ?? 0) > MAJORITY)
    ? [
        {
          id: 'guardian-of-adults',
          kind: 'doubtful',
          text: message(
            'The will names a guardian, and {count, plural, one {{name}, the child on the list, is an adult} other {all # children on the list are adults}}.',
            { count: children.length, name: first.name },
          ),
          consequence:
            'The nomination is for a minor child of the testator’s own, not for a grandchild. Without such a child it has no effect.',
          source: 'Pour-Over Will; W.S. 3-2-107',
          documents: ['pour-over-will'],
          places: [...placesOf('guardianName'), ...beneficiaryPlaces(children)],
        },
      ]
    : []
}

/** Nobody is asked for these nominees: both papers have a line for them. */
export const twoNominations: Rule = ({ dpoa_principalName, hcd_principalName, healthCareDirectiveSkipped }) =>
  sameName(dpoa_principalName, hcd_principalName) && !healthCareDirectiveSkipped
    ? [
        {
          id: 'two-nominations',
          kind: 'law',
          text: 'The power of attorney and the health care directive each have a line for a guardian of the principal.',
          consequence:
            'Each of the two documents may nominate a guardian, and the two may name different people. Both then give priority to the health care directive for a guardian of the person, and to the power of attorney for a conservator or guardian of the estate.',
          source: 'W.S. 3-9-301, 35-22-403(h)',
          documents: ['power-of-attorney', 'health-care-directive'],
          places: placesOf('dpoa_principalName', 'hcd_principalName'),
        },
      ]
    : []
