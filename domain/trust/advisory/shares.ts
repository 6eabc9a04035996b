import { termsOf } from '../glance/terms.ts'
import { shareFaults } from '../shares.ts'
import type { Finding, Rule } from './finding.ts'
import { placesOf } from './places.ts'

export const sharesAddUp: Rule = ({ beneficiaries = [], ...trust }) =>
  shareFaults(termsOf(trust).divided === 'equally' ? [] : beneficiaries).map(
    ({ field, text, consequence }): Finding => ({
      id: `total ${field}`,
      kind: 'differs',
      text,
      consequence,
      documents: ['schedule-a'],
      places: placesOf('beneficiaries'),
    }),
  )

export const onlyContingent: Rule = ({ beneficiaries = [] }) =>
  beneficiaries.length > 0 && beneficiaries.every(({ isPrimary }) => isPrimary === false)
    ? [
        {
          id: 'only-contingent',
          kind: 'doubtful',
          text: 'Every beneficiary is marked contingent, which means second in line.',
          consequence: 'Where nobody is first in line, the agreement lets them take from the beginning.',
          documents: ['schedule-a'],
          places: placesOf('beneficiaries'),
        },
      ]
    : []
