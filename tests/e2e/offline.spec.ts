import { ONLY_THOROUGH } from '../thorough.ts'
import { change, stored } from './account.ts'
import { expect, test } from './fixtures.ts'
import { fetchedAhead } from './hydrated.ts'
import { answerByNext, openSection } from './journey/family.ts'
import { pointer } from './journey/hand.ts'
import { answerPlace, button, expectPlace, formOf, goOn } from './journey/pages.ts'
import { expectToast, toastOf } from './journey/passing.ts'
import {
  expectLimited,
  expectNameStored,
  expectSaved,
  expectState,
  expectStored,
  family,
  nameIt,
  openStep,
  revive,
} from './journey/saving.ts'
import { fill } from './journey/stored-and-sent.ts'

test.use({ prefetch: true })

/** The pages that come next, and those that an outage leads to. */
const NEXT = ['summary-page', 'distribution', 'dashboard-page']

// offline-journey.spec.ts answers three steps, after a reload.
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
