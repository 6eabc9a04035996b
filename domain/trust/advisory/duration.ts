import { isBlank } from '../../formats/same-name.ts'
import { message } from '../../message.ts'
import type { TrustRecord } from '../record.ts'
import { servingTrustees } from '../serving-trustees.ts'
import { terminationChoice } from '../termination.ts'
import type { Rule } from './finding.ts'
import { placesOf } from './places.ts'

const WYOMING = /\b(WY|Wyoming)\b/i

export const landHeldDirectly: Rule = (trust) => {
  const land = (trust.assets ?? []).filter(({ type }) => type === 'real_estate')
  return terminationChoice(trust) === 'thousand' && land.length > 0
    ? [
        {
          id: 'land-thousand-years',
          kind: 'doubtful',
          text: message(
            'The trust is to last up to 1,000 years, and {count, plural, one {one asset is} other {# assets are}} real estate.',
            { count: land.length },
          ),
          consequence:
            'The 1,000-year period applies only to property other than land held directly. Interests in land must vest within 21 years after lives in being.',
          source: 'W.S. 34-1-139(a), (b), (e)',
          documents: ['trust-agreement', 'assignment-of-assets'],
          places: placesOf('termination', 'assets'),
        },
      ]
    : []
}

/** Where the trust is run from: the addresses given for its trustees and its administration. */
export function trusteeAddresses(trust: TrustRecord): string[] {
  const { lead, others } = servingTrustees(trust)
  return [lead.address, ...others.map(({ address }) => address), trust.certificateData?.adminAddress].filter(
    (address): address is string => !isBlank(address),
  )
}

export const linkToWyoming: Rule = (trust) => {
  const given = trusteeAddresses(trust)
  return terminationChoice(trust) === 'thousand' && given.length > 0 && !given.some((address) => WYOMING.test(address))
    ? [
        {
          id: 'no-wyoming-address',
          kind: 'doubtful',
          text: 'The trust is to last up to 1,000 years, and neither its administrative address nor any trustee’s address is in Wyoming.',
          consequence:
            'One condition of the 1,000-year period is a trustee who lives in Wyoming, has a place of business there or administers the trust there.',
          source: 'W.S. 34-1-139(b)(iv)',
          documents: ['trust-agreement'],
          places: placesOf('termination', 'certificateData'),
        },
      ]
    : []
}
