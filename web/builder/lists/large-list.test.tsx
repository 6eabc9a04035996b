import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordOf } from '#samples/families.ts'
import { veryLarge } from '#samples/very-large.ts'
import { RouterAt } from '#web/router/router.tsx'
import { endStore } from '#web/sync/current-store.ts'
import { forgetDevice } from '#web/sync/sign-out.ts'
import { TrustProvider } from '#web/sync/trust-provider.tsx'
import { beneficiaries } from './beneficiaries.ts'
import { ListPage } from './list-page.tsx'

const SIZE = 1_000
const UID = 'ada'
const drawn = vi.hoisted(() => [] as string[])
vi.mock('#web/auth/auth-state.ts', () => ({
  useAuth: () => ({ status: 'signed-in', user: { uid: 'ada' } }),
  onAuthState: () => () => {},
  refreshSession: async () => {},
  useInstallation: () => ({ paymentCheck: false }),
}))
// Each row draws its entry's name into it, and nothing else of the page does: so they count the rows that are drawn.
vi.mock('#web/ui/visually-hidden.tsx', () => ({
  VisuallyHidden: ({ children }: { children: string }) => {
    drawn.push(children)
    return <span>{children}</span>
  },
}))
class Silence extends EventTarget {
  close() {}
}

const sent: string[] = []
beforeEach(() => {
  sent.length = 0
  localStorage.clear()
  vi.stubGlobal('EventSource', Silence)
  const record = { ...recordOf(veryLarge(SIZE)), uid: UID }
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path === '/api/session') return Response.json({ user: { uid: UID }, installation: {} })
    if (method === 'GET') return Response.json({ version: 1, record })
    sent.push(String(body))
    return Response.json({ version: 1 + sent.length, lastUpdated: '2026-11-20T12:00:00.000Z' })
  })
})
afterEach(async () => {
  cleanup()
  await forgetDevice(UID)
  endStore()
  vi.unstubAllGlobals()
})
const nameOf = (button: HTMLElement) => button.closest('li')?.querySelector('p')?.textContent
const rowsDrawn = () => new Set(drawn).size

test('changing one of a thousand beneficiaries sends that one and draws that row', async () => {
  render(
    <RouterAt address="/trust-builder/beneficiaries">
      <TrustProvider>
        <ListPage list={beneficiaries} />
      </TrustProvider>
    </RouterAt>,
  )
  // By id and not by text: looking through a thousand rows for words takes seconds.
  const byId = async (id: string) => {
    await waitFor(() => expect(document.getElementById(id)).not.toBeNull())
    return document.getElementById(id) as HTMLElement
  }
  const button = await byId('edit-b-499')
  const nameBefore = nameOf(button)
  expect(rowsDrawn()).toBe(SIZE)

  drawn.length = 0
  fireEvent.click(button)
  const form = (await byId('edit-entry')).closest('section') as HTMLElement
  fireEvent.change(within(form).getByLabelText(/^Name/), { target: { value: 'Dov Pines-Alder' } })
  expect(drawn).toEqual([])

  fireEvent.click(within(form).getByText('Save Changes'))
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(nameOf(button)).toBe('Dov Pines-Alder'))
  expect(new Set(drawn)).toEqual(new Set(['Dov Pines-Alder']))
  expect(sent[0]).toContain('b-499')
  expect(sent[0]).not.toContain(nameBefore)
  expect(sent[0]?.length).toBeLessThan(300)
})
