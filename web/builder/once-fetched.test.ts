import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast } from '#web/shell/toast-store.ts'
import { onceFetched } from './once-fetched.ts'

const code = { page: 'beneficiaries' }
const lost = new TypeError('Failed to fetch dynamically imported module')
const server = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  server.mockReset()
  dismissToast()
})

test('code that can be fetched is there at once, and nothing is asked', async () => {
  expect(await onceFetched(async () => code)).toBe(code)
  expect(server).not.toHaveBeenCalled()
})

test('in an outage the page opens when it is over, and says so', async () => {
  const down = () => Promise.reject(new TypeError('Failed to fetch'))
  server.mockImplementationOnce(down).mockImplementationOnce(down).mockImplementationOnce(down)
  server.mockResolvedValue(new Response('{}'))
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce(code)
  const opened = onceFetched(load)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(currentToast()).toMatchObject({ title: 'Waiting for the connection' })
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await opened).toBe(code)
})

test('what the server does not give is not waited for', async () => {
  server.mockResolvedValue(new Response('{}'))
  await expect(onceFetched(() => Promise.reject(lost))).rejects.toBe(lost)
  expect(currentToast()).toBeNull()
})
