import type { Page, Route } from '@playwright/test'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { families } from '#samples/families.ts'
import type { Account } from './account.ts'
import { expect, test } from './fixtures.ts'
import { expectNowhere, fill } from './journey/device.ts'
import { answerByNext } from './journey/family.ts'
import { pointer } from './journey/hand.ts'
import { answerPlace, button, expectPlace, formOf, goOn } from './journey/pages.ts'
import { change, stored } from './journey/seed.ts'
import { expectToast, toastOf } from './journey/toast.ts'

const family = families.complete
const LIMITED = 'Limited connectivity'
const LATER =
  "Your changes are saved locally but couldn't be synced to the cloud. They will sync when your connection improves."
const HERE = 'Saved on this device only. Your answers go to your account when the connection improves.'
const TRUST = '**/api/trust'

const state = (page: Page, words: string | RegExp) =>
  expect(formOf(page).getByRole('status').filter({ hasText: words })).toBeVisible()
const isSaved = (page: Page) => state(page, /^Saved here and in your account at /)

async function open(page: Page, account: Account, path: string): Promise<void> {
  await change(account, { trustName: 'Before' })
  await page.goto(path)
  await expect(button(page, 'Next')).toBeVisible()
}

/** Until the pages that come next have been fetched, which a page does as soon as it is idle. */
async function untilReadyForOutage(page: Page): Promise<void> {
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  for (const part of ['summary-page', 'distribution', 'dashboard-page'])
    await expect.poll(fetched).toContain(`/${part}`)
}

async function nameIt(page: Page, name: string): Promise<void> {
  await page.getByLabel('Trust Name').fill(name)
  await button(page, 'Next').click()
}

const nameKept = (account: Account) => expect.poll(async () => (await stored(account))?.trustName)

/** How often the server has changed the account's trust. */
const version = async (account: Account): Promise<number> =>
  (await (await account.api.get('/api/trust')).json()).version

/** The changes that the server acknowledged from now on, in their order. */
function acknowledged(page: Page): TrustPatch[] {
  const patches: TrustPatch[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'PATCH' && answer.ok()) patches.push(answer.request().postDataJSON())
  })
  return patches
}

test.afterEach(async ({ server }) => {
  const lives = await fetch(`${server.url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  )
  if (!lives) await server.restart()
})

test('with the server gone the user moves on, is told once, and everything arrives in order', async ({
  page,
  account,
  server,
  expectFailures,
}) => {
  expectFailures()
  const hand = pointer(page)
  await open(page, account, '/trust-builder/name')
  const sent = acknowledged(page)
  await server.kill()

  await nameIt(page, 'The Whitlock Family Dynasty Trust')
  await expectToast(page, LIMITED, LATER)
  await state(page, HERE)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toastOf(page)).toHaveCount(0)

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
  await state(page, HERE)
  await expect(toastOf(page), 'told once in one outage').toHaveCount(0)

  await server.restart()
  await isSaved(page)
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
})

test('without a connection every step can be answered to the summary', async ({
  page,
  account,
  context,
  expectFailures,
}) => {
  expectFailures()
  test.setTimeout(90_000)
  await open(page, account, '/trust-builder/name')
  await untilReadyForOutage(page)
  await context.setOffline(true)
  await answerByNext(pointer(page))
  await expect(page.getByText(family.trusteeName ?? '').first()).toBeVisible()
  expect((await stored(account))?.trustName).toBe('Before')
  await context.setOffline(false)
  await expect.poll(async () => (await stored(account))?.signatureComplete).toBe(true)
  expect(await stored(account)).toMatchObject({
    trustName: family.trustName,
    distributionType: 'staggered',
    backupTrusteeName: family.backupTrusteeName,
  })
})

test('an answer that is lost on its way: the save is sent again and made once', async ({
  page,
  account,
  expectFailures,
}) => {
  expectFailures()
  await open(page, account, '/trust-builder/beneficiaries')
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
  await isSaved(page)
  await expect(page.getByRole('heading', { name: 'Your beneficiaries (1)' })).toBeVisible()
  expect(await version(account)).toBe(before + 1)
  expect(keys.length).toBeGreaterThanOrEqual(1)
  expect(new Set(keys).size, 'one key for one save').toBe(1)
})

test('what was saved without a connection outlives the tab, its number sealed', async ({
  page,
  account,
  context,
  expectFailures,
}) => {
  expectFailures()
  const hand = pointer(page)
  await open(page, account, '/trust-builder/grantor')
  await context.setOffline(true)
  await answerPlace(hand, 'grantor', family)
  await goOn(hand, 'grantor')
  await expectToast(page, LIMITED, LATER)
  await expectPlace(page, 'trustee', family)
  await expectNowhere(page, ['536904321'])
  await page.close()
  await context.setOffline(false)
  expect((await stored(account))?.grantorName).toBeUndefined()

  const later = await context.newPage()
  await later.goto('/dashboard')
  await expect.poll(async () => (await stored(account))?.grantorSsn).toBe('536904321')
  expect((await stored(account))?.grantorName).toBe(family.grantorName)
  await expectNowhere(later, ['536904321'])
})

test('a server killed right after it acknowledged a save has kept it', async ({
  page,
  account,
  server,
  expectFailures,
}) => {
  expectFailures()
  await open(page, account, '/trust-builder/name')
  const answer = page.waitForResponse((each) => each.request().method() === 'PATCH')
  await nameIt(page, 'Acknowledged')
  expect((await answer).status()).toBe(200)
  await server.kill()
  await server.restart()
  expect((await stored(account))?.trustName).toBe('Acknowledged')
})

const answering =
  (status: number, headers = {}) =>
  (route: Route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status, headers, json: { error: { code: codes[status], message: `Refused with ${status}.` } } })
      : route.continue()
const codes: Record<number, string> = {
  413: 'body-too-large',
  422: 'invalid-field',
  429: 'too-many-requests',
  500: 'internal-error',
}

for (const status of [422, 413]) {
  test(`a save refused with ${status} keeps the user and the typing on the page, and blocks nothing later`, async ({
    page,
    account,
    expectFailures,
  }) => {
    expectFailures(/^Failed to load resource/, /^Saving (pour-over-will|name) failed/)
    const hand = pointer(page)
    await open(page, account, '/trust-builder/pour-over-will')
    await answerPlace(hand, 'pour-over-will', family)
    await page.route(TRUST, answering(status))
    await goOn(hand, 'pour-over-will')
    await expectToast(
      page,
      'Error saving data',
      `Your changes could not be saved: Refused with ${status}. Please try again.`,
    )
    await expectPlace(page, 'pour-over-will', family)
    await expect(page.getByLabel('Testator Name')).toHaveValue(family.testatorName ?? '')
    await expect(formOf(page).getByText('Some changes are not saved')).toBeVisible()
    await state(page, `Not saved: Refused with ${status}. What you typed is kept on this page.`)
    expect((await stored(account))?.testatorName).toBeUndefined()

    await page.unroute(TRUST)
    await goOn(hand, 'pour-over-will')
    await expectPlace(page, 'durable-power-of-attorney', family)
    await isSaved(page)
    await expect(formOf(page).getByText('Some changes are not saved')).toHaveCount(0)
    expect((await stored(account))?.testatorName).toBe(family.testatorName)
  })
}

test('a step that names its own failure says so, and stays', async ({ page, account, expectFailures }) => {
  expectFailures(/^Failed to load resource/, /^Saving name failed/)
  await open(page, account, '/trust-builder/name')
  await page.route(TRUST, answering(422))
  await nameIt(page, 'Not to their liking')
  await expectToast(page, 'Error', 'Save failed: Refused with 422.')
  await expect(page.getByLabel('Trust Name')).toHaveValue('Not to their liking')
  expect((await stored(account))?.trustName).toBe('Before')
})

test('a server that fails with 500 is an outage, and the save arrives when it recovers', async ({
  page,
  account,
  expectFailures,
}) => {
  expectFailures()
  await open(page, account, '/trust-builder/name')
  await page.route(TRUST, answering(500))
  await nameIt(page, 'Through a failure')
  await expectToast(page, LIMITED, LATER)
  await expectPlace(page, 'trustee', family)
  await state(page, HERE)
  await page.unroute(TRUST)
  await isSaved(page)
  await nameKept(account).toBe('Through a failure')
})

test('a server that asks to wait is left alone for that long', async ({ page, account, expectFailures }) => {
  expectFailures()
  await open(page, account, '/trust-builder/name')
  const tried: number[] = []
  page.on('request', (request) => request.method() === 'PATCH' && tried.push(Date.now()))
  await page.route(TRUST, answering(429, { 'retry-after': '3' }), { times: 1 })
  await nameIt(page, 'After a wait')
  await expectToast(page, LIMITED, LATER)
  await expectPlace(page, 'trustee', family)
  await nameKept(account).toBe('After a wait')
  expect(tried).toHaveLength(2)
  expect((tried[1] ?? 0) - (tried[0] ?? 0)).toBeGreaterThanOrEqual(2_900)
})

test('offline and back: the saving state is true at every moment', async ({
  page,
  account,
  context,
  expectFailures,
}) => {
  expectFailures()
  await open(page, account, '/trust-builder/name')
  await nameIt(page, 'While online')
  await isSaved(page)
  await context.setOffline(true)
  await page.goBack()
  await nameIt(page, 'While offline')
  await expectToast(page, LIMITED, LATER)
  await expectPlace(page, 'trustee', family)
  await state(page, HERE)
  expect((await stored(account))?.trustName).toBe('While online')
  await context.setOffline(false)
  await isSaved(page)
  await nameKept(account).toBe('While offline')
})

test('a browser without room and a server that is gone: nothing is claimed, nothing is lost', async ({
  page,
  account,
  server,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^Saving durable-power-of-attorney failed/)
  const hand = pointer(page)
  await open(page, account, '/trust-builder/durable-power-of-attorney')
  await fill(page)
  await answerPlace(hand, 'durable-power-of-attorney', family)
  await server.kill()
  await goOn(hand, 'durable-power-of-attorney')
  await expectToast(page, 'Error saving data', 'Your changes could not be saved: ')
  await expectPlace(page, 'durable-power-of-attorney', family)
  await state(page, /^Not saved: /)
  await expect(page.getByLabel('Agent Name')).toHaveValue(family.dpoa_agentName ?? '')
  await server.restart()
  await goOn(hand, 'durable-power-of-attorney')
  await expectPlace(page, 'health-care-directive', family)
  await expect.poll(async () => (await stored(account))?.dpoa_agentName).toBe(family.dpoa_agentName)
})

for (const store of ['local storage', 'databases'] as const) {
  test(`with no room in the ${store} alone, a save without a connection is kept`, async ({
    page,
    account,
    context,
    expectFailures,
  }) => {
    expectFailures()
    await open(page, account, '/trust-builder/name')
    await fill(page, [store])
    await context.setOffline(true)
    await nameIt(page, 'In what room there is')
    await expectToast(page, LIMITED, LATER)
    await expectPlace(page, 'trustee', family)
    await context.setOffline(false)
    await nameKept(account).toBe('In what room there is')
  })
}

test('a browser without room saves as long as the server is there', async ({ page, account }) => {
  const hand = pointer(page)
  await open(page, account, '/trust-builder/grantor')
  await fill(page)
  await answerPlace(hand, 'grantor', family)
  await goOn(hand, 'grantor')
  await expectPlace(page, 'trustee', family)
  await isSaved(page)
  await expect(toastOf(page)).toHaveCount(0)
  expect(await stored(account)).toMatchObject({ grantorName: family.grantorName, grantorSsn: family.grantorSsn })
})
