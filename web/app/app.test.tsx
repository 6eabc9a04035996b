import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Navigate, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refreshSession, setSession } from '#web/features/account/auth/auth-state.ts'
import { afterLogin } from '#web/features/account/auth/origin.ts'
import { selectedPlan } from '#web/features/checkout/selected-plan.ts'
import { RequireAccess, RequireSignedIn } from './guard.tsx'
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

describe('guards', () => {
  const session = (paymentCheck: boolean, hasPaid = false) => ({
    user: { ...user, hasPaid },
    installation: { paymentCheck },
  })
  const nobody = { user: null, installation: { paymentCheck: false } }
  const asked = vi.fn<() => Promise<Response>>()

  const open = (path: string, home?: ReactNode) =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/" element={home} />
          <Route path="/signup" element={<p>sign-up page</p>} />
          <Route path="/login" element={<p>login page</p>} />
          <Route path="/services" element={<p>services page</p>} />
          <Route element={<RequireSignedIn />}>
            <Route element={<RequireAccess />}>
              <Route path="/trust-builder/*" element={<p>builder page</p>} />
            </Route>
          </Route>
        </Routes>
      </MemoryRouter>,
    )

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', asked)
    window.sessionStorage.clear()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    asked.mockReset()
  })

  test('sends a visitor to the login page and remembers the way back', async () => {
    asked.mockResolvedValue(Response.json(nobody))
    await act(refreshSession)
    open('/trust-builder/grantor?from=summary')
    expect(screen.getByText('login page')).toBeTruthy()
    expect(afterLogin()).toBe('/trust-builder/grantor?from=summary')
  })

  test('sends a newcomer to sign up, past a package that was looked at before', async () => {
    asked.mockResolvedValue(Response.json(nobody))
    window.sessionStorage.setItem('selectedPlan', 'pro')
    await act(refreshSession)
    open('/', <Navigate to="/trust-builder" state={{ newcomer: true }} />)
    expect(screen.getByText('sign-up page')).toBeTruthy()
    expect(afterLogin()).toBe('/trust-builder')
    expect(selectedPlan()).toBeUndefined()
  })

  test('a sign-out leads to the login page and remembers nothing', async () => {
    act(() => setSession(session(false)))
    open('/trust-builder/grantor')
    expect(screen.getByText('builder page')).toBeTruthy()
    await act(async () => setSession(nobody))
    expect(screen.getByText('login page')).toBeTruthy()
    expect(afterLogin()).toBe('/dashboard')
  })

  test('with the payment check on, who has not paid is asked about once more and then shown the plans', async () => {
    act(() => setSession(session(true)))
    asked.mockResolvedValue(Response.json(session(true)))
    open('/trust-builder/name')
    expect(screen.getByText('Verifying access...')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByText('services page')).toBeTruthy()
  })

  test('a purchase made elsewhere opens the builder', async () => {
    act(() => setSession(session(true)))
    asked.mockResolvedValue(Response.json(session(true, true)))
    open('/trust-builder/name')
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByText('builder page')).toBeTruthy()
  })

  test('an access check that fails lets the user through', async () => {
    act(() => setSession(session(true)))
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    asked.mockRejectedValue(new TypeError('Failed to fetch'))
    open('/trust-builder/name')
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByText('builder page')).toBeTruthy()
    expect(logged).toHaveBeenCalledWith('The payment check failed', expect.anything())
  })

  test('the access check ends after a second when the server does not answer', async () => {
    act(() => setSession(session(true)))
    asked.mockReturnValue(new Promise(() => {}))
    open('/trust-builder/name')
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(screen.getByText('Verifying access...')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByText('services page')).toBeTruthy()
  })
})
