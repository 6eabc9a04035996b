import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { english } from '#domain/message.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { peopleOf } from '#domain/trust/people/people.ts'
import { removedPerson } from '#domain/trust/people/register.ts'
import { families } from '#samples/families.ts'
import { currentQuestion } from '#web/components/confirm-store.ts'
import { NOTHING, type SaveOutcome, type TrustSnapshot } from '#web/features/trust-sync/snapshot.ts'
import PeoplePage from './people-page.tsx'

const given = vi.hoisted(() => ({
  snapshot: {} as TrustSnapshot,
  saveTrustData: vi.fn<(patch: TrustPatch) => Promise<SaveOutcome>>(),
  keep: vi.fn(),
}))
vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({
  useTrust: () => ({ ...given.snapshot, retry: () => undefined }),
  useTrustValue: (read: (snapshot: TrustSnapshot) => unknown) => read(given.snapshot),
  useTrustActions: () => ({ saveTrustData: given.saveTrustData }),
}))
vi.mock('#web/features/trust-sync/use-draft.ts', () => ({
  useDraft: () => ({ draft: undefined, ready: true, keep: given.keep, clear: () => undefined }),
}))

afterEach(() => {
  cleanup()
  given.saveTrustData.mockReset()
})

const NAME = 'Owen Samuel Whitlock'
const trust = families.complete
const owen = peopleOf(trust).find(({ name }) => name === NAME)
if (!owen) throw new Error(`${NAME} is not in the family`)

const page = () => (
  <MemoryRouter>
    <PeoplePage />
  </MemoryRouter>
)
const form = () => within(screen.getByRole('form', { name: `Edit ${NAME}` }))

test('somebody removed on another device stays in the form in which they are edited, and can be added again', async () => {
  given.snapshot = { ...NOTHING, status: 'ready', trust }
  given.saveTrustData.mockResolvedValue({ saved: true, where: 'account' })
  const { rerender } = render(page())
  fireEvent.click(screen.getByRole('button', { name: `Edit ${NAME}` }))
  await waitFor(form)
  fireEvent.input(form().getByLabelText(/^Email/), { target: { value: 'owen@whitlock.example' } })

  given.snapshot = { ...given.snapshot, trust: merge(trust, removedPerson(trust, owen)) }
  rerender(page())
  expect(screen.getByText(/was removed in another window or on another device/)).toBeTruthy()
  expect(form().getByLabelText<HTMLInputElement>(/^Email/).value).toBe('owen@whitlock.example')
  fireEvent.click(form().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(given.saveTrustData).toHaveBeenCalledOnce())
  expect(given.saveTrustData.mock.calls[0]?.[0]).toMatchObject({
    people: { put: [{ name: NAME, email: 'owen@whitlock.example' }] },
  })
})

test('the person who is edited stays on the page while another is searched for', async () => {
  const more = ['Ann', 'Ben', 'Cal', 'Dee'].map((name) => ({ id: name, name }))
  given.snapshot = { ...NOTHING, status: 'ready', trust: merge(trust, { people: { put: more } }) }
  render(page())
  fireEvent.click(screen.getByRole('button', { name: `Edit ${NAME}` }))
  await waitFor(form)
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'Clara' } })
  await waitFor(() => expect(screen.getByText('1 person found.')).toBeTruthy())
  expect(form().getByLabelText<HTMLInputElement>(/^Full legal name|^Name/).value).toBe(NAME)
})

test('of hundreds a page is shown, and the page of who was added', async () => {
  const before = families.veryLarge
  given.snapshot = { ...NOTHING, status: 'ready', trust: before }
  given.saveTrustData.mockImplementation(async (patch) => {
    given.snapshot = { ...given.snapshot, trust: merge(before, patch) }
    return { saved: true, where: 'account' }
  })
  const { rerender } = render(page())
  const rows = () => screen.getAllByRole('heading', { level: 3 }).map((row) => row.textContent)
  expect(rows()).toHaveLength(20)
  const [first] = rows()
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByText(/^21–40 of \d+$/)).toBeTruthy()
  expect(rows()).not.toContain(first)
  fireEvent.click(screen.getByRole('button', { name: 'Add a person' }))
  const added = within(await screen.findByRole('form', { name: 'Add a person' }))
  fireEvent.input(added.getByLabelText(/name/i), { target: { value: 'Zoe Zimmer' } })
  fireEvent.click(added.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(given.saveTrustData).toHaveBeenCalledOnce())
  rerender(page())
  await waitFor(() => expect(rows()).toContain('Zoe Zimmer'))
  expect(rows().length).toBeLessThanOrEqual(20)
})

test('a name that is on the page already is refused at its field; a rename asks first whether the two are one', async () => {
  given.snapshot = { ...NOTHING, status: 'ready', trust }
  given.saveTrustData.mockResolvedValue({ saved: true, where: 'account' })
  const other = 'Clara Jane Whitlock'
  render(page())
  const taken = () => screen.findByText(/is on this page already\. For another person of that name/)
  fireEvent.click(screen.getByRole('button', { name: 'Add a person' }))
  const adding = within(await screen.findByRole('form', { name: 'Add a person' }))
  fireEvent.input(adding.getByLabelText(/^Name/), { target: { value: other.toUpperCase() } })
  fireEvent.click(adding.getByRole('button', { name: 'Save' }))
  await taken()
  await waitFor(() => expect(document.activeElement).toBe(adding.getByLabelText(/^Name/)))
  fireEvent.click(adding.getByRole('button', { name: 'Cancel' }))

  fireEvent.click(screen.getByRole('button', { name: `Edit ${NAME}` }))
  await waitFor(form)
  fireEvent.input(form().getByLabelText(/^Name/), { target: { value: other.toLowerCase() } })
  fireEvent.click(form().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(english(currentQuestion()?.title ?? '')).toBe(`Is ${other} the same person as ${NAME}?`))
  currentQuestion()?.answer(false)
  await taken()
  expect(given.saveTrustData).not.toHaveBeenCalled()
  fireEvent.click(form().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(currentQuestion()).not.toBeNull())
  currentQuestion()?.answer(true)
  await waitFor(() => expect(given.saveTrustData).toHaveBeenCalledOnce())
  const after = peopleOf(merge(trust, given.saveTrustData.mock.calls[0]?.[0] ?? {}))
  expect(after.map(({ name }) => name)).not.toContain(NAME)
  expect(after.some(({ name }) => name === other)).toBe(true)
})
