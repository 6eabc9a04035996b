import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '#api/session.ts'

const ada = {
  uid: 'u1',
  email: 'ada@sample.example',
  emailVerified: true,
  displayName: 'Ada',
  hasPaid: false,
  packageType: null,
  language: null,
}
const installation = { paymentCheck: false }
const signedIn: Session = { user: ada, installation }
const signedOut: Session = { user: null, installation }

// The module remembers who is signed in, so that each test takes a new one.
const load = () => import('./auth-state.ts')
type Module = Awaited<ReturnType<typeof load>>
function Who({ module }: { module: Module }) {
  const { status, user } = module.useAuth()
  return <p>{`${status} ${user?.displayName ?? ''}`}</p>
}
const show = (module: Module) =>
  render(
    <StrictMode>
      <Who module={module} />
    </StrictMode>,
  )
const shown = () => screen.getByText(/loading|signed/).textContent?.trim()

let answer: (session: Session) => void
let fail: (error: Error) => void
const asked = vi.fn(
  () =>
    new Promise<Response>((resolve, reject) => {
      answer = (session) => resolve(Response.json(session))
      fail = reject
    }),
)

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  asked.mockClear()
  document.head.innerHTML = ''
  localStorage.clear()
})

const inPage = (text: string) => {
  document.head.innerHTML = `<script type="application/json" id="session">${text}</script>`
}

test('knows at once who is signed in when the page says so', async () => {
  inPage(JSON.stringify(signedIn))
  const module = await load()
  show(module)
  expect(shown()).toBe('signed-in Ada')
  expect(asked).not.toHaveBeenCalled()
})

test('asks the server once, even in strict mode, when the page does not say', async () => {
  inPage('{"user":')
  const module = await load()
  show(module)
  expect(shown()).toBe('loading')
  await vi.dynamicImportSettled()
  await act(async () => answer(signedIn))
  expect(shown()).toBe('signed-in Ada')
  expect(asked).toHaveBeenCalledOnce()
})

test('counts as signed out after five seconds, and believes an answer that comes later', async () => {
  const module = await load()
  show(module)
  await act(() => vi.advanceTimersByTimeAsync(4_999))
  expect(shown()).toBe('loading')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(shown()).toBe('signed-out')
  await act(async () => answer(signedIn))
  expect(shown()).toBe('signed-in Ada')
})

test('counts as signed out when the server cannot be reached', async () => {
  const module = await load()
  show(module)
  await vi.dynamicImportSettled()
  await act(async () => fail(new Error('offline')))
  expect(shown()).toBe('signed-out')
})

test('without a network the page knows who was signed in, until the server answers', async () => {
  inPage(JSON.stringify(signedIn))
  show(await load())
  cleanup()
  vi.resetModules()
  document.head.innerHTML = ''
  const module = await load()
  show(module)
  expect(shown()).toBe('signed-in Ada')
  await vi.dynamicImportSettled()
  await act(async () => fail(new Error('offline')))
  expect(shown()).toBe('signed-in Ada')
  window.dispatchEvent(new Event('online'))
  await vi.dynamicImportSettled()
  await act(async () => answer(signedOut))
  expect(shown()).toBe('signed-out')
  expect(localStorage).toHaveLength(0)
})

test('a sign-out forgets where the next login would lead; a session that runs out does not', async () => {
  inPage(JSON.stringify(signedIn))
  const module = await load()
  const subscriber = vi.fn()
  module.onAuthState(subscriber)
  window.sessionStorage.setItem('loginOrigin', '/services')
  const refreshed = module.refreshSession()
  await vi.dynamicImportSettled()
  answer(signedOut)
  await refreshed
  expect(subscriber).toHaveBeenLastCalledWith({ status: 'signed-out', user: null, chosen: false, ranOut: true })
  expect(window.sessionStorage.getItem('loginOrigin')).toBe('/services')
  // The live stream's news of the end may come first, and the sign-out's own answer after it.
  module.setSession(signedOut)
  expect(subscriber).toHaveBeenLastCalledWith({ status: 'signed-out', user: null, chosen: true })
  expect(window.sessionStorage.getItem('loginOrigin')).toBeNull()
  window.sessionStorage.setItem('loginOrigin', '/services')
  module.setSession(signedIn)
  expect(module.currentUser()).toEqual(ada)
  module.setSession(signedOut)
  expect(subscriber).toHaveBeenLastCalledWith({ status: 'signed-out', user: null, chosen: true })
  expect(window.sessionStorage.getItem('loginOrigin')).toBeNull()
})

test('another tab of the browser follows', async () => {
  inPage(JSON.stringify(signedOut))
  const one = await load()
  one.currentUser()
  vi.useRealTimers()
  const channel = new BroadcastChannel('session')
  const changed = new Promise((resolve) => one.onAuthState((state) => state.user && resolve(state.user)))
  channel.postMessage(signedIn)
  expect(await changed).toEqual(ada)
  channel.close()
})
