// @vitest-environment node
import { expect, test } from 'vitest'
import { World } from './model/world.ts'

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
