import { expect, test } from './fixtures.ts'
import { fill } from './journey/device.ts'
import { pointer } from './journey/hand.ts'
import { answerPlace, expectPlace, goOn } from './journey/pages.ts'
import { revive } from './journey/revive.ts'
import {
  expectLimited,
  expectNameStored,
  expectSaved,
  expectState,
  family,
  nameIt,
  openStep,
} from './journey/saving.ts'
import { stored } from './journey/seed.ts'
import { expectToast, toastOf } from './journey/toast.ts'

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
    await openStep(page, account, '/trust-builder/name')
    await fill(page, [store])
    await context.setOffline(true)
    await nameIt(page, 'In what room there is')
    await expectLimited(page)
    await expectPlace(page, 'trustee', family)
    await context.setOffline(false)
    await expectNameStored(account, 'In what room there is')
  })
}

test('a browser without room saves as long as the server is there', async ({ page, account }) => {
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
