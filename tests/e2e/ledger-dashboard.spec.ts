import { stepSlugs } from '#domain/trust/routes.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { families, samples } from '#samples/families.ts'
import { seeNavigation, seeText } from '../ledger/seen.ts'
import { expect, test } from './fixtures.ts'
import { change } from './journey/seed.ts'

test('without a trust, the dashboard offers to start one', async ({ page, account: _signedIn }) => {
  await page.goto('/dashboard')
  await seeText(page, 'dashboard.heading')
  await seeText(page.getByRole('main'), 'dashboard.no-trust')
  await seeText(page.getByRole('main'), 'dashboard.start')
})

test('the dashboard of a begun trust shows how far it is', async ({ page, account }) => {
  const main = page.getByRole('main')
  const card = (name: string) => main.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await change(account, samples.begun)
  await page.goto('/dashboard')
  // Two of the thirteen sections: the name, the beneficiaries.
  await seeText(page.getByRole('region', { name: 'Overall completion' }), 'dashboard.percent', { percent: 15 })
  await seeText(main, 'dashboard.how-it-works')
  await seeText(main, 'dashboard.previews')
  await seeText(main, 'dashboard.resume')
  const details = main.getByRole('region', { name: 'Your Trust Details' })
  await seeText(details, 'dashboard.details')
  await expect(details).toContainText(families.begun.trustName ?? '')
  await seeText(details, 'dashboard.step', { step: 5 })
  await seeText(details, 'dashboard.not-specified')
  await main.getByRole('button', { name: 'Show cards with downloads' }).click()
  await expect(page).toHaveURL('/dashboard?sections=cards')
  await seeText(card('Health Care Directive'), 'dashboard.optional')
  await seeText(card('Beneficiaries'), 'dashboard.complete')
  await seeText(card('Beneficiaries'), 'dashboard.edit')
  await seeText(card('Assets'), 'dashboard.complete-section')
  await expect(card('Assets').getByText('Complete', { exact: true })).toHaveCount(0)
  const download = card('Beneficiaries').getByRole('button', { name: 'Download' })
  await seeText(download, 'dashboard.download')
  await expect(download).toBeEnabled()
  await expect(card('Assets').getByRole('button', { name: 'Download' })).toHaveAttribute('aria-disabled', 'true')

  const documents = main.getByRole('list', { name: 'Documents' })
  const row = (name: string) => documents.getByRole('listitem').filter({ hasText: name })
  await seeText(row('Schedule A'), 'status.ready')
  await seeText(row('Irrevocable Trust Agreement'), 'status.in-progress')
  await seeText(row('Pour-Over Will'), 'status.not-started')
  await seeText(row('Health Care Directive'), 'status.optional')

  await seeText(main, 'dashboard.continue')
  await main.getByRole('link', { name: 'Continue Where I Left Off' }).click()
  await seeNavigation(page, 'dashboard.continue.to', { step: 'beneficiaries' })
  await change(account, { completed: true, acknowledgements: samples.complete.acknowledgements })
  await page.goto('/dashboard')
  await main.getByRole('link', { name: 'Continue Where I Left Off' }).click()
  await seeNavigation(page, 'dashboard.continue-completed.to')
})

test('each of the thirteen cards leads to its step', async ({ page, account }) => {
  await change(account, samples.begun)
  await page.goto('/dashboard?sections=cards')
  const cards = page.getByRole('region', { name: 'Sections' }).getByRole('listitem')
  await expect(cards).toHaveCount(13)
  for (const [at, slug] of stepSlugs.entries()) {
    const card = cards.nth(at)
    await seeText(card, `card.${slug}`)
    await card.getByRole('link', { name: /^(Complete Section|Edit Details): / }).click()
    await seeNavigation(page, `card.${slug}.to`)
    await expect(page.getByRole('heading', { level: 1, name: stepOf(slug).heading })).toBeVisible()
    await page.goBack()
  }
})
