// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetCodeWanted, noteCodeWanted, useCodeWanted } from './code-wanted.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})

test('a code is wanted for ten minutes, or until it is given, in this tab, also after a reload', () => {
  const { result, rerender } = renderHook(useCodeWanted)
  expect(result.current).toBe(false)
  act(noteCodeWanted)
  expect(result.current).toBe(true)
  expect(renderHook(useCodeWanted).result.current, 'after a reload').toBe(true)
  act(forgetCodeWanted)
  expect(result.current).toBe(false)
  act(noteCodeWanted)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  rerender()
  expect(result.current).toBe(false)
})
