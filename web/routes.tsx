import { pages } from '#api/pages.ts'
import { Outlet, Route, Routes } from '#web/router/routes.tsx'
import { RequireAccess, RequireSignedIn } from './shell/guard.tsx'
import { onceFetched } from './shell/once-fetched.tsx'

const HomePage = onceFetched(() => import('./pages/home/home-page.tsx'))
const LoginPage = onceFetched(() => import('./pages/account/login-page.tsx'))
const SignupPage = onceFetched(() => import('./pages/account/signup-page.tsx'))
const ForgotPasswordPage = onceFetched(() => import('./pages/account/forgot-password-page.tsx'))
const ResetPasswordPage = onceFetched(() => import('./pages/account/reset-password-page.tsx'))
const VerifyEmailPage = onceFetched(() => import('./pages/account/verify-email-page.tsx'))
const ServicesPage = onceFetched(() => import('./pages/services/services-page.tsx'))
const CheckoutPage = onceFetched(() => import('./pages/checkout/checkout-page.tsx'))
const TermsPage = onceFetched(() => import('./pages/legal/terms-page.tsx'))
const PrivacyPage = onceFetched(() => import('./pages/legal/privacy-page.tsx'))
const ApiReferencePage = onceFetched(() => import('./pages/api-reference/api-reference-page.tsx'))
const AboutPage = onceFetched(() => import('./pages/about/about-page.tsx'))
const BlogPage = onceFetched(() => import('./pages/blog/blog-page.tsx'))
const ArticlePage = onceFetched(() => import('./pages/blog/article-page.tsx'))
const SettingsPage = onceFetched(() => import('./pages/settings/settings-page.tsx'))
const NotFoundPage = onceFetched(() => import('./pages/not-found-page.tsx'))
const ReviewPage = onceFetched(() => import('#web/review/reader/review-page.tsx'))
const DashboardPage = onceFetched(() => import('./pages/dashboard/dashboard-page.tsx'))
const PreviewPage = onceFetched(() => import('./preview/preview-page.tsx'))
const BuilderRoutes = onceFetched(() => import('./builder/routes.tsx'))
const TrustProvider = onceFetched(async () => ({ default: (await import('./sync/trust-provider.tsx')).TrustProvider }))

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
          <Route element={<RequireAccess />}>
            <Route path={`${pages.builder}/*`} element={<BuilderRoutes />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
