import { pages } from '#api/pages.ts'
import { samplePath } from '#content/documents.ts'
import {
  ALL_ANSWERS,
  ANSWERS_FROM_FILE,
  BEFORE_SIGNING,
  BENEFICIARIES_FROM_FILE,
  BUILDER,
  detailPath,
  FUNDING_PLAN,
  HANDOVER,
  HISTORY,
  OVERVIEW,
  PEOPLE,
  SIGNING_DAY,
  SIGNING_KIT,
  SOMETHING_CHANGED,
  SUMMARY,
  stepPath,
  stepSlugs,
  versionPath,
} from '#domain/trust/routes.ts'
import type { SampleName } from '#samples/families.ts'

export type Appearance = `${390 | 1280}-${'light' | 'dark'}`

/** One picture: a page, as a visitor or as the owner of a sample family sees it. */
export interface Scene {
  name: string
  path: string
  /** Nobody is signed in without it; `none` is an account without a trust. */
  family?: SampleName | 'none'
  /** A button that is pressed first, by its name. */
  press?: string
  /** The looks in which the first screen of it is kept in docs/pictures/pages. */
  kept?: readonly Appearance[]
}

const visitor: Scene[] = [
  { name: 'home', path: pages.home, kept: ['1280-light', '390-dark'] },
  { name: 'services', path: pages.services, kept: ['1280-dark'] },
  { name: 'about', path: pages.about },
  { name: 'blog', path: pages.blog },
  { name: 'article', path: '/blog/1', kept: ['1280-light', '390-light'] },
  { name: 'samples', path: pages.samples },
  { name: 'sample', path: samplePath('schedule-a') },
  { name: 'terms', path: pages.terms },
  { name: 'privacy', path: pages.privacy },
  { name: 'api-reference', path: pages.apiReference },
  { name: 'login', path: pages.login },
  { name: 'login-errors', path: pages.login, press: 'Log In' },
  { name: 'signup', path: pages.signup },
  { name: 'forgot-password', path: pages.forgotPassword },
  { name: 'reset-password', path: pages.resetPassword },
  { name: 'unsubscribe', path: `${pages.unsubscribe}?token=example` },
  { name: 'checkout-visitor', path: `${pages.checkout}?plan=pro` },
  { name: 'not-found', path: '/no-such-page' },
]

const complete = 'complete'
const owner: Scene[] = [
  { name: 'entry', path: BUILDER, family: 'none' },
  { name: 'dashboard-none', path: pages.dashboard, family: 'none' },
  { name: 'dashboard-begun', path: pages.dashboard, family: 'begun', kept: ['1280-light', '390-light'] },
  { name: 'dashboard', path: pages.dashboard, family: complete },
  { name: 'checkout', path: `${pages.checkout}?plan=elite`, family: 'begun', kept: ['1280-light'] },
  { name: 'settings', path: pages.settings, family: complete },
  { name: 'settings-billing', path: `${pages.settings}?tab=billing`, family: complete },
  { name: 'settings-security', path: `${pages.settings}?tab=security`, family: complete },
  ...stepSlugs.map((slug) => ({ name: `step-${slug}`, path: stepPath(slug), family: complete }) as const),
  { name: 'step-grantor-errors', path: stepPath('grantor'), family: 'none', press: 'Next', kept: ['390-light'] },
  { name: 'beneficiaries-many', path: stepPath('beneficiaries'), family: 'veryLarge' },
  { name: 'detail-age', path: detailPath('beneficiary-age', 'ada'), family: complete },
  { name: 'summary-begun', path: SUMMARY, family: 'begun' },
  { name: 'summary', path: SUMMARY, family: complete },
  { name: 'before-signing', path: BEFORE_SIGNING, family: complete },
  { name: 'before-signing-empty', path: BEFORE_SIGNING, family: 'empty' },
  { name: 'before-signing-hostile', path: BEFORE_SIGNING, family: 'hostile' },
  { name: 'signing-kit', path: SIGNING_KIT, family: complete },
  { name: 'signing-day', path: SIGNING_DAY, family: complete },
  { name: 'something-changed', path: SOMETHING_CHANGED, family: complete },
  { name: 'funding-plan', path: FUNDING_PLAN, family: complete },
  { name: 'handover', path: HANDOVER, family: complete },
  { name: 'answers', path: ALL_ANSWERS, family: complete },
  { name: 'overview', path: OVERVIEW, family: complete, kept: ['1280-light', '390-dark'] },
  { name: 'overview-empty', path: OVERVIEW, family: 'empty' },
  { name: 'overview-many', path: OVERVIEW, family: 'veryLarge' },
  { name: 'overview-hostile', path: OVERVIEW, family: 'hostile' },
  { name: 'people', path: PEOPLE, family: complete },
  { name: 'people-many', path: PEOPLE, family: 'veryLarge' },
  { name: 'history', path: HISTORY, family: complete },
  { name: 'beneficiaries-from-a-file', path: BENEFICIARIES_FROM_FILE, family: complete },
  { name: 'answers-from-a-file', path: ANSWERS_FROM_FILE, family: complete },
  { name: 'version', path: versionPath(1), family: complete },
  { name: 'preview', path: '/preview/trust-agreement', family: complete, kept: ['1280-light'] },
  { name: 'hostile-summary', path: SUMMARY, family: 'hostile' },
]

export const scenes: readonly Scene[] = [...visitor, ...owner]
