import { expect, test } from 'vitest'
import { sealer } from './crypto.ts'
import { DRAFTS_KEY, type Draft, DraftStorage, DraftWriter, untilWritten } from './drafts.ts'
import { mapKeys, mapTexts } from './model/memory-storage.ts'
import { SeededRandom } from './model/seeded-random.ts'
import { VirtualClock } from './model/virtual-clock.ts'
import type { Locks } from './ports.ts'

async function stored(store: DraftStorage, uid: string, step: string, values: Draft) {
  store.write(uid, step, await store.prepare(uid, values))
}

test('keeps what is typed by user and step', async () => {
  const store = new DraftStorage(mapTexts(), sealer(mapKeys()))
  await stored(store, 'ada', 'name', { trustName: 'Oa' })
  await stored(store, 'ada', 'grantor', { grantorName: 'Ad' })
  expect(await store.read('ada', 'name')).toEqual({ trustName: 'Oa' })
  expect(await store.read('ben', 'name')).toBeUndefined()
  store.clear('ada', 'name')
  expect(await store.read('ada', 'name')).toBeUndefined()
  expect(await store.read('ada', 'grantor')).toEqual({ grantorName: 'Ad' })
})

test('signing out forgets one user and leaves the other', async () => {
  const texts = mapTexts()
  const store = new DraftStorage(texts, sealer(mapKeys()))
  await stored(store, 'ada', 'name', { trustName: 'Oa' })
  await stored(store, 'ben', 'name', { trustName: 'El' })
  store.forget('ada')
  expect(await store.read('ada', 'name')).toBeUndefined()
  expect(await store.read('ben', 'name')).toEqual({ trustName: 'El' })
  store.forget('ben')
  expect(texts.texts.size).toBe(0)
})

test('lists the steps that hold typing, a number alone among them, and not those where all was taken back', async () => {
  const texts = mapTexts()
  const store = new DraftStorage(texts, sealer(mapKeys()))
  await stored(store, 'ada', 'name', { trustName: 'Oa' })
  await stored(store, 'ada', 'grantor', { grantorSsn: '12' })
  await stored(store, 'ada', 'ein-application', {})
  await stored(store, 'ben', 'trustee', { trusteeName: 'El' })
  expect(store.steps('ada')).toEqual(['name', 'grantor'])
  await stored(store, 'ada', 'name', {})
  await stored(store, 'ada', 'grantor', {})
  await stored(store, 'ben', 'trustee', {})
  expect(texts.texts.size).toBe(0)
})

test('seals even half a number', async () => {
  const texts = mapTexts()
  const store = new DraftStorage(texts, sealer(mapKeys()))
  await stored(store, 'ada', 'ein', { einResponsiblePartySSN: '987-65', dbaName: 'Oak' })
  expect(texts.get(DRAFTS_KEY)).not.toContain('987')
  expect(await store.read('ada', 'ein')).toEqual({ einResponsiblePartySSN: '987-65', dbaName: 'Oak' })
})

test('leaves numbers out where nothing can be sealed', async () => {
  const texts = mapTexts()
  const store = new DraftStorage(texts, {
    seal: async () => undefined,
    open: async () => undefined,
    forget: async () => {},
  })
  await stored(store, 'ada', 'grantor', { grantorSsn: '123456789', grantorName: 'Ada' })
  expect(texts.get(DRAFTS_KEY)).not.toContain('123456789')
  expect(await store.read('ada', 'grantor')).toEqual({ grantorName: 'Ada' })
})

test.each(['{', 'null', '[]', '{"ada":7}', '{"ada":{"name":7}}', '{"ada":{"name":{"values":7}}}'])(
  'starts fresh after corrupt drafts: %s',
  async (text) => {
    const store = new DraftStorage(mapTexts(new Map([[DRAFTS_KEY, text]])), sealer(mapKeys()))
    expect(await store.read('ada', 'name')).toBeUndefined()
    await stored(store, 'ada', 'name', { trustName: 'Oak' })
    expect(await store.read('ada', 'name')).toEqual({ trustName: 'Oak' })
  },
)

test('a full storage breaks nothing', async () => {
  const store = new DraftStorage(
    mapTexts(new Map(), () => false),
    sealer(mapKeys()),
  )
  await stored(store, 'ada', 'name', { trustName: 'Oak' })
  expect(await store.read('ada', 'name')).toBeUndefined()
})

function typing(saved: () => Promise<unknown> = async () => {}) {
  const clock = new VirtualClock(new SeededRandom(1).next)
  let last: Promise<unknown> = Promise.resolve()
  const locks: Locks = {
    run: (_name, _signal, task) => {
      const done = last.then(task)
      last = done
      return done
    },
  }
  const seal = async (_: string, plain: string) => [...plain].reverse().join('')
  const storage = new DraftStorage(mapTexts(), { seal, open: seal, forget: async () => {} })
  return { clock, storage, locks, writer: new DraftWriter(storage, 'ada', 'name', clock, locks, saved) }
}

test('someone who types without a pause loses at most a third of a second', async () => {
  const { clock, storage, writer } = typing()
  for (const typed of ['O', 'Oa', 'Oak']) {
    writer.write({ trustName: typed })
    await clock.pass(150)
  }
  await clock.pass(150)
  expect(await storage.read('ada', 'name')).toEqual({ trustName: 'Oak' })
})

test('a page that goes writes what was typed just before', async () => {
  const { clock, storage, writer } = typing()
  writer.write({ trustName: 'Oak' })
  await clock.pass(1)
  writer.flush()
  expect(await storage.read('ada', 'name')).toEqual({ trustName: 'Oak' })
})

test('what was saved stays a draft until the save would survive the page', async () => {
  const save = Promise.withResolvers<void>()
  const { clock, storage, writer } = typing(() => save.promise)
  writer.write({ trustName: 'Oak' })
  await clock.pass(1)
  writer.write({})
  await clock.pass(400)
  writer.flush()
  expect(await storage.read('ada', 'name')).toEqual({ trustName: 'Oak' })
  save.resolve()
  await clock.pass(1)
  expect(await storage.read('ada', 'name')).toBeUndefined()
})

test('a page that goes while a number is still being sealed writes it as soon as it is', async () => {
  const { clock, storage, writer } = typing()
  writer.write({ grantorSsn: '123456789' })
  writer.flush()
  await clock.pass(1)
  expect(await storage.read('ada', 'name')).toEqual({ grantorSsn: '123456789' })
})

test('a page that goes while a number is still being sealed has written all else, and the number sealed before', async () => {
  const { clock, storage, writer } = typing()
  writer.write({ grantorSsn: '123456789' })
  await clock.pass(400)
  writer.write({ grantorSsn: '123456780', grantorName: 'Ada' })
  writer.flush()
  // All that a page has that is gone.
  expect(await storage.read('ada', 'name')).toEqual({ grantorSsn: '123456789', grantorName: 'Ada' })
  await clock.pass(1)
  expect(await storage.read('ada', 'name')).toEqual({ grantorSsn: '123456780', grantorName: 'Ada' })
})

test('signing out ends the writing of what is still on the page', async () => {
  const { clock, storage, writer } = typing()
  writer.write({ trustName: 'Oak' })
  writer.stop()
  writer.write({ trustName: 'Oaks' })
  await clock.pass(1_000)
  expect(storage.steps('ada')).toEqual([])
})

test('what was saved does not come back', async () => {
  const { clock, storage, writer } = typing()
  writer.write({ trustName: 'Oak' })
  writer.clear()
  await clock.pass(1_000)
  expect(await storage.read('ada', 'name')).toBeUndefined()
})

test('another window can wait for what was typed last to be written', async () => {
  const { clock, storage, writer, locks } = typing()
  const found = async () => {
    await untilWritten(locks, 'ada', new AbortController().signal)
    return storage.read('ada', 'name')
  }
  writer.write({ grantorName: 'Ada' })
  const typed = found()
  await clock.pass(200)
  // The one before is ready; this one is still being sealed when the time comes.
  writer.write({ grantorSsn: '123456789' })
  writer.flush()
  await clock.pass(1)
  expect(await typed).toEqual({ grantorSsn: '123456789' })
  writer.write({ grantorName: 'Bea' })
  writer.stop()
  expect(await found()).toEqual({ grantorSsn: '123456789' })
})
