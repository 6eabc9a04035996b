// @vitest-environment node
import { expect, test } from 'vitest'
import { sealer } from './crypto.ts'
import { DRAFTS_KEY, type Draft, DraftStorage } from './drafts.ts'
import { mapKeys, mapTexts } from './model/memory-storage.ts'

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
