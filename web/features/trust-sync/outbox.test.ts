import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { isChange, type OutboxItem, type QueuedChange, type QueuedDownload } from './changes.ts'
import { keysInDatabase, sealer } from './crypto.ts'
import { mapKeys, mapTexts } from './model/memory-storage.ts'
import { Outbox } from './outbox.ts'
import type { OutboxStorage, Sealer } from './ports.ts'
import { changesInDatabase, changesInLocalStorage, database, downloadsInLocalStorage } from './storage.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

const AT = '2026-03-01T12:00:00.000Z'
let count = 0
const save = (patch: TrustPatch, order = 0, uid = 'ada'): QueuedChange => {
  return { kind: 'trust', patch, patchId: `patch-${++count}`, uid, order, at: AT }
}
const download = (fingerprint: string): QueuedDownload => {
  const documents = [{ document: 'schedule-a', fingerprint }] as const
  return { kind: 'download', way: 'print', whole: false, version: 7, documents, ...place(`print-${fingerprint}`) }
}
const place = (patchId: string) => ({ patchId, uid: 'ada', order: Date.parse(AT), at: AT })

const noSealing: Sealer = { seal: async () => undefined, open: async () => undefined, forget: async () => {} }
const noRoom: OutboxStorage = {
  add: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  list: async () => [],
  remove: async () => {},
}

function inDatabase(uid = 'ada', texts = mapTexts()): Outbox {
  const run = database()
  const storages = { changes: [changesInDatabase(run)], downloads: downloadsInLocalStorage(texts) }
  return new Outbox(uid, storages, sealer(keysInDatabase(run)))
}
const unsealed = (...changes: OutboxStorage[]) =>
  new Outbox('ada', { changes, downloads: downloadsInLocalStorage(mapTexts()) }, noSealing)
const nameIn = (item: OutboxItem) => (item.kind === 'trust' ? item.patch.trustName : item.kind)
const names = async (outbox: Outbox) => (await outbox.list()).map(nameIn)

test('survives the tab, in order, whatever the clock says', async () => {
  const outbox = inDatabase()
  expect(await outbox.add(save({ trustName: 'First' }, 5_000))).toBe(true)
  await outbox.add(save({ trustName: 'Second' }, 10))
  expect(await names(inDatabase())).toEqual(['First', 'Second'])
})

test('two tabs add to one outbox', async () => {
  const [one, other] = [inDatabase(), inDatabase()]
  await Promise.all([one.add(save({ trustName: 'One' })), other.add(save({ trustName: 'Other' }))])
  expect((await names(one)).sort()).toEqual(['One', 'Other'])
  expect(await names(one)).toEqual(await names(other))
})

test('a save is there from the first moment, before it is stored', async () => {
  const outbox = inDatabase()
  const added = outbox.add(save({ trustName: 'Oak' }))
  expect(outbox.changes().map(nameIn)).toEqual(['Oak'])
  await added
  expect(outbox.changes().map(nameIn)).toEqual(['Oak'])
})

test('a save that needs no sealing does not overtake one that does', async () => {
  const outbox = inDatabase()
  await Promise.all([
    outbox.add(save({ trustName: 'First', grantorSsn: '123456789' })),
    outbox.add(save({ trustName: 'Second' })),
  ])
  expect(await names(inDatabase())).toEqual(['First', 'Second'])
})

test('the outboxes of users stay apart', async () => {
  const [ada, ben] = [inDatabase('ada'), inDatabase('ben')]
  await ada.add(save({ trustName: 'Of Ada' }))
  await ben.add(save({ trustName: 'Of Ben' }, 0, 'ben'))
  expect(await names(ada)).toEqual(['Of Ada'])
  await ada.clear()
  expect(await names(ada)).toEqual([])
  expect(await names(ben)).toEqual(['Of Ben'])
})

test('no storage ever holds a plain social security number', async () => {
  const run = database()
  const texts = mapTexts()
  const storages = { changes: [noRoom, changesInLocalStorage(texts)], downloads: downloadsInLocalStorage(texts) }
  const outbox = new Outbox('ada', storages, sealer(keysInDatabase(run)))
  const secret = { grantorSsn: '123456789', einResponsiblePartySSN: '987-65-4321' }
  await outbox.add(save({ ...secret, trustName: 'In texts' }))
  await inDatabase().add(save({ ...secret, trustName: 'In the database' }))
  const raw = JSON.stringify(await run((db) => db.getAll('queue'))) + JSON.stringify([...texts.texts])
  expect(raw).toContain('In the database')
  expect(raw).toContain('In texts')
  expect(raw).not.toMatch(/123456789|987-65-4321|98765|6789/)
  const [opened] = await inDatabase().list()
  expect(opened).toMatchObject({ patch: secret })
})

test('a number that cannot be sealed stays complete in the tab alone, and counts as not stored', async () => {
  const texts = mapTexts()
  const outbox = unsealed(changesInLocalStorage(texts))
  const change = save({ trustName: 'Oak', grantorSsn: '123456789' })
  expect(await outbox.add(change)).toBe(false)
  expect(texts.texts.size).toBe(0)
  expect(await outbox.list()).toEqual([change])
})

test('clearing a number needs no sealing', async () => {
  expect(await unsealed(changesInLocalStorage(mapTexts())).add(save({ grantorSsn: null }))).toBe(true)
})

test('falls back to localStorage, and then to this tab', async () => {
  const texts = mapTexts()
  const second = unsealed(noRoom, changesInLocalStorage(texts))
  expect(await second.add(save({ trustName: 'Oak' }))).toBe(true)
  expect(await names(unsealed(noRoom, changesInLocalStorage(texts)))).toEqual(['Oak'])
  const third = unsealed(noRoom)
  expect(await third.add(save({ trustName: 'Elm' }))).toBe(false)
  expect(await names(third)).toEqual(['Elm'])
})

test('works on without IndexedDB', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const outbox = unsealed(changesInDatabase(database()), changesInLocalStorage(mapTexts()))
  expect(await outbox.add(save({ trustName: 'Oak' }))).toBe(true)
  expect(await names(outbox)).toEqual(['Oak'])
})

test('corrupt texts are ignored', async () => {
  const texts = mapTexts(
    new Map([
      ['kinstead.unsent.ada.x', '{'],
      ['kinstead.unsent.ada.y', 'null'],
      ['kinstead.copies.ada.x', '{"broken'],
      ['kinstead.copies.ada.y', 'null'],
      ['other', '7'],
    ]),
  )
  const storages = { changes: [changesInLocalStorage(texts)], downloads: downloadsInLocalStorage(texts) }
  const outbox = new Outbox('ada', storages, noSealing)
  await outbox.add(save({ trustName: 'Oak' }))
  expect(await names(outbox)).toEqual(['Oak'])
})

test('a rejected change stays in its place with its values', async () => {
  const outbox = inDatabase()
  await outbox.add(save({ trustName: 'Rejected', grantorSsn: '123456789' }))
  await outbox.add(save({ trustName: 'Later' }))
  const change = outbox.changes().find((each) => nameIn(each) === 'Rejected')
  if (!change) throw new Error('The change is not there')
  await outbox.put({ ...change, refused: { message: 'No' } })
  const [first] = await inDatabase().list()
  expect(first).toMatchObject({ refused: { message: 'No' }, patch: { trustName: 'Rejected', grantorSsn: '123456789' } })
  await outbox.refresh()
  expect(outbox.unsentCount, 'a rejected one is on this device only').toBe(2)
})

test('puts the uploaded copy before everything else', async () => {
  const outbox = inDatabase()
  await outbox.add(save({ trustName: 'Later' }, 50))
  await outbox.addFirst(save({ trustName: 'Copy' }, 100))
  expect(await names(inDatabase())).toEqual(['Copy', 'Later'])
})

test('removing is by item and may be repeated', async () => {
  const outbox = inDatabase()
  const gone = save({ trustName: 'Gone' })
  await outbox.add(gone)
  await outbox.add(save({ trustName: 'Stays' }))
  await outbox.remove([gone.patchId])
  await outbox.remove([gone.patchId, 'unknown'])
  expect(await names(outbox)).toEqual(['Stays'])
})

test('download records survive the tab beside the changes, and are cleared with them', async () => {
  const texts = mapTexts()
  const outbox = inDatabase('ada', texts)
  await outbox.add(save({ trustName: 'Oak' }))
  await Promise.all(['e', 'f'].map((fingerprint) => outbox.add(download(fingerprint))))
  expect(outbox.unsentCount, 'a download is no answer').toBe(1)
  const next = inDatabase('ada', texts)
  const downloads = (await next.list()).filter((item) => !isChange(item))
  expect(downloads.map(({ order: _, ...stored }) => stored)).toEqual(
    ['e', 'f'].map(download).map(({ order: _, ...added }) => added),
  )
  await next.clear()
  expect(await next.list()).toEqual([])
  expect(texts.texts.size).toBe(0)
})

describe('the sealing of social security numbers', () => {
  test('seals and opens', async () => {
    const { seal, open } = sealer(mapKeys())
    const sealed = (await seal('ada', '123456789')) ?? ''
    expect(sealed).not.toContain('123456789')
    expect(await open('ada', sealed)).toBe('123456789')
  })

  test('the key cannot be read by scripts', async () => {
    const keys = mapKeys()
    await sealer(keys).seal('ada', '123456789')
    const key = await keys.get('ada')
    expect(key?.extractable).toBe(false)
  })

  test('two tabs that seal for the first time at once use one key', async () => {
    const keys = mapKeys()
    const [one, other] = [sealer(keys), sealer(keys)]
    const sealed = await Promise.all([one.seal('ada', '1'), other.seal('ada', '2')])
    expect(await Promise.all(sealed.map((text) => one.open('ada', text ?? '')))).toEqual(['1', '2'])
  })

  test('another user’s sealed text, a changed one and nonsense do not open', async () => {
    const { seal, open } = sealer(mapKeys())
    const sealed = (await seal('ada', '123456789')) ?? ''
    await seal('ben', '1')
    expect(await open('ben', sealed)).toBeUndefined()
    expect(await open('ada', `${sealed.slice(0, -4)}AAAA`)).toBeUndefined()
    expect(await open('ada', 'nonsense')).toBeUndefined()
  })

  test('nothing is sealed, and nothing thrown, without WebCrypto or without a place for the key', async () => {
    const keys = mapKeys()
    expect(
      await sealer({ ...keys, get: () => Promise.reject(new Error('no database')) }).seal('ada', '1'),
    ).toBeUndefined()
    const settle = () => Promise.reject(new Error('no room'))
    expect(await sealer({ ...keys, settle }).seal('ada', '1')).toBeUndefined()
  })

  test('a forgotten key opens nothing', async () => {
    const { seal, open, forget } = sealer(mapKeys())
    const sealed = (await seal('ada', '1')) ?? ''
    await forget('ada')
    expect(await open('ada', sealed)).toBeUndefined()
  })
})
