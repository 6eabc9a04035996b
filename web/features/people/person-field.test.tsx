import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { pourOverWillStep } from '#domain/trust/steps/10-pour-over-will.ts'
import { families } from '#samples/families.ts'
import { Form } from '#web/components/form.tsx'
import '#web/features/questionnaire/questions/changed-meanwhile.tsx'
import './register.tsx'
import { QuestionList, shownSchema } from '#web/features/questionnaire/questions/question-list.tsx'

const now = vi.hoisted(() => ({ trust: null as unknown }))
vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({
  useTrustValue: (select: (trust: unknown) => unknown) => select(now.trust),
}))

const today = { today: '2026-05-04' }
const eleanor = { guardianName: 'Eleanor Grace Park', guardianAddress: '77 Snow King Avenue, Jackson, WY 83001' }
const nobody = { guardianName: null, guardianAddress: null }
const schema = shownSchema(pourOverWillStep.questions, pourOverWillStep.schema(today))
const page = (patch: TrustPatch, draft = {}) => {
  const trust: TrustRecord = merge(families.complete, patch)
  now.trust = trust
  return (
    <MemoryRouter>
      <Form schema={schema} values={pourOverWillStep.initial(trust, today)} draft={draft} onSubmit={() => {}}>
        <QuestionList questions={pourOverWillStep.questions} />
      </Form>
    </MemoryRouter>
  )
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const name = () => field('Guardian Name')
const address = () => field('Guardian Address')
const type = async (words: string) => {
  await waitFor(() => expect(name().getAttribute('role')).toBe('combobox'))
  fireEvent.focus(name())
  fireEvent.change(name(), { target: { value: words } })
  fireEvent.blur(name())
}
const removed = () =>
  screen.queryByText(
    (_, element) => element?.tagName === 'P' && /^The details of .*Put them back$/.test(element.textContent ?? ''),
  )

afterEach(cleanup)

test('beneath a name that was typed, another person’s details do not come in from another device', async () => {
  const { rerender } = render(page(nobody))
  await type('Walter Pine')
  rerender(page(eleanor))
  await waitFor(() => expect(removed()?.textContent).toContain('Eleanor Grace Park'))
  expect([name().value, address().value]).toEqual(['Walter Pine', ''])
  fireEvent.click(await screen.findByRole('button', { name: 'Use the saved answer' }))
  await waitFor(() => expect(address().value).toBe(eleanor.guardianAddress))
  expect(removed()).toBeNull()
})

test('nor while the name is still being typed; an emptied name takes its details with it', async () => {
  const { rerender } = render(page(nobody))
  await waitFor(() => expect(name().getAttribute('role')).toBe('combobox'))
  name().focus()
  fireEvent.change(name(), { target: { value: 'Walter' } })
  rerender(page(eleanor))
  await waitFor(() => expect(removed()?.textContent).toContain('Eleanor Grace Park'))
  expect([name().value, address().value, document.activeElement]).toEqual(['Walter', '', name()])
  cleanup()
  render(page(eleanor))
  await type('')
  expect([address().value, removed()?.textContent]).toEqual(['', expect.stringContaining('Eleanor Grace Park')])
})

test('what was typed there stays, and so does what was put back', async () => {
  const { rerender } = render(page(nobody))
  await type('Walter Pine')
  fireEvent.change(address(), { target: { value: eleanor.guardianAddress } })
  rerender(page(eleanor))
  await waitFor(() => expect(screen.getByText(/while you typed, in/)).toBeTruthy())
  expect(address().value).toBe(eleanor.guardianAddress)
  cleanup()
  const again = render(page(eleanor, { guardianName: 'Walter Pine' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Put them back' }))
  again.rerender(page({ ...eleanor, county: 'Park' }, { guardianName: 'Walter Pine' }))
  await waitFor(() => expect(field('County').value).toBe('Park'))
  expect(address().value).toBe(eleanor.guardianAddress)
})

test('a name that may be the same person’s, corrected, has the details', async () => {
  const { rerender } = render(page(nobody))
  await type('Eleanor G. Park')
  rerender(page(eleanor))
  await waitFor(() => expect(address().value).toBe(eleanor.guardianAddress))
  expect(removed()).toBeNull()
})
