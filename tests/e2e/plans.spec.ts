import { comparison, plans } from '#content/plans.ts'
import { seeNavigation, seeText } from '../ledger/seen.ts'
import { expect, test } from './fixtures.ts'

test('three plans with all they hold, and the way to each', async ({ page }) => {
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
})

test('the comparison says the same in a table and, on a phone, as a list', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/services')
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
})

test('one can begin without choosing', async ({ page, account: _signedIn }) => {
  await page.goto('/services')
  await seeText(page, 'services.start')
  await page.getByRole('link', { name: 'Start Building Your Trust' }).click()
  await seeNavigation(page, 'services.start.to')
})
