import { describe, expect, test } from 'vitest'
import { patchFromRecord } from './changes.ts'
import { World } from './model/world.ts'

test('without anything local a silent server is waited for five seconds', async () => {
  const world = new World()
  world.server.distance = 60_000
  const tab = world.browser().open('ada')
  await world.clock.pass(4_900)
  expect(tab.store.snapshot().status).toBe('loading')
  await world.clock.pass(200)
  expect(tab.store.snapshot().status).toBe('connecting')
})

test('an unreachable server is reported at once and once, and tried again', async () => {
  const world = new World()
  world.server.goDown()
  const tab = await world.tab()
  expect(tab.store.snapshot().status).toBe('connecting')
  await world.clock.pass(120_000)
  expect(tab.toasts).toEqual(['Connection error'])
  world.server.mode = 'up'
  await world.clock.pass(40_000)
  expect(tab.store.snapshot().status).toBe('none')
})

test('a server that answers with a failure is reported as such', async () => {
  const world = new World()
  world.server.rejectOnce = { status: 503 }
  const tab = await world.tab()
  expect(tab.toasts).toEqual(['Error loading data'])
})

test('the local copy is there at once, and is shown for good when the server is silent', async () => {
  const world = new World()
  const browser = world.browser()
  const tab = await world.tab(browser)
  await world.save(tab, { trustName: 'Oak' })
  tab.kill()
  world.server.distance = 60_000
  const again = await world.tab(browser)
  expect(again.store.snapshot()).toMatchObject({ status: 'loading', trust: { trustName: 'Oak' } })
  await world.clock.pass(2_000)
  expect(again.store.snapshot().status).toBe('ready')
})

test('reading creates nothing; creating does, and leaves an existing trust alone', async () => {
  const world = new World()
  const tab = await world.tab()
  await world.clock.pass(60_000)
  expect(world.server.state('ada').version).toBe(0)
  expect(await world.outcome(tab.store.create())).toEqual({ saved: true, where: 'account' })
  expect(tab.store.snapshot()).toMatchObject({ status: 'ready', trust: { currentStep: 1, completed: false } })
  await world.save(tab, { trustName: 'Oak' })
  await world.outcome(tab.store.create())
  expect(tab.store.snapshot().trust?.trustName).toBe('Oak')
})

test('creating needs the server', async () => {
  const world = new World()
  const tab = await world.tab()
  world.server.goDown()
  expect(await world.outcome(tab.store.create())).toMatchObject({ saved: false })
  expect(tab.toasts).toEqual(['Error'])
  world.server.mode = 'up'
  await world.clock.pass(60_000)
  expect(world.server.state('ada').version).toBe(0)
})

test('a server that has lost the trust gets the local copy, then what was saved on top of it', async () => {
  const world = new World()
  const browser = world.browser()
  const tab = await world.tab(browser)
  const rose = { id: 'b1', name: 'Rose', relationship: 'child' } as const
  await world.save(tab, { trustName: 'Oak', beneficiaries: { put: [rose] } })
  await world.save(tab, { grantorName: 'Ada' })
  world.server.goDown()
  await world.save(tab, { trustName: 'Elm' })
  tab.kill()
  await world.clock.pass(100)
  world.server.accounts.clear()
  world.server.mode = 'up'
  const again = [await world.tab(browser), await world.tab(browser)]
  await world.clock.pass(5_000)
  const { record } = world.server.state('ada')
  expect(record).toMatchObject({ trustName: 'Elm', grantorName: 'Ada', beneficiaries: [rose] })
  for (const { store } of again) expect(store.snapshot().trust).toEqual(record)
  expect(JSON.parse(browser.texts.get('kinstead.trust') ?? '').record.trustName).toBe('Elm')
})

test('a copy that waited to be uploaded does not undo a trust that was begun elsewhere meanwhile', async () => {
  const world = new World()
  const browser = world.browser()
  const tab = await world.tab(browser)
  await world.save(tab, { trustName: 'Oak', dbaName: 'Kept' })
  await world.save(tab, { grantorName: 'Ada' })
  tab.kill()
  await world.clock.pass(100)
  world.server.accounts.clear()
  browser.entries.set('u', {
    kind: 'trust',
    patch: { trustName: 'Oak' },
    patchId: 'u',
    uid: 'ada',
    order: 1,
    at: '2026-03-01T12:00:00.000Z',
    upload: true,
  })
  const elsewhere = await world.tab()
  await world.save(elsewhere, { trustName: 'Elm' })
  const again = await world.tab(browser)
  await world.clock.pass(2_000)
  expect(world.server.state('ada').record?.trustName).toBe('Elm')
  expect(again.store.snapshot().trust).toEqual(world.server.state('ada').record)
  expect(browser.entries.size).toBe(0)
})

test('a restored backup gets back what it lacks of this browser’s last saves or is believed', async () => {
  const world = new World()
  const browser = world.browser()
  const tab = await world.tab(browser)
  await world.save(tab, { trustName: 'Oak' })
  const backup = structuredClone(world.server.account('ada'))
  await world.save(tab, { trustName: 'Elm' })
  tab.kill()
  world.server.accounts.set('ada', backup)
  const again = await world.tab(browser)
  expect(again.store.snapshot().trust).toEqual(world.server.state('ada').record)
  await world.save(again, { grantorName: 'Ada' })
  expect(again.store.snapshot().trust).toEqual(world.server.state('ada').record)
  expect(JSON.parse(browser.texts.get('kinstead.trust') ?? '').version).toBe(world.server.state('ada').version)
})

test('the patch of a record makes the record', () => {
  const at = '2026-03-01T12:00:00.000Z'
  const entry = { id: 'b1', name: 'Rose', relationship: 'child' } as const
  const record = { uid: 'ada', createdAt: at, lastUpdated: at, trustName: 'Oak', beneficiaries: [entry], assets: [] }
  expect(patchFromRecord({ ...record, certificateData: { adminAddress: 'A' } })).toEqual({
    trustName: 'Oak',
    certificateData: { adminAddress: 'A' },
    beneficiaries: { put: [entry] },
  })
})

test('when the session has run out nothing is sent and nothing lost', async () => {
  const world = new World()
  const browser = world.browser()
  const tab = await world.tab(browser)
  browser.session = null
  expect(await world.save(tab, { trustName: 'Oak' })).toEqual({ saved: true, where: 'device' })
  expect(tab.sessionEnded).toBeGreaterThan(0)
  await world.clock.pass(600_000)
  expect(world.server.state('ada').version).toBe(0)
  tab.close()
  browser.session = 'ada'
  await world.tab(browser)
  await world.clock.pass(1_000)
  expect(world.server.state('ada').record?.trustName).toBe('Oak')
})

test('another user of the browser neither sees nor sends what is not theirs', async () => {
  const world = new World()
  const browser = world.browser()
  const ada = await world.tab(browser)
  await world.save(ada, { trustName: 'Of Ada' })
  world.server.goDown()
  await world.save(ada, { grantorName: 'Ada' })
  ada.close()
  world.server.mode = 'up'
  browser.session = 'ben'
  const ben = await world.tab(browser)
  await world.clock.pass(60_000)
  expect(ben.store.snapshot()).toMatchObject({ trust: null, status: 'none' })
  expect(world.server.state('ben').version).toBe(0)
  ben.close()
  browser.session = 'ada'
  await world.tab(browser)
  await world.clock.pass(1_000)
  expect(world.server.state('ada').record).toMatchObject({ trustName: 'Of Ada', grantorName: 'Ada' })
})

test('a tab that does not know of the new user yet sends nothing into their account', async () => {
  const world = new World()
  const browser = world.browser()
  const ada = await world.tab(browser)
  browser.session = 'ben'
  expect(await world.save(ada, { trustName: 'Of Ada' })).toEqual({ saved: true, where: 'device' })
  await world.clock.pass(60_000)
  expect(world.server.state('ben').record).toBeNull()
  expect(ada.store.snapshot().rejected).toEqual([])
})

test('signing out sends what it can and says how much remains', async () => {
  const world = new World()
  const browser = world.browser()
  const tab = await world.tab(browser)
  world.server.goDown()
  await world.save(tab, { trustName: 'Oak' })
  expect(await world.outcome(tab.store.flush(4_000))).toBe(1)
  world.server.mode = 'up'
  expect(await world.outcome(tab.store.flush(4_000))).toBe(0)
  expect(world.server.state('ada').record?.trustName).toBe('Oak')
})

describe('live updates', () => {
  test('eight tabs of a browser hold one stream, and all are live', async () => {
    const world = new World()
    const browser = world.browser()
    const tabs = await Promise.all(Array.from({ length: 8 }, () => browser.open('ada')))
    await world.clock.pass(500)
    expect(world.server.streams).toBe(1)
    const elsewhere = await world.tab()
    await world.save(elsewhere, { trustName: 'Oak' })
    await world.clock.pass(200)
    for (const tab of tabs) expect(tab.store.snapshot().trust?.trustName).toBe('Oak')
  })

  test('another tab takes over when the one with the stream dies', async () => {
    const world = new World()
    const browser = world.browser()
    const [leader, heir] = [await world.tab(browser), await world.tab(browser)]
    const elsewhere = await world.tab()
    leader.kill()
    await world.save(elsewhere, { trustName: 'While nobody listened' })
    await world.clock.pass(500)
    await world.save(elsewhere, { grantorName: 'Ada' })
    await world.clock.pass(500)
    expect(heir.store.snapshot().trust).toEqual(world.server.state('ada').record)
  })

  test('a stream that broke is opened again, and what was missed is read', async () => {
    const world = new World()
    const [one, other] = [await world.tab(), await world.tab()]
    world.server.goDown()
    await world.clock.pass(1_000)
    world.server.mode = 'up'
    await world.save(one, { trustName: 'Oak' })
    await world.clock.pass(60_000)
    expect(other.store.snapshot().trust).toEqual(world.server.state('ada').record)
  })

  test('streams end with the store', async () => {
    const world = new World()
    const tab = await world.tab()
    tab.store.stop()
    await world.clock.pass(60_000)
    expect(world.server.streams).toBe(0)
  })
})
