import { message } from '../../message.ts'
import { defaultAge, termsOf } from '../overview/terms.ts'
import { agePlace, beneficiaryPlace, type Finding, type Rule } from './finding.ts'

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
