import { sameName } from '../../formats/same-name.ts'
import { termsOf } from '../glance/terms.ts'
import { OFFICES } from '../offices-held.ts'
import type { TrustRecord } from '../record.ts'
import type { Finding, Rule } from './finding.ts'
import { agePlace, beneficiaryPlace, placesOf } from './places.ts'

const MAJORITY = 18
const yearOf = (today: string) => Number(today.slice(0, 4))

/** Only the year of birth is known, so whoever turns 18 this year is taken for grown up. */
export const minorInOffice: Rule = (trust, today) => {
  const minors = (trust.beneficiaries ?? []).filter(
    ({ birthYear }) => birthYear !== undefined && yearOf(today) - birthYear < MAJORITY,
  )
  return OFFICES.flatMap(([field, office]): Finding[] => {
    const minor = minors.find(({ name }) => sameName(name, trust[field]))
    return minor
      ? [
          {
            id: `minor ${field}`,
            text: `${minor.name} is named ${office}, and was born in ${minor.birthYear}.`,
            consequence: 'A person is of full age at 18.',
            source: 'W.S. 14-1-101',
            places: [...placesOf(field), beneficiaryPlace(minor)],
          },
        ]
      : []
  })
}

export const unbornYear: Rule = ({ beneficiaries = [] }, today) =>
  beneficiaries.flatMap(({ id, name, birthYear }): Finding[] =>
    birthYear !== undefined && birthYear > yearOf(today)
      ? [
          {
            id: `birth-year ${id}`,
            text: `${name} has ${birthYear} as year of birth, which is still to come.`,
            consequence: 'A beneficiary who is named is a person who is living when the trust is made.',
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
            text: `${name} was born in ${birthYear} and is past the distribution age of ${distributionAge}.`,
            consequence:
              'A share, or a part of one, whose age has passed is paid out when the trust is divided, at the grantor’s death.',
            places: [agePlace({ id, name })],
          },
        ]
      : [],
  )
