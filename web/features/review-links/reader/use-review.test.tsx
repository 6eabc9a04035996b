import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/call.ts'
import { useDecision, useReview } from './use-review.ts'

const server = vi.hoisted(() => ({ answer: async (_operation: string): Promise<unknown> => undefined }))
vi.mock('#web/api/call.ts', async (original) => ({
  ...(await original<typeof import('#web/api/call.ts')>()),
  call: (operation: string) => server.answer(operation),
}))

const reject = (code: 'not-found' | 'invalid-review-link' | 'too-many-requests', message: string) => async () => {
  throw new ApiError(400, { code, message })
}

test.each([
  ['not-found', 'There is no operation with this method and path.', /^Review links are not offered here any more/],
  ['invalid-review-link', 'This link cannot be opened.', /^This link cannot be opened/],
] as const)('a comment that comes after the end of the link is given back: %s', async (code, message, why) => {
  vi.spyOn(console, 'error').mockReturnValue()
  server.answer = async () => ({ comments: [] })
  const { result } = renderHook(() => useReview({ token: 't', withPassphrase: false }))
  await act(async () => {})
  expect(result.current.state.is).toBe('open')
  server.answer = reject(code, message)
  await act(async () => void (await result.current.send({ step: 'grantor', name: 'Dana', text: 'One thing more.' })))
  expect(result.current.state).toMatchObject({
    is: 'rejected',
    why: expect.stringMatching(why),
    unsent: 'One thing more.',
  })
})

test('a proposal that comes after the end of the link is given back, too', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  server.answer = async () => ({ comments: [], proposals: [] })
  const { result } = renderHook(() => useReview({ token: 't', withPassphrase: false }))
  await act(async () => {})
  server.answer = reject('invalid-review-link', 'This link cannot be opened.')
  await act(async () => void (await result.current.propose({ address: '1 Elm', email: 'd@reed.example' }, 'key')))
  expect(result.current.state).toMatchObject({ is: 'rejected', unsent: '1 Elm\nd@reed.example' })
})

test('after too many pass-phrases it is said for how long to wait', async () => {
  server.answer = async () => {
    throw new ApiError(429, { code: 'too-many-requests', message: 'Too many attempts.' }, 843)
  }
  const { result } = renderHook(() => useReview({ token: 't', withPassphrase: true }))
  await act(async () => void (await result.current.open('brass')))
  expect(result.current.state).toMatchObject({ is: 'rejected', wait: true, why: { values: { minutes: 15 } } })
})

test('a comment that is one too many is no end of the link', async () => {
  server.answer = async () => ({ comments: [] })
  const { result } = renderHook(() => useReview({ token: 't', withPassphrase: false }))
  await act(async () => {})
  server.answer = reject('too-many-requests', 'Too many.')
  const sent = result.current.send({ step: 'grantor', name: 'Dana', text: 'One thing more.' })
  await expect(sent).rejects.toThrow('Too many.')
  expect(result.current.state.is).toBe('open')
})

test('after a wrong pass-phrase the page has what was typed, whatever the reason', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  server.answer = reject('invalid-review-link', 'This link cannot be opened.')
  const { result } = renderHook(() => useReview({ token: 't', withPassphrase: true }))
  await act(async () => void (await result.current.open('cedar and bras')))
  expect(result.current.state).toMatchObject({ is: 'rejected', typed: 'cedar and bras' })
})

test('a decided proposal brings the answers again, one that waits does not', async () => {
  const waiting = {
    id: 'p',
    facts: { email: 'd@reed.example' },
    at: '2025-05-03T10:00:00.000Z',
    decidedAt: null,
    used: [],
  }
  const decided = { ...waiting, decidedAt: '2025-05-03T11:00:00.000Z', used: ['email'] }
  const asked: string[] = []
  let proposals: unknown[] = [waiting]
  server.answer = async (operation) => {
    asked.push(operation)
    return { comments: [], proposals }
  }
  const { result } = renderHook(() => useReview({ token: 't', withPassphrase: false }))
  await act(async () => {})
  await act(async () => expect(await result.current.look('p')).toBe(false))
  expect(asked, 'an opening is on the owner’s record').toEqual(['POST /api/review/open', 'POST /api/review/proposals'])
  proposals = [decided]
  await act(async () => expect(await result.current.look('p')).toBe(true))
  expect(result.current.state).toMatchObject({ is: 'open', review: { proposals: [decided] } })
  vi.spyOn(console, 'error').mockReturnValue()
  server.answer = reject('invalid-review-link', 'This link cannot be opened.')
  await act(async () => expect(await result.current.look('p')).toBe(false))
  expect(result.current.state.is, 'what is being written stays').toBe('open')
})

test('a page asks more often in the first minutes of a proposal', async () => {
  vi.useFakeTimers()
  const look = vi.fn(async () => false)
  const { unmount } = renderHook(() => useDecision('p', look, () => undefined))
  const looksIn = async (minutes: number) => {
    look.mockClear()
    await vi.advanceTimersByTimeAsync(minutes * 60_000)
    return look.mock.calls.length
  }
  const looks = [await looksIn(1), await looksIn(8)]
  await looksIn(1)
  looks.push(await looksIn(2))
  unmount()
  expect([...looks, await looksIn(5)]).toEqual([3, 24, 2, 0])
  vi.useRealTimers()
})
