import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import {
  ALL_ANSWERS,
  aliases,
  BEFORE_SIGNING,
  BUILDER,
  detailPages,
  FUNDING_PLAN,
  fromFilePath,
  HANDOVER,
  HISTORY,
  OVERVIEW,
  PEOPLE,
  REVIEW_LINKS,
  SIGNING_DAY,
  SIGNING_KIT,
  SOMETHING_CHANGED,
  stepSlugs,
} from '#domain/trust/routes.ts'
import { Waiting } from '#web/components/progress.tsx'
import { RequireAccess } from './guard.tsx'
import { lazyWithRetry } from './lazy-with-retry.tsx'

const EntryOrResume = lazyWithRetry(() => import('#web/features/questionnaire/entry-pages.tsx'))
const StepPage = lazyWithRetry(() => import('#web/features/questionnaire/steps/step-page.tsx'))
const ListPages = lazyWithRetry(() => import('#web/features/questionnaire/lists/list-pages.tsx'))
const DetailPages = lazyWithRetry(() => import('#web/features/questionnaire/detail-pages.tsx'))
const AnswersPage = lazyWithRetry(() => import('#web/features/answers/answers-page.tsx'))
const BeforeSigningPage = lazyWithRetry(() => import('#web/features/signing/before-signing-page.tsx'))
const HandoverPage = lazyWithRetry(() => import('#web/features/handover/handover-page.tsx'))
const HistoryPage = lazyWithRetry(() => import('#web/features/history/history-page.tsx'))
const VersionPage = lazyWithRetry(() => import('#web/features/history/version-page.tsx'))
const OverviewPage = lazyWithRetry(() => import('#web/features/overview/overview-page.tsx'))
const PeoplePage = lazyWithRetry(() => import('#web/features/people/people-page.tsx'))
const ReviewLinksPage = lazyWithRetry(() => import('#web/features/review-links/owner/review-links-page.tsx'))
const SigningKitPage = lazyWithRetry(() => import('#web/features/signing/signing-kit-page.tsx'))
const PagesAfterSigning = lazyWithRetry(() => import('#web/features/life-changes/pages-after-signing.tsx'))
const SigningDayPage = lazyWithRetry(() => import('#web/features/signing/signing-day-page.tsx'))
const FromFilePages = lazyWithRetry(() => import('#web/features/import/from-file-pages.tsx'))
const UnknownPage = lazyWithRetry(() => import('./unknown-page.tsx'))
const SummaryPage = lazyWithRetry(() => import('#web/features/summary/summary-page.tsx'))

const bare = (path: string) => path.slice(BUILDER.length + 1)
const asked = stepSlugs.filter((slug) => slug !== 'beneficiaries' && slug !== 'assets')

/** Everything below /trust-builder. Each page is keyed by its path, so that no answer of one step shows in another. */
export default function BuilderRoutes() {
  return (
    <Suspense fallback={<Waiting>{t`Loading page...`}</Waiting>}>
      <Routes>
        <Route element={<RequireAccess />}>
          <Route index element={<EntryOrResume />} />
          {asked.map((slug) => (
            <Route key={slug} path={slug} element={<StepPage key={slug} slug={slug} />} />
          ))}
          <Route path="beneficiaries" element={<ListPages slug="beneficiaries" />} />
          <Route path="assets" element={<ListPages slug="assets" />} />
          {detailPages.map((page) => (
            <Route key={page} path={`${page}/:id`} element={<DetailPages page={page} />} />
          ))}
          {Object.entries(aliases).map(([from, to]) => (
            <Route key={from} path={bare(from)} element={<Navigate to={to} replace />} />
          ))}
          <Route path="summary" element={<SummaryPage />} />
          <Route path={bare(ALL_ANSWERS)} element={<AnswersPage />} />
          <Route path={bare(BEFORE_SIGNING)} element={<BeforeSigningPage />} />
          <Route path={bare(SIGNING_KIT)} element={<SigningKitPage />} />
          <Route path={bare(SIGNING_DAY)} element={<SigningDayPage />} />
          <Route path={bare(FUNDING_PLAN)} element={<PagesAfterSigning of={FUNDING_PLAN} />} />
          <Route path={bare(HANDOVER)} element={<HandoverPage />} />
          <Route path={bare(SOMETHING_CHANGED)} element={<PagesAfterSigning of={SOMETHING_CHANGED} />} />
          <Route path={bare(OVERVIEW)} element={<OverviewPage />} />
          <Route path={bare(PEOPLE)} element={<PeoplePage />} />
          <Route path={bare(HISTORY)} element={<HistoryPage />} />
          <Route path={`${bare(HISTORY)}/:version`} element={<VersionPage />} />
          {(['beneficiaries', 'assets', 'answers'] as const).map((of) => (
            <Route key={of} path={bare(fromFilePath(of))} element={<FromFilePages of={of} />} />
          ))}
          <Route path={bare(REVIEW_LINKS)} element={<ReviewLinksPage />} />
          <Route path="*" element={<UnknownPage />} />
        </Route>
      </Routes>
    </Suspense>
  )
}
