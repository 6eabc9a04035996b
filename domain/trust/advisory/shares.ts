import { type ShareField, sharesOf } from '../shares.ts'
import type { Finding, Rule } from './finding.ts'
import { placesOf } from './places.ts'

const KINDS: readonly (readonly [ShareField, string])[] = [
  ['sharePercent', 'shares'],
  ['incomeShare', 'shares of income'],
  ['principalShare', 'shares of principal'],
]

export const sharesAddUp: Rule = ({ beneficiaries = [] }) => {
  const primary = beneficiaries.filter(({ isPrimary }) => isPrimary !== false)
  return KINDS.flatMap(([field, shares]): Finding[] => {
    const { any, all, total } = sharesOf(primary, field)
    if (!any || (all && total === 100) || (!all && total < 100)) return []
    return [
      {
        id: `total ${field}`,
        text: all
          ? `The ${shares} of the primary beneficiaries add up to ${total}%.`
          : `The stated ${shares} of the primary beneficiaries add up to ${total}% and leave nothing for those without one.`,
        consequence: 'The agreement then adjusts them in proportion, and Schedule A says so.',
        places: placesOf('beneficiaries'),
      },
    ]
  })
}

export const onlyContingent: Rule = ({ beneficiaries = [] }) =>
  beneficiaries.length > 0 && beneficiaries.every(({ isPrimary }) => isPrimary === false)
    ? [
        {
          id: 'only-contingent',
          text: 'Every beneficiary is marked contingent, which means second in line.',
          consequence: 'Where nobody is first in line, the agreement lets them take from the beginning.',
          places: placesOf('beneficiaries'),
        },
      ]
    : []
