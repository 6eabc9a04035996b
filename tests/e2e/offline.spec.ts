import { documentNames } from '#domain/trust/documents.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change, stored } from './account.ts'
import { expect, fetchedAhead, test } from './fixtures.ts'
import { answerByNext, openSection } from './journey/family.ts'
import { pointer } from './journey/hand.ts'
import { answerPlace, button, clearToasts, expectPlace, expectToast, formOf, goOn, toastOf } from './journey/pages.ts'
import {
  expectLimited,
  expectNameStored,
  expectSaved,
  expectState,
  expectStored,
  family,
  nameIt,
  openStep,
  RECOVERY,
  revive,
} from './journey/saving.ts'
import { fill, untilStored } from './journey/stored-and-sent.ts'

test.use({ prefetch: true })

/** The pages that come next, and those that an outage leads to. */
const NEXT = ['summary-page', 'distribution', 'dashboard-page']

// With a service worker, three steps are answered, after a reload.
test(
  'without a connection every step can be answered to the summary',
  ONLY_THOROUGH,
  async ({ page, account, context, expectFailures }) => {
    expectFailures()
    test.setTimeout(180_000)
    await openStep(page, account, '/trust-builder/name')
    await fetchedAhead(page, ...NEXT)
    await context.setOffline(true)
    await answerByNext(pointer(page))
    await expect(page.getByText(family.trusteeName ?? '').first()).toBeVisible()
    expect((await stored(account))?.trustName).toBe('Before')
    await context.setOffline(false)
    await expectStored(account, 'signatureComplete', true)
    expect(await stored(account)).toMatchObject({
      trustName: family.trustName,
      distributionType: 'staggered',
      backupTrusteeName: family.backupTrusteeName,
    })
  },
)

test(
  'without a connection the dashboard still leads to a section and back',
  ONLY_THOROUGH,
  async ({ page, account, context, expectFailures }) => {
    expectFailures()
    const hand = pointer(page)
    await change(account, { trustName: 'Before' })
    await page.goto('/dashboard')
    await fetchedAhead(page, ...NEXT)
    await context.setOffline(true)
    await openSection(hand, 'grantor')
    await answerPlace(hand, 'grantor', family)
    await button(page, 'Save and Exit').click()
    await expectLimited(page)
    await expect(page).toHaveURL('/dashboard')
    await expect(formOf(page).getByText(family.grantorName ?? '')).toBeVisible()
    await context.setOffline(false)
    await expectStored(account, 'grantorName', family.grantorName)
  },
)

test.describe('with a browser without room', () => {
  test.afterEach(({ server }) => revive(server))

  test('a browser without room and a server that is gone: nothing is claimed, nothing is lost', async ({
    page,
    account,
    server,
    expectFailures,
  }) => {
    expectFailures(/^Failed to load resource/, /^Saving durable-power-of-attorney failed/)
    const hand = pointer(page)
    await openStep(page, account, '/trust-builder/durable-power-of-attorney')
    // What shows a change that was not saved.
    await fetchedAhead(page, 'rejected-notice')
    await fill(page)
    await answerPlace(hand, 'durable-power-of-attorney', family)
    await server.kill()
    await goOn(hand, 'durable-power-of-attorney')
    await expectToast(page, 'Error saving data', 'Your changes could not be saved: ')
    await expectPlace(page, 'durable-power-of-attorney', family)
    await expectState(page, /^Not saved: /)
    await expect(page.getByLabel('Agent Name')).toHaveValue(family.dpoa_agentName ?? '')
    await server.restart()
    await goOn(hand, 'durable-power-of-attorney')
    await expectPlace(page, 'health-care-directive', family)
    await expectStored(account, 'dpoa_agentName', family.dpoa_agentName)
  })

  for (const store of ['local storage', 'databases'] as const) {
    test(
      `with no room in the ${store} alone, a save without a connection is kept`,
      ONLY_THOROUGH,
      async ({ page, account, context, expectFailures }) => {
        expectFailures()
        await openStep(page, account, '/trust-builder/name')
        await fetchedAhead(page, ...NEXT)
        await fill(page, [store])
        await context.setOffline(true)
        await nameIt(page, 'In what room there is')
        await expectLimited(page)
        await expectPlace(page, 'trustee', family)
        await context.setOffline(false)
        await expectNameStored(account, 'In what room there is')
      },
    )
  }

  test('a browser without room saves as long as the server is there', ONLY_THOROUGH, async ({ page, account }) => {
    const hand = pointer(page)
    await openStep(page, account, '/trust-builder/grantor')
    await fill(page)
    await answerPlace(hand, 'grantor', family)
    await goOn(hand, 'grantor')
    await expectPlace(page, 'trustee', family)
    await expectSaved(page)
    await expect(toastOf(page)).toHaveCount(0)
    expect(await stored(account)).toMatchObject({ grantorName: family.grantorName, grantorSsn: family.grantorSsn })
  })
})

test.describe('with a service worker', () => {
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
})
