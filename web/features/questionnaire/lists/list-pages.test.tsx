import { english } from '#domain/message.ts'
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { merge } from '#domain/trust/merge.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { recordOf, veryLarge } from '#samples/families.ts'
import { currentQuestion } from '#web/components/confirm-store.ts'
import { endStore, forgetDevice } from '#web/features/trust-sync/session.ts'
import { TrustProvider } from '#web/features/trust-sync/trust-provider.tsx'
import { beneficiaries } from './list-on-screen.tsx'
import { ListForm, ListPage } from './list-pages.tsx'

const SIZE = 1_000
const UID = 'ada'
/** On a busy machine a save takes its time. */
const PATIENT = { timeout: 20_000 }
const drawn = vi.hoisted(() => [] as string[])
vi.mock('#web/features/account/auth/auth-state.ts', () => ({
  useAuth: () => ({ status: 'signed-in', user: { uid: 'ada' } }),
  onAuthState: () => () => {},
  refreshSession: async () => {},
  useInstallation: () => ({ paymentCheck: false }),
}))
// Each row has a button that names its entry, so they count the rows that are drawn.
vi.mock('#web/components/button.tsx', async (load) => {
  const actual = await load<typeof import('#web/components/button.tsx')>()
  return {
    ...actual,
    Button: (props: ComponentProps<typeof actual.Button>) => {
      if (props.id?.startsWith('edit-')) drawn.push(props.id)
      return <actual.Button {...props} />
    },
  }
})
class Silence extends EventTarget {
  close() {}
}

const sent: string[] = []
let size = SIZE
let rejection: Response | undefined
let more: Partial<TrustRecord> = {}
beforeEach(() => {
  sent.length = 0
  size = SIZE
  rejection = undefined
  more = {}
  localStorage.clear()
  vi.stubGlobal('EventSource', Silence)
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path === '/api/session') return Response.json({ user: { uid: UID }, installation: {} })
    if (method === 'GET')
      return Response.json({ version: 1, record: { ...recordOf(veryLarge(size)), ...more, uid: UID } })
    sent.push(String(body))
    if (rejection) return rejection
    return Response.json({ version: 1 + sent.length, lastUpdated: '2026-11-20T12:00:00.000Z' })
  })
})
afterEach(async () => {
  cleanup()
  await forgetDevice(UID)
  endStore()
  vi.unstubAllGlobals()
})
const open = (path = '/trust-builder/beneficiaries') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <TrustProvider>
        <ListPage list={beneficiaries} />
      </TrustProvider>
    </MemoryRouter>,
  )
const nameOf = (button: HTMLElement) => button.closest('li')?.querySelector('p')?.textContent
const rowsDrawn = () => new Set(drawn).size

test('changing one of a thousand beneficiaries sends that one and draws that row', async () => {
  const page = open('/trust-builder/beneficiaries?edit=b-499')
  const form = (await page.findByRole('heading', { name: /^Edit / })).closest('section') as HTMLElement
  // The page with the entry that the address names.
  expect(await page.findByText('481–500 of 1,000')).toBeTruthy()
  const button = document.getElementById('edit-b-499') as HTMLElement
  const nameBefore = nameOf(button)
  expect(rowsDrawn()).toBe(20)

  drawn.length = 0
  fireEvent.change(within(form).getByLabelText(/^Name/), { target: { value: 'Dov Pines-Alder' } })
  expect(drawn).toEqual([])

  fireEvent.click(within(form).getByText('Save Changes'))
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 })
  await waitFor(() => expect(nameOf(button)).toBe('Dov Pines-Alder'))
  expect(new Set(drawn)).toEqual(new Set(['edit-b-499']))
  expect(sent[0]).toContain('b-499')
  expect(sent[0]).not.toContain(nameBefore)
  expect(sent[0]?.length).toBeLessThan(300)
})

test('several lines pasted into the name leave it as it is, and can be read as a list or kept as one name', async () => {
  size = 3
  const page = open()
  const name = (await page.findByLabelText(/^Name/)) as HTMLInputElement
  fireEvent.change(name, { target: { value: 'Clara' } })
  const paste = (text: string) => fireEvent.paste(name, { clipboardData: { getData: () => text } })
  expect(paste('Dov Pines\n'), 'one line is pasted as usual').toBe(true)
  expect(paste('The Alder\r\nFoundation\r\n')).toBe(false)
  expect(name.value).toBe('Clara')
  const list = await page.findByRole('link', { name: 'Read them as a list' })
  expect(list.getAttribute('href')).toBe('/trust-builder/beneficiaries-from-a-file')
  fireEvent.click(page.getByRole('button', { name: 'Paste as one name' }))
  await waitFor(() => expect(name.value).toBe('The Alder Foundation'))
  expect(page.queryByText('You pasted 2 lines.', { exact: false })).toBeNull()
})

test('an entry that is removed elsewhere stays in its form, and saving puts it back', async () => {
  size = 3
  const trust = recordOf(veryLarge(size))
  const draft = { draft: undefined, ready: true, keep: () => {}, clear: () => {} }
  const shown = (now: TrustRecord) => (
    <MemoryRouter initialEntries={['/trust-builder/beneficiaries?edit=b-1']}>
      <TrustProvider>
        <ListForm list={beneficiaries} trust={now} draft={draft} />
      </TrustProvider>
    </MemoryRouter>
  )
  const page = render(shown(trust))
  const name = (await page.findByLabelText(/^Name/)) as HTMLInputElement
  fireEvent.change(name, { target: { value: 'Dov Pines-Alder' } })
  page.rerender(shown(merge(trust, { beneficiaries: { remove: ['b-1'] } })))
  expect(await page.findByText(/was removed in another window or on another device/)).toBeTruthy()
  expect(name.value).toBe('Dov Pines-Alder')
  expect(page.queryByText('Add Beneficiary')).toBeNull()
  fireEvent.click(page.getByText('Save Changes'))
  await waitFor(() => expect(sent).toHaveLength(1), PATIENT)
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({
    beneficiaries: {
      put: [{ id: 'b-1', name: 'Dov Pines-Alder', relationship: trust.beneficiaries?.[1]?.relationship }],
    },
  })
})

test('an entry opened from another page is saved and left for it in one press', async () => {
  size = 3
  const page = render(
    <MemoryRouter initialEntries={['/trust-builder/beneficiaries?edit=b-1&from=summary']}>
      <TrustProvider>
        <Routes>
          <Route path="/trust-builder/beneficiaries" element={<ListPage list={beneficiaries} />} />
          <Route path="/trust-builder/summary" element={<p>The summary</p>} />
        </Routes>
      </TrustProvider>
    </MemoryRouter>,
  )
  const form = (await page.findByRole('heading', { name: /^Edit / })).closest('section') as HTMLElement
  fireEvent.change(within(form).getByLabelText(/^Name/), { target: { value: 'Dov Pines-Alder' } })
  fireEvent.click(page.getByText('Save and return to summary'))
  expect(await page.findByText('The summary')).toBeTruthy()
  await waitFor(() => expect(sent).toHaveLength(1), PATIENT)
  expect(sent[0]).toContain('Dov Pines-Alder')
  expect(currentQuestion()).toBeNull()
})

test('a list of hundreds is turned by pages, searched by name, and shows what was added', async () => {
  size = 45
  const page = open()
  const press = (name: string) => fireEvent.click(page.getByRole('button', { name }))
  const rows = () => [...document.querySelectorAll('[id^=edit-b-]')].map(({ id }) => id)
  expect(await page.findByText('1–20 of 45')).toBeTruthy()
  press('Previous page')
  expect(rows()[0]).toBe('edit-b-0')
  press('Next page')
  expect(page.getByText('21–40 of 45')).toBeTruthy()
  expect(rows()[0]).toBe('edit-b-20')
  expect(document.activeElement?.tagName).toBe('UL')
  press('Next page')
  press('Next page')
  expect(page.getByText('41–45 of 45')).toBeTruthy()

  const search = page.getByRole('searchbox', { name: 'Find by name' })
  fireEvent.change(search, { target: { value: 'nobody of this name' } })
  expect(page.getByText('No name on this list matches.')).toBeTruthy()
  expect(rows()).toEqual([])
  const wanted = recordOf(veryLarge(size)).beneficiaries?.[7]?.name ?? ''
  fireEvent.change(search, { target: { value: wanted.toUpperCase() } })
  expect(rows()).toContain('edit-b-7')

  const form = (await page.findByRole('heading', { name: 'Add a beneficiary' })).closest('section') as HTMLElement
  fireEvent.change(within(form).getByLabelText(/^Name/), { target: { value: 'José Alder' } })
  fireEvent.click(within(form).getByText('Add Beneficiary'))
  expect(await page.findByText('41–46 of 46', {}, PATIENT)).toBeTruthy()
  expect(page.getByRole('button', { name: 'Edit José Alder' })).toBeTruthy()
  fireEvent.change(search, { target: { value: 'jose' } })
  expect(page.getByText('1–1 of 1 that match')).toBeTruthy()
})

test('an entry that the server rejects is not announced as added', async () => {
  size = 2
  const page = open()
  const form = (await page.findByRole('heading', { name: 'Add a beneficiary' })).closest('section') as HTMLElement
  const add = (name: string) => {
    fireEvent.change(within(form).getByLabelText(/^Name/), { target: { value: name } })
    fireEvent.click(within(form).getByText('Add Beneficiary'))
  }
  add('Dov Alder')
  expect(await page.findByText('Dov Alder was added.', {}, PATIENT)).toBeTruthy()

  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  rejection = Response.json({ error: { code: 'invalid-argument', message: 'Not this one' } }, { status: 400 })
  add('Eve Alder')
  await waitFor(
    () => expect(logged).toHaveBeenCalledWith(expect.stringContaining('Saving the beneficiary failed')),
    PATIENT,
  )
  expect(page.queryByText('Eve Alder was added.')).toBeNull()
  expect(page.queryByText('Dov Alder was added.')).toBeNull()
  logged.mockRestore()
})

test('taking out a person names the offices that stay, and another relationship loses nothing without a question', async () => {
  const ann = { id: 'ann', name: 'Ann', relationship: 'child', distributionAge: 30 } as const
  more = { beneficiaries: [ann], executorName: 'ann', trustees: [{ id: 't', name: 'Ann', address: '' }] }
  const page = open()
  fireEvent.click(await page.findByRole('button', { name: 'Remove Ann' }))
  await waitFor(() =>
    expect(english(currentQuestion()?.body ?? '')).toContain(
      'stays in other answers as: executor, trustee on the certificate.',
    ),
  )
  currentQuestion()?.answer(false)

  fireEvent.click(page.getByRole('button', { name: 'Edit Ann' }))
  const form = (await page.findByRole('heading', { name: 'Edit Ann' })).closest('section') as HTMLElement
  fireEvent.change(within(form).getByLabelText('Relationship'), { target: { value: 'friend' } })
  fireEvent.click(within(form).getByText('Save Changes'))
  await waitFor(() => expect(english(currentQuestion()?.body ?? '')).toContain('no place for: Distribution Age.'))
  currentQuestion()?.answer(false)
  await waitFor(() => expect(currentQuestion()).toBeNull())
  expect(sent).toEqual([])
  fireEvent.click(within(form).getByText('Save Changes'))
  await waitFor(() => expect(currentQuestion()).not.toBeNull())
  currentQuestion()?.answer(true)
  await waitFor(() => expect(sent.join()).toContain('friend'), PATIENT)
})

test('once Schedule A is signed, an entry is added or changed only after a question, if the schedule would change', async () => {
  const ann = { id: 'ann', name: 'Ann', relationship: 'child', distributionAge: 30 } as const
  more = { beneficiaries: [ann], signings: [{ id: 'trust-agreement', signed: true }] }
  const page = open()
  const asked = (title: string) => waitFor(() => expect(english(currentQuestion()?.title ?? '')).toBe(title), PATIENT)
  fireEvent.change(await page.findByLabelText(/Name/), { target: { value: 'Clara Hayes' } })
  fireEvent.click(page.getByRole('button', { name: 'Add Beneficiary' }))
  await asked('Add Clara Hayes?')
  currentQuestion()?.answer(false)
  await waitFor(() => expect(currentQuestion()).toBeNull())
  expect((page.getByLabelText(/Name/) as HTMLInputElement).value).toBe('Clara Hayes')
  expect(sent).toEqual([])
  fireEvent.click(page.getByRole('button', { name: 'Add Beneficiary' }))
  await asked('Add Clara Hayes?')
  currentQuestion()?.answer(true)
  await waitFor(() => expect(sent.join()).toContain('Clara Hayes'), PATIENT)

  fireEvent.click(page.getByRole('button', { name: 'Edit Ann' }))
  const form = (await page.findByRole('heading', { name: 'Edit Ann' })).closest('section') as HTMLElement
  fireEvent.change(within(form).getByLabelText(/Name/), { target: { value: 'Anna' } })
  fireEvent.click(within(form).getByText('Save Changes'))
  await asked('Change Ann?')
  currentQuestion()?.answer(true)
  await waitFor(() => expect(sent.join()).toContain('Anna'), PATIENT)
}, 60_000)

test('what is typed and not added is named where nothing is on the list, and its button takes the focus', async () => {
  size = 0
  const page = open()
  const field = (await page.findByLabelText(/Name/)) as HTMLInputElement
  const next = page.getByRole('button', { name: /^Next/ })
  fireEvent.submit(next.closest('form') as HTMLFormElement)
  expect(await page.findByText('Please add at least one beneficiary to your trust')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'Anna Brandt' } })
  fireEvent.submit(next.closest('form') as HTMLFormElement)
  expect(
    await page.findByText('Anna Brandt is not added yet. Press “Add Beneficiary” to put this beneficiary on the list.'),
  ).toBeTruthy()
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Add Beneficiary' }))
})
