// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearCodeRequired, setCodeRequired, useCodeRequired } from './account.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})

test('a code is wanted for ten minutes, or until it is given, in this tab, also after a reload', () => {
  const { result, rerender } = renderHook(useCodeRequired)
  expect(result.current).toBe(false)
  act(setCodeRequired)
  expect(result.current).toBe(true)
  expect(renderHook(useCodeRequired).result.current, 'after a reload').toBe(true)
  act(clearCodeRequired)
  expect(result.current).toBe(false)
  act(setCodeRequired)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  rerender()
  expect(result.current).toBe(false)
})
