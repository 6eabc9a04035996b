import { lazy } from 'react'
import { pages } from '#contract/pages.ts'
import { Outlet, Route, Routes } from '#web/router/routes.tsx'
import { RequireAccess, RequireSignedIn } from './shell/guard.tsx'
import { useFetchAhead } from './shell/use-fetch-ahead.ts'

const HomePage = lazy(() => import('./pages/home/home-page.tsx'))
const LoginPage = lazy(() => import('./pages/account/login-page.tsx'))
const SignupPage = lazy(() => import('./pages/account/signup-page.tsx'))
const ForgotPasswordPage = lazy(() => import('./pages/account/forgot-password-page.tsx'))
const ResetPasswordPage = lazy(() => import('./pages/account/reset-password-page.tsx'))
const ServicesPage = lazy(() => import('./pages/services/services-page.tsx'))
const CheckoutPage = lazy(() => import('./pages/checkout/checkout-page.tsx'))
const TermsPage = lazy(() => import('./pages/legal/terms-page.tsx'))
const PrivacyPage = lazy(() => import('./pages/legal/privacy-page.tsx'))
const ApiReferencePage = lazy(() => import('./pages/api-reference/api-reference-page.tsx'))
const AboutPage = lazy(() => import('./pages/about/about-page.tsx'))
const BlogPage = lazy(() => import('./pages/blog/blog-page.tsx'))
const ArticlePage = lazy(() => import('./pages/blog/article-page.tsx'))
const SettingsPage = lazy(() => import('./pages/settings/settings-page.tsx'))
const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx'))
const ReviewPage = lazy(() => import('#web/review/reader/review-page.tsx'))
const DashboardPage = lazy(() => import('./pages/dashboard/dashboard-page.tsx'))
const PreviewPage = lazy(() => import('./preview/preview-page.tsx'))
const BuilderRoutes = lazy(() => import('./builder/routes.tsx'))
const TrustProvider = lazy(async () => ({ default: (await import('./sync/trust-provider.tsx')).TrustProvider }))

function WithTrust() {
  useFetchAhead()
  return (
    <TrustProvider>
      <Outlet />
    </TrustProvider>
  )
}

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
          <Route element={<RequireAccess />}>
            <Route path={`${pages.builder}/*`} element={<BuilderRoutes />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
