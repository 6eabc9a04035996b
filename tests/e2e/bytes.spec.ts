import type { Page } from '@playwright/test'
import { samples } from '#samples/families.ts'
import { stepModule } from '#scripts/page-code.ts'
import { BUDGETS, BUILDER } from '#tests/bytes/budgets.ts'
import { scriptsOf, weightOf } from '#tests/bytes/built.ts'
import { change } from './account.ts'
import { expect, test } from './fixtures.ts'

/** The scripts that a page's visit fetches, but for what it fetches ahead once it has nothing else to do. */
async function scriptsFetched(page: Page, path: string, heading: string): Promise<Set<string>> {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const [, file] = /\/(assets\/[\w.-]+\.js)$/.exec(request.url()) ?? []
    if (file) fetched.add(file)
  })
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => {} }))
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  return fetched
}

for (const [slug, heading] of [
  ['grantor', 'Grantor Information'],
  ['beneficiaries', 'Beneficiaries'],
] as const)
  test(`a browser fetches for the step ${slug} what is weighed for it, and no more`, async ({ page, account }) => {
    await change(account, samples.complete)
    const fetched = await scriptsFetched(page, `/trust-builder/${slug}`, heading)
    const weighed = scriptsOf([...BUILDER, stepModule(slug)])
    expect([...fetched].filter((file) => !weighed.has(file))).toEqual([])
    expect(weightOf(fetched)).toBeLessThanOrEqual(BUDGETS.step)
  })
