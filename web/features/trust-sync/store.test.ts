import { describe, expect, test } from 'vitest'
import { fingerprintOf, type ModelTab } from './model/model-browser.ts'
import { REJECTED_NAME } from './model/model-server.ts'
import { World } from './model/world.ts'

const beneficiary = (id: string) => ({ id, name: `Name of ${id}`, relationship: 'child' }) as const
const shown = (tab: ModelTab) => tab.store.snapshot()

test('a save reaches the account and the screen', async () => {
  const world = new World()
  const tab = await world.tab()
  expect(shown(tab)).toMatchObject({ status: 'none', trust: null, saving: { kind: 'idle' } })
  const outcome = tab.store.save({ kind: 'trust', patch: { trustName: 'Oak' } })
  expect(shown(tab)).toMatchObject({ trust: { trustName: 'Oak' }, saving: { kind: 'saving' } })
  expect(await world.outcome(outcome)).toEqual({ saved: true, where: 'account' })
  expect(shown(tab)).toMatchObject({ status: 'ready', saving: { kind: 'saved' } })
  expect(world.server.state('ada').record?.trustName).toBe('Oak')
  expect(tab.toasts).toEqual([])
})

test('saves arrive strictly in order', async () => {
  const world = new World()
  const tab = await world.tab()
  const names = ['One', 'Two', 'Three', 'Four']
  await Promise.all(names.map((trustName) => world.save(tab, { trustName })))
  expect([...world.server.account('ada').committed.values()].map(({ patch }) => patch.trustName)).toEqual(names)
})

test('a lost answer is asked for again, and the change is made once', async () => {
  const world = new World()
  const tab = await world.tab()
  world.server.losing = 1
  expect(await world.save(tab, { beneficiaries: { put: [beneficiary('b1')] } })).toEqual({
    saved: true,
    where: 'account',
  })
  world.server.losing = 0
  await world.clock.pass(60_000)
  expect(world.server.state('ada').version).toBe(1)
  expect(shown(tab).trust).toEqual(world.server.state('ada').record)
})

test('a save whose answer was given up for lost is reported as in the account once the stream reports it', async () => {
  const world = new World()
  const tab = await world.tab()
  // Without a stream while it is made, and without any answer.
  world.server.goDown()
  world.server.mode = 'up'
  world.server.losing = 1
  expect(await world.save(tab, { trustName: 'Oak' })).toEqual({ saved: true, where: 'device' })
  expect(shown(tab).saving.kind).toBe('device-only')
  const [committed] = world.server.account('ada').committed.values()
  if (!committed) throw new Error('The save was not committed.')
  tab.store.receive({ type: 'patch', ...committed })
  await world.clock.pass(100)
  expect(shown(tab).saving.kind).toBe('saved')
})

test('without a network a save is stored here, with one notice, and sent when the network is back', async () => {
  const world = new World()
  const tab = await world.tab()
  world.server.goDown()
  expect(await world.save(tab, { trustName: 'Oak' })).toEqual({ saved: true, where: 'device' })
  expect(await world.save(tab, { grantorName: 'Ada' })).toEqual({ saved: true, where: 'device' })
  expect(tab.toasts).toEqual(['Limited connectivity'])
  expect(shown(tab)).toMatchObject({ trust: { trustName: 'Oak', grantorName: 'Ada' }, saving: { kind: 'device-only' } })
  world.server.mode = 'up'
  tab.resume()
  await world.clock.pass(2_000)
  expect(shown(tab).saving.kind).toBe('saved')
  expect(world.server.state('ada').record).toMatchObject({ trustName: 'Oak', grantorName: 'Ada' })
  world.server.goDown()
  await world.save(tab, { trustName: 'Elm' })
  expect(tab.toasts).toEqual(['Limited connectivity', 'Limited connectivity'])
})

test('a slow server is waited for four seconds and no longer', async () => {
  const world = new World()
  const tab = await world.tab()
  world.server.losing = 1
  world.server.account('ada')
  world.server.mode = 'up'
  const before = world.clock.now()
  // The stream delivers the change before the answer does; here it is cut off as well.
  world.server.distance = 20_000
  expect(await world.save(tab, { trustName: 'Oak' })).toEqual({ saved: true, where: 'device' })
  expect(world.clock.now() - before).toBeLessThanOrEqual(4_100)
})

test('Retry-After is obeyed by every tab of the browser', async () => {
  const world = new World()
  const browser = world.browser()
  const [one, other] = [await world.tab(browser), await world.tab(browser)]
  world.server.rejectOnce = { status: 429, retryAfter: 30 }
  expect(await world.save(one, { trustName: 'Oak' })).toEqual({ saved: true, where: 'device' })
  await world.save(other, { grantorName: 'Ada' })
  await world.clock.pass(20_000)
  expect(world.server.state('ada').version).toBe(0)
  await world.clock.pass(15_000)
  expect(world.server.state('ada').record).toMatchObject({ trustName: 'Oak', grantorName: 'Ada' })
})

test('what the server rejects is taken off the screen, stays in sight, and blocks nothing', async () => {
  const world = new World()
  const browser = world.browser()
  const tab = await world.tab(browser)
  const message = 'No.'
  expect(await world.save(tab, { testatorName: REJECTED_NAME })).toEqual({ saved: false, message })
  expect(tab.toasts).toEqual(['Error saving data'])
  expect(shown(tab)).toMatchObject({
    saving: { kind: 'not-saved', message },
    rejected: [{ message, field: 'testatorName', patch: { testatorName: REJECTED_NAME } }],
  })
  expect(shown(tab).trust?.testatorName).toBeUndefined()
  expect(await world.save(tab, { trustName: 'Oak' })).toEqual({ saved: true, where: 'account' })
  tab.kill()
  const again = await world.tab(browser)
  expect(shown(again).rejected).toHaveLength(1)
  await world.save(again, { testatorName: 'Ada' })
  await world.clock.pass(50)
  expect(shown(again).rejected).toEqual([])
})

test('a rejected change can be dismissed, in every tab', async () => {
  const world = new World()
  const browser = world.browser()
  const [one, other] = [await world.tab(browser), await world.tab(browser)]
  await world.save(one, { testatorName: REJECTED_NAME })
  await world.clock.pass(100)
  const [rejected] = shown(other).rejected
  await world.outcome(other.store.dismiss(rejected?.patchId ?? ''))
  await world.clock.pass(100)
  expect([shown(one).rejected, shown(other).rejected]).toEqual([[], []])
})

test('what no server would take is rejected at once, with its field, and stays in sight', async () => {
  const world = new World()
  const tab = await world.tab()
  expect(await world.save(tab, { trustName: 'x'.repeat(201) })).toMatchObject({ saved: false })
  expect(shown(tab).rejected).toMatchObject([{ field: 'trustName', patch: { trustName: 'x'.repeat(201) } }])
  expect(world.server.state('ada').version).toBe(0)
})

test('without room and without a server a save fails, and its values stay in sight', async () => {
  const world = new World()
  const browser = world.browser()
  const tab = await world.tab(browser)
  browser.full.entries = true
  world.server.goDown()
  expect(await world.save(tab, { trustName: 'Oak' })).toMatchObject({ saved: false })
  expect(tab.toasts).toEqual(['Error saving data'])
  expect(shown(tab)).toMatchObject({ trust: null, rejected: [{ patch: { trustName: 'Oak' } }] })
})

test('without room the server’s answer is as good', async () => {
  const world = new World()
  const browser = world.browser()
  const tab = await world.tab(browser)
  browser.full = { entries: true, texts: true }
  expect(await world.save(tab, { trustName: 'Oak' })).toEqual({ saved: true, where: 'account' })
})

test('two tabs show each other’s saves, online and offline', async () => {
  const world = new World()
  const browser = world.browser()
  const [one, other] = [await world.tab(browser), await world.tab(browser)]
  await world.save(one, { trustName: 'Oak' })
  await world.clock.pass(100)
  expect(shown(other).trust?.trustName).toBe('Oak')
  world.server.goDown()
  await world.save(other, { grantorName: 'Ada' })
  await world.clock.pass(100)
  expect(shown(one)).toMatchObject({ trust: { grantorName: 'Ada' }, saving: { kind: 'device-only' } })
})

test('two devices that add to one list offline keep both entries', async () => {
  const world = new World()
  const [one, other] = [await world.tab(), await world.tab()]
  world.server.goDown()
  await world.save(one, { beneficiaries: { put: [beneficiary('b1')] } })
  await world.save(other, { beneficiaries: { put: [beneficiary('b2')] } })
  world.server.mode = 'up'
  await world.clock.pass(60_000)
  for (const tab of [one, other])
    expect(
      shown(tab)
        .trust?.beneficiaries?.map(({ id }) => id)
        .sort(),
    ).toEqual(['b1', 'b2'])
})

test('a change on another device is shown live', async () => {
  const world = new World()
  const [one, other] = [await world.tab(), await world.tab()]
  await world.save(one, { trustName: 'Oak' })
  await world.save(one, { trustName: 'Elm' })
  await world.clock.pass(200)
  expect(shown(other).trust).toEqual(world.server.state('ada').record)
})

test('unsent saves survive the browser and are sent by the next tab', async () => {
  const world = new World()
  const browser = world.browser()
  const tab = await world.tab(browser)
  world.server.goDown()
  await world.save(tab, { trustName: 'Oak' })
  tab.kill()
  const again = browser.open('ada')
  await world.clock.pass(6_000)
  expect(shown(again)).toMatchObject({ status: 'ready', trust: { trustName: 'Oak' } })
  world.server.mode = 'up'
  await world.clock.pass(60_000)
  expect(world.server.state('ada').record?.trustName).toBe('Oak')
})

describe('downloads', () => {
  const shown = (tab: ModelTab) => tab.store.snapshot()
  const made = (fingerprint: string) =>
    ({ way: 'download', whole: false, documents: [{ document: 'schedule-a', fingerprint }] }) as const
  const recorded = (world: World) =>
    [...world.server.account('ada').downloads.values()].map(({ version, documents }) => [
      version,
      documents[0]?.fingerprint,
    ])

  test('a download shows at once and in every tab, and goes to the account with the version it was made of', async () => {
    const world = new World()
    const browser = world.browser()
    const [one, other] = [await world.tab(browser), await world.tab(browser)]
    await world.save(one, { trustName: 'Oak' })
    await world.clock.pass(100)
    const { trust } = shown(one)
    if (!trust) throw new Error('There is no trust')
    const fingerprint = fingerprintOf(trust)
    await world.outcome(one.store.recordDownload(made(fingerprint), trust))
    expect(shown(one).downloads).toMatchObject([{ document: 'schedule-a', fingerprint }])
    await world.clock.pass(200)
    expect(recorded(world)).toEqual([[1, fingerprint]])
    for (const tab of [one, other]) expect(shown(tab).downloads).toHaveLength(1)
    expect([...browser.texts.keys()].filter((key) => key.includes('copies'))).toEqual([])
  })

  test('a download of answers that are not in the account yet waits for them, behind every change', async () => {
    const world = new World()
    const browser = world.browser()
    const tab = await world.tab(browser)
    world.server.goDown()
    await world.save(tab, { trustName: 'Oak' })
    const { trust } = shown(tab)
    if (!trust) throw new Error('There is no trust')
    await world.outcome(tab.store.recordDownload(made(fingerprintOf(trust)), trust))
    await world.save(tab, { dbaName: 'Of no document' })
    expect(shown(tab).saving.kind).toBe('device-only')
    tab.kill()
    world.server.mode = 'up'
    await world.tab(browser)
    await world.clock.pass(1_000)
    expect(recorded(world)).toEqual([[2, fingerprintOf(trust)]])
  })

  test('a download of answers that were changed before the account had them is of no version', async () => {
    const world = new World()
    const tab = await world.tab()
    world.server.goDown()
    await world.save(tab, { trustName: 'Oak' })
    const { trust } = shown(tab)
    if (!trust) throw new Error('There is no trust')
    await world.outcome(tab.store.recordDownload(made(fingerprintOf(trust)), trust))
    await world.save(tab, { trustName: 'Elm' })
    world.server.mode = 'up'
    tab.resume()
    await world.clock.pass(2_000)
    expect(recorded(world)).toEqual([[0, fingerprintOf(trust)]])
  })

  test('a download that the server rejects is dropped, and one that it puts off is sent again', async () => {
    const world = new World()
    const browser = world.browser()
    const tab = await world.tab(browser)
    await world.save(tab, { trustName: 'Oak' })
    await world.clock.pass(100)
    const { trust } = shown(tab)
    if (!trust) throw new Error('There is no trust')
    world.server.rejectOnce = { status: 503 }
    await world.outcome(tab.store.recordDownload(made('put off'), trust))
    await world.clock.pass(2_000)
    expect(recorded(world)).toEqual([[1, 'put off']])
    world.server.rejectOnce = { status: 422, code: 'invalid-field' }
    await world.outcome(tab.store.recordDownload(made('rejected'), trust))
    await world.clock.pass(2_000)
    expect(recorded(world)).toEqual([[1, 'put off']])
    expect(shown(tab).downloads.map(({ fingerprint }) => fingerprint)).toEqual(['put off'])
    expect(shown(tab).rejected).toEqual([])
  })
})
