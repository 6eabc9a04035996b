import { expect, test } from 'vitest'
import { World } from './model/world.ts'

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
