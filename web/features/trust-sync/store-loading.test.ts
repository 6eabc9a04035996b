import { describe, expect, test } from 'vitest'
import { patchFromRecord } from './changes.ts'
import { Harness } from './model/harness.ts'

test('without anything local a silent server is waited for five seconds', async () => {
  const harness = new Harness()
  harness.server.distance = 60_000
  const tab = harness.browser().open('ada')
  await harness.clock.pass(4_900)
  expect(tab.store.snapshot().status).toBe('loading')
  await harness.clock.pass(200)
  expect(tab.store.snapshot().status).toBe('connecting')
})

test('an unreachable server is reported at once and once, and tried again', async () => {
  const harness = new Harness()
  harness.server.goDown()
  const tab = await harness.tab()
  expect(tab.store.snapshot().status).toBe('connecting')
  await harness.clock.pass(120_000)
  expect(tab.toasts).toEqual(['Connection error'])
  harness.server.mode = 'up'
  await harness.clock.pass(40_000)
  expect(tab.store.snapshot().status).toBe('none')
})

test('a server that answers with a failure is reported as such', async () => {
  const harness = new Harness()
  harness.server.rejectOnce = { status: 503 }
  const tab = await harness.tab()
  expect(tab.toasts).toEqual(['Error loading data'])
})

test('the local copy is there at once, and is shown for good when the server is silent', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const tab = await harness.tab(browser)
  await harness.save(tab, { trustName: 'Oak' })
  tab.kill()
  harness.server.distance = 60_000
  const again = await harness.tab(browser)
  expect(again.store.snapshot()).toMatchObject({ status: 'loading', trust: { trustName: 'Oak' } })
  await harness.clock.pass(2_000)
  expect(again.store.snapshot().status).toBe('ready')
})

test('reading creates nothing; creating does, and leaves an existing trust alone', async () => {
  const harness = new Harness()
  const tab = await harness.tab()
  await harness.clock.pass(60_000)
  expect(harness.server.state('ada').version).toBe(0)
  expect(await harness.outcome(tab.store.create())).toEqual({ saved: true, where: 'account' })
  expect(tab.store.snapshot()).toMatchObject({ status: 'ready', trust: { currentStep: 1, completed: false } })
  await harness.save(tab, { trustName: 'Oak' })
  await harness.outcome(tab.store.create())
  expect(tab.store.snapshot().trust?.trustName).toBe('Oak')
})

test('creating needs the server', async () => {
  const harness = new Harness()
  const tab = await harness.tab()
  harness.server.goDown()
  expect(await harness.outcome(tab.store.create())).toMatchObject({ saved: false })
  expect(tab.toasts).toEqual(['Error'])
  harness.server.mode = 'up'
  await harness.clock.pass(60_000)
  expect(harness.server.state('ada').version).toBe(0)
})

test('a server that has lost the trust gets the local copy, then what was saved on top of it', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const tab = await harness.tab(browser)
  const rose = { id: 'b1', name: 'Rose', relationship: 'child' } as const
  await harness.save(tab, { trustName: 'Oak', beneficiaries: { put: [rose] } })
  await harness.save(tab, { grantorName: 'Ada' })
  harness.server.goDown()
  await harness.save(tab, { trustName: 'Elm' })
  tab.kill()
  await harness.clock.pass(100)
  harness.server.accounts.clear()
  harness.server.mode = 'up'
  const again = [await harness.tab(browser), await harness.tab(browser)]
  await harness.clock.pass(5_000)
  const { record } = harness.server.state('ada')
  expect(record).toMatchObject({ trustName: 'Elm', grantorName: 'Ada', beneficiaries: [rose] })
  for (const { store } of again) expect(store.snapshot().trust).toEqual(record)
  expect(JSON.parse(browser.texts.get('kinstead.trust') ?? '').record.trustName).toBe('Elm')
})

test('a copy that waited to be uploaded does not undo a trust that was begun elsewhere meanwhile', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const tab = await harness.tab(browser)
  await harness.save(tab, { trustName: 'Oak', dbaName: 'Kept' })
  await harness.save(tab, { grantorName: 'Ada' })
  tab.kill()
  await harness.clock.pass(100)
  harness.server.accounts.clear()
  browser.entries.set('u', {
    kind: 'trust',
    patch: { trustName: 'Oak' },
    patchId: 'u',
    uid: 'ada',
    order: 1,
    at: '2026-03-01T12:00:00.000Z',
    upload: true,
  })
  const elsewhere = await harness.tab()
  await harness.save(elsewhere, { trustName: 'Elm' })
  const again = await harness.tab(browser)
  await harness.clock.pass(2_000)
  expect(harness.server.state('ada').record?.trustName).toBe('Elm')
  expect(again.store.snapshot().trust).toEqual(harness.server.state('ada').record)
  expect(browser.entries.size).toBe(0)
})

test('a restored backup gets back what it lacks of this browser’s last saves or is believed', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const tab = await harness.tab(browser)
  await harness.save(tab, { trustName: 'Oak' })
  const backup = structuredClone(harness.server.account('ada'))
  await harness.save(tab, { trustName: 'Elm' })
  tab.kill()
  harness.server.accounts.set('ada', backup)
  const again = await harness.tab(browser)
  expect(again.store.snapshot().trust).toEqual(harness.server.state('ada').record)
  await harness.save(again, { grantorName: 'Ada' })
  expect(again.store.snapshot().trust).toEqual(harness.server.state('ada').record)
  expect(JSON.parse(browser.texts.get('kinstead.trust') ?? '').version).toBe(harness.server.state('ada').version)
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
  const harness = new Harness()
  const browser = harness.browser()
  const tab = await harness.tab(browser)
  browser.session = null
  expect(await harness.save(tab, { trustName: 'Oak' })).toEqual({ saved: true, where: 'device' })
  expect(tab.sessionEnded).toBeGreaterThan(0)
  await harness.clock.pass(600_000)
  expect(harness.server.state('ada').version).toBe(0)
  tab.close()
  browser.session = 'ada'
  await harness.tab(browser)
  await harness.clock.pass(1_000)
  expect(harness.server.state('ada').record?.trustName).toBe('Oak')
})

test('another user of the browser neither sees nor sends what is not theirs', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const ada = await harness.tab(browser)
  await harness.save(ada, { trustName: 'Of Ada' })
  harness.server.goDown()
  await harness.save(ada, { grantorName: 'Ada' })
  ada.close()
  harness.server.mode = 'up'
  browser.session = 'ben'
  const ben = await harness.tab(browser)
  await harness.clock.pass(60_000)
  expect(ben.store.snapshot()).toMatchObject({ trust: null, status: 'none' })
  expect(harness.server.state('ben').version).toBe(0)
  ben.close()
  browser.session = 'ada'
  await harness.tab(browser)
  await harness.clock.pass(1_000)
  expect(harness.server.state('ada').record).toMatchObject({ trustName: 'Of Ada', grantorName: 'Ada' })
})

test('a tab that does not know of the new user yet sends nothing into their account', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const ada = await harness.tab(browser)
  browser.session = 'ben'
  expect(await harness.save(ada, { trustName: 'Of Ada' })).toEqual({ saved: true, where: 'device' })
  await harness.clock.pass(60_000)
  expect(harness.server.state('ben').record).toBeNull()
  expect(ada.store.snapshot().rejected).toEqual([])
})

test('signing out sends what it can and says how much remains', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const tab = await harness.tab(browser)
  harness.server.goDown()
  await harness.save(tab, { trustName: 'Oak' })
  expect(await harness.outcome(tab.store.flush(4_000))).toBe(1)
  harness.server.mode = 'up'
  expect(await harness.outcome(tab.store.flush(4_000))).toBe(0)
  expect(harness.server.state('ada').record?.trustName).toBe('Oak')
})

describe('live updates', () => {
  test('eight tabs of a browser hold one stream, and all are live', async () => {
    const harness = new Harness()
    const browser = harness.browser()
    const tabs = await Promise.all(Array.from({ length: 8 }, () => browser.open('ada')))
    await harness.clock.pass(500)
    expect(harness.server.streams).toBe(1)
    const elsewhere = await harness.tab()
    await harness.save(elsewhere, { trustName: 'Oak' })
    await harness.clock.pass(200)
    for (const tab of tabs) expect(tab.store.snapshot().trust?.trustName).toBe('Oak')
  })

  test('another tab takes over when the one with the stream dies', async () => {
    const harness = new Harness()
    const browser = harness.browser()
    const [leader, heir] = [await harness.tab(browser), await harness.tab(browser)]
    const elsewhere = await harness.tab()
    leader.kill()
    await harness.save(elsewhere, { trustName: 'While nobody listened' })
    await harness.clock.pass(500)
    await harness.save(elsewhere, { grantorName: 'Ada' })
    await harness.clock.pass(500)
    expect(heir.store.snapshot().trust).toEqual(harness.server.state('ada').record)
  })

  test('a stream that broke is opened again, and what was missed is read', async () => {
    const harness = new Harness()
    const [one, other] = [await harness.tab(), await harness.tab()]
    harness.server.goDown()
    await harness.clock.pass(1_000)
    harness.server.mode = 'up'
    await harness.save(one, { trustName: 'Oak' })
    await harness.clock.pass(60_000)
    expect(other.store.snapshot().trust).toEqual(harness.server.state('ada').record)
  })

  test('streams end with the store', async () => {
    const harness = new Harness()
    const tab = await harness.tab()
    tab.store.stop()
    await harness.clock.pass(60_000)
    expect(harness.server.streams).toBe(0)
  })
})
