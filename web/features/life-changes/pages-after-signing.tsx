import { FUNDING_PLAN } from '#domain/trust/routes.ts'
import FundingPlanPage from '#web/features/funding/funding-plan-page.tsx'
import SomethingChangedPage from './something-changed-page.tsx'

/** Two pages that share most of their code, in one file: each file that the entry names weighs on every page. */
export default function PagesAfterSigning({ of }: { of: string }) {
  return of === FUNDING_PLAN ? <FundingPlanPage /> : <SomethingChangedPage />
}
