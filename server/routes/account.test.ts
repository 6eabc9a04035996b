import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localRateLimits } from '../auth/rate-limits.ts'
import { silentLog } from '../observability/log.ts'
import { exportSlots, streamOf } from './account.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const createBegin = () => exportSlots({ rateLimits: localRateLimits(), log: silentLog })
type Begin = ReturnType<typeof createBegin>

async function* hundredPages() {
  for (let page = 0; page < 100; page += 1) yield `${page}`
}

/** An export whose reader has been given a page, and takes it and waits for the next with each `take`. */
async function exported(begin: Begin, uid: string, texts: AsyncGenerator<string> = hundredPages()) {
  const hangUp = vi.fn()
  const reader = streamOf(texts, await begin(uid), hangUp).getReader()
  await reader.read()
  return { hangUp, take: () => reader.read(), leave: () => reader.cancel() }
}

test('an export of which a page is not taken in half a minute is given up, and the user may begin another', async () => {
  const begin = createBegin()
  const { hangUp, take } = await exported(begin, 'ann')
  await vi.advanceTimersByTimeAsync(29_000)
  await take()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(hangUp).not.toHaveBeenCalled()
  await expect(begin('ann')).rejects.toMatchObject({ code: 'too-many-requests' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(hangUp).toHaveBeenCalledOnce()
  await exported(begin, 'ann')
})

test('of many exports the slowest gives way to another, and none that is fast', async () => {
  const begin = createBegin()
  const many = await Promise.all(Array.from({ length: 32 }, (_, index) => exported(begin, `eve-${index}`)))
  await vi.advanceTimersByTimeAsync(4_000)
  await expect(begin('ann')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 10 })
  const [slow, gone, ...fast] = many
  for (const { take } of fast) await take()
  await vi.advanceTimersByTimeAsync(2_000)
  await gone?.leave()
  await exported(begin, 'ann')
  expect(slow?.hangUp).not.toHaveBeenCalled()
  await exported(begin, 'tom')
  expect(slow?.hangUp).toHaveBeenCalledOnce()
  await expect(begin('kim')).rejects.toMatchObject({ code: 'unavailable' })
  for (const { hangUp } of fast) expect(hangUp).not.toHaveBeenCalled()
})

test('one page is made at a time, for whichever export', async () => {
  const begin = createBegin()
  let [made, most] = [0, 0]
  async function* slowPages() {
    for (;;) {
      made += 1
      most = Math.max(most, made)
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
      made -= 1
      yield 'page'
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, index) => exported(begin, `u-${index}`, slowPages())))
  expect(most).toBe(1)
})
