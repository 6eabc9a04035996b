import type { Message } from '../message.ts'
import { trusteeRows } from './carried-answers.ts'
import type { TrustRecord } from './record.ts'
import { type DetailPage, detailPath, HANDOVER, SIGNING_DAY, type StepSlug, SUMMARY, stepPath } from './routes.ts'
import { steps } from './steps/all.ts'

/** Where a field is asked, and the short name of the question. */
export interface QuestionPlace {
  path: string
  label: Message | string
  /** The question's name in its form, where it can be pointed at. */
  question: string
}

const byField = new Map<string, QuestionPlace>(
  steps
    .toReversed()
    .flatMap((step) =>
      step.questions.map(({ name, label }) => [name, { path: stepPath(step.slug), label, question: name }]),
    ),
)
// Away from its own page 'Full Legal Name' would not say whose.
byField.set('grantorName', {
  path: stepPath('grantor'),
  label: 'Grantor’s Full Legal Name',
  question: 'grantorName',
})
byField.set('beneficiaries', { path: stepPath('beneficiaries'), label: 'Beneficiaries', question: 'name' })
byField.set('assets', { path: stepPath('assets'), label: 'Assets', question: 'name' })
// Documents name the certificate's answers by their group.
byField.set('certificateData', {
  path: stepPath('certificate-of-trust'),
  label: 'Administrative Address',
  question: 'adminAddress',
})
for (const field of ['handoverOriginals', 'handoverOpening', 'handoverNotes', 'contacts'])
  byField.set(field, { path: HANDOVER, label: 'Handover', question: field })
byField.set('completedAt', { path: SUMMARY, label: 'Complete Trust', question: '' })

/** Whether a path names something that is planned or marked on the page *Signing Day*. */
export const isOfSigningDay = (path: string): boolean => /^(signing|witnesses)/.test(path)

/** Where the plan of the signing day names somebody: `witnesses/{id}`, or `signingNotary`. */
export function planPlace(id: string): QuestionPlace {
  return { path: SIGNING_DAY, label: 'Signing day', question: id.replace(/^witnesses/, 'witness') }
}

const detailPages = {
  distributionAge: { page: 'beneficiary-age', label: 'Distribution Age', question: 'distributionAge' },
  ein: { page: 'charity-info', label: 'EIN', question: 'ein' },
  realEstateDetails: { page: 'real-estate-info', label: 'Real estate details', question: 'street' },
  businessDetails: { page: 'business-info', label: 'Business details', question: 'entityType' },
} as const

/**
 * The page that asks for a field: `trustName`, `certificateData.adminAddress`, or, with the id of an entry,
 * a detail such as `distributionAge`. `undefined` for a field that nobody is asked for.
 */
export function questionOf(field: string, entryId?: string): QuestionPlace | undefined {
  const detail = entryId === undefined ? undefined : detailPages[field as keyof typeof detailPages]
  if (detail && entryId !== undefined) {
    const { page, ...asked } = detail
    return { path: detailPath(page, entryId), ...asked }
  }
  if (isOfSigningDay(field)) return { path: SIGNING_DAY, label: 'Signing day', question: '' }
  const name = field.startsWith('certificateData.') ? field.slice('certificateData.'.length) : field
  return byField.get(name)
}

/** The form in which one entry of a list is changed. */
export function entryPlace(list: 'beneficiaries' | 'assets', entryId: string): QuestionPlace {
  return {
    path: `${stepPath(list)}?edit=${encodeURIComponent(entryId)}`,
    label: list === 'assets' ? 'this asset' : 'this beneficiary',
    question: 'name',
  }
}

/** Where one answer of an entry is asked, by its path within the entry: on a page of details, else in the entry's form. */
export function answerPlace(list: 'beneficiaries' | 'assets', entryId: string, path = 'name'): QuestionPlace {
  const [group = '', question] = path.split('.')
  const detail = questionOf(group, entryId)
  if (group in detailPages && detail) return question === undefined ? detail : { ...detail, question }
  return { ...entryPlace(list, entryId), question: path }
}

/** Where one answer of a trustee is asked: in that trustee's row of the certificate's step. */
export function trusteePlace(
  trust: TrustRecord,
  entryId: string | undefined,
  path = 'name',
): QuestionPlace | undefined {
  const place = questionOf('trustees')
  const at = trusteeRows(trust).findIndex(({ id }) => id === entryId)
  return place && (at === -1 ? place : { ...place, question: `${place.question}.${at}.${path}` })
}

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
