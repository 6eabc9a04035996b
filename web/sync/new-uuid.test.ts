import { afterEach, expect, test, vi } from 'vitest'
import { newUuid } from './new-uuid.ts'

afterEach(() => vi.unstubAllGlobals())

test('a UUID of the fourth kind, another each time', () => {
  const made = Array.from({ length: 1_000 }, newUuid)
  for (const uuid of made) expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(made).size).toBe(1_000)
})

test('also where the browser has none, as on a page without encryption', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newUuid()).toHaveLength(36)
})
