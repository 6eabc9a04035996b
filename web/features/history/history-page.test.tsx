import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TrustHistory } from '#api/trust.ts'
import { completion } from '#domain/trust/lifecycle.ts'
import { entryWords } from '#domain/trust/questions/changes.ts'
import { samples } from '#samples/families.ts'
import { ApiError } from '#web/api/call.ts'
import { NOTHING, type TrustSnapshot } from '#web/features/trust-sync/snapshot.ts'
import HistoryPage from './history-page.tsx'
import VersionPage from './version-page.tsx'

const given = vi.hoisted(() => ({ snapshot: {} as TrustSnapshot, refreshTo: vi.fn(), saveTrustData: vi.fn() }))
const { loadHistory, call, askToConfirm, showToast } = vi.hoisted(() => ({
  loadHistory: vi.fn(),
  call: vi.fn(),
  askToConfirm: vi.fn(),
  showToast: vi.fn(),
}))
vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({
  useTrust: () => ({ ...given.snapshot, refreshTo: given.refreshTo, retry: () => {} }),
  useTrustActions: () => ({ saveTrustData: given.saveTrustData }),
}))
vi.mock('./load-history.tsx', async (original) => ({ ...(await original<object>()), loadHistory }))
vi.mock('#web/api/call.ts', async (original) => ({ ...(await original<object>()), call }))
vi.mock('#web/components/confirm-store.ts', () => ({ askToConfirm }))
vi.mock('#web/app/toast-store.ts', () => ({ showToast }))

// Completing the trust would end the first session.
const { completedAt: _, ...answers } = samples.complete
const at = (minute: number) => new Date(2026, 4, 3, 10, minute).toISOString()
const history: TrustHistory = {
  base: { version: 0, record: null },
  changes: [
    { version: 1, at: at(0), patch: answers },
    { version: 2, at: at(5), patch: { trusteeName: 'Dana Reyes', grantorSsn: 'XXX-XX-4321/abcdef' } },
    { version: 3, at: at(59), patch: { trusteeName: 'Daniel Joseph Reyes' }, restoredFrom: 1 },
  ],
}

const pageAt = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <Routes>
      <Route path="/trust-builder/history" element={<HistoryPage />} />
      <Route path="/trust-builder/history/:version" element={<VersionPage />} />
    </Routes>
  </MemoryRouter>
)

async function show(path: string, more: Partial<TrustSnapshot> = {}) {
  given.snapshot = { ...NOTHING, trust: { uid: 'u' }, status: 'ready', version: 3, ...more }
  const { rerender } = render(pageAt(path))
  await act(async () => {})
  return {
    hearOf: (version: number) => {
      given.snapshot = { ...given.snapshot, version }
      return act(async () => rerender(pageAt(path)))
    },
  }
}

beforeEach(() => {
  vi.clearAllMocks()
  loadHistory.mockResolvedValue(history)
})
afterEach(cleanup)

test('editing sessions are listed by day, newest first, and link to the answers after them', async () => {
  await show('/trust-builder/history')
  const day = within(screen.getByRole('region', { name: /^May 3/ }))
  const rows = [...(day.getAllByRole('list')[0]?.children ?? [])].map((row) => row.textContent)
  expect(rows[0]).toMatch(/^10:59 AM, by you · 1 answer changedEarlier answers restored.*These are your answers now\.$/)
  expect(rows[1]).toMatch(/^10:00 AM to 10:05 AM, by you/)
  expect(rows[1]).toContain('Saved 2 times. ')
  const ways = day.getAllByRole('link').map((way) => [way.getAttribute('aria-label'), way.getAttribute('href')])
  expect(ways.at(-1)?.[1]).toBe('/trust-builder/history/2')
  expect(ways.at(-1)?.[0]).toMatch(/^Read or restore these answers from May 3.*10:05 AM$/)
})

test('saves of one minute are distinguished by their seconds', async () => {
  const second = (version: number, seconds: number) => ({
    version,
    at: new Date(2026, 4, 3, 10, 7, seconds).toISOString(),
    patch: { trusteeName: `Name ${version}` },
  })
  loadHistory.mockResolvedValue({ ...history, changes: [second(1, 5), second(2, 40)] })
  await show('/trust-builder/history')
  const ways = screen.getAllByRole('link', { name: /^Read or restore your answers/ }).map((way) => way.textContent)
  expect(ways).toEqual(['10:07:05 AM', '10:07:40 AM'])
})

test('a session opens to what each of its saves changed', async () => {
  await show('/trust-builder/history')
  const details = screen.getByText('What each save changed').parentElement as HTMLDetailsElement
  expect(within(details).queryAllByRole('listitem')).toHaveLength(0)
  details.open = true
  fireEvent(details, new Event('toggle'))
  await waitFor(() => expect(details.textContent).toMatch(/10:00 AM.*10:05 AM.*Daniel Joseph Reyes.*Dana Reyes/))
  expect(details.textContent).not.toContain('Earlier')
})

test('a history that cannot be loaded is asked for again', async () => {
  loadHistory.mockRejectedValueOnce(new Error('away'))
  await show('/trust-builder/history')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(async () => {})
  expect(screen.getByText('These are your answers now.')).toBeTruthy()
})

test('a version shows every answer with its numbers masked, what restoring would change, and restores', async () => {
  await show('/trust-builder/history/2')
  const differs = within(screen.getByRole('region', { name: 'What restoring would change' }))
  expect(differs.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Trustee name: Daniel Joseph Reyes →became Dana Reyes',
  ])
  expect(screen.getByRole('region', { name: 'Grantor Information' }).textContent).toContain('XXX-XX-4321')
  expect(document.body.textContent).not.toContain('abcdef')

  askToConfirm.mockResolvedValueOnce(false)
  fireEvent.click(differs.getByRole('button', { name: 'Restore this version' }))
  await act(async () => {})
  expect(askToConfirm.mock.lastCall?.[0].body).toMatch(/^One answer goes back to what it was on May 3/)
  expect(call).not.toHaveBeenCalled()

  askToConfirm.mockResolvedValue(true)
  call.mockRejectedValueOnce(new ApiError(503, { code: 'unavailable', message: 'The server is restarting.' }))
  fireEvent.click(differs.getByRole('button', { name: 'Restore this version' }))
  await act(async () => {})
  expect(showToast.mock.lastCall?.[0]).toMatchObject({ title: 'Not restored', destructive: true })

  call.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fireEvent.click(differs.getByRole('button', { name: 'Restore this version' }))
  await act(async () => {})
  expect(showToast.mock.lastCall?.[0]).toMatchObject({ title: 'May not have been restored', destructive: true })

  call.mockResolvedValueOnce({ version: 4, lastUpdated: at(60) })
  fireEvent.click(differs.getByRole('button', { name: 'Restore this version' }))
  await act(async () => {})
  expect(call.mock.lastCall?.[1]).toEqual({ version: 2 })
  expect(given.refreshTo).toHaveBeenCalledExactlyOnceWith(4)
  expect(showToast.mock.lastCall?.[0]).toMatchObject({ title: 'Answers restored' })
  expect(screen.getByRole('heading', { level: 1, name: 'History of Your Answers' })).toBeTruthy()
})

test('a version from before the completion says first that the trust is then not complete', async () => {
  const completed = completion(at(59))
  loadHistory.mockResolvedValue({
    ...history,
    changes: [...history.changes, { version: 4, at: at(59), patch: completed }],
  })
  await show('/trust-builder/history/2', { version: 4 })
  const differs = within(screen.getByRole('region', { name: 'What restoring would change' }))
  expect(differs.getAllByRole('listitem')).toHaveLength(1)
  const words =
    'Your trust is then no longer complete, and its documents are marked as drafts until you complete it again.'
  expect(differs.getByText(words)).toBeTruthy()
  askToConfirm.mockResolvedValueOnce(false)
  fireEvent.click(differs.getByRole('button', { name: 'Restore this version' }))
  await act(async () => {})
  expect(askToConfirm.mock.lastCall?.[0].body.startsWith(`${words} One answer goes back to what it was on`)).toBe(true)
})

test('while answers are on their way to the account, restoring waits', async () => {
  await show('/trust-builder/history/2', { saving: { kind: 'device-only' } })
  const button = screen.getByRole('button', { name: 'Restore this version' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(askToConfirm).not.toHaveBeenCalled()
})

test('what another device changed while the question stood open is not restored over', async () => {
  const { hearOf } = await show('/trust-builder/history/2')
  const { promise, resolve } = Promise.withResolvers<boolean>()
  askToConfirm.mockReturnValueOnce(promise)
  fireEvent.click(screen.getByRole('button', { name: 'Restore this version' }))
  await hearOf(4)
  await act(async () => resolve(true))
  expect(call).not.toHaveBeenCalled()
  expect(showToast.mock.lastCall?.[0]).toMatchObject({
    title: 'Not restored',
    description: 'Your answers have changed in the meantime. Please check what restoring would change now.',
  })
})

test('an answer that was given or emptied is in the list', async () => {
  loadHistory.mockResolvedValue({
    ...history,
    changes: [...history.changes, { version: 4, at: at(59), patch: { dbaName: 'Alder', trusteeName: null } }],
  })
  await show('/trust-builder/history')
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent)
  expect(lines).toContain('Trade name or DBA: Alder')
  expect(lines).toContain('Trustee name cleared (Daniel Joseph Reyes)')
})

test('a row that compaction has emptied is no version, and is passed over', async () => {
  loadHistory.mockResolvedValue({
    ...history,
    changes: [
      ...history.changes,
      { version: 4, at: at(59), patch: {} },
      { version: 5, at: at(59), patch: { trusteeName: 'Tom' } },
    ],
  })
  await show('/trust-builder/history/4')
  expect(screen.getByRole('heading', { level: 1, name: 'There is no such version' })).toBeTruthy()
  cleanup()
  await show('/trust-builder/history/3')
  const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(way('One version later')).toBe('/trust-builder/history/5')
  cleanup()
  await show('/trust-builder/history/5')
  expect(way('One version earlier')).toBe('/trust-builder/history/3')
})

test('the present version has nothing to restore, an unknown one is said to be none', async () => {
  await show('/trust-builder/history/3')
  expect(screen.getByText('These are the same as your current answers.')).toBeTruthy()
  cleanup()
  await show('/trust-builder/history/4')
  expect(screen.getByRole('heading', { level: 1, name: 'There is no such version' })).toBeTruthy()
})

test('an entry that was taken out is found by its name and brought back alone', async () => {
  const [clara, thomas] = ['Clara Alder', 'Thomas Alder'].map((name) => ({
    id: `b-${name[0]}`,
    name,
    relationship: 'friend' as const,
    birthYear: 1990,
  }))
  const others = Array.from({ length: 5 }, (_, n) => ({
    id: `o-${n}`,
    name: `Other ${n}`,
    relationship: 'friend' as const,
  }))
  if (!clara || !thomas) throw new Error('They are named above')
  loadHistory.mockResolvedValue({
    base: { version: 0, record: null },
    changes: [
      { version: 1, at: at(0), patch: { trustName: 'Oak', beneficiaries: { put: [clara, thomas, ...others] } } },
      { version: 2, at: at(1), patch: { trustName: 'Elm', county: 'Teton', beneficiaries: { remove: ['b-C'] } } },
      { version: 3, at: at(45), patch: { beneficiaries: { remove: others.map(({ id }) => id) } } },
    ],
  })
  given.saveTrustData.mockResolvedValue({ saved: true, where: 'account' })
  await show('/trust-builder/history')
  expect(screen.queryByRole('button', { name: 'Bring back Beneficiary Clara Alder' })).toBeNull()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find by name' }), { target: { value: 'clara' } })
  expect(screen.getByText('Shown: 1 of 6.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Bring back Beneficiary Clara Alder' }))
  await act(async () => {})
  expect(given.saveTrustData).toHaveBeenCalledExactlyOnceWith({ beneficiaries: { put: [clara] } })
  expect(showToast).toHaveBeenCalledWith({
    title: 'Brought back',
    description: entryWords('beneficiaries', 'Clara Alder'),
  })
  expect(document.activeElement?.textContent).toBe('Removed from your lists')
})

test('an entry whose name is on the list again comes back only after a question', async () => {
  const clara = { id: 'b-C', name: 'Clara Alder', relationship: 'child' as const }
  const changes = [
    { version: 1, at: at(0), patch: { beneficiaries: { put: [clara] } } },
    { version: 2, at: at(1), patch: { beneficiaries: { remove: ['b-C'], put: [{ ...clara, id: 'b-D' }] } } },
  ]
  loadHistory.mockResolvedValue({ base: { version: 0, record: null }, changes })
  given.saveTrustData.mockResolvedValue({ saved: true, where: 'account' })
  await show('/trust-builder/history', { version: 2, trust: { uid: 'u', beneficiaries: [{ ...clara, id: 'b-D' }] } })
  for (const answer of [false, true]) {
    askToConfirm.mockResolvedValueOnce(answer)
    fireEvent.click(screen.getByRole('button', { name: 'Bring back Beneficiary Clara Alder' }))
    await act(async () => {})
    expect(given.saveTrustData).toHaveBeenCalledTimes(answer ? 1 : 0)
  }
})

test('with the last entry that is brought back, the focus goes to the heading of the page', async () => {
  const clara = { id: 'b-C', name: 'Clara Alder', relationship: 'child' as const }
  const changes = [
    { version: 1, at: at(0), patch: { beneficiaries: { put: [clara] } } },
    { version: 2, at: at(1), patch: { beneficiaries: { remove: ['b-C'] } } },
  ]
  loadHistory.mockResolvedValue({ base: { version: 0, record: null }, changes })
  given.saveTrustData.mockResolvedValue({ saved: true, where: 'account' })
  const { hearOf } = await show('/trust-builder/history', { version: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Bring back Beneficiary Clara Alder' }))
  await act(async () => {})
  const restored = { version: 3, at: at(2), patch: { beneficiaries: { put: [clara] } } }
  loadHistory.mockResolvedValue({ base: { version: 0, record: null }, changes: [...changes, restored] })
  await hearOf(3)
  expect(screen.queryByText('Removed from your lists')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
