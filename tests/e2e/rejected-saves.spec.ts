import type { Route } from '@playwright/test'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { stored } from './account.ts'
import { expect, test } from './fixtures.ts'
import { pointer } from './journey/hand.ts'
import { answerPlace, expectPlace, expectToast, formOf, goOn } from './journey/pages.ts'
import {
  expectLimited,
  expectNameStored,
  expectSaved,
  expectState,
  family,
  HERE,
  nameIt,
  openStep,
  TRUST,
} from './journey/saving.ts'

const codes: Record<number, string> = {
  413: 'body-too-large',
  422: 'invalid-field',
  429: 'too-many-requests',
  500: 'internal-error',
}

const answering =
  (status: number, headers = {}) =>
  (route: Route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status,
          headers,
          json: { error: { code: codes[status], message: `Rejected with ${status}.` } },
        })
      : route.continue()

for (const status of [422, 413]) {
  test(
    `a save rejected with ${status} keeps the user and the typing on the page, and blocks nothing later`,
    onlyThoroughUnless(status === 422),
    async ({ page, account, expectFailures }) => {
      expectFailures(/^Failed to load resource/, /^Saving (pour-over-will|name) failed/)
      const hand = pointer(page)
      await openStep(page, account, '/trust-builder/pour-over-will')
      await answerPlace(hand, 'pour-over-will', family)
      await page.route(TRUST, answering(status))
      await goOn(hand, 'pour-over-will')
      await expectToast(
        page,
        'Error saving data',
        `Your changes could not be saved: Rejected with ${status}. Please try again.`,
      )
      await expectPlace(page, 'pour-over-will', family)
      await expect(page.getByLabel('Testator Name')).toHaveValue(family.testatorName ?? '')
      await expect(formOf(page).getByText('One change could not be saved')).toBeVisible()
      await expectState(page, `Not saved: Rejected with ${status}. What you typed is kept on this page.`)
      expect((await stored(account))?.testatorName).toBeUndefined()

      await page.unroute(TRUST)
      await goOn(hand, 'pour-over-will')
      await expectPlace(page, 'durable-power-of-attorney', family)
      await expectSaved(page)
      await expect(formOf(page).getByText('One change could not be saved')).toHaveCount(0)
      expect((await stored(account))?.testatorName).toBe(family.testatorName)
    },
  )
}

test(
  'a step that names its own failure says so, and stays',
  ONLY_THOROUGH,
  async ({ page, account, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^Saving name failed/)
    await openStep(page, account, '/trust-builder/name')
    await page.route(TRUST, answering(422))
    await nameIt(page, 'Not to their liking')
    await expectToast(page, 'Error', 'Save failed: Rejected with 422.')
    await expect(page.getByLabel('Trust Name')).toHaveValue('Not to their liking')
    expect((await stored(account))?.trustName).toBe('Before')
  },
)

test(
  'a server that fails with 500 is an outage, and the save arrives when it recovers',
  ONLY_THOROUGH,
  async ({ page, account, expectFailures }) => {
    expectFailures()
    await openStep(page, account, '/trust-builder/name')
    await page.route(TRUST, answering(500))
    await nameIt(page, 'Through a failure')
    await expectLimited(page)
    await expectPlace(page, 'trustee', family)
    await expectState(page, HERE)
    await page.unroute(TRUST)
    await expectSaved(page)
    await expectNameStored(account, 'Through a failure')
  },
)

test(
  'a server that asks to wait is left alone for that long',
  ONLY_THOROUGH,
  async ({ page, account, expectFailures }) => {
    expectFailures()
    await openStep(page, account, '/trust-builder/name')
    const tried: number[] = []
    page.on('request', (request) => request.method() === 'PATCH' && tried.push(Date.now()))
    await page.route(TRUST, answering(429, { 'retry-after': '3' }), { times: 1 })
    await nameIt(page, 'After a wait')
    await expectLimited(page)
    await expectPlace(page, 'trustee', family)
    await expectNameStored(account, 'After a wait')
    expect(tried).toHaveLength(2)
    expect((tried[1] ?? 0) - (tried[0] ?? 0)).toBeGreaterThanOrEqual(2_900)
  },
)
