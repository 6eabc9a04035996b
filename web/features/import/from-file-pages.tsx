import { AnswersFromFilePage } from './answers-page.tsx'
import { BeneficiariesFromFilePage } from './beneficiaries-page.tsx'

/** The two pages that take in a file. */
export default function FromFilePages({ of }: { of: 'answers' | 'beneficiaries' }) {
  return of === 'answers' ? <AnswersFromFilePage /> : <BeneficiariesFromFilePage />
}
