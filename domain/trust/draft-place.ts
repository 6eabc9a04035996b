import type { TrustRecord } from './record.ts'
import { detailPages, detailPath, FUNDING_PLAN, HANDOVER, PEOPLE, SIGNING_DAY, stepPath, stepSlugs } from './routes.ts'
import { stepOf } from './steps/all.ts'

/** Where something was typed and not saved: the step, the entry of its list where it is about one, and the page. */
export interface DraftPlace {
  name: string
  entry?: string
  path: string
}

const listOf = {
  'beneficiary-age': 'beneficiaries',
  'charity-info': 'beneficiaries',
  'real-estate-info': 'assets',
  'business-info': 'assets',
} as const

/**
 * What a draft's key stands for: a step's slug, a list and the id of an entry that is changed, a page of details and
 * the entry's id, the funding plan, the day of signing, the handover, its form of a contact, or the form of the page
 * People. `undefined` for an entry that is no longer there. Pure.
 */
export function draftPlace(key: string, trust: TrustRecord | null): DraftPlace | undefined {
  if (key === 'funding-plan') return { name: 'Funding plan', path: FUNDING_PLAN }
  if (key === 'signing-day') return { name: 'Signing day', path: SIGNING_DAY }
  if (key === 'handover') return { name: 'Handover', path: HANDOVER }
  if (key === 'handover-contact') return { name: 'Whom to call', path: HANDOVER }
  if (key === 'people') return { name: 'People', path: PEOPLE }
  const [page = '', ...rest] = key.split('/')
  const id = rest.join('/')
  const slug = stepSlugs.find((slug) => slug === page)
  if (slug && rest.length === 0) return { name: stepOf(slug).name, path: stepPath(slug) }
  const detail = detailPages.find((detail) => detail === page)
  const list = detail ? listOf[detail] : slug
  if (list !== 'beneficiaries' && list !== 'assets') return undefined
  const entry = trust?.[list]?.find((entry) => entry.id === id)
  if (trust && !entry) return undefined
  const path = detail ? detailPath(detail, id) : `${stepPath(list)}?edit=${encodeURIComponent(id)}`
  return { name: stepOf(list).name, ...(entry && { entry: entry.name }), path }
}
