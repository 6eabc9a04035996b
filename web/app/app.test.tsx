import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setSession } from '#web/features/account/auth/auth-state.ts'
import { NavigationLinks } from './header.tsx'
import { currentToast, dismissToast, showToast, toastStore } from './toast-store.ts'

const user = {
  uid: 'u1',
  email: 'ada@sample.example',
  emailVerified: true,
  displayName: 'Ada',
  hasPaid: false,
  packageType: null,
  language: null,
}
const as = (who: typeof user | null) => act(() => setSession({ user: who, installation: { paymentCheck: false } }))

function Place() {
  return <p>{useLocation().pathname}</p>
}
const sheet = (checking: boolean) => (
  <MemoryRouter initialEntries={['/services']}>
    <NavigationLinks checking={checking} className="" />
    <Place />
  </MemoryRouter>
)
const follow = () => fireEvent.click(screen.getByRole('link', { name: 'Trust Builder' }))
const toast = () => [currentToast()?.title, currentToast()?.description]

beforeEach(() => {
  while (currentToast()) dismissToast()
})
afterEach(cleanup)

test('the Trust Builder link asks a visitor to log in', () => {
  as(null)
  render(sheet(false))
  follow()
  expect(toast()).toEqual(['Login Required', 'Please log in to access the Trust Builder.'])
  expect(screen.getByText('/login')).toBeTruthy()
})

test('it leads a user to the dashboard', () => {
  as(user)
  render(sheet(false))
  follow()
  expect(screen.getByText('/dashboard')).toBeTruthy()
  expect(currentToast()).toBeNull()
})

test('while the access check runs it asks to wait, and leads on when the check is over', () => {
  as(user)
  const { rerender } = render(sheet(true))
  follow()
  expect(toast()).toEqual(['Please wait', 'Verifying your access...'])
  expect(screen.getByText('/services')).toBeTruthy()
  rerender(sheet(false))
  expect(screen.getByText('/dashboard')).toBeTruthy()
  expect(currentToast()).toBeNull()
})

describe('toasts', () => {
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
})
