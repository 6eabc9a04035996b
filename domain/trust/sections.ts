import type { QuestionPlace } from './question-of.ts'
import { type DetailPage, type StepSlug, stepPath } from './routes.ts'
import { steps } from './steps/all.ts'

/** The section of a detail page's answers. */
const SECTION_OF: Readonly<Record<DetailPage, StepSlug>> = {
  'beneficiary-age': 'beneficiaries',
  'charity-info': 'beneficiaries',
  'real-estate-info': 'assets',
  'business-info': 'assets',
}

/** The section that a question belongs to. */
export function sectionOf({ path }: Pick<QuestionPlace, 'path'>): StepSlug | undefined {
  const [page = ''] = path.split(/[?#]/)
  const detail = Object.entries(SECTION_OF).find(([each]) => page.split('/')[2] === each)
  return detail?.[1] ?? steps.find(({ slug }) => page === stepPath(slug))?.slug
}

/** The sections of the summary, in the order of its edit targets (T 2.6). The signature has none. */
export const summarySections = [
  'name',
  'grantor',
  'trustee',
  'certificate-of-trust',
  'backup-trustee',
  'distribution',
  'beneficiaries',
  'assets',
  'pour-over-will',
  'durable-power-of-attorney',
  'health-care-directive',
  'ein-application',
] as const satisfies readonly StepSlug[]
