// @vitest-environment node
import { expect, test } from 'vitest'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { COPY_KEY, LocalCopy } from './local-copy.ts'
import { mapKeys } from './model/map-keys.ts'
import { mapTexts } from './model/map-texts.ts'
import { sealer } from './sealer.ts'

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
