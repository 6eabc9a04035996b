import { expect, test } from 'vitest'
import { isWorthShowing } from '#domain/trust/history/overwritten.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { checkChange, isSuperseded } from './changes.ts'
import { Harness } from './model/harness.ts'
import type { ModelTab } from './model/model-browser.ts'

const clara = { id: 'c', name: 'Clara', relationship: 'child' } as const

/** What a tab has found overwritten: each path with the value before and the value now. */
const found = (tab: ModelTab) =>
  tab.found.flatMap(({ own, before, after }) =>
    Object.keys(own).map((path) => [path, before[path as 'trustName'], after[path as 'trustName']]),
  )

async function twoDevices(patch: TrustPatch = { trustName: 'Before' }) {
  const harness = new Harness()
  const [one, other] = [await harness.tab(), await harness.tab()]
  await harness.save(one, patch)
  await harness.clock.pass(200)
  return { harness, one, other }
}

test('whose answer is overwritten while the page is open finds it, with both values, once', async () => {
  const { harness, one, other } = await twoDevices()
  await harness.save(one, { trustName: 'Oak' })
  await harness.save(other, { trustName: 'Elm' })
  await harness.clock.pass(200)
  expect(found(one)).toEqual([['trustName', 'Oak', 'Elm']])
  expect(one.found[0]).toMatchObject({ change: { at: expect.any(String) }, own: { trustName: { version: 2 } } })
  await harness.save(other, { trustName: 'Ash' })
  await harness.clock.pass(200)
  expect(one.found).toHaveLength(1)
  expect(other.found, 'whose answer stands finds nothing').toEqual([])
})

test('the same value, another answer, and an answer that was only repeated are no news', async () => {
  const { harness, one, other } = await twoDevices()
  await harness.save(one, { trustName: 'Oak', dbaName: 'D' })
  await harness.save(other, { trustName: 'Oak', grantorName: 'Ruth' })
  await harness.clock.pass(200)
  await harness.save(one, { dbaName: 'D', grantorName: 'Ruth', county: 'Teton' })
  await harness.save(other, { grantorName: 'Ada' })
  await harness.clock.pass(200)
  expect(one.found).toEqual([])
})

test('a device that was offline wins when it comes back, and the other one finds it', async () => {
  const { harness, one, other } = await twoDevices()
  harness.server.goDown()
  await harness.save(one, { trustName: 'Oak' })
  // The other one is online.
  harness.server.apply('ada', 'p-other', { trustName: 'Elm' })
  harness.server.mode = 'up'
  other.resume()
  await harness.clock.pass(60_000)
  expect(harness.server.state('ada').record?.trustName).toBe('Oak')
  expect(one.found, 'its own answer stands').toEqual([])
})

test('of two outboxes the one that arrived first is overwritten', async () => {
  const { harness, one, other } = await twoDevices()
  harness.server.goDown()
  await harness.save(one, { trustName: 'Oak' })
  await harness.save(other, { trustName: 'Elm' })
  harness.server.mode = 'up'
  await harness.clock.pass(60_000)
  const last = harness.server.state('ada').record?.trustName
  const [loser, winner] = last === 'Elm' ? [one, other] : [other, one]
  expect(found(loser)).toEqual([['trustName', last === 'Elm' ? 'Oak' : 'Elm', last]])
  expect(winner.found).toEqual([])
})

test('a page that was closed finds it when it is opened again, and does not know when', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const [tab, other] = [await harness.tab(browser), await harness.tab()]
  await harness.save(tab, { trustName: 'Oak' })
  await harness.clock.pass(200)
  tab.kill()
  await harness.save(other, { trustName: 'Elm' })
  const again = await harness.tab(browser)
  expect(found(again)).toEqual([['trustName', 'Oak', 'Elm']])
  expect(again.found[0]?.change).toBeUndefined()
  again.kill()
  expect((await harness.tab(browser)).found).toEqual([])
})

test('a page that was closed before it learned that its save was made finds it too', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const tab = await harness.tab(browser)
  await harness.save(tab, { trustName: 'Before' })
  await harness.clock.pass(200)
  harness.server.losing = 1
  void tab.store.save({ kind: 'trust', patch: { trustName: 'Oak' } })
  await harness.clock.pass(60)
  tab.kill()
  harness.server.losing = 0
  expect(harness.server.state('ada').record?.trustName).toBe('Oak')
  harness.server.apply('ada', 'p-other', { trustName: 'Elm' })
  const again = await harness.tab(browser)
  await harness.clock.pass(20_000)
  expect(again.store.snapshot().trust?.trustName).toBe('Elm')
  expect(found(again)).toEqual([['trustName', 'Oak', 'Elm']])
})

test('the tabs of one browser overwrite nothing of each other, and one of them finds what another device did', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const [tab, beside, other] = [await harness.tab(browser), await harness.tab(browser), await harness.tab()]
  for (const trustName of ['Oak', 'Elm', 'Ash', 'Fir']) await harness.save(tab, { trustName })
  for (const trustName of ['Yew', 'Box', 'Bay', 'Gum']) await harness.save(beside, { trustName })
  await harness.clock.pass(200)
  expect([...tab.found, ...beside.found]).toEqual([])
  await harness.save(other, { trustName: 'Birch' })
  await harness.clock.pass(200)
  expect([...found(tab), ...found(beside)]).toEqual([['trustName', 'Gum', 'Birch']])
})

test('an entry that was edited here and taken out there is found, the other way round there is nothing to find', async () => {
  const { harness, one, other } = await twoDevices({ beneficiaries: { put: [clara] } })
  await harness.save(other, { beneficiaries: { put: [{ id: 'c', sharePercent: 40 }] } })
  await harness.save(one, { beneficiaries: { remove: ['c'] } })
  // Sent by a device that does not know yet: the entry stays out.
  harness.server.apply('ada', 'p-late', { beneficiaries: { put: [{ id: 'c', sharePercent: 50 }] } })
  await harness.clock.pass(200)
  expect(other.found.map(({ own }) => Object.keys(own))).toEqual([['beneficiaries/c/sharePercent']])
  expect(other.found[0]?.before.beneficiaries).toEqual([{ ...clara, sharePercent: 40 }])
  expect(one.found).toEqual([])
})

test('who takes an answer back, or puts an entry back, knows what that overwrites: the other device need not ask', async () => {
  const { harness, one, other } = await twoDevices({ trustName: 'Before', beneficiaries: { put: [clara] } })
  const asked = (tab: ModelTab) =>
    tab.found.flatMap(({ own, change }) =>
      Object.entries(own).flatMap(([path, saved]) => (change && isWorthShowing(saved, change) ? path : [])),
    )
  await harness.save(other, { trustName: 'Elm' })
  // Made without the other one's answer.
  harness.server.apply('ada', harness.random.uuid(1), { trustName: 'Oak', beneficiaries: { remove: ['c'] } })
  await harness.clock.pass(200)
  expect(asked(other)).toEqual(['trustName'])
  await harness.save(one, { trustName: 'Ash', beneficiaries: { remove: ['c'] } })
  await harness.clock.pass(200)
  await harness.save(other, { trustName: 'Elm', beneficiaries: { put: [clara] } })
  await harness.clock.pass(200)
  expect(found(one)).toContainEqual(['trustName', 'Ash', 'Elm'])
  expect(asked(one)).toEqual([])
})

test('an answer that is given again here is no longer overwritten', async () => {
  const harness = new Harness()
  const browser = harness.browser()
  const tab = await harness.tab(browser)
  browser.texts.set('kinstead.overwritten', JSON.stringify({ uid: 'ada', paths: { trustName: 1, dbaName: 1 } }))
  await harness.save(tab, { trustName: 'Oak' })
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
