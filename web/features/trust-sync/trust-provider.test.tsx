import 'fake-indexeddb/auto'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newTrust } from '#domain/trust/record.ts'
import { endStore, forgetDevice, prepareSignOut, unsentCount } from './session.ts'
import { TrustProvider, useTrust, useTrustValue } from './trust-provider.tsx'
import { useDraft } from './use-draft.ts'

const auth = vi.hoisted(() => ({ user: null as { uid: string } | null }))
const toasts = vi.hoisted(() => [] as string[])
vi.mock('#web/features/account/auth/auth-state.ts', () => ({
  useAuth: () => ({ status: auth.user ? 'signed-in' : 'signed-out', user: auth.user }),
  useInstallation: () => ({}),
  lacksPackage: () => false,
  onAuthState: () => () => {},
  refreshSession: async () => {},
}))
vi.mock('#web/app/toast-store.ts', () => ({
  showToast: ({ title }: { title: string }) => toasts.push(title),
}))

class Silence extends EventTarget {
  close() {}
}
let version = 0
let reachable = true

beforeEach(() => {
  version = 0
  reachable = true
  auth.user = { uid: 'ada' }
  toasts.length = 0
  localStorage.clear()
  vi.stubGlobal('EventSource', Silence)
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (!reachable) throw new TypeError('Failed to fetch')
    if (path === '/api/session') return Response.json({ user: auth.user, installation: {} })
    if (method === 'GET') return Response.json({ version: 0, record: null })
    const lastUpdated = '2026-03-01T12:00:00.000Z'
    version++
    if (method === 'POST') return Response.json({ version, record: newTrust('ada', lastUpdated) })
    return Response.json({ version, lastUpdated })
  })
})
afterEach(async () => {
  cleanup()
  await forgetDevice('ada')
  endStore()
  vi.unstubAllGlobals()
})

let trust: ReturnType<typeof useTrust>
let draft: ReturnType<typeof useDraft>
let draws = 0

function Page() {
  trust = useTrust()
  return <output>{`${trust.status} ${trust.trust?.trustName ?? '-'} ${trust.saving.kind}`}</output>
}
function Name() {
  draws++
  return <em>{useTrustValue((record) => record?.trustName)}</em>
}
function Draft({ step }: { step: string }) {
  draft = useDraft(step)
  return <output>{`${draft.ready} ${JSON.stringify(draft.draft)}`}</output>
}
const show = (page: React.ReactNode) => render(<TrustProvider>{page}</TrustProvider>)

test('a page sees its trust change as it saves', async () => {
  show(<Page />)
  expect(screen.getByText('loading - idle')).toBeTruthy()
  await screen.findByText('none - idle')
  const outcome = await act(() => trust.saveTrustData({ trustName: 'Oak' }))
  expect(outcome).toEqual({ saved: true, where: 'account' })
  await screen.findByText('ready Oak saved')
})

test('a component that shows one answer is drawn again for that answer only', async () => {
  show(
    <>
      <Page />
      <Name />
    </>,
  )
  await screen.findByText('none - idle')
  const before = draws
  await act(() => trust.saveTrustData({ grantorName: 'Ada' }))
  expect(draws).toBe(before)
  await act(() => trust.saveTrustData({ trustName: 'Oak' }))
  expect(draws).toBe(before + 1)
})

test('creates a trust, or asks to sign in first', async () => {
  const page = show(<Page />)
  await screen.findByText('none - idle')
  expect(await act(() => trust.createNewTrust())).toEqual({ saved: true, where: 'account' })
  await screen.findByText(/^ready/)
  auth.user = null
  page.rerender(
    <TrustProvider>
      <Page />
    </TrustProvider>,
  )
  expect(await act(() => trust.createNewTrust())).toMatchObject({ saved: false })
  expect(toasts).toEqual(['Authentication Required'])
})

test('signing out asks about what is unsent, and then leaves nothing behind', async () => {
  show(<Page />)
  await screen.findByText('none - idle')
  reachable = false
  expect(await act(() => trust.saveTrustData({ trustName: 'Oak', grantorSsn: '123456789' }))).toEqual({
    saved: true,
    where: 'device',
  })
  expect(toasts).toEqual(['Limited connectivity'])
  expect(await prepareSignOut('ada')).toEqual({ unsent: 1 })
  expect(await unsentCount('ben')).toBe(0)
  await forgetDevice('ada')
  expect(await unsentCount('ada')).toBe(0)
  expect({ ...localStorage }).toEqual({})
})

test('what was typed and not saved comes back on its step, and goes when it is saved', async () => {
  const first = show(<Draft step="name" />)
  await screen.findByText('true undefined')
  act(() => draft.keep({ trustName: 'Oa' }))
  await waitFor(() => expect(localStorage.getItem('kinstead.drafts')).toContain('Oa'))
  first.unmount()
  const again = show(<Draft step="name" />)
  await screen.findByText('true {"trustName":"Oa"}')
  again.rerender(
    <TrustProvider>
      <Draft step="grantor" />
    </TrustProvider>,
  )
  await screen.findByText('true undefined')
  again.rerender(
    <TrustProvider>
      <Draft step="name" />
    </TrustProvider>,
  )
  await screen.findByText('true {"trustName":"Oa"}')
  act(() => draft.clear())
  expect(localStorage.getItem('kinstead.drafts')).toBeNull()
})
