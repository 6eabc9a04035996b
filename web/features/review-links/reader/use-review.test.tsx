import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/call.ts'
import { useReview } from './use-review.ts'

const server = vi.hoisted(() => ({ answer: async (): Promise<unknown> => undefined }))
vi.mock('#web/api/call.ts', async (original) => ({
  ...(await original<typeof import('#web/api/call.ts')>()),
  call: () => server.answer(),
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
