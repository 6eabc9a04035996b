import { team } from '#content/about.ts'
import { comparison, plans } from '#content/plans.ts'
import { seeNavigation, seeText, seeToast } from '../ledger/seen.ts'
import { expect, test } from './fixtures.ts'

test('has the story, and shows four leaders by initials and role as a sample', async ({ page }) => {
  await page.goto('/about-us')
  await seeText(page, 'about.story')
  await seeText(page, 'about.team')
  await seeText(page, 'about.sample-team')
  await expect(page.getByText('Sample story')).toBeVisible()
  expect(team).toHaveLength(4)
  const members = page.getByRole('region', { name: 'Meet Our Leadership Team' }).getByRole('listitem')
  await expect(members).toHaveCount(4)
  for (const [index, { name, title }] of team.entries()) {
    await seeText(members.nth(index), 'about.member', { initials: name })
    await seeText(members.nth(index), 'about.role', { role: title })
  }
})

test('the subscribe form asks for an address, keeps a wrong one, and thanks for a right one', async ({ page }) => {
  await page.goto('/about-us')
  await seeText(page, 'about.subscribe')
  const email = page.getByRole('main').getByLabel('Email')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await subscribe.scrollIntoViewIfNeeded()
  await subscribe.click()
  await seeText(page.getByRole('main'), 'about.email-invalid')
  for (const wrong of ['ann', 'ann@', '@family.example', 'ann family@family.example', '<script>alert(1)</script>']) {
    await email.fill(wrong)
    await subscribe.click()
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/)
    await expect(email).toHaveValue(wrong)
  }
  await email.fill('  ann@family.example ')
  await subscribe.click()
  await seeToast(page, 'newsletter.subscribed')
  await expect(email).toHaveValue('')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

const TERMS = [
  ...(['terms.heading', 'terms.banner', 'terms.updated', 'terms.1', 'terms.2', 'terms.3', 'terms.4'] as const),
  ...(['terms.5', 'terms.6', 'terms.7', 'terms.8', 'terms.9', 'terms.10', 'terms.11', 'terms.12'] as const),
  ...(['terms.13', 'terms.cards', 'terms.non-refundable', 'terms.canceled', 'terms.minors'] as const),
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

test('the terms have thirteen sections, the policy twelve, and each leads to the other and home', async ({ page }) => {
  for (const [path, rows, sections, other, there, home] of [
    ['/terms', TERMS, 13, 'View our Privacy Policy', 'terms.privacy.to', 'terms.home.to'],
    ['/privacy', PRIVACY, 12, 'View our Terms of Service', 'privacy.terms.to', 'privacy.home.to'],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole('main')
    for (const row of rows) await seeText(main, row)
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(sections)
    await main.getByRole('link', { name: other }).click()
    await seeNavigation(page, there)
    await page.goBack()
    await main.getByRole('link', { name: 'Return to Home' }).click()
    await seeNavigation(page, home)
  }
})

test('three plans with all they hold, the way to each, and a comparison, on a phone as a list', async ({
  page,
  account: _signedIn,
}) => {
  await page.goto('/services')
  for (const row of ['services.heading', 'services.starter', 'services.pro', 'services.elite'] as const)
    await seeText(page, row)
  expect(plans.map(({ id, price }) => [id, price])).toEqual([
    ['starter', 99],
    ['pro', 199],
    ['elite', 399],
  ])
  for (const { id, title, price, features, recommended } of plans) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await seeText(card, 'services.price', { price: `$${price}` })
    for (const feature of features) await seeText(card, 'services.feature', { feature })
    await expect(card.getByText('Recommended')).toHaveCount(recommended ? 1 : 0)
    if (recommended) await seeText(card, 'services.recommended')
    await seeText(card, 'services.select', { plan: title })
    await card.getByRole('link', { name: `Select ${title}` }).click()
    await seeNavigation(page, 'services.select.to', { planId: id })
    await page.goBack()
  }

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const table = page.getByRole('table', { name: 'What each package includes' })
    for (const { feature, cells } of comparison) {
      const row = table.locator('tr').filter({ has: page.getByText(feature, { exact: true }) })
      for (const [index, cell] of cells.entries())
        await expect(row.locator('td').nth(index)).toContainText(
          typeof cell === 'string' ? cell : cell ? 'Included' : 'Not included',
        )
    }
    await seeText(table, 'services.compared', { cells: 'Phone + Email' })
  }

  // One can begin without choosing.
  await seeText(page, 'services.start')
  await page.getByRole('link', { name: 'Start Building Your Trust' }).click()
  await seeNavigation(page, 'services.start.to')
})
