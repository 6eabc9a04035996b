import { describe, expect, test } from 'vitest'
import { Harness } from './model/harness.ts'
import { fingerprintOf, type ModelTab } from './model/model-browser.ts'
import { REJECTED_NAME } from './model/model-server.ts'

const beneficiary = (id: string) => ({ id, name: `Name of ${id}`, relationship: 'child' }) as const
const shown = (tab: ModelTab) => tab.store.snapshot()

test('a save reaches the account and the screen', async () => {
  const harness = new Harness()
  const tab = await harness.tab()
  expect(shown(tab)).toMatchObject({ status: 'none', trust: null, saving: { kind: 'idle' } })
  const outcome = tab.store.save({ kind: 'trust', patch: { trustName: 'Oak' } })
  expect(shown(tab)).toMatchObject({ trust: { trustName: 'Oak' }, saving: { kind: 'saving' } })
  expect(await harness.outcome(outcome)).toEqual({ saved: true, where: 'account' })
  expect(shown(tab)).toMatchObject({ status: 'ready', saving: { kind: 'saved' } })
  expect(harness.server.state('ada').record?.trustName).toBe('Oak')
  expect(tab.toasts).toEqual([])
})

test('saves arrive strictly in order', async () => {
  const harness = new Harness()
  const tab = await harness.tab()
  const names = ['One', 'Two', 'Three', 'Four']
  await Promise.all(names.map((trustName) => harness.save(tab, { trustName })))
  expect([...harness.server.account('ada').committed.values()].map(({ patch }) => patch.trustName)).toEqual(names)
})

test('a lost answer is asked for again, and the change is made once', async () => {
  const harness = new Harness()
  const tab = await harness.tab()
  harness.server.losing = 1
  expect(await harness.save(tab, { beneficiaries: { put: [beneficiary('b1')] } })).toEqual({
    saved: true,
    where: 'account',
  })
  harness.server.losing = 0
  await harness.clock.pass(60_000)
  expect(harness.server.state('ada').version).toBe(1)
  expect(shown(tab).trust).toEqual(harness.server.state('ada').record)
})

test('a save whose answer was given up for lost is reported as in the account once the stream reports it', async () => {
  const harness = new Harness()
  const tab = await harness.tab()
  // Without a stream while it is made, and without any answer.
  harness.server.goDown()
  harness.server.mode = 'up'
  harness.server.losing = 1
  expect(await harness.save(tab, { trustName: 'Oak' })).toEqual({ saved: true, where: 'device' })
  expect(shown(tab).saving.kind).toBe('device-only')
  const [committed] = harness.server.account('ada').committed.values()
  if (!committed) throw new Error('The save was not committed.')
  tab.store.receive({ type: 'patch', ...committed })
  await harness.clock.pass(100)
  expect(shown(tab).saving.kind).toBe('saved')
})

test('without a network a save is stored here, with one notice, and sent when the network is back', async () => {
  const harness = new Harness()
  const tab = await harness.tab()
  harness.server.goDown()
  expect(await harness.save(tab, { trustName: 'Oak' })).toEqual({ saved: true, where: 'device' })
  expect(await harness.save(tab, { grantorName: 'Ada' })).toEqual({ saved: true, where: 'device' })
  expect(tab.toasts).toEqual(['Limited connectivity'])
  expect(shown(tab)).toMatchObject({ trust: { trustName: 'Oak', grantorName: 'Ada' }, saving: { kind: 'device-only' } })
  harness.server.mode = 'up'
  tab.resume()
  await harness.clock.pass(2_000)
  expect(shown(tab).saving.kind).toBe('saved')
  expect(harness.server.state('ada').record).toMatchObject({ trustName: 'Oak', grantorName: 'Ada' })
  harness.server.goDown()
  await harness.save(tab, { trustName: 'Elm' })
  expect(tab.toasts).toEqual(['Limited connectivity', 'Limited connectivity'])
})

test('a slow server is waited for four seconds and no longer', async () => {
  const harness = new Harness()
  const tab = await harness.tab()
  harness.server.losing = 1
  harness.server.account('ada')
  harness.server.mode = 'up'
  const before = harness.clock.now()
  // The stream delivers the change before the answer does; here it is cut off as well.
  harness.server.distance = 20_000
  expect(await harness.save(tab, { trustName: 'Oak' })).toEqual({ saved: true, where: 'device' })
  expect(harness.clock.now() - before).toBeLessThanOrEqual(4_100)
})

test('Retry-After is obeyed by every tab of the browser', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const [one, other] = [await harness.tab(browser), await harness.tab(browser)]
  harness.server.rejectOnce = { status: 429, retryAfter: 30 }
  expect(await harness.save(one, { trustName: 'Oak' })).toEqual({ saved: true, where: 'device' })
  await harness.save(other, { grantorName: 'Ada' })
  await harness.clock.pass(20_000)
  expect(harness.server.state('ada').version).toBe(0)
  await harness.clock.pass(15_000)
  expect(harness.server.state('ada').record).toMatchObject({ trustName: 'Oak', grantorName: 'Ada' })
})

test('what the server rejects is taken off the screen, stays in sight, and blocks nothing', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const tab = await harness.tab(browser)
  const message = 'No.'
  expect(await harness.save(tab, { testatorName: REJECTED_NAME })).toEqual({ saved: false, message })
  expect(tab.toasts).toEqual(['Error saving data'])
  expect(shown(tab)).toMatchObject({
    saving: { kind: 'not-saved', message },
    rejected: [{ message, field: 'testatorName', patch: { testatorName: REJECTED_NAME } }],
  })
  expect(shown(tab).trust?.testatorName).toBeUndefined()
  expect(await harness.save(tab, { trustName: 'Oak' })).toEqual({ saved: true, where: 'account' })
  tab.kill()
  const again = await harness.tab(browser)
  expect(shown(again).rejected).toHaveLength(1)
  await harness.save(again, { testatorName: 'Ada' })
  await harness.clock.pass(50)
  expect(shown(again).rejected).toEqual([])
})

test('a rejected change can be dismissed, in every tab', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const [one, other] = [await harness.tab(browser), await harness.tab(browser)]
  await harness.save(one, { testatorName: REJECTED_NAME })
  await harness.clock.pass(100)
  const [rejected] = shown(other).rejected
  await harness.outcome(other.store.dismiss(rejected?.patchId ?? ''))
  await harness.clock.pass(100)
  expect([shown(one).rejected, shown(other).rejected]).toEqual([[], []])
})

test('what no server would take is rejected at once, with its field, and stays in sight', async () => {
  const harness = new Harness()
  const tab = await harness.tab()
  expect(await harness.save(tab, { trustName: 'x'.repeat(201) })).toMatchObject({ saved: false })
  expect(shown(tab).rejected).toMatchObject([{ field: 'trustName', patch: { trustName: 'x'.repeat(201) } }])
  expect(harness.server.state('ada').version).toBe(0)
})

test('without room and without a server a save fails, and its values stay in sight', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const tab = await harness.tab(browser)
  browser.full.entries = true
  harness.server.goDown()
  expect(await harness.save(tab, { trustName: 'Oak' })).toMatchObject({ saved: false })
  expect(tab.toasts).toEqual(['Error saving data'])
  expect(shown(tab)).toMatchObject({ trust: null, rejected: [{ patch: { trustName: 'Oak' } }] })
})

test('without room the server’s answer is as good', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const tab = await harness.tab(browser)
  browser.full = { entries: true, texts: true }
  expect(await harness.save(tab, { trustName: 'Oak' })).toEqual({ saved: true, where: 'account' })
})

test('two tabs show each other’s saves, online and offline', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const [one, other] = [await harness.tab(browser), await harness.tab(browser)]
  await harness.save(one, { trustName: 'Oak' })
  await harness.clock.pass(100)
  expect(shown(other).trust?.trustName).toBe('Oak')
  harness.server.goDown()
  await harness.save(other, { grantorName: 'Ada' })
  await harness.clock.pass(100)
  expect(shown(one)).toMatchObject({ trust: { grantorName: 'Ada' }, saving: { kind: 'device-only' } })
})

test('two devices that add to one list offline keep both entries', async () => {
  const harness = new Harness()
  const [one, other] = [await harness.tab(), await harness.tab()]
  harness.server.goDown()
  await harness.save(one, { beneficiaries: { put: [beneficiary('b1')] } })
  await harness.save(other, { beneficiaries: { put: [beneficiary('b2')] } })
  harness.server.mode = 'up'
  await harness.clock.pass(60_000)
  for (const tab of [one, other])
    expect(
      shown(tab)
        .trust?.beneficiaries?.map(({ id }) => id)
        .sort(),
    ).toEqual(['b1', 'b2'])
})

test('a change on another device is shown live', async () => {
  const harness = new Harness()
  const [one, other] = [await harness.tab(), await harness.tab()]
  await harness.save(one, { trustName: 'Oak' })
  await harness.save(one, { trustName: 'Elm' })
  await harness.clock.pass(200)
  expect(shown(other).trust).toEqual(harness.server.state('ada').record)
})

test('unsent saves survive the browser and are sent by the next tab', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const tab = await harness.tab(browser)
  harness.server.goDown()
  await harness.save(tab, { trustName: 'Oak' })
  tab.kill()
  const again = browser.open('ada')
  await harness.clock.pass(6_000)
  expect(shown(again)).toMatchObject({ status: 'ready', trust: { trustName: 'Oak' } })
  harness.server.mode = 'up'
  await harness.clock.pass(60_000)
  expect(harness.server.state('ada').record?.trustName).toBe('Oak')
})

describe('downloads', () => {
  const shown = (tab: ModelTab) => tab.store.snapshot()
  const made = (fingerprint: string) =>
    ({ way: 'download', whole: false, documents: [{ document: 'schedule-a', fingerprint }] }) as const
  const recorded = (harness: Harness) =>
    [...harness.server.account('ada').downloads.values()].map(({ version, documents }) => [
      version,
      documents[0]?.fingerprint,
    ])

  test('a download shows at once and in every tab, and goes to the account with the version it was made of', async () => {
    const harness = new Harness()
    const browser = harness.browser()
    const [one, other] = [await harness.tab(browser), await harness.tab(browser)]
    await harness.save(one, { trustName: 'Oak' })
    await harness.clock.pass(100)
    const { trust } = shown(one)
    if (!trust) throw new Error('There is no trust')
    const fingerprint = fingerprintOf(trust)
    await harness.outcome(one.store.recordDownload(made(fingerprint), trust))
    expect(shown(one).downloads).toMatchObject([{ document: 'schedule-a', fingerprint }])
    await harness.clock.pass(200)
    expect(recorded(harness)).toEqual([[1, fingerprint]])
    for (const tab of [one, other]) expect(shown(tab).downloads).toHaveLength(1)
    expect([...browser.texts.keys()].filter((key) => key.includes('copies'))).toEqual([])
  })

  test('a download of answers that are not in the account yet waits for them, behind every change', async () => {
    const harness = new Harness()
    const browser = harness.browser()
    const tab = await harness.tab(browser)
    harness.server.goDown()
    await harness.save(tab, { trustName: 'Oak' })
    const { trust } = shown(tab)
    if (!trust) throw new Error('There is no trust')
    await harness.outcome(tab.store.recordDownload(made(fingerprintOf(trust)), trust))
    await harness.save(tab, { dbaName: 'Of no document' })
    expect(shown(tab).saving.kind).toBe('device-only')
    tab.kill()
    harness.server.mode = 'up'
    await harness.tab(browser)
    await harness.clock.pass(1_000)
    expect(recorded(harness)).toEqual([[2, fingerprintOf(trust)]])
  })

  test('a download of answers that were changed before the account had them is of no version', async () => {
    const harness = new Harness()
    const tab = await harness.tab()
    harness.server.goDown()
    await harness.save(tab, { trustName: 'Oak' })
    const { trust } = shown(tab)
    if (!trust) throw new Error('There is no trust')
    await harness.outcome(tab.store.recordDownload(made(fingerprintOf(trust)), trust))
    await harness.save(tab, { trustName: 'Elm' })
    harness.server.mode = 'up'
    tab.resume()
    await harness.clock.pass(2_000)
    expect(recorded(harness)).toEqual([[0, fingerprintOf(trust)]])
  })

  test('a download that the server rejects is dropped, and one that it puts off is sent again', async () => {
    const harness = new Harness()
    const browser = harness.browser()
    const tab = await harness.tab(browser)
    await harness.save(tab, { trustName: 'Oak' })
    await harness.clock.pass(100)
    const { trust } = shown(tab)
    if (!trust) throw new Error('There is no trust')
    harness.server.rejectOnce = { status: 503 }
    await harness.outcome(tab.store.recordDownload(made('put off'), trust))
    await harness.clock.pass(2_000)
    expect(recorded(harness)).toEqual([[1, 'put off']])
    harness.server.rejectOnce = { status: 422, code: 'invalid-field' }
    await harness.outcome(tab.store.recordDownload(made('rejected'), trust))
    await harness.clock.pass(2_000)
    expect(recorded(harness)).toEqual([[1, 'put off']])
    expect(shown(tab).downloads.map(({ fingerprint }) => fingerprint)).toEqual(['put off'])
    expect(shown(tab).rejected).toEqual([])
  })
})
