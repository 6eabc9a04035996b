import { isBlank } from '../../formats/names.ts'
import { percent } from '../../formats/numbers.ts'
import { english, type Message, message } from '../../message.ts'
import { type Terms, termsOf } from '../distribution-terms.ts'
import type { Beneficiary } from '../entries.ts'
import { RELATIONSHIPS, type Relationship, relationMessage } from '../enumerations.ts'
import type { TrustRecord } from '../record.ts'
import { type StepSlug, stepPath } from '../routes.ts'
import { classesOf, type EffectiveShare, effectiveShares } from '../shares.ts'
import { entriesThatCount, servingTrustees } from '../who-may-serve.ts'

/** One who holds an office of the trust. */
export interface Office {
  id: string
  office: string
  /** Absent while nobody is named. */
  name?: string
  /** What the person is besides: the product's words, such as `the grantor too`, or the user's, such as `Brother-in-law`. */
  note?: Message | string
  /** The question that names this person. */
  path: string
}

export interface Heir {
  id: string
  name: string
  relationship: Relationship
  /** The relationship in words. */
  words: string
  /** Absent where shares are not fixed. */
  share?: EffectiveShare
}

export interface HeirGroup {
  kind: 'primary' | 'contingent'
  heirs: readonly Heir[]
}

export interface Family {
  trustName?: string
  offices: readonly Office[]
  /** Who takes first, then who takes only if nobody of these does. No group is empty. */
  groups: readonly HeirGroup[]
  terms: Terms
  /** Nobody was named first, so those named second are. */
  movedUp: boolean
  /** Stated percentages were changed in proportion. */
  adjusted: boolean
}

const filled = (text: string | undefined) => (isBlank(text) ? undefined : text?.trim())

function office(id: string, office: string, slug: StepSlug, name: string | undefined, note?: Message | string): Office {
  const named = filled(name)
  const noted = typeof note === 'string' ? relationMessage(filled(note) ?? '') : note
  return { id, office, path: stepPath(slug), ...(named && { name: named }), ...(named && noted && { note: noted }) }
}

function officesOf(trust: TrustRecord): Office[] {
  const { self, lead, others } = servingTrustees(trust)
  const kind = trust.trusteeType === 'professional' ? message('Bank or trust company') : trust.trusteeRelationship
  return [
    office('grantor', 'Grantor', 'grantor', trust.grantorName, message('makes the trust')),
    office('trustee', 'Trustee', 'trustee', lead.name, self ? message('the grantor too') : kind),
    ...others.map(({ id, name }) => office(`trustee ${id}`, 'Co-trustee', 'certificate-of-trust', name)),
    office(
      'successor',
      'Successor trustee',
      'backup-trustee',
      trust.backupTrusteeName,
      trust.backupTrusteeRelationship,
    ),
  ]
}

/** Who is who in a trust, and what each beneficiary's share is. */
export function familyOf(trust: TrustRecord): Family {
  const beneficiaries = entriesThatCount(trust)
  const terms = termsOf(trust)
  const classes = classesOf(beneficiaries)
  const shares = terms.divided && effectiveShares(beneficiaries, terms.divided)
  const heir = ({ id, name, relationship }: Beneficiary): Heir => {
    const share = shares?.get(id)
    return { id, name, relationship, words: RELATIONSHIPS[relationship], ...(share && { share }) }
  }
  const trustName = filled(trust.trustName)
  return {
    ...(trustName && { trustName }),
    offices: officesOf(trust),
    groups: (['primary', 'contingent'] as const)
      .map((kind) => ({ kind, heirs: classes[kind].map(heir) }))
      .filter(({ heirs }) => heirs.length > 0),
    terms,
    movedUp: beneficiaries.length > 0 && beneficiaries.every(({ isPrimary }) => isPrimary === false),
    adjusted: [...(shares?.values() ?? [])].some(({ as }) => as === 'adjusted'),
  }
}

/** The same heirs by relationship, in the order of the list of relationships. */
export function byRelationship(heirs: readonly Heir[]): [words: string, heirs: readonly Heir[]][] {
  const groups = Map.groupBy(heirs, ({ relationship }) => relationship)
  return Object.entries(RELATIONSHIPS).flatMap(([relationship, words]) => {
    const group = groups.get(relationship as Relationship)
    return group ? [[words, group] as [string, readonly Heir[]]] : []
  })
}

/** `33.33%`; a share that is too small for two decimals is not called nothing. */
function sharePercent({ percent: share }: EffectiveShare): Message {
  return share > 0 && share < 0.005 ? message('less than 0.01%') : message('{share}', { share: percent(share) })
}

/** A share in words: `30%`, `equal share, 33.33%`, `the rest, 30%`. */
export function shareWords(share: EffectiveShare | undefined): Message {
  if (share === undefined) return message('not fixed')
  const words = sharePercent(share)
  if (share.percent === 100) return words
  if (share.as === 'rest') return message('the rest, {share}', { share: words })
  return share.as === 'equal' ? message('equal share, {share}', { share: words }) : words
}

/** What several hold each: `0.63% each`, or from the least to the most. */
export function sharesEach(shares: readonly EffectiveShare[]): Message | undefined {
  const [first, ...rest] = [...shares].sort((one, other) => one.percent - other.percent)
  const last = rest.at(-1)
  if (!first) return undefined
  const [least, most] = [sharePercent(first), sharePercent(last ?? first)]
  if (!last) return least
  return english(least) === english(most)
    ? message('{share} each', { share: least })
    : message('{least} to {most} each', { least, most })
}
