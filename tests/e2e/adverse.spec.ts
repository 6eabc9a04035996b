import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { detailPath, stepPath } from '#domain/trust/routes.ts'
import { families } from '#samples/families.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { change, signInto, stored } from './account.ts'
import { errorsOf, expect, test, watchContext } from './fixtures.ts'
import { pointer } from './journey/hand.ts'
import {
  answerAll,
  answerPlace,
  askedAt,
  entriesAt,
  expectAnswers,
  expectPlace,
  formOf,
  goOn,
  type Place,
} from './journey/pages.ts'
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
import { expectNowhere } from './journey/stored-and-sent.ts'

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
    // Without a service worker, code that was not prefetched yet is gone with the server.
    expectFailures(/^Failed to load resource/, /^Saving trustee failed/, /rejected-notice/)
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

const professional = families.professional

/** A trust with a name, and with one entry for each of the pages that ask for more about it. */
const begun = {
  trustName: 'The Begun Trust',
  beneficiaries: {
    put: [
      { id: 'b-clara', name: 'Clara Jane Whitlock', relationship: 'child' as const },
      { id: 'b-teton', name: 'Teton Trails Conservancy', relationship: 'charity' as const },
    ],
  },
  assets: {
    put: [
      { id: 'a-home', name: 'Family home', type: 'real_estate' as const, ownership: 'joint' as const },
      { id: 'a-outfitters', name: 'Whitlock Outfitters LLC', type: 'business' as const, ownership: 'sole' as const },
    ],
  },
}

/** Between them they have every kind of question, an entry of a list, and a page of details. */
const places: Place[] = [
  'certificate-of-trust',
  'beneficiaries',
  'distribution',
  'ein-application',
  { page: 'real-estate-info', of: 'a-home' },
]
const pathOf = (place: Place) => (typeof place === 'string' ? stepPath(place) : detailPath(place.page, place.of))

/** What is typed on a page: a step's answers, or the entry that is being added to a list. */
function typedAt(place: Place) {
  if (place !== 'beneficiaries' && place !== 'assets') return askedAt(place, professional)
  const { questions, answers } = entriesAt(place, professional)
  return { questions, answers: answers[1] ?? {} }
}

const numbers = ['536904321', '536-90-4321']

for (const place of places) {
  test(
    `a reload in the middle of ${pathOf(place)} brings back what was typed`,
    onlyThoroughUnless(place === 'certificate-of-trust'),
    async ({ page, account }) => {
      await change(account, begun)
      await page.goto(pathOf(place))
      await expectPlace(page, place, professional)
      const { questions, answers } = typedAt(place)
      await answerAll(pointer(page), formOf(page), questions, answers)
      await page.reload()
      await expectPlace(page, place, professional)
      await expectAnswers(formOf(page), questions, answers)
      await expectNowhere(page, numbers)
    },
  )
}

/** Whether Chromium has written this text into the files of its localStorage, in either of its two ways. */
async function writtenIn(folder: string, text: string): Promise<boolean> {
  const place = join(folder, 'Default', 'Local Storage', 'leveldb')
  const files = await Promise.all((await readdir(place)).map((name) => readFile(join(place, name)).catch(() => null)))
  return files.some((file) => file?.includes(text, 0, 'latin1') || file?.includes(text, 0, 'utf16le'))
}

test(
  'a browser that was closed and opened again brings back what was typed',
  ONLY_THOROUGH,
  async ({ account, server, playwright, launchOptions }) => {
    await change(account, begun)
    const folder = await mkdtemp(join(tmpdir(), 'kinstead-browser-'))
    const open = () => playwright.chromium.launchPersistentContext(folder, { ...launchOptions, baseURL: server.url })
    const { questions, answers } = typedAt('grantor')
    const first = await open()
    const watch = await watchContext(first)
    await signInto(first, account)
    const page = await first.newPage()
    await page.goto('/trust-builder/grantor')
    await answerAll(pointer(page), formOf(page), questions, answers)
    const last = String(answers.grantorAddress)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kinstead.drafts'))).toContain(last)
    await expectNowhere(page, numbers)
    // Chromium writes its localStorage some seconds later, and when it quits, for which a busy machine may leave no time.
    await expect.poll(() => writtenIn(folder, last), { timeout: 20_000 }).toBe(true)
    await first.close()

    const again = await open()
    const reopened = await again.newPage()
    await reopened.goto('/trust-builder/grantor')
    await expectAnswers(formOf(reopened), questions, answers)
    await again.close()
    expect(errorsOf(watch, [])).toEqual([])
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  },
)
