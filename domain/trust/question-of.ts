import { detailPath, SUMMARY, stepPath } from './routes.ts'
import { steps } from './steps/all.ts'

/** Where a field is asked, and the short name of the question. */
export interface QuestionPlace {
  path: string
  label: string
}

const byField = new Map<string, QuestionPlace>(
  steps
    .toReversed()
    .flatMap((step) =>
      step.questions.map((question) => [question.name, { path: stepPath(step.slug), label: question.label }]),
    ),
)
// Away from its own page 'Full Legal Name' would not say whose.
byField.set('grantorName', { path: stepPath('grantor'), label: 'Grantor’s Full Legal Name' })
byField.set('beneficiaries', { path: stepPath('beneficiaries'), label: 'Beneficiaries' })
byField.set('assets', { path: stepPath('assets'), label: 'Assets' })
// Documents name the certificate's answers by their group.
byField.set('certificateData', { path: stepPath('certificate-of-trust'), label: 'Certificate of Trust' })
byField.set('completedAt', { path: SUMMARY, label: 'Complete Trust' })

const detailPages = {
  distributionAge: { page: 'beneficiary-age', label: 'Distribution Age' },
  ein: { page: 'charity-info', label: 'EIN' },
  realEstateDetails: { page: 'real-estate-info', label: 'Real estate details' },
  businessDetails: { page: 'business-info', label: 'Business details' },
} as const

/**
 * The page that asks for a field: `trustName`, `certificateData.adminAddress`, or, with the id of an entry,
 * a detail such as `distributionAge`. `undefined` for a field that nobody is asked for.
 */
export function questionOf(field: string, entryId?: string): QuestionPlace | undefined {
  const detail = entryId === undefined ? undefined : detailPages[field as keyof typeof detailPages]
  if (detail && entryId !== undefined) return { path: detailPath(detail.page, entryId), label: detail.label }
  const name = field.startsWith('certificateData.') ? field.slice('certificateData.'.length) : field
  return byField.get(name)
}
