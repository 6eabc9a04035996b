import { beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, showToast, toastStore } from './toast-store.ts'

beforeEach(() => {
  while (currentToast()) dismissToast()
})
const title = () => currentToast()?.title

test('a later toast replaces the earlier one', () => {
  showToast({ title: 'One' })
  showToast({ title: 'Two' })
  expect(title()).toBe('Two')
  dismissToast()
  expect(currentToast()).toBeNull()
})

test('a success waits until the destructive one has left', () => {
  showToast({ title: 'Login failed', destructive: true })
  showToast({ title: 'Saved' })
  showToast({ title: 'Saved again' })
  expect(title()).toBe('Login failed')
  dismissToast()
  expect(title()).toBe('Saved again')
  dismissToast()
  expect(currentToast()).toBeNull()
})

test('a destructive one replaces anything, and what waited is dropped as overtaken', () => {
  showToast({ title: 'Login failed', destructive: true })
  showToast({ title: 'Saved' })
  showToast({ title: 'Save Error', destructive: true })
  expect(title()).toBe('Save Error')
  dismissToast()
  expect(currentToast()).toBeNull()
})

test('a destructive one stays longer, and each is a new object', () => {
  showToast({ title: 'Saved' })
  const first = currentToast()
  showToast({ title: 'Saved' })
  expect(currentToast()?.id).not.toBe(first?.id)
  expect(first?.duration).toBe(5_000)
  showToast({ title: 'Error', destructive: true })
  expect(currentToast()?.duration).toBe(10_000)
})

test('notifies its listeners until they unsubscribe', () => {
  const subscriber = vi.fn()
  const stop = toastStore.subscribe(subscriber)
  showToast({ title: 'Saved' })
  stop()
  showToast({ title: 'Saved' })
  expect(subscriber).toHaveBeenCalledTimes(1)
})
