import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyWithRetry, PartMissing } from './lazy-with-retry.tsx'

const code = { default: () => <p>the page</p> }
const lost = new TypeError('Failed to fetch dynamically imported module')
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const there = () => screen.queryByText('the page') !== null

async function open(load: () => Promise<typeof code>, Instead?: typeof PartMissing) {
  const Page = lazyWithRetry(load, Instead)
  render(
    <MemoryRouter>
      <Suspense>
        <Page />
      </Suspense>
    </MemoryRouter>,
  )
  await later(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('code that can be fetched is there at once, and nothing is said', async () => {
  await open(async () => code)
  expect(there()).toBe(true)
  // What a test before it left behind in this worker may still say something.
  expect(console.error).not.toHaveBeenCalledWith('The code of a page could not be fetched', expect.anything())
})

test('a page whose code does not come says so, and opens when the connection is back', async () => {
  const load = vi.fn<() => Promise<typeof code>>().mockRejectedValue(lost)
  await open(load)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This Page Could Not Be Loaded')
  load.mockResolvedValue(code)
  window.dispatchEvent(new Event('online'))
  await later(0)
  expect(there()).toBe(true)
})

test('it tries by itself again and again, for a server that comes back sends no event', async () => {
  const load = vi.fn<() => Promise<typeof code>>().mockRejectedValue(lost)
  await open(load)
  await later(10_000)
  expect(there()).toBe(false)
  load.mockResolvedValue(code)
  await later(5_000)
  expect(there()).toBe(true)
})

test('a press tries at once, and reloads the page when the server no longer has the code', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  const server = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', server)
  await open(() => Promise.reject(lost), PartMissing)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await later(0)
  expect(reload).not.toHaveBeenCalled()
  server.mockResolvedValue(new Response('{}'))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await later(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('code that never comes is not waited for without a word', async () => {
  await open(() => new Promise(() => {}))
  expect(screen.queryByRole('heading')).toBeNull()
  await later(20_000)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
