import { message } from '../../message.ts'
import type { DocumentId } from '../documents.ts'
import { defaultAge, termsOf } from '../overview/terms.ts'
import { OFFICES, SERVING, type ServingField } from '../people/offices.ts'
import type { TrustRecord } from '../record.ts'
import { minorNamed, servingTrustees } from '../who-may-serve.ts'
import { agePlace, beneficiaryPlace, type Finding, placesOf, type Rule } from './finding.ts'

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
  const age = defaultAge(termsOf(trust))
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
              'No distribution age is asked for {name}, who is entered as Other: the age is {age}, not {children} as for a child.',
              { name, age, children },
            ),
            consequence:
              'Unless Article 5 says otherwise, the descendants of a beneficiary who is not a descendant of the grantor do not take in his or her place.',
            source: 'Irrevocable Trust Agreement, Articles 6 and 9',
            documents: ['trust-agreement', 'schedule-a'],
            places: [beneficiaryPlace({ id, name }), agePlace(oldest)],
          },
        ]
      : [],
  )
}
