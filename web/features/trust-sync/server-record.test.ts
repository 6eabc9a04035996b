import { expect, test } from 'vitest'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import type { QueuedChange } from './changes.ts'
import { sealer } from './crypto.ts'
import { mapKeys, mapTexts } from './model/memory-storage.ts'
import { afterChange, COPY_KEY, LocalCopy, optimisticRecord } from './server-record.ts'

const AT = '2026-03-01T12:00:00.000Z'
const record: TrustRecord = {
  ...newTrust('ada', AT),
  trustName: 'Oak',
  grantorSsn: '123456789',
  einResponsiblePartySSN: '987-65-4321',
}

test('comes back as it was written, with the numbers sealed in between', async () => {
  const texts = mapTexts()
  const copy = new LocalCopy(texts, sealer(mapKeys()))
  await copy.write('ada', { version: 3, record })
  expect(await copy.read('ada')).toEqual({ version: 3, record })
  expect(texts.get(COPY_KEY)).not.toMatch(/123456789|987-65-4321|6789/)
})

test('leaves the numbers out where nothing can be sealed', async () => {
  const texts = mapTexts()
  const copy = new LocalCopy(texts, {
    seal: async () => undefined,
    open: async () => undefined,
    forget: async () => {},
  })
  await copy.write('ada', { version: 3, record })
  expect(texts.get(COPY_KEY)).not.toMatch(/123456789|4321/)
  expect((await copy.read('ada'))?.record?.trustName).toBe('Oak')
})

test('is never another user’s', async () => {
  const texts = mapTexts()
  const copy = new LocalCopy(texts, sealer(mapKeys()))
  await copy.write('ada', { version: 3, record })
  expect(await copy.read('ben')).toBeUndefined()
  await copy.forget('ben')
  expect(await copy.read('ada')).toBeDefined()
  await copy.forget('ada')
  expect(texts.texts.size).toBe(0)
})

test('remembers that the server had none', async () => {
  const copy = new LocalCopy(mapTexts(), sealer(mapKeys()))
  await copy.write('ada', { version: 0, record: null })
  expect(await copy.read('ada')).toEqual({ version: 0, record: null })
})

test('an older state does not replace a later one, unless it is to', async () => {
  const copy = new LocalCopy(mapTexts(), sealer(mapKeys()))
  await copy.write('ada', { version: 3, record })
  await copy.write('ada', { version: 2, record: { ...record, trustName: 'Older' } })
  expect((await copy.read('ada'))?.record?.trustName).toBe('Oak')
  await copy.write('ada', { version: 2, record: { ...record, trustName: 'Older' } }, true)
  expect((await copy.read('ada'))?.record?.trustName).toBe('Older')
})

test.each([
  '{',
  'null',
  '7',
  '[]',
  '{"uid":"ada"}',
  '{"uid":"ada","version":1,"record":7}',
  '{"uid":"ada","version":1,"record":{"uid":"ben"}}',
  '{"uid":"ada","version":1,"record":{"uid":"ada","beneficiaries":"all"}}',
  '{"uid":"ada","version":1,"record":{"uid":"ada","assets":[null]}}',
])('starts fresh after a corrupt copy: %s', async (text) => {
  const copy = new LocalCopy(mapTexts(new Map([[COPY_KEY, text]])), sealer(mapKeys()))
  expect(await copy.read('ada')).toBeUndefined()
  await copy.write('ada', { version: 3, record })
  expect((await copy.read('ada'))?.version).toBe(3)
})

test('does without a copy when there is no room, or localStorage is forbidden', async () => {
  const full = new LocalCopy(
    mapTexts(new Map(), () => false),
    sealer(mapKeys()),
  )
  await full.write('ada', { version: 3, record })
  expect(await full.read('ada')).toBeUndefined()
  const forbid = (): never => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  const forbidden = new LocalCopy({ keys: forbid, get: forbid, set: forbid, remove: forbid }, sealer(mapKeys()))
  await forbidden.write('ada', { version: 3, record })
  expect(await forbidden.read('ada')).toBeUndefined()
  await forbidden.forget('ada')
})

const change = (order: number, trustName: string, more: Partial<QueuedChange> = {}): QueuedChange =>
  ({ kind: 'trust', patch: { trustName }, patchId: `p${order}`, uid: 'ada', order, at: AT, ...more }) as QueuedChange
const base = { version: 4, record: { ...newTrust('ada', AT), trustName: 'Server' } }

test('shows the outbox on top of the record, the last save last', () => {
  expect(optimisticRecord('ada', base, [change(1, 'First'), change(2, 'Second')])?.trustName).toBe('Second')
})

test('no longer shows what was rejected', () => {
  expect(optimisticRecord('ada', base, [change(1, 'Rejected', { refused: { message: 'No' } })])).toBe(base.record)
})

test('does not apply what the record holds over later changes of others', () => {
  expect(optimisticRecord('ada', base, [change(1, 'Mine', { acknowledged: 4 })])?.trustName).toBe('Server')
  expect(optimisticRecord('ada', base, [change(1, 'Mine', { acknowledged: 5 })])?.trustName).toBe('Mine')
})

test('begins a trust out of the outbox when the server has none', () => {
  const none = { version: 0, record: null }
  expect(optimisticRecord('ada', none, [])).toBeNull()
  expect(optimisticRecord('ada', none, [change(1, 'New')])).toMatchObject({
    uid: 'ada',
    currentStep: 1,
    trustName: 'New',
  })
})

test('applies the change of the next version, ignores one it holds, and asks for what is missing', () => {
  const committed = { lastUpdated: '2026-03-02T00:00:00.000Z', patchId: 'p', patch: { trustName: 'Next' } }
  expect(afterChange(base, { ...committed, version: 5 })).toMatchObject({
    version: 5,
    record: { trustName: 'Next', lastUpdated: committed.lastUpdated },
  })
  expect(afterChange(base, { ...committed, version: 4 })).toBe(base)
  expect(afterChange(base, { ...committed, version: 6 })).toBeUndefined()
  expect(afterChange({ version: 0, record: null }, { ...committed, version: 1 })).toBeUndefined()
})
