import { afterEach, expect, test, vi } from 'vitest'
import { newUuid } from './new-uuid.ts'

afterEach(() => vi.unstubAllGlobals())

test('a UUID of the seventh kind, another each time', () => {
  const made = Array.from({ length: 1_000 }, newUuid)
  for (const uuid of made) expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(made).size).toBe(1_000)
})

test('one that is made later comes after one that was made before', () => {
  vi.useFakeTimers({ now: new Date('2026-05-04T10:00:00.000Z') })
  const made = Array.from({ length: 50 }, () => {
    vi.advanceTimersByTime(1)
    return newUuid()
  })
  vi.useRealTimers()
  expect(made.toSorted()).toEqual(made)
  expect(Number.parseInt((made[49] ?? '').replace('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 4, 4, 10) + 50)
})

test('also where the browser has none, as on a page without encryption', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newUuid()).toHaveLength(36)
})
