// @vitest-environment node
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { database } from './database.ts'
import { entriesInDatabase } from './entries-in-database.ts'
import { entriesInTexts } from './entries-in-texts.ts'
import type { QueueEntry } from './entry.ts'
import { keysInDatabase } from './keys-in-database.ts'
import { mapTexts } from './model/map-texts.ts'
import type { EntryStore, Sealer } from './ports.ts'
import { Queue } from './queue.ts'
import { sealer } from './sealer.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

let count = 0
const save = (patch: TrustPatch, uid = 'ada', order = 0): QueueEntry => {
  const patchId = `patch-${++count}`
  return { kind: 'trust', patch, patchId, uid, order, at: '2026-03-01T12:00:00.000Z' }
}
const inDatabase = (): Queue => {
  const run = database()
  return new Queue([entriesInDatabase(run)], sealer(keysInDatabase(run)))
}
const names = async (queue: Queue, uid = 'ada') =>
  (await queue.list(uid)).map((entry) => entry.kind === 'trust' && entry.patch.trustName)

const nowhere: Sealer = { seal: async () => undefined, open: async () => undefined, forget: async () => {} }
const noRoom: EntryStore = {
  add: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  list: async () => [],
  remove: async () => {},
}

test('outlives the tab, in order, whatever the clock says', async () => {
  const queue = inDatabase()
  expect((await queue.add(save({ trustName: 'First' }, 'ada', 5_000))).kept).toBe(true)
  await queue.add(save({ trustName: 'Second' }, 'ada', 10))
  expect(await names(inDatabase())).toEqual(['First', 'Second'])
})

test('two tabs add to one queue', async () => {
  const [one, other] = [inDatabase(), inDatabase()]
  await Promise.all([one.add(save({ trustName: 'One' })), other.add(save({ trustName: 'Other' }))])
  expect((await names(one)).sort()).toEqual(['One', 'Other'])
  expect(await names(one)).toEqual(await names(other))
})

test('a save that needs no sealing does not overtake one that does', async () => {
  const queue = inDatabase()
  await Promise.all([
    queue.add(save({ trustName: 'First', grantorSsn: '123456789' })),
    queue.add(save({ trustName: 'Second' })),
  ])
  expect(await names(inDatabase())).toEqual(['First', 'Second'])
})

test('users’ entries stay apart', async () => {
  const queue = inDatabase()
  await queue.add(save({ trustName: 'Of Ada' }, 'ada'))
  await queue.add(save({ trustName: 'Of Ben' }, 'ben'))
  await queue.clear('ada')
  expect(await names(queue, 'ada')).toEqual([])
  expect(await names(queue, 'ben')).toEqual(['Of Ben'])
})

test('no store ever holds a plain social security number', async () => {
  const run = database()
  const texts = mapTexts()
  const queue = new Queue([noRoom, entriesInTexts(texts)], sealer(keysInDatabase(run)))
  const secret = { grantorSsn: '123456789', einResponsiblePartySSN: '987-65-4321' }
  await queue.add(save({ ...secret, trustName: 'In texts' }))
  const indexed = inDatabase()
  await indexed.add(save({ ...secret, trustName: 'In the database' }))
  const raw = JSON.stringify(await run((db) => db.getAll('queue'))) + JSON.stringify([...texts.texts])
  expect(raw).toContain('In the database')
  expect(raw).toContain('In texts')
  expect(raw).not.toMatch(/123456789|987-65-4321|98765|6789/)
  const [opened] = await inDatabase().list('ada')
  expect(opened).toMatchObject({ patch: secret })
})

test('a number that cannot be sealed is kept by the tab alone, whole, and counts as not kept', async () => {
  const texts = mapTexts()
  const queue = new Queue([entriesInTexts(texts)], nowhere)
  const entry = save({ trustName: 'Oak', grantorSsn: '123456789' })
  expect((await queue.add(entry)).kept).toBe(false)
  expect(texts.texts.size).toBe(0)
  expect(await queue.list('ada')).toEqual([entry])
})

test('clearing a number needs no sealing', async () => {
  const queue = new Queue([entriesInTexts(mapTexts())], nowhere)
  expect((await queue.add(save({ grantorSsn: null }))).kept).toBe(true)
})

test('falls back to localStorage, and then to this tab', async () => {
  const texts = mapTexts()
  const second = new Queue([noRoom, entriesInTexts(texts)], nowhere)
  expect((await second.add(save({ trustName: 'Oak' }))).kept).toBe(true)
  expect(await names(new Queue([noRoom, entriesInTexts(texts)], nowhere))).toEqual(['Oak'])
  const third = new Queue([noRoom], nowhere)
  expect((await third.add(save({ trustName: 'Elm' }))).kept).toBe(false)
  expect(await names(third)).toEqual(['Elm'])
})

test('works on without IndexedDB', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const queue = new Queue([entriesInDatabase(database()), entriesInTexts(mapTexts())], nowhere)
  expect((await queue.add(save({ trustName: 'Oak' }))).kept).toBe(true)
  expect(await names(queue)).toEqual(['Oak'])
})

test('corrupt texts are passed over', async () => {
  const texts = mapTexts(
    new Map([
      ['kinstead.unsent.ada.x', '{'],
      ['kinstead.unsent.ada.y', 'null'],
      ['other', '7'],
    ]),
  )
  const queue = new Queue([entriesInTexts(texts)], nowhere)
  await queue.add(save({ trustName: 'Oak' }))
  expect(await names(queue)).toEqual(['Oak'])
})

test('an entry set aside keeps its place and its values', async () => {
  const queue = inDatabase()
  const { entry } = await queue.add(save({ trustName: 'Refused', grantorSsn: '123456789' }))
  await queue.add(save({ trustName: 'Later' }))
  await queue.put({ ...entry, refused: { message: 'No' } })
  const [first] = await inDatabase().list('ada')
  expect(first).toMatchObject({ refused: { message: 'No' }, patch: { trustName: 'Refused', grantorSsn: '123456789' } })
  expect((await queue.unsent('ada')).length).toBe(1)
})

test('puts the uploaded copy before everything else', async () => {
  const queue = inDatabase()
  await queue.add(save({ trustName: 'Later' }, 'ada', 50))
  await queue.addFirst(save({ trustName: 'Copy' }, 'ada', 100))
  expect(await names(inDatabase())).toEqual(['Copy', 'Later'])
})

test('removing is by entry and may be repeated', async () => {
  const queue = inDatabase()
  const { entry } = await queue.add(save({ trustName: 'Gone' }))
  await queue.add(save({ trustName: 'Stays' }))
  await queue.remove('ada', [entry.patchId])
  await queue.remove('ada', [entry.patchId, 'unknown'])
  expect(await names(queue)).toEqual(['Stays'])
})
