import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { english } from '#domain/message.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { recordOf, samples } from '#samples/families.ts'
import { currentQuestion } from '#web/components/confirm-store.ts'
import { endStore, forgetDevice } from '#web/features/trust-sync/session.ts'
import { TrustProvider } from '#web/features/trust-sync/trust-provider.tsx'
import DetailPages from '../detail-pages.tsx'
import { EqualShares } from './list-on-screen.tsx'
import ListPages from './list-pages.tsx'

afterEach(cleanup)

const UID = 'ada'
const PATIENT = { timeout: 20_000 }
vi.mock('#web/features/account/auth/auth-state.ts', () => ({
  useAuth: () => ({ status: 'signed-in', user: { uid: 'ada' } }),
  onAuthState: () => () => {},
  refreshSession: async () => {},
  useInstallation: () => ({ paymentCheck: false }),
}))
class Silence extends EventTarget {
  close() {}
}

const sent: string[] = []
beforeEach(() => {
  sent.length = 0
  localStorage.clear()
  vi.stubGlobal('EventSource', Silence)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path === '/api/session') return Response.json({ user: { uid: UID }, installation: {} })
    if (method === 'GET') return Response.json({ version: 1, record: { ...recordOf(samples.complete), uid: UID } })
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

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <TrustProvider>
        <Routes>
          <Route path="/trust-builder/assets" element={<ListPages slug="assets" />} />
          <Route path="/trust-builder/beneficiaries" element={<ListPages slug="beneficiaries" />} />
          <Route path="/trust-builder/business-info/:id" element={<DetailPages page="business-info" />} />
        </Routes>
        <Address />
      </TrustProvider>
    </MemoryRouter>,
  )

test('the details of an entry open from its row, and saving them leads back to the row and to what was typed', async () => {
  const page = open('/trust-builder/assets?from=summary')
  const name = await page.findByLabelText(/^Asset Name/, {}, PATIENT)
  fireEvent.change(name, { target: { value: 'A boat, not added yet' } })
  fireEvent.click(page.getByRole('link', { name: 'Business details Whitlock Outfitters LLC' }))

  fireEvent.change(await page.findByLabelText(/^Percentage You Own/), { target: { value: '45' } })
  fireEvent.click(page.getByRole('button', { name: 'Save and return to the list' }))
  await waitFor(() => expect(sent.join()).toContain('"percentOwned":45'), PATIENT)
  // The list still leads back to where it was opened from.
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/trust-builder/assets?from=summary'))
  expect(((await page.findByLabelText(/^Asset Name/)) as HTMLInputElement).value).toBe('A boat, not added yet')
  expect(document.activeElement?.textContent).toBe('Edit Whitlock Outfitters LLC')
  expect(page.getByText(/45% yours/)).toBeTruthy()
})

test('a change to an entry that was not saved is open again after its details', async () => {
  const page = open('/trust-builder/assets?edit=a-outfitters')
  const value = await page.findByLabelText(/^Estimated Value/, {}, PATIENT)
  fireEvent.change(value, { target: { value: '777000' } })
  const [link] = page.getAllByRole('link', { name: 'Business details Whitlock Outfitters LLC' })
  fireEvent.click(link as HTMLElement)
  fireEvent.click(await page.findByRole('button', { name: 'Save and return to the list' }))
  await waitFor(() =>
    expect(document.querySelector('output')?.textContent).toBe('/trust-builder/assets?edit=a-outfitters'),
  )
  expect(((await page.findByLabelText(/^Estimated Value/)) as HTMLInputElement).value).toContain('777')
})

test('a name that is on the list is refused at its field, unless the birth years differ', async () => {
  const page = open('/trust-builder/beneficiaries')
  const field = (label: RegExp) => page.getByLabelText(label) as HTMLInputElement
  const press = (name: string) => fireEvent.click(page.getByRole('button', { name }))
  const refused = () => page.findByText(/^Clara Jane Whitlock is on the list already\./, {}, PATIENT)
  fireEvent.change(await page.findByLabelText(/^Name/, {}, PATIENT), { target: { value: 'clara jane  whitlock' } })
  press('Add Beneficiary')
  await refused()
  await waitFor(() => expect(document.activeElement).toBe(field(/^Name/)))
  expect(sent).toEqual([])
  fireEvent.change(field(/^Birth year/), { target: { value: '2015' } })
  press('Add Beneficiary')
  await waitFor(() => expect(sent.join()).toContain('2015'), PATIENT)

  await waitFor(() => expect(field(/^Name/).getAttribute('role')).toBe('combobox'), PATIENT)
  fireEvent.change(field(/^Name/), { target: { value: 'Ele' } })
  fireEvent.click(await page.findByRole('option', { name: /^Eleanor Grace Park/ }))
  const announced = () => page.queryByText('The details of Eleanor Grace Park are filled in.')
  expect(announced()).toBeTruthy()
  press('Add Beneficiary')
  await waitFor(() => expect(field(/^Name/).value).toBe(''), PATIENT)
  expect(announced(), 'the form is for somebody else').toBeNull()

  fireEvent.click(await page.findByRole('button', { name: 'Edit Eleanor Grace Park' }, PATIENT))
  await page.findByRole('heading', { name: 'Edit Eleanor Grace Park' })
  fireEvent.change(field(/^Name/), { target: { value: 'Clara Jane Whitlock' } })
  press('Save Changes')
  await refused()
  press('Cancel')
  fireEvent.click(page.getAllByRole('button', { name: 'Edit Clara Jane Whitlock' })[0] as HTMLElement)
  await page.findByRole('heading', { name: 'Edit Clara Jane Whitlock' })
  fireEvent.change(field(/^Email/), { target: { value: 'clara@x.example' } })
  press('Save Changes')
  await waitFor(() => expect(sent.join()).toContain('clara@x.example'), PATIENT)
}, 60_000)

test('only what has a page of details leads to one', async () => {
  const page = open('/trust-builder/beneficiaries')
  await page.findByRole('heading', { name: /^Your beneficiaries/ }, PATIENT)
  const ways = page.getAllByRole('link', { name: /^(Age|EIN) / }).map((way) => way.getAttribute('href'))
  expect(ways.map((way) => way?.split('?')[0]?.split('/')[2])).toEqual(
    recordOf(samples.complete).beneficiaries?.flatMap(({ relationship }) =>
      relationship === 'child' ? ['beneficiary-age'] : relationship === 'charity' ? ['charity-info'] : [],
    ),
  )
})

describe('equal shares', () => {
  const child = (name: string, sharePercent?: number): Beneficiary => ({
    ...{ id: name, name, relationship: 'child' },
    ...(sharePercent !== undefined && { sharePercent }),
  })

  test.each([
    [[child('Peter', 60), child('Ingrid', 40)], /^Peter and Ingrid no longer have a stated share\. /],
    [[child('Peter', 60), child('Ingrid')], /^Peter no longer has a stated share\. /],
  ])('the question says that the shares go, and not the people', async (entries, words) => {
    render(
      <TrustProvider>
        <EqualShares entries={entries} announce={() => {}} />
      </TrustProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Divide equally' }))
    await waitFor(() => expect(currentQuestion()).toBeTruthy())
    expect(english(currentQuestion()?.body ?? '')).toMatch(words)
  })
})
