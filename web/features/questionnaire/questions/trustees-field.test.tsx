import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { english } from '#domain/message.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { certificateStep } from '#domain/trust/steps/04-certificate-of-trust.ts'
import type { Answers } from '#domain/trust/steps/step.ts'
import { families, recordOf } from '#samples/families.ts'
import { Button } from '#web/components/button.tsx'
import { currentQuestion } from '#web/components/confirm-store.ts'
import { Form } from '#web/components/form.tsx'
import { QuestionList, shownSchema } from './question-list.tsx'

const held = vi.hoisted(() => ({ trust: null as TrustRecord | null, drawn: [] as unknown[] }))
// Each row has one field for the address.
vi.mock('#web/components/field-frame.tsx', async (load) => {
  const actual = await load<typeof import('#web/components/field-frame.tsx')>()
  return {
    ...actual,
    FieldFrame: (props: ComponentProps<typeof actual.FieldFrame>) => {
      if (/^Trustee \d+ Address$/.test(props.label)) held.drawn.push(props.label)
      return <actual.FieldFrame {...props} />
    },
  }
})
vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({
  useTrustValue: (select: (trust: TrustRecord | null) => unknown) => select(held.trust),
}))

const today = '2025-06-15'
const saved = vi.fn()
const onValuesChange = vi.fn()
const schema = shownSchema(certificateStep.questions, certificateStep.schema({ today }))
const sheet = (trust = recordOf({}), draft?: Partial<Answers>) => (
  <MemoryRouter>
    <Form
      schema={schema}
      values={certificateStep.initial(trust, { today })}
      draft={draft}
      onSubmit={saved}
      onValuesChange={onValuesChange}
    >
      <QuestionList questions={certificateStep.questions} />
      <Button type="submit">Next</Button>
    </Form>
  </MemoryRouter>
)
const names = () => screen.getAllByLabelText<HTMLInputElement>(/Trustee \d Name/).map((input) => input.value)
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const two = [
  { id: 'a', name: 'Ann', address: '1 Main' },
  { id: 'b', name: 'Ben', address: '2 Main' },
]

// The code of the field is loaded once.
beforeAll(async () => {
  render(sheet())
  await screen.findByLabelText('Trustee 1 Name')
  cleanup()
})
beforeEach(() => vi.clearAllMocks())
afterEach(() => {
  cleanup()
  held.trust = null
})

test('a row is added with the focus in it, and all but the first can be removed', async () => {
  render(sheet())
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
  press('Add Trustee')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Trustee 2 Name')))
  expect(screen.getAllByRole('button', { name: /Remove/ })).toHaveLength(1)
  press('Remove trustee 2')
  await waitFor(() => expect(names()).toEqual(['']))
  expect(document.activeElement).toBe(screen.getByLabelText('Trustee 1 Name'))
})

test('a row with something typed in it is removed only after a question', async () => {
  render(sheet(recordOf({ trustees: { put: two } })))
  press('Remove trustee 2')
  await waitFor(() => expect(english(currentQuestion()?.title ?? '')).toBe('Remove Ben?'))
  currentQuestion()?.answer(false)
  await waitFor(() => expect(currentQuestion()).toBeNull())
  expect(names()).toEqual(['Ann', 'Ben'])
  press('Remove trustee 2')
  await waitFor(() => expect(currentQuestion()).not.toBeNull())
  currentQuestion()?.answer(true)
  await waitFor(() => expect(names()).toEqual(['Ann']))
})

test('the question before a row is removed names the offices in which the same name stays', async () => {
  held.trust = recordOf({ backupTrusteeName: 'Ben', executorName: 'ben ', hcd_agentName: 'Cy', trustees: { put: two } })
  render(sheet(held.trust))
  press('Remove trustee 2')
  await waitFor(() =>
    expect(english(currentQuestion()?.body ?? '')).toMatch(/The same name stays .*: successor trustee, executor\.$/),
  )
  currentQuestion()?.answer(false)
  type('Trustee 2 Name', 'Dan')
  press('Remove trustee 2')
  await waitFor(() => expect(english(currentQuestion()?.body ?? '')).toMatch(/until you continue or save\.$/))
  currentQuestion()?.answer(false)
})

test('rows typed before a reload come back', async () => {
  render(sheet(recordOf({}), { trustees: two }))
  await waitFor(() => expect(names()).toEqual(['Ann', 'Ben']))
})

test('rows that nobody typed in follow the record; rows typed in do not', async () => {
  const { rerender } = render(sheet())
  rerender(sheet(recordOf({ trustees: { put: two } })))
  await waitFor(() => expect(names()).toEqual(['Ann', 'Ben']))
  type('Trustee 2 Name', 'Benjamin')
  expect(onValuesChange.mock.lastCall?.[1]).toContain('trustees')
  rerender(sheet(families.complete))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Trust Name').value).not.toBe(''))
  expect(names()).toEqual(['Ann', 'Benjamin'])
})

test('the messages stand at the first row', async () => {
  render(sheet())
  press('Next')
  await screen.findByRole('alert')
  const first = screen.getByLabelText('Trustee 1 Name')
  expect(document.getElementById(first.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'At least one trustee name is required',
  )
  expect(saved).not.toHaveBeenCalled()
})

test('the grantor’s own row cannot be typed over while the grantor serves, and others can', () => {
  const grantor = { trusteeType: 'self', trusteeName: 'Ada', trusteeAddress: '9 Elm' } as const
  render(sheet(recordOf({ ...grantor, trustees: { put: two } })))
  const locked = () =>
    screen.getAllByLabelText<HTMLInputElement>(/Trustee \d (Name|Address)/).map((one) => one.readOnly)
  expect(names()).toEqual(['Ada', 'Ben'])
  expect(locked()).toEqual([true, true, false, false])
  cleanup()
  render(sheet(recordOf({ ...grantor, trusteeType: 'other', trustees: { put: two } })))
  expect(locked()).toEqual([false, false, false, false])
})

test('a social security number in a name or an address is remarked on at the field, and blocks nothing', async () => {
  render(sheet(recordOf({ trustees: { put: two } })))
  const remarks = (count: number) =>
    waitFor(() => expect(screen.queryAllByText(/looks like a social security number/)).toHaveLength(count))
  await remarks(0)
  type('Trustee 2 Address', '2 Main, 536-90-4321')
  await remarks(1)
  type('Administrative Address', 'Suite 536 90 4321')
  await remarks(2)
  type('Administrative Address', '12 Elm, Lander, WY 82520-1234, account 536904321')
  await remarks(1)
})

test('typing in one of two hundred rows draws that row alone', async () => {
  const many = Array.from({ length: 200 }, (_, at) => ({ id: `t-${at}`, name: `Trustee ${at}`, address: `${at} Main` }))
  render(sheet(recordOf({ trustees: { put: many } })))
  expect(new Set(held.drawn).size).toBe(200)
  held.drawn.length = 0
  fireEvent.change(document.getElementById('field-trustees-99-name') as HTMLElement, { target: { value: 'Ann' } })
  expect(onValuesChange.mock.lastCall?.[0].trustees[99]).toEqual({ ...many[99], name: 'Ann' })
  expect(held.drawn).toEqual(['Trustee 100 Address'])
})
