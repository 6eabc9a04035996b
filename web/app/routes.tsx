import { Outlet, Route, Routes } from 'react-router'
import { pages } from '#api/pages.ts'
import { RequireSignedIn } from './guard.tsx'
import { lazyWithRetry } from './lazy-with-retry.tsx'

const HomePage = lazyWithRetry(() => import('#web/marketing/home-page.tsx'))
const LoginPage = lazyWithRetry(() => import('#web/features/account/pages/login-page.tsx'))
const SignupPage = lazyWithRetry(() => import('#web/features/account/pages/signup-page.tsx'))
const ForgotPasswordPage = lazyWithRetry(() => import('#web/features/account/pages/forgot-password-page.tsx'))
const ResetPasswordPage = lazyWithRetry(() => import('#web/features/account/pages/reset-password-page.tsx'))
const VerifyEmailPage = lazyWithRetry(() => import('#web/features/account/pages/verify-email-page.tsx'))
const UnsubscribePage = lazyWithRetry(() => import('#web/features/reminders/unsubscribe-page.tsx'))
const ServicesPage = lazyWithRetry(() => import('#web/marketing/services-page.tsx'))
const CheckoutPage = lazyWithRetry(() => import('#web/features/checkout/checkout-page.tsx'))
const LegalPages = lazyWithRetry(() => import('#web/marketing/legal-pages.tsx'))
const ApiReferencePage = lazyWithRetry(() => import('#web/features/api-reference/api-reference-page.tsx'))
const AboutPage = lazyWithRetry(() => import('#web/marketing/about-page.tsx'))
const BlogPage = lazyWithRetry(() => import('#web/marketing/blog-page.tsx'))
const SamplePages = lazyWithRetry(() => import('#web/marketing/sample-pages.tsx'))
const ArticlePage = lazyWithRetry(() => import('#web/marketing/article-page.tsx'))
const SettingsPage = lazyWithRetry(() => import('#web/features/account/settings/settings-page.tsx'))
const NotFoundPage = lazyWithRetry(() => import('./not-found-page.tsx'))
const ReviewPage = lazyWithRetry(() => import('#web/features/review-links/reader/review-page.tsx'))
const DashboardPage = lazyWithRetry(() => import('#web/features/dashboard/dashboard-page.tsx'))
const PreviewPage = lazyWithRetry(() => import('#web/features/documents/preview/preview-page.tsx'))
const BuilderRoutes = lazyWithRetry(() => import('./builder-routes.tsx'))
const TrustProvider = lazyWithRetry(() => import('#web/features/trust-sync/trust-provider.tsx'))

const WithTrust = () => (
  <TrustProvider>
    <Outlet />
  </TrustProvider>
)

/** Every page, fetched when it is opened or ahead of it; a rendered page names the file of its own code. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={pages.home} element={<HomePage />} />
      <Route path={pages.login} element={<LoginPage />} />
      <Route path={pages.signup} element={<SignupPage />} />
      <Route path={pages.services} element={<ServicesPage />} />
      <Route path={pages.terms} element={<LegalPages />} />
      <Route path={pages.privacy} element={<LegalPages />} />
      <Route path={pages.apiReference} element={<ApiReferencePage />} />
      <Route path={pages.forgotPassword} element={<ForgotPasswordPage />} />
      <Route path={pages.resetPassword} element={<ResetPasswordPage />} />
      <Route path={pages.verifyEmail} element={<VerifyEmailPage />} />
      <Route path={pages.unsubscribe} element={<UnsubscribePage />} />
      <Route path={pages.checkout} element={<CheckoutPage />} />
      <Route path={pages.about} element={<AboutPage />} />
      <Route path={pages.blog} element={<BlogPage />} />
      <Route path={pages.article} element={<ArticlePage />} />
      <Route path={`${pages.samples}/:document?`} element={<SamplePages />} />
      <Route path={pages.review} element={<ReviewPage />} />
      <Route element={<RequireSignedIn />}>
        <Route path={pages.settings} element={<SettingsPage />} />
        <Route element={<WithTrust />}>
          <Route path={pages.dashboard} element={<DashboardPage />} />
          <Route path={pages.preview} element={<PreviewPage />} />
          <Route path={`${pages.builder}/*`} element={<BuilderRoutes />} />
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
