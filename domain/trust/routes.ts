import type { TrustRecord } from './record.ts'

/** The thirteen steps in the order of the map for resume and dashboard (specification T 2.1, T 2.3). */
export const stepSlugs = [
  'name',
  'grantor',
  'trustee',
  'certificate-of-trust',
  'beneficiaries',
  'assets',
  'distribution',
  'backup-trustee',
  'signature',
  'pour-over-will',
  'durable-power-of-attorney',
  'health-care-directive',
  'ein-application',
] as const
export type StepSlug = (typeof stepSlugs)[number]

export const DASHBOARD = '/dashboard'
export const BUILDER = '/trust-builder'
export const SUMMARY = `${BUILDER}/summary`
export const SIGNING_KIT = `${BUILDER}/signing-kit`
export const SIGNING_DAY = `${BUILDER}/signing-day`
export const BEFORE_SIGNING = `${BUILDER}/before-signing`
export const HANDOVER = `${BUILDER}/handover`
export const FUNDING_PLAN = `${BUILDER}/funding-plan`
export const SOMETHING_CHANGED = `${BUILDER}/something-changed`
export const ALL_ANSWERS = `${BUILDER}/answers`
export const OVERVIEW = `${BUILDER}/at-a-glance`
export const PEOPLE = `${BUILDER}/people`
export const HISTORY = `${BUILDER}/history`
export const REVIEW_LINKS = `${BUILDER}/review-links`

/** The pages that ask for the details of one entry of a list. */
export const detailPages = ['beneficiary-age', 'charity-info', 'real-estate-info', 'business-info'] as const
export type DetailPage = (typeof detailPages)[number]

/** The path of a step's page. */
export function stepPath(slug: StepSlug): string {
  return `${BUILDER}/${slug}`
}

/** The path of the page that fills a list, or brings back all answers, from a file. */
export const fromFilePath = (of: 'beneficiaries' | 'assets' | 'answers'): string => `${BUILDER}/${of}-from-a-file`

/** Other names of two steps that one list uses (T 2.3), and where they lead. */
export const aliases: Readonly<Record<string, string>> = {
  [`${BUILDER}/power-of-attorney`]: stepPath('durable-power-of-attorney'),
  [`${BUILDER}/healthcare-directive`]: stepPath('health-care-directive'),
}

/** The path of the page that shows the answers as they were after a version. */
export function versionPath(version: number): string {
  return `${HISTORY}/${version}`
}

/** The path of the page that asks for the details of the entry with this id. */
export function detailPath(page: DetailPage, id: string): string {
  return `${BUILDER}/${page}/${encodeURIComponent(id)}`
}

/** The entry page's own, shorter map (T 2.1): steps 1 to 8, in another order. */
const entrySlugs: readonly StepSlug[] = [
  'name',
  'trustee',
  'grantor',
  'beneficiaries',
  'assets',
  'distribution',
  'backup-trustee',
  'signature',
]

const slugAt = (map: readonly StepSlug[], step: number | undefined): StepSlug => map[(step ?? 1) - 1] ?? 'name'

/** The step at which a trust is resumed, by the map of thirteen; an unknown step is the name. */
export function resumeSlug(trust: Pick<TrustRecord, 'currentStep'>): StepSlug {
  return slugAt(stepSlugs, trust.currentStep)
}

/** Where `/trust-builder/` leads: a completed trust to the dashboard, any other to the page of its current step. */
export function resumePath(trust: TrustRecord | null): string {
  if (!trust) return stepPath('name')
  return trust.completed ? DASHBOARD : stepPath(resumeSlug(trust))
}

/** Where 'Continue Where I Left Off' on the dashboard leads: a completed trust to the summary. */
export function continuePath(trust: TrustRecord): string {
  return trust.completed ? SUMMARY : stepPath(resumeSlug(trust))
}

/** Where the entry page's button leads for a draft that is only on this device, by the map of eight. */
export function entryPath(draft: TrustRecord): string {
  return draft.completed ? DASHBOARD : stepPath(slugAt(entrySlugs, draft.currentStep))
}
