import { isBlank } from '../../formats/names.ts'
import { listOf, message } from '../../message.ts'
import { terminationChoice, termsOf } from '../overview/terms.ts'
import type { TrustRecord } from '../record.ts'
import { classesOf } from '../shares.ts'
import { servingTrustees } from '../who-may-serve.ts'
import { placesOf, type Rule } from './finding.ts'

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

/** Only the grantor's own descendants take in the place of one who has died (Article 9). */
export const nobodyToDescendFrom: Rule = (trust) => {
  const { primary } = classesOf((trust.beneficiaries ?? []).filter(({ relationship }) => relationship !== 'charity'))
  const others = primary.filter(({ relationship }) => relationship !== 'child' && relationship !== 'grandchild')
  if (!termsOf(trust).generations || others.length === 0) return []
  const finding = {
    source: 'Irrevocable Trust Agreement, Article 9',
    documents: ['trust-agreement'] as const,
    places: placesOf('distributionType', 'beneficiaries'),
  }
  if (others.length === primary.length)
    return [
      {
        ...finding,
        id: 'no-descendant-first',
        kind: 'doubtful',
        text: 'The trust is to last for generations, and no primary beneficiary is entered as the grantor’s child or grandchild.',
        consequence:
          'The descendants of a beneficiary who is not a descendant of the grantor do not take in that beneficiary’s place.',
      },
    ]
  return [
    {
      ...finding,
      id: 'lines-that-end',
      kind: 'law',
      text: message(
        'The trust is to last for generations. Not entered as the grantor’s child or grandchild: {names}.',
        { names: listOf(others.map(({ name }) => name)) },
      ),
      consequence:
        'Unless such a beneficiary descends from the grantor, as a stepchild does not, the share passes at death to the other primary beneficiaries, and not to the beneficiary’s own descendants.',
    },
  ]
}

export const endsWithTheFirst: Rule = (trust) =>
  termsOf(trust).generations && terminationChoice(trust) === 'default'
    ? [
        {
          id: 'generations-default-end',
          kind: 'law',
          text: 'The trust is kept for generations, and it ends 21 years after the last of its first beneficiaries has died.',
          consequence:
            'What is still in trust is then paid out. For property other than land held directly, Wyoming allows up to 1,000 years.',
          source: 'W.S. 34-1-139(a), (b)',
          documents: ['trust-agreement'],
          places: placesOf('distributionType', 'termination'),
        },
      ]
    : []
