import { pages } from '#api/pages.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { expect, test } from './fixtures.ts'
import { openSettings } from './journey/settings.ts'

test(
  'the API reference is found from one’s own data, and leads to each operation, to its data and to the document',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    expect(account.uid).not.toBe('')
    await openSettings(page, 'Security')
    await page.getByRole('link', { name: 'API reference' }).click()
    await expect(page).toHaveURL(pages.apiReference)
    await expect(page.getByRole('heading', { level: 1, name: 'API Reference' })).toBeVisible()

    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByRole('link', { name: 'Change answers' }).click()
    const operation = page.getByRole('region', { name: 'Change answers' })
    await expect(operation.getByRole('heading')).toBeInViewport()
    await expect(operation.getByText('PATCH /api/trust')).toBeVisible()
    await expect(operation.getByText('foreign-record')).toBeVisible()

    await operation.getByRole('link', { name: 'TrustPatch' }).click()
    await expect(page.getByRole('heading', { name: 'TrustPatch' })).toBeInViewport()
    await page.goBack()
    await expect(operation.getByRole('heading')).toBeInViewport()

    const address = await page.getByRole('link', { name: 'openapi.json' }).getAttribute('href')
    const document = await page.request.get(address ?? '')
    expect(document.headers()['content-type']).toContain('application/json')
    expect(await document.json()).toMatchObject({ openapi: '3.1.1' })
  },
)
