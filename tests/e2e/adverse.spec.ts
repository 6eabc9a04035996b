import type { BrowserContext } from '@playwright/test'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change, stored } from './account.ts'
import { expect, test } from './fixtures.ts'
import { pointer } from './journey/hand.ts'
import { answerPlace, expectPlace, goOn } from './journey/pages.ts'
import {
  expectLimited,
  expectNameStored,
  expectSaved,
  expectState,
  family,
  nameIt,
  openStep,
  revive,
} from './journey/saving.ts'

test.afterEach(({ server }) => revive(server))

/** What a browser does that lets a page store nothing: every way to its storage is an error. */
async function denyStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const denied = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError')
    }
    for (const name of ['localStorage', 'indexedDB'] as const)
      Object.defineProperty(window, name, { configurable: true, get: denied })
  })
}

for (const [clock, now] of [
  ['years ahead', '2041-06-01T12:00:00Z'],
  ['years behind', '2009-06-01T12:00:00Z'],
] as const)
  test(
    `with a clock ${clock}, saves arrive in order, and the later of two devices wins`,
    ONLY_THOROUGH,
    async ({ page, account, context, expectFailures }) => {
      expectFailures()
      await page.clock.setSystemTime(now)
      await openStep(page, account, '/trust-builder/name')
      await context.setOffline(true)
      await nameIt(page, 'Typed while away')
      await expectLimited(page)
      await context.setOffline(false)
      await expectNameStored(account, 'Typed while away')
      await change(account, { trustName: 'From a device with the right time', backupTrusteeName: 'Eleanor Grace Park' })
      await page.goto('/trust-builder/name')
      await expect(page.getByLabel('Trust Name')).toHaveValue('From a device with the right time')
      await nameIt(page, 'The last word')
      await expectNameStored(account, 'The last word')
      expect(await stored(account)).toMatchObject({ backupTrusteeName: 'Eleanor Grace Park' })
    },
  )

test(
  'a browser that lets nothing be stored saves while the server is there, and claims nothing when it is not',
  ONLY_THOROUGH,
  async ({ page, context, account, server, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^Saving trustee failed/)
    await denyStorage(context)
    const hand = pointer(page)
    await openStep(page, account, '/trust-builder/grantor')
    await answerPlace(hand, 'grantor', family)
    await goOn(hand, 'grantor')
    await expectPlace(page, 'trustee', family)
    await expectSaved(page)
    expect(await stored(account)).toMatchObject({ grantorName: family.grantorName, grantorSsn: family.grantorSsn })

    await server.kill()
    await answerPlace(hand, 'trustee', family)
    await goOn(hand, 'trustee')
    await expectState(page, /^Not saved: /)
    await expect(page.getByLabel('Trustee Name')).toHaveValue(family.trusteeName ?? '')
    await server.restart()
    await goOn(hand, 'trustee')
    await expect.poll(async () => (await stored(account))?.trusteeName).toBe(family.trusteeName)
  },
)

test(
  'over a slow connection the user is not held up, and everything arrives',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    test.setTimeout(120_000)
    const hand = pointer(page)
    await openStep(page, account, '/trust-builder/name')
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 800,
      downloadThroughput: 20_000,
      uploadThroughput: 5_000,
    })
    await nameIt(page, 'Sent slowly')
    await expectPlace(page, 'trustee', family)
    await answerPlace(hand, 'trustee', family)
    await goOn(hand, 'trustee')
    await expectPlace(page, 'beneficiaries', family)
    await expectSaved(page)
    expect(await stored(account)).toMatchObject({ trustName: 'Sent slowly', trusteeName: family.trusteeName })
    await session.detach()
  },
)
