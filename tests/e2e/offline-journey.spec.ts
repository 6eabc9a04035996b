import { documentNames } from '#domain/trust/documents.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change, stored } from './account.ts'
import { expect, test } from './fixtures.ts'
import { pointer } from './journey/hand.ts'
import { answerPlace, button, expectPlace, formOf, goOn } from './journey/pages.ts'
import { clearToasts } from './journey/passing.ts'
import { expectLimited, family, nameIt, openStep, RECOVERY } from './journey/saving.ts'
import { untilStored } from './journey/stored-and-sent.ts'

test.use({ prefetch: true })

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ expectFailures }) => expectFailures(/^Failed to load resource/, /Unreachable/))

test('offline journey: reload, answer three steps, close and open again, and all arrives once', async ({
  page,
  account,
  context,
}) => {
  test.setTimeout(120_000)
  const sent: TrustPatch[] = []
  context.on('response', (answer) => {
    if (answer.request().method() === 'PATCH' && answer.ok()) sent.push(answer.request().postDataJSON())
  })
  await openStep(page, account, '/trust-builder/name')
  await untilStored(page)
  const { version } = await (await account.api.get('/api/trust')).json()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByLabel('Trust Name')).toHaveValue('Before')
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  await nameIt(page, family.trustName ?? '')
  await expectLimited(page)
  await clearToasts(page)
  const hand = pointer(page)
  await answerPlace(hand, 'trustee', family)
  await goOn(hand, 'trustee')
  await expectPlace(page, 'beneficiaries', family)
  await page.getByLabel('Name', { exact: true }).fill('Clara Jane Whitlock')
  await page.getByLabel('Relationship').selectOption('Child')
  await button(page, 'Add Beneficiary').click()
  await expect(button(page, 'Edit Clara Jane Whitlock')).toBeVisible()
  await page.close()

  // As the installed app opens.
  const again = await context.newPage()
  await again.goto('/dashboard')
  await expect(
    formOf(again)
      .getByText(family.trustName ?? '')
      .first(),
  ).toBeVisible()
  await again.goto('/trust-builder/beneficiaries')
  await expect(button(again, 'Edit Clara Jane Whitlock')).toBeVisible()

  await context.setOffline(false)
  await expect
    .poll(() => stored(account), RECOVERY)
    .toMatchObject({
      trustName: family.trustName,
      trusteeName: family.trusteeName,
      beneficiaries: [{ name: 'Clara Jane Whitlock', relationship: 'child' }],
    })
  const after = await (await account.api.get('/api/trust')).json()
  await expect.poll(() => sent.length, 'one save for each version').toBe(after.version - version)
  expect(sent.filter(({ trustName }) => trustName !== undefined)).toHaveLength(1)
  expect(sent.filter(({ beneficiaries }) => beneficiaries !== undefined)).toHaveLength(1)
})

test(
  'documents are read and written without a network, after a reload',
  ONLY_THOROUGH,
  async ({ page, account, context }) => {
    await change(account, samples.complete)
    await page.goto('/trust-builder/summary')
    await untilStored(page)
    await context.setOffline(true)
    await page.reload()
    const written = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${documentNames['trust-agreement']}`, exact: true }).click()
    expect((await written).suggestedFilename()).toMatch(/\.docx$/)
    await page.goto('/preview/trust-agreement')
    await expect(
      formOf(page)
        .getByText(family.grantorName ?? '')
        .first(),
    ).toBeVisible()
  },
)

test('in Spanish a reload without a network is in Spanish', ONLY_THOROUGH, async ({ page, account, context }) => {
  await openStep(page, account, '/trust-builder/name')
  await page.getByRole('button', { name: 'Español' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await untilStored(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('button', { name: 'Mi cuenta' })).toBeVisible()
})
