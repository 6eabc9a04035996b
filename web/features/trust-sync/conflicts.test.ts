import { expect, test } from 'vitest'
import { isWorthShowing } from '#domain/trust/history/overwritten.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { checkChange, isSuperseded } from './changes.ts'
import type { ModelTab } from './model/model-browser.ts'
import { World } from './model/world.ts'

const clara = { id: 'c', name: 'Clara', relationship: 'child' } as const

/** What a tab has found overwritten: each path with the value before and the value now. */
const found = (tab: ModelTab) =>
  tab.found.flatMap(({ own, before, after }) =>
    Object.keys(own).map((path) => [path, before[path as 'trustName'], after[path as 'trustName']]),
  )

async function twoDevices(patch: TrustPatch = { trustName: 'Before' }) {
  const world = new World()
  const [one, other] = [await world.tab(), await world.tab()]
  await world.save(one, patch)
  await world.clock.pass(200)
  return { world, one, other }
}

test('whose answer is overwritten while the page is open finds it, with both values, once', async () => {
  const { world, one, other } = await twoDevices()
  await world.save(one, { trustName: 'Oak' })
  await world.save(other, { trustName: 'Elm' })
  await world.clock.pass(200)
  expect(found(one)).toEqual([['trustName', 'Oak', 'Elm']])
  expect(one.found[0]).toMatchObject({ change: { at: expect.any(String) }, own: { trustName: { version: 2 } } })
  await world.save(other, { trustName: 'Ash' })
  await world.clock.pass(200)
  expect(one.found).toHaveLength(1)
  expect(other.found, 'whose answer stands finds nothing').toEqual([])
})

test('the same value, another answer, and an answer that was only repeated are no news', async () => {
  const { world, one, other } = await twoDevices()
  await world.save(one, { trustName: 'Oak', dbaName: 'D' })
  await world.save(other, { trustName: 'Oak', grantorName: 'Ruth' })
  await world.clock.pass(200)
  await world.save(one, { dbaName: 'D', grantorName: 'Ruth', county: 'Teton' })
  await world.save(other, { grantorName: 'Ada' })
  await world.clock.pass(200)
  expect(one.found).toEqual([])
})

test('a device that was offline wins when it comes back, and the other one finds it', async () => {
  const { world, one, other } = await twoDevices()
  world.server.goDown()
  await world.save(one, { trustName: 'Oak' })
  // The other one is online.
  world.server.apply('ada', 'p-other', { trustName: 'Elm' })
  world.server.mode = 'up'
  other.resume()
  await world.clock.pass(60_000)
  expect(world.server.state('ada').record?.trustName).toBe('Oak')
  expect(one.found, 'its own answer stands').toEqual([])
})

test('of two outboxes the one that arrived first is overwritten', async () => {
  const { world, one, other } = await twoDevices()
  world.server.goDown()
  await world.save(one, { trustName: 'Oak' })
  await world.save(other, { trustName: 'Elm' })
  world.server.mode = 'up'
  await world.clock.pass(60_000)
  const last = world.server.state('ada').record?.trustName
  const [loser, winner] = last === 'Elm' ? [one, other] : [other, one]
  expect(found(loser)).toEqual([['trustName', last === 'Elm' ? 'Oak' : 'Elm', last]])
  expect(winner.found).toEqual([])
})

test('a page that was closed finds it when it is opened again, and does not know when', async () => {
  const world = new World()
  const browser = world.browser()
  const [tab, other] = [await world.tab(browser), await world.tab()]
  await world.save(tab, { trustName: 'Oak' })
  await world.clock.pass(200)
  tab.kill()
  await world.save(other, { trustName: 'Elm' })
  const again = await world.tab(browser)
  expect(found(again)).toEqual([['trustName', 'Oak', 'Elm']])
  expect(again.found[0]?.change).toBeUndefined()
  again.kill()
  expect((await world.tab(browser)).found).toEqual([])
})

test('a page that was closed before it learned that its save was made finds it too', async () => {
  const world = new World()
  const browser = world.browser()
  const tab = await world.tab(browser)
  await world.save(tab, { trustName: 'Before' })
  await world.clock.pass(200)
  world.server.losing = 1
  void tab.store.save({ kind: 'trust', patch: { trustName: 'Oak' } })
  await world.clock.pass(60)
  tab.kill()
  world.server.losing = 0
  expect(world.server.state('ada').record?.trustName).toBe('Oak')
  world.server.apply('ada', 'p-other', { trustName: 'Elm' })
  const again = await world.tab(browser)
  await world.clock.pass(20_000)
  expect(again.store.snapshot().trust?.trustName).toBe('Elm')
  expect(found(again)).toEqual([['trustName', 'Oak', 'Elm']])
})

test('the tabs of one browser overwrite nothing of each other, and one of them finds what another device did', async () => {
  const world = new World()
  const browser = world.browser()
  const [tab, beside, other] = [await world.tab(browser), await world.tab(browser), await world.tab()]
  for (const trustName of ['Oak', 'Elm', 'Ash', 'Fir']) await world.save(tab, { trustName })
  for (const trustName of ['Yew', 'Box', 'Bay', 'Gum']) await world.save(beside, { trustName })
  await world.clock.pass(200)
  expect([...tab.found, ...beside.found]).toEqual([])
  await world.save(other, { trustName: 'Birch' })
  await world.clock.pass(200)
  expect([...found(tab), ...found(beside)]).toEqual([['trustName', 'Gum', 'Birch']])
})

test('an entry that was edited here and taken out there is found, the other way round there is nothing to find', async () => {
  const { world, one, other } = await twoDevices({ beneficiaries: { put: [clara] } })
  await world.save(other, { beneficiaries: { put: [{ id: 'c', sharePercent: 40 }] } })
  await world.save(one, { beneficiaries: { remove: ['c'] } })
  // Sent by a device that does not know yet: the entry stays out.
  world.server.apply('ada', 'p-late', { beneficiaries: { put: [{ id: 'c', sharePercent: 50 }] } })
  await world.clock.pass(200)
  expect(other.found.map(({ own }) => Object.keys(own))).toEqual([['beneficiaries/c/sharePercent']])
  expect(other.found[0]?.before.beneficiaries).toEqual([{ ...clara, sharePercent: 40 }])
  expect(one.found).toEqual([])
})

test('who takes an answer back, or puts an entry back, knows what that overwrites: the other device need not ask', async () => {
  const { world, one, other } = await twoDevices({ trustName: 'Before', beneficiaries: { put: [clara] } })
  const asked = (tab: ModelTab) =>
    tab.found.flatMap(({ own, change }) =>
      Object.entries(own).flatMap(([path, saved]) => (change && isWorthShowing(saved, change) ? path : [])),
    )
  await world.save(other, { trustName: 'Elm' })
  // Made without the other one's answer.
  world.server.apply('ada', world.chance.uuid(1), { trustName: 'Oak', beneficiaries: { remove: ['c'] } })
  await world.clock.pass(200)
  expect(asked(other)).toEqual(['trustName'])
  await world.save(one, { trustName: 'Ash', beneficiaries: { remove: ['c'] } })
  await world.clock.pass(200)
  await world.save(other, { trustName: 'Elm', beneficiaries: { put: [clara] } })
  await world.clock.pass(200)
  expect(found(one)).toContainEqual(['trustName', 'Ash', 'Elm'])
  expect(asked(one)).toEqual([])
})

test('an answer that is given again here is no longer overwritten', async () => {
  const world = new World()
  const browser = world.browser()
  const tab = await world.tab(browser)
  browser.texts.set('kinstead.overwritten', JSON.stringify({ uid: 'ada', paths: { trustName: 1, dbaName: 1 } }))
  await world.save(tab, { trustName: 'Oak' })
  expect(JSON.parse(browser.texts.get('kinstead.overwritten') ?? '').paths).toEqual({ dbaName: 1 })
})

test('reads a change as the server will: trimmed, without what is undefined', () => {
  expect(checkChange({ kind: 'trust', patch: { trustName: '  Oak ', dbaName: undefined } })).toEqual({
    change: { kind: 'trust', patch: { trustName: 'Oak' } },
  })
})

test('goes out in the order of the schema, which spares the server reading it with the schema', () => {
  const put = [{ relationship: 'child', name: 'Ann', id: 'b1' }] as const
  const checked = checkChange({ kind: 'trust', patch: { beneficiaries: { put }, trustName: 'Oak', currentStep: 5 } })
  expect(JSON.stringify(checked)).toBe(
    '{"change":{"kind":"trust","patch":{"currentStep":5,"trustName":"Oak","beneficiaries":{"put":[{"id":"b1","name":"Ann","relationship":"child"}]}}}}',
  )
})

test('names the field that the server would reject', () => {
  const patch = { beneficiaries: { put: [{ id: 'b1', name: 'x'.repeat(201) }] } }
  expect(checkChange({ kind: 'trust', patch })).toMatchObject({ rejected: { field: 'beneficiaries.put.0.name' } })
})

test('reads a directive', () => {
  const directive = { skipped: true } as const
  expect(checkChange({ kind: 'directive', directive })).toEqual({ change: { kind: 'directive', directive } })
})

const rose = { id: 'b1', name: 'Rose', relationship: 'child' } as const

test('a later answer to every field supersedes', () => {
  expect(isSuperseded({ trustName: 'A' }, { trustName: 'B', currentStep: 2 })).toBe(true)
  expect(isSuperseded({ trustName: 'A' }, { trustName: null })).toBe(true)
})

test('a field that is not answered again keeps the earlier one', () => {
  expect(isSuperseded({ trustName: 'A', grantorName: 'G' }, { trustName: 'B' })).toBe(false)
  expect(isSuperseded({ certificateData: { adminAddress: 'A' } }, { certificateData: { hasAmendments: true } })).toBe(
    false,
  )
})

test('entries of lists are compared one by one', () => {
  expect(
    isSuperseded({ beneficiaries: { put: [rose] } }, { beneficiaries: { put: [{ ...rose, name: 'Rosa' }] } }),
  ).toBe(true)
  expect(isSuperseded({ beneficiaries: { put: [rose] } }, { beneficiaries: { remove: ['b1'] } })).toBe(true)
  expect(
    isSuperseded({ beneficiaries: { put: [rose] } }, { beneficiaries: { put: [{ id: 'b1', name: 'Rosa' }] } }),
  ).toBe(false)
  expect(isSuperseded({ beneficiaries: { put: [rose] } }, { beneficiaries: { put: [{ ...rose, id: 'b2' }] } })).toBe(
    false,
  )
  expect(isSuperseded({ beneficiaries: { remove: ['b1'] } }, {})).toBe(false)
})
