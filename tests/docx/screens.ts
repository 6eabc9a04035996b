import { detailSteps } from '#domain/trust/details/all.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { assetForm } from '#domain/trust/steps/asset-form.ts'
import { beneficiaryForm } from '#domain/trust/steps/beneficiary-form.ts'

const GROUP_OF_PAGE = {
  'beneficiary-age': 'beneficiaries',
  'charity-info': 'beneficiaries',
  'real-estate-info': 'assets.realEstateDetails',
  'business-info': 'assets.businessDetails',
} as const

const namesOf = (questions: readonly { name: string }[], group?: string) =>
  questions.map(({ name }) => (group ? `${group}.${name}` : name))

/** The fields of the record that a question on a screen asks for, by the names of {@link import('./fields.ts').FIELDS}. */
export const ASKED: ReadonlySet<string> = new Set([
  ...steps.flatMap(({ slug, questions }) => [
    ...namesOf(questions),
    ...(slug === 'certificate-of-trust' ? namesOf(questions, 'certificateData') : []),
  ]),
  ...detailSteps.flatMap(({ page, questions }) => namesOf(questions, GROUP_OF_PAGE[page])),
  ...namesOf(beneficiaryForm.questions, 'beneficiaries'),
  ...namesOf(assetForm.questions, 'assets'),
  // The certificate's question for trustees asks for both.
  ...['trustees.name', 'trustees.address'],
])
