import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Review } from '#api/review-links.ts'
import { maskedForReader } from '#domain/trust/masking.ts'
import { recordOf, samples } from '#samples/families.ts'
import { ApiError } from '#web/api/call.ts'
import BeforeSigningForReader from './before-signing-for-reader.tsx'
import DocumentsForReader from './documents-for-reader.tsx'
import { addressOfLink, linkIn } from './link-in-address.ts'
import { OwnDetails } from './own-details.tsx'
import { type ReviewActions, useDecision, useReview } from './use-review.ts'

const server = vi.hoisted(() => ({ answer: async (_operation: string): Promise<unknown> => undefined }))
vi.mock('#web/api/call.ts', async (original) => ({
  ...(await original<typeof import('#web/api/call.ts')>()),
  call: (operation: string) => server.answer(operation),
}))

afterEach(cleanup)

const reject = (code: 'not-found' | 'invalid-review-link' | 'too-many-requests', message: string) => async () => {
  throw new ApiError(400, { code, message })
}

test.each([
  ['not-found', 'There is no operation with this method and path.', /^Review links are no longer offered here/],
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

test('after too many passphrases it is said for how long to wait', async () => {
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

test('after a wrong passphrase the page has what was typed, whatever the reason', async () => {
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

describe('the link in the address', () => {
  test.each([true, false])(
    'what is written into an address is read out of it again, with a passphrase: %j',
    (withPassphrase) => {
      const link = { token: 'aB-_9'.repeat(8), withPassphrase }
      const { pathname, hash, search } = new URL(addressOfLink('https://kinstead.example', link))
      expect([pathname, search]).toEqual(['/review', ''])
      expect(linkIn(hash)).toEqual(link)
    },
  )

  test.each(['', '#', '#main', '#token=', '#token=%20', '#with=passphrase'])('%j holds no link', (hash) =>
    expect(linkIn(hash)).toBeUndefined(),
  )

  test.each([
    ['a full stop behind it', `#token=${'a'.repeat(43)}.`, false],
    ['a bracket behind it', `#token=${'a'.repeat(43)}&with=passphrase)`, true],
    ['a line broken in it', `#token=${'a'.repeat(20)}%0A${'a'.repeat(23)}&with=passphrase`, true],
  ])('a link with %s is the link', (_, hash, withPassphrase) =>
    expect(linkIn(hash)).toEqual({ token: 'a'.repeat(43), withPassphrase }),
  )

  test('what is too short is tried as it is, and rejected as all others are', () =>
    expect(linkIn('#token=abc')).toEqual({ token: 'abc', withPassphrase: false }))
})

describe('before signing', () => {
  const trust = maskedForReader({
    ...recordOf(samples.complete),
    ...{ grantorSsn: '914637285', einResponsiblePartySSN: '536-90-4321' },
    ...{ executorName: 'Ada Bell', executorAddress: '', einResponsiblePartyName: 'Margaret Anne Whitlock' },
  })

  test('an attorney reads what the answers raise, masked, and each leads to the answers, not to a form', async () => {
    const onShow = vi.fn()
    const { container, unmount } = render(<BeforeSigningForReader trust={trust} onShow={onShow} />)
    expect(screen.getByText(/two different social security numbers/)).toBeDefined()
    for (const number of ['914637285', '536-90-4321']) expect(container.textContent).not.toContain(number)
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^#/)
    const [way] = screen.getAllByRole('link', { name: /Social Security Number/ })
    if (way) fireEvent.click(way)
    expect(onShow).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^(grantor|ein-application)$/))
    unmount()
  })

  test('what the documents leave blank is listed, each with its answer’s section', async () => {
    const onShow = vi.fn()
    render(<BeforeSigningForReader trust={trust} onShow={onShow} />)
    fireEvent.click(await screen.findByRole('link', { name: /^Executor address$/i }, { timeout: 10_000 }))
    expect(onShow).toHaveBeenCalledExactlyOnceWith('pour-over-will')
    expect(screen.getByText(/^Lines without a mark, such as .* are optional/)).toBeDefined()
  })
})

const trust = { ...recordOf(samples.complete), uid: 'reader' }

test.each([
  ['Name, as it should be written', 'x'.repeat(250), 'Please keep this to 200 characters or fewer. You have 250.'],
  ['Address', 'x'.repeat(600), 'Please keep this to 500 characters or fewer. You have 600.'],
  ['Name, as it should be written', 'A\u0007da', /^This contains a line break or an invisible control character/],
  ['Name, as it should be written', ' ', 'Please enter your name.'],
])('%s: what is wrong with a detail is said as the owner’s pages say it', async (label, typed, words) => {
  const propose = vi.fn(async () => true)
  const review = { record: recordOf(samples.complete), proposals: [], comments: [] } as unknown as Review
  const deeds = { propose } as unknown as ReviewActions
  render(<OwnDetails person="Thomas Edward Whitlock" review={review} deeds={deeds} />)
  fireEvent.change(screen.getByLabelText(label), { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: 'Send to the owner' }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(propose).not.toHaveBeenCalled()
})

test('without previews in the owner’s package no document is made', () => {
  const { container } = render(<DocumentsForReader trust={trust} previews={false} />)
  expect(screen.getByText(/not part of the package that the owner has/)).toBeDefined()
  expect(container.textContent).not.toContain('Whitlock')
  expect(screen.queryByRole('combobox')).toBeNull()
})
