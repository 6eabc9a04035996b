import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Navigate, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshSession, setSession } from '#web/features/account/auth/auth-state.ts'
import { afterLogin } from '#web/features/account/auth/origin.ts'
import { selectedPlan } from '#web/features/checkout/selected-plan.ts'
import { RequireAccess, RequireSignedIn } from './guard.tsx'

const user = {
  uid: 'u1',
  email: 'ada@sample.example',
  emailVerified: true,
  displayName: 'Ada',
  hasPaid: false,
  packageType: null,
  language: null,
}
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
