import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DocumentId } from '#domain/trust/documents.ts'
import type { Asset } from '#domain/trust/entries.ts'
import type { FundingStatus } from '#domain/trust/enumerations.ts'
import { recordOf } from '#samples/families.ts'
import { setSession } from '#web/features/account/auth/auth-state.ts'
import { FundingProgress } from './after-completion.tsx'
import { SignedAnswers } from './agreement-signed.tsx'
import { useTrustCheck } from './trust-existence.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the funding so far', () => {
  function progressOf(...statuses: FundingStatus[]) {
    const assets = statuses.map((status, n): Asset => {
      return { id: `a-${n}`, name: 'Cabin', type: 'real_estate', ownership: 'sole', funding: { status } }
    })
    const { container } = render(<FundingProgress trust={{ uid: 'u', assets }} />)
    return container.textContent
  }

  test('what is moved is counted, without what needs no moving', () => {
    expect(progressOf('done', 'to-do', 'not-needed')).toBe('1 of 2 assets moved into the trust1 not needed50%')
    expect(progressOf()).toBe('')
  })

  test('what passes by designation is not counted, and it is said why', () => {
    const assets = ['Cabin', 'Traditional IRA'].map(
      (name, n): Asset => ({ id: `a-${n}`, name, type: 'investment', ownership: 'sole' }),
    )
    const { container } = render(<FundingProgress trust={{ uid: 'u', assets }} />)
    expect(container.textContent).toMatch(/^0 of 1 asset moved into the trust0%One asset is not counted: a retirement/)
  })

  test('where nothing needs to be moved, nothing of nothing is not counted', () => {
    expect(progressOf('not-needed', 'not-needed')).toBe('None of your assets needs to be moved2 not needed100%')
    expect(screen.getByRole('progressbar')).toBeTruthy()
  })
})

const words = (documents: readonly DocumentId[], signed: DocumentId) =>
  render(
    <MemoryRouter>
      <SignedAnswers documents={documents} trust={recordOf({ signings: { put: [{ id: signed, signed: true }] } })} />
    </MemoryRouter>,
  ).container.textContent

test('a page says that what is signed stays as it is, only of documents that print its answers', () => {
  expect(words(['trust-agreement', 'schedule-a'], 'trust-agreement')).toMatch(
    /^The Irrevocable Trust Agreement is checked/,
  )
  expect(words(['pour-over-will'], 'pour-over-will')).toMatch(/^Checked off as signed, .*: Pour-Over Will\. Something/)
  expect(words(['pour-over-will'], 'trust-agreement')).toBe('')
})

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
