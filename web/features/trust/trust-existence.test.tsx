import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { setSession } from '#web/features/account/auth/auth-state.ts'
import { useTrustCheck } from './trust-existence.ts'

const user = {
  uid: 'u1',
  email: 'ada@sample.example',
  emailVerified: true,
  displayName: 'Ada',
  hasPaid: false,
  packageType: null,
  language: null,
}

function Check() {
  return <p>{useTrustCheck() ? 'checking' : 'known'}</p>
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('each change of route asks for the version alone, and only the first answer is waited for', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const server = vi.fn<(path: string) => Promise<Response>>(() => promise)
  vi.stubGlobal('fetch', server)
  setSession({ user, installation: { paymentCheck: false } })
  render(
    <MemoryRouter initialEntries={['/']}>
      <Check />
      <Link to="/services">Services</Link>
      <Link to="/blog">Blog</Link>
    </MemoryRouter>,
  )
  expect(screen.getByText('checking')).toBeTruthy()
  await act(async () => resolve(Response.json({ version: 3 })))
  expect(screen.getByText('known')).toBeTruthy()

  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  for (const name of ['Services', 'Blog']) {
    fireEvent.click(screen.getByRole('link', { name }))
    expect(screen.getByText('known')).toBeTruthy()
    await act(async () => {})
  }
  expect(console.error).not.toHaveBeenCalledWith('The trust check failed', expect.anything())
  expect(server.mock.calls.map(([path]) => path)).toEqual(Array(3).fill('/api/trust/version'))
})
