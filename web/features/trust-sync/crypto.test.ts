import { expect, test } from 'vitest'
import { sealer } from './crypto.ts'
import { mapKeys } from './model/memory-storage.ts'

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
