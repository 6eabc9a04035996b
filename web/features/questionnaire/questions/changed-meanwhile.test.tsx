import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { grantorStep } from '#domain/trust/steps/02-grantor.ts'
import { recordOf } from '#samples/families.ts'
import { Form } from '#web/components/form.tsx'
import { QuestionList, shownSchema } from './question-list.tsx'

vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({
  useTrustValue: (select: (trust: null) => unknown) => select(null),
}))

const schema = shownSchema(grantorStep.questions, grantorStep.schema({ today: '2025-06-15' }))
const sheet = (grantorEmail: string, grantorSsn = '111223333') => (
  <Form
    schema={schema}
    values={grantorStep.initial(recordOf({ grantorEmail, grantorSsn }), { today: '2025-06-15' })}
    onSubmit={() => {}}
  >
    <QuestionList questions={grantorStep.questions} />
  </Form>
)
const email = () => screen.getByLabelText<HTMLInputElement>('Email Address')
const type = (value: string) => fireEvent.change(email(), { target: { value } })
const notices = () => screen.queryAllByText(/while you typed, in/)

afterEach(cleanup)

test('another answer that is saved meanwhile is shown at the question, and can be taken or left', async () => {
  const { rerender } = render(sheet('first@x.example'))
  type('mine@x.example')
  expect(notices()).toHaveLength(0)
  rerender(sheet('other@x.example'))
  await waitFor(() => expect(notices()[0]?.textContent).toContain('other@x.example'))
  expect(email().value).toBe('mine@x.example')
  fireEvent.click(screen.getByRole('button', { name: 'Keep what I typed' }))
  await waitFor(() => expect(notices()).toHaveLength(0))
  rerender(sheet('third@x.example'))
  fireEvent.click(await screen.findByRole('button', { name: 'Use the saved answer' }))
  await waitFor(() => expect(email().value).toBe('third@x.example'))
  expect(notices()).toHaveLength(0)
})

test('an own save, and a change where nobody types, are no news', async () => {
  const { rerender } = render(sheet('first@x.example'))
  rerender(sheet('second@x.example'))
  await waitFor(() => expect(email().value).toBe('second@x.example'))
  type('mine@x.example')
  rerender(sheet('mine@x.example'))
  type('later@x.example')
  await waitFor(() => expect(email().value).toBe('later@x.example'))
  expect(notices()).toHaveLength(0)
})

test('a social security number is not shown', async () => {
  const { rerender } = render(sheet('a@x.example', '111223333'))
  fireEvent.change(screen.getByLabelText('Social Security Number'), { target: { value: '536904321' } })
  rerender(sheet('a@x.example', '222334444'))
  await waitFor(() => expect(notices()).toHaveLength(1))
  expect(document.body.textContent).not.toContain('4444')
})
