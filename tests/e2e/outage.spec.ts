import type { Page, Route } from '@playwright/test'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { type Account, stored } from './account.ts'
import { expect, fetchedAhead, test } from './fixtures.ts'
import { pointer } from './journey/hand.ts'
import { answerPlace, button, clearToasts, expectPlace, goOn, toastOf } from './journey/pages.ts'
import {
  expectLimited,
  expectNameStored,
  expectSaved,
  expectState,
  expectStored,
  family,
  HERE,
  nameIt,
  openStep,
  revive,
  TRUST,
} from './journey/saving.ts'
import { expectNowhere } from './journey/stored-and-sent.ts'

test.use({ prefetch: true })

/** The changes that the server acknowledged from now on, in their order. */
function acknowledged(page: Page): TrustPatch[] {
  const patches: TrustPatch[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'PATCH' && answer.ok()) patches.push(answer.request().postDataJSON())
  })
  return patches
}

test.afterEach(({ server }) => revive(server))

test(
  'with the server gone the user moves on, is notified once, and everything arrives in order',
  ONLY_THOROUGH,
  async ({ page, account, server, expectFailures }) => {
    expectFailures()
    const hand = pointer(page)
    await openStep(page, account, '/trust-builder/name')
    await fetchedAhead(page, 'list-pages', 'detail-pages')
    const sent = acknowledged(page)
    await server.kill()

    await nameIt(page, 'The Whitlock Family Dynasty Trust')
    await expectLimited(page)
    await expectState(page, HERE)
    await clearToasts(page)

    await answerPlace(hand, 'trustee', family)
    await goOn(hand, 'trustee')
    await expectPlace(page, 'beneficiaries', family)
    await page.getByLabel('Name', { exact: true }).fill('Clara Jane Whitlock')
    await page.getByLabel('Relationship').selectOption('Child')
    await button(page, 'Add Beneficiary').click()
    await expect(button(page, 'Edit Clara Jane Whitlock')).toBeVisible()
    await goOn(hand, 'beneficiaries')
    await expectPlace(page, { page: 'beneficiary-age', of: 'b-clara' }, family)
    await answerPlace(hand, { page: 'beneficiary-age', of: 'b-clara' }, family)
    await goOn(hand, { page: 'beneficiary-age', of: 'b-clara' })
    await expectPlace(page, 'assets', family)
    await expectState(page, HERE)
    await expect(toastOf(page), 'reported once in one outage').toHaveCount(0)

    await server.restart()
    await expectSaved(page)
    expect(await stored(account)).toMatchObject({
      trustName: 'The Whitlock Family Dynasty Trust',
      trusteeName: family.trusteeName,
      beneficiaries: [{ name: 'Clara Jane Whitlock', relationship: 'child', distributionAge: 25 }],
    })
    expect(sent).toMatchObject([
      { trustName: 'The Whitlock Family Dynasty Trust' },
      { trusteeName: family.trusteeName },
      { beneficiaries: { put: [{ name: 'Clara Jane Whitlock' }] } },
      { currentStep: 5 },
      { beneficiaries: { put: [{ distributionAge: 25 }] } },
    ])
  },
)

test(
  'a server killed right after it acknowledged a save has kept it',
  ONLY_THOROUGH,
  async ({ page, account, server, expectFailures }) => {
    expectFailures()
    await openStep(page, account, '/trust-builder/name')
    const answer = page.waitForResponse((each) => each.request().method() === 'PATCH')
    await nameIt(page, 'Acknowledged')
    expect((await answer).status()).toBe(200)
    await server.kill()
    await server.restart()
    expect((await stored(account))?.trustName).toBe('Acknowledged')
  },
)

test(
  'offline and back: the saving state is true at every moment',
  ONLY_THOROUGH,
  async ({ page, account, context, expectFailures }) => {
    expectFailures()
    await openStep(page, account, '/trust-builder/name')
    await fetchedAhead(page)
    await nameIt(page, 'While online')
    await expectSaved(page)
    await context.setOffline(true)
    await page.goBack()
    await nameIt(page, 'While offline')
    await expectLimited(page)
    await expectPlace(page, 'trustee', family)
    await expectState(page, HERE)
    expect((await stored(account))?.trustName).toBe('While online')
    await context.setOffline(false)
    await expectSaved(page)
    await expectNameStored(account, 'While offline')

    await clearToasts(page)
    await page.goBack()
    await context.setOffline(true)
    await nameIt(page, 'Offline again')
    await expectLimited(page)
    await expectState(page, HERE)
  },
)

/** How often the server has changed the account's trust. */
const version = async (account: Account): Promise<number> =>
  (await (await account.api.get('/api/trust')).json()).version

test(
  'an answer that is lost on its way: the save is sent again and made once',
  ONLY_THOROUGH,
  async ({ page, account, expectFailures }) => {
    expectFailures()
    await openStep(page, account, '/trust-builder/beneficiaries')
    const before = await version(account)
    const keys: (string | undefined)[] = []
    page.on('request', (each) => each.method() === 'PATCH' && keys.push(each.headers()['idempotency-key']))
    const loseAnswer = async (route: Route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    }
    await page.route(TRUST, loseAnswer, { times: 1 })
    await page.getByLabel('Name', { exact: true }).fill('Clara Jane Whitlock')
    await button(page, 'Add Beneficiary').click()
    await expectSaved(page)
    await expect(page.getByRole('heading', { name: 'Your beneficiaries (1)' })).toBeVisible()
    expect(await version(account)).toBe(before + 1)
    expect(new Set(keys).size, 'one key for one save').toBe(1)
  },
)

test(
  'what was saved without a connection outlives the tab, its number sealed',
  ONLY_THOROUGH,
  async ({ page, account, context, expectFailures }) => {
    expectFailures()
    const hand = pointer(page)
    await openStep(page, account, '/trust-builder/grantor')
    await fetchedAhead(page)
    await context.setOffline(true)
    await answerPlace(hand, 'grantor', family)
    await goOn(hand, 'grantor')
    await expectLimited(page)
    await expectPlace(page, 'trustee', family)
    await expectNowhere(page, ['536904321'])
    await page.close()
    await context.setOffline(false)
    expect((await stored(account))?.grantorName).toBeUndefined()

    const later = await context.newPage()
    await later.goto('/dashboard')
    await expectStored(account, 'grantorSsn', '536904321')
    expect((await stored(account))?.grantorName).toBe(family.grantorName)
    await expectNowhere(later, ['536904321'])
  },
)

test('a session that ended while somebody typed: they log in again, and it is saved', async ({
  page,
  account,
  context,
  expectFailures,
}) => {
  expectFailures()
  const hand = pointer(page)
  await openStep(page, account, '/trust-builder/grantor')
  await answerPlace(hand, 'grantor', family)
  await context.clearCookies()
  await goOn(hand, 'grantor')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has ended', { exact: true })).toBeVisible()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/trust-builder\/(grantor|trustee)$/)
  await expectStored(account, 'grantorName', family.grantorName)
  expect((await stored(account))?.grantorSsn).toBe(family.grantorSsn)
})

test(
  'a page that could not be fetched before the outage opens when it is over',
  ONLY_THOROUGH,
  async ({ page, account, server, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^The code of a page could not be fetched/)
    const lists = '**/assets/list-pages-*'
    await page.route(lists, (route) => route.abort('connectionrefused'))
    const hand = pointer(page)
    await openStep(page, account, '/trust-builder/trustee')
    await fetchedAhead(page)
    await server.kill()
    await answerPlace(hand, 'trustee', family)
    await goOn(hand, 'trustee')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This Page Could Not Be Loaded')
    await page.unroute(lists)
    await server.restart()
    await expectPlace(page, 'beneficiaries', family)
    await expectStored(account, 'trusteeName', family.trusteeName)
  },
)
