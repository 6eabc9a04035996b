import { expect, type Page } from '@playwright/test'
import { CONFIRMATIONS } from '#domain/trust/lifecycle.ts'
import type { StepSlug } from '#domain/trust/routes.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { families } from '#samples/families.ts'
import type { Hand } from './hand.ts'
import { answerPlace, button, expectToast, formOf, goOn, type Place } from './pages.ts'

/** Through the questionnaire by Next alone (specification T 2.5), as far as it leads for the complete family. */
const NEXT_LEADS_TO: readonly Place[] = [
  'name',
  'trustee',
  'beneficiaries',
  { page: 'beneficiary-age', of: 'b-clara' },
  { page: 'beneficiary-age', of: 'b-owen' },
  { page: 'charity-info', of: 'b-teton' },
  'assets',
  { page: 'real-estate-info', of: 'a-home' },
  { page: 'business-info', of: 'a-outfitters' },
  'distribution',
  'backup-trustee',
  'signature',
]

/** The steps that it passes by, and where the Next of each then leads. */
const PASSED_BY: readonly [StepSlug, StepSlug][] = [
  ['grantor', 'trustee'],
  ['certificate-of-trust', 'beneficiaries'],
  ['pour-over-will', 'durable-power-of-attorney'],
  ['durable-power-of-attorney', 'health-care-directive'],
  ['health-care-directive', 'ein-application'],
  ['ein-application', 'signature'],
]

const SUMMARY = '/trust-builder/summary'

export interface Person {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** Signs up on the page and starts a trust from the dashboard, as far as the first step. */
export async function signUp(hand: Hand, person: Person): Promise<void> {
  const { page } = hand
  await page.goto('/signup')
  await hand.type(page.getByLabel('First Name'), person.firstName)
  await hand.type(page.getByLabel('Last Name'), person.lastName)
  await hand.type(page.getByLabel('Email'), person.email)
  await hand.type(page.getByLabel('Password', { exact: true }), person.password)
  await hand.type(page.getByLabel('Confirm Password'), person.password)
  await hand.tick(page.getByRole('checkbox', { name: /I agree to the/ }), true)
  await hand.press(page.getByRole('button', { name: 'Sign Up', exact: true }))
  await expectToast(page, 'Account created successfully!')
  await expect(page).toHaveURL('/dashboard')
  await hand.press(page.getByRole('link', { name: 'Start Your Trust' }))
  await expectToast(page, 'New trust created successfully!')
}

/** From the first step to the summary by Next alone. */
export async function answerByNext(hand: Hand): Promise<void> {
  for (const place of NEXT_LEADS_TO) {
    await answerPlace(hand, place, families.complete)
    await goOn(hand, place)
  }
  await expect(hand.page).toHaveURL(SUMMARY)
}

/** Goes to the dashboard by the account's menu. */
async function openDashboard(hand: Hand): Promise<void> {
  // A page that arrives takes the focus, which closes an open menu.
  await expect(hand.page.getByRole('heading', { level: 1 })).toBeFocused()
  await hand.press(hand.page.getByRole('button', { name: 'My Account' }))
  await hand.press(hand.page.getByRole('menuitem', { name: 'Trust Dashboard' }))
  await expect(hand.page.getByRole('heading', { level: 1, name: 'Trust Dashboard' })).toBeVisible()
}

/** Opens a section from the list on the dashboard. */
export async function openSection(hand: Hand, slug: StepSlug): Promise<void> {
  const { name } = stepOf(slug)
  await hand.press(
    formOf(hand.page).getByRole('link', { name: new RegExp(`^\\d+\\. ${name}.*(Complete Section|Edit Details)$`) }),
  )
}

/** Answers the sections that Next passes by, each opened from the dashboard, and ends on the summary. */
export async function answerPassedBy(hand: Hand): Promise<void> {
  for (const [slug, next] of PASSED_BY) {
    await openDashboard(hand)
    await openSection(hand, slug)
    await answerPlace(hand, slug, families.complete)
    await goOn(hand, slug)
    await expect(hand.page).toHaveURL(`/trust-builder/${next}`)
  }
  await goOn(hand, 'signature')
  await expect(hand.page).toHaveURL(SUMMARY)
}

/** Confirms everything on the summary and completes the trust. */
export async function complete(hand: Hand): Promise<void> {
  const { page } = hand
  await expect(page.getByRole('heading', { name: 'Trust Documents Ready' })).toBeVisible()
  for (const { text } of CONFIRMATIONS) await hand.tick(page.getByRole('checkbox', { name: text }), true)
  await hand.press(button(page, 'Complete Trust'))
  await expectToast(page, 'Trust Complete')
  await expect(page).toHaveURL('/dashboard')
}

/** Asserts that the dashboard shows everything done. */
export async function expectAllDone(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar', { name: 'Overall completion' })).toHaveAttribute('value', '100')
  await expect(formOf(page).getByText('100%').first()).toBeVisible()
  await expect(formOf(page).getByRole('link', { name: /Edit Details$/ })).toHaveCount(13)
}
