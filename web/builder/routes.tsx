import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { detailSteps } from '#domain/trust/details/all.ts'
import { aliases } from '#domain/trust/resume.ts'
import { AT_A_GLANCE, BUILDER, FUNDING_PLAN, SIGNING_KIT, stepSlugs } from '#domain/trust/routes.ts'
import { Waiting } from '#web/ui/spinner.tsx'
import { DetailPage } from './details/detail-page.tsx'
import { EntryPage } from './entry/entry-page.tsx'
import { ResumePage } from './entry/resume-page.tsx'
import { assets } from './lists/assets.ts'
import { beneficiaries } from './lists/beneficiaries.ts'
import { ListPage } from './lists/list-page.tsx'
import { StepPage } from './steps/step-page.tsx'
import { UnknownPage } from './unknown-page.tsx'

const FundingPlanPage = lazy(() => import('#web/builder/funding/funding-plan-page.tsx'))
const GlancePage = lazy(() => import('#web/builder/glance/glance-page.tsx'))
const SigningKitPage = lazy(() => import('#web/builder/signing-kit/signing-kit-page.tsx'))
const SummaryPage = lazy(() => import('#web/builder/summary/summary-page.tsx'))

/** React Router takes both for the same path; the specification does not (T 2.1). */
function EntryOrResume() {
  const { pathname } = useLocation()
  return pathname.endsWith('/') ? <ResumePage /> : <EntryPage />
}

const bare = (path: string) => path.slice(BUILDER.length + 1)
const asked = stepSlugs.filter((slug) => slug !== 'beneficiaries' && slug !== 'assets')

/** Everything below /trust-builder. Each page is keyed by its path, so that no answer of one step shows in another. */
export default function BuilderRoutes() {
  return (
    <Suspense fallback={<Waiting>Loading page...</Waiting>}>
      <Routes>
        <Route index element={<EntryOrResume />} />
        {asked.map((slug) => (
          <Route key={slug} path={slug} element={<StepPage key={slug} slug={slug} />} />
        ))}
        <Route path="beneficiaries" element={<ListPage key="beneficiaries" list={beneficiaries} />} />
        <Route path="assets" element={<ListPage key="assets" list={assets} />} />
        {detailSteps.map((detail) => (
          <Route key={detail.page} path={`${detail.page}/:id`} element={<DetailPage detail={detail} />} />
        ))}
        {Object.entries(aliases).map(([from, to]) => (
          <Route key={from} path={bare(from)} element={<Navigate to={to} replace />} />
        ))}
        <Route path="summary" element={<SummaryPage />} />
        <Route path={bare(SIGNING_KIT)} element={<SigningKitPage />} />
        <Route path={bare(FUNDING_PLAN)} element={<FundingPlanPage />} />
        <Route path={bare(AT_A_GLANCE)} element={<GlancePage />} />
        <Route path="*" element={<UnknownPage />} />
      </Routes>
    </Suspense>
  )
}
