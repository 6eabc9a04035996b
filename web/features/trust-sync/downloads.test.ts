import { expect, test } from 'vitest'
import { fingerprintOf, type ModelTab } from './model/model-browser.ts'
import { World } from './model/world.ts'

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
