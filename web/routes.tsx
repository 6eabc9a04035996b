import { Outlet, Route, Routes } from 'react-router'
import { pages } from '#api/pages.ts'
import { RequireSignedIn } from './shell/guard.tsx'
import { lazyWithRetry } from './shell/lazy-with-retry.tsx'

const HomePage = lazyWithRetry(() => import('./pages/home/home-page.tsx'))
const LoginPage = lazyWithRetry(() => import('./pages/account/login-page.tsx'))
const SignupPage = lazyWithRetry(() => import('./pages/account/signup-page.tsx'))
const ForgotPasswordPage = lazyWithRetry(() => import('./pages/account/forgot-password-page.tsx'))
const ResetPasswordPage = lazyWithRetry(() => import('./pages/account/reset-password-page.tsx'))
const VerifyEmailPage = lazyWithRetry(() => import('./pages/account/verify-email-page.tsx'))
const ServicesPage = lazyWithRetry(() => import('./pages/services/services-page.tsx'))
const CheckoutPage = lazyWithRetry(() => import('./pages/checkout/checkout-page.tsx'))
const TermsPage = lazyWithRetry(() => import('./pages/legal/terms-page.tsx'))
const PrivacyPage = lazyWithRetry(() => import('./pages/legal/privacy-page.tsx'))
const ApiReferencePage = lazyWithRetry(() => import('./pages/api-reference/api-reference-page.tsx'))
const AboutPage = lazyWithRetry(() => import('./pages/about/about-page.tsx'))
const BlogPage = lazyWithRetry(() => import('./pages/blog/blog-page.tsx'))
const ArticlePage = lazyWithRetry(() => import('./pages/blog/article-page.tsx'))
const SettingsPage = lazyWithRetry(() => import('./pages/settings/settings-page.tsx'))
const NotFoundPage = lazyWithRetry(() => import('./pages/not-found-page.tsx'))
const ReviewPage = lazyWithRetry(() => import('#web/review/reader/review-page.tsx'))
const DashboardPage = lazyWithRetry(() => import('./pages/dashboard/dashboard-page.tsx'))
const PreviewPage = lazyWithRetry(() => import('./preview/preview-page.tsx'))
const BuilderRoutes = lazyWithRetry(() => import('./builder/routes.tsx'))
const TrustProvider = lazyWithRetry(async () => ({
  default: (await import('./features/trust-sync/trust-provider.tsx')).TrustProvider,
}))

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
      <Route path={pages.terms} element={<TermsPage />} />
      <Route path={pages.privacy} element={<PrivacyPage />} />
      <Route path={pages.apiReference} element={<ApiReferencePage />} />
      <Route path={pages.forgotPassword} element={<ForgotPasswordPage />} />
      <Route path={pages.resetPassword} element={<ResetPasswordPage />} />
      <Route path={pages.verifyEmail} element={<VerifyEmailPage />} />
      <Route path={pages.checkout} element={<CheckoutPage />} />
      <Route path={pages.about} element={<AboutPage />} />
      <Route path={pages.blog} element={<BlogPage />} />
      <Route path={pages.article} element={<ArticlePage />} />
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
