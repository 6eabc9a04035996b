import { seeNavigation, seeText } from '../ledger/seen.ts'
import { expect, test } from './fixtures.ts'

const TERMS = [
  ...(['terms.heading', 'terms.banner', 'terms.updated', 'terms.1', 'terms.2', 'terms.3', 'terms.4'] as const),
  ...(['terms.5', 'terms.6', 'terms.7', 'terms.8', 'terms.9', 'terms.10', 'terms.11', 'terms.12'] as const),
  ...(['terms.13', 'terms.cards', 'terms.non-refundable', 'terms.cancelled', 'terms.minors'] as const),
  ...(['terms.paid-term', 'terms.no-relationship', 'terms.law', 'terms.courts'] as const),
  ...(['terms.privacy', 'terms.home'] as const),
]
const PRIVACY = [
  ...(['privacy.heading', 'privacy.banner', 'privacy.updated', 'privacy.1', 'privacy.2', 'privacy.3'] as const),
  ...(['privacy.4', 'privacy.5', 'privacy.6', 'privacy.7', 'privacy.8', 'privacy.9'] as const),
  ...(['privacy.10', 'privacy.11', 'privacy.12', 'privacy.terms', 'privacy.home'] as const),
  ...(['privacy.no-relationship', 'privacy.personal-data', 'privacy.usage-data'] as const),
  'privacy.united-states' as const,
]

test('the terms have their thirteen sections and lead to the policy and home', async ({ page }) => {
  await page.goto('/terms')
  const main = page.getByRole('main')
  for (const row of TERMS) await seeText(main, row)
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(13)
  await main.getByRole('link', { name: 'View our Privacy Policy' }).click()
  await seeNavigation(page, 'terms.privacy.to')
  await page.goBack()
  await main.getByRole('link', { name: 'Return to Home' }).click()
  await seeNavigation(page, 'terms.home.to')
})

test('the policy has its twelve sections and leads to the terms and home', async ({ page }) => {
  await page.goto('/privacy')
  const main = page.getByRole('main')
  for (const row of PRIVACY) await seeText(main, row)
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(12)
  await main.getByRole('link', { name: 'View our Terms of Service' }).click()
  await seeNavigation(page, 'privacy.terms.to')
  await page.goBack()
  await main.getByRole('link', { name: 'Return to Home' }).click()
  await seeNavigation(page, 'privacy.home.to')
})
