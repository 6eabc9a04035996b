import { detailSteps } from '#domain/trust/details/all.ts'
import type { Asset, Beneficiary } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { steps } from '#domain/trust/steps/all.ts'
import type { Answers, Question } from '#domain/trust/steps/step.ts'
import { families } from '#samples/families.ts'
import { validButHostile } from '../../bad-input/bad-inputs.ts'

const isText = ({ kind }: Question) => kind === 'line' || kind === 'address' || kind === 'paragraph'

/** Text that breaks careless programs, another for each question, the question's name in it. */
export const hostileText = (name: string): string =>
  `${validButHostile[name.length % validButHostile.length]} ${name}<script>alert("${name}")</script>`

const hostileAnswers = (questions: readonly Question[], above: string): Answers =>
  Object.fromEntries(questions.filter(isText).map(({ name }) => [name, hostileText(`${above}${name}`)]))

const detailsOf = (page: string) => detailSteps.find((detail) => detail.page === page)?.questions ?? []

const charity: Beneficiary = {
  id: 'b-teton',
  relationship: 'charity',
  name: hostileText('beneficiary'),
  address: hostileText('beneficiary.address'),
  ein: '53-6904321',
}
const home: Asset = {
  id: 'a-home',
  type: 'real_estate',
  ownership: 'joint',
  name: hostileText('asset'),
  address: hostileText('asset.address'),
  description: hostileText('asset.description'),
  realEstateDetails: { ...hostileAnswers(detailsOf('real-estate-info'), 'property.'), mortgage: true },
}

/** The complete family, with every answer that may be any text replaced. */
export const hostileFamily: TrustRecord = {
  ...families.complete,
  ...hostileAnswers(
    steps.flatMap(({ questions }) => questions),
    '',
  ),
  trusteeType: 'professional',
  distributionType: 'custom',
  trustees: [{ id: 't-1', name: hostileText('trustees.name'), address: hostileText('trustees.address') }],
  certificateData: {
    adminAddress: hostileText('adminAddress'),
    hasAmendments: true,
    amendmentDetails: hostileText('amendmentDetails'),
  },
  beneficiaries: [charity],
  assets: [home],
}
