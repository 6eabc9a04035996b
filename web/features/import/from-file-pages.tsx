import { AnswersFromFilePage } from './answers-page.tsx'
import { AssetsFromFilePage } from './assets-page.tsx'
import { BeneficiariesFromFilePage } from './beneficiaries-page.tsx'

/** The pages that take in a file. */
export default function FromFilePages({ of }: { of: 'answers' | 'assets' | 'beneficiaries' }) {
  if (of === 'answers') return <AnswersFromFilePage />
  return of === 'assets' ? <AssetsFromFilePage key={of} /> : <BeneficiariesFromFilePage key={of} />
}
