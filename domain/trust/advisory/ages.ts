import type { CalendarDate } from '../../formats/calendar-date.ts'
import { sameName } from '../../formats/same-name.ts'
import type { DocumentId } from '../documents.ts'
import type { Beneficiary } from '../entries.ts'
import { termsOf } from '../glance/terms.ts'
import { OFFICES } from '../offices-held.ts'
import type { TrustRecord } from '../record.ts'
import type { Finding, Rule } from './finding.ts'
import { agePlace, beneficiaryPlace, placesOf } from './places.ts'

const MAJORITY = 18
const yearOf = (today: string) => Number(today.slice(0, 4))

const NAMED_IN: Record<(typeof OFFICES)[number][0], readonly DocumentId[]> = {
  trusteeName: ['trust-agreement', 'trustee-appointment', 'certificate-of-trust'],
  backupTrusteeName: ['trust-agreement', 'trustee-appointment'],
  executorName: ['pour-over-will'],
  guardianName: ['pour-over-will'],
  dpoa_agentName: ['power-of-attorney'],
  hcd_agentName: ['health-care-directive'],
}

/** Only the year of birth is known, so a person who turns 18 this year is taken for grown up. */
export const isMinor = ({ birthYear }: Pick<Beneficiary, 'birthYear'>, today: CalendarDate) =>
  birthYear !== undefined && yearOf(today) - birthYear < MAJORITY

export const minorInOffice: Rule = (trust, today) => {
  const minors = (trust.beneficiaries ?? []).filter((one) => isMinor(one, today))
  return OFFICES.flatMap(([field, office]): Finding[] => {
    const minor = minors.find(({ name }) => sameName(name, trust[field]))
    return minor
      ? [
          {
            id: `minor ${field}`,
            kind: 'doubtful',
            text: `${minor.name} is named as ${office} and was born in ${minor.birthYear}.`,
            consequence: 'A person reaches the age of majority at 18.',
            source: 'W.S. 14-1-101',
            documents: NAMED_IN[field],
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
            kind: 'doubtful',
            text: `The year of birth given for ${name}, ${birthYear}, is in the future.`,
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
            text: `${name} was born in ${birthYear} and is past the distribution age of ${distributionAge}.`,
            consequence:
              'If the age for a share, or for part of one, has already been reached, it is paid out when the trust is divided, at the grantor’s death.',
            documents: ['trust-agreement', 'schedule-a'],
            places: [agePlace({ id, name })],
          },
        ]
      : [],
  )
