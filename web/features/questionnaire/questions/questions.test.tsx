import { cleanup, fireEvent, render as renderIn, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { beneficiaryAge } from '#domain/trust/details/beneficiary-details.ts'
import { grantorStep } from '#domain/trust/steps/02-grantor.ts'
import { assetForm } from '#domain/trust/steps/06-assets.ts'
import { recordOf } from '#samples/families.ts'
import { Button } from '#web/components/button.tsx'
import { Form } from '#web/components/form.tsx'
import { askedAtField } from '#web/features/conflicts/asked-at-field.ts'
import { QuestionList, shownSchema } from './question-list.tsx'
import StagesField from './stages-field.tsx'

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
const render = (what: ReactElement) => renderIn(what, { wrapper: MemoryRouter })
const notices = () => screen.queryAllByText(/while you typed, in/)

afterEach(cleanup)

test('another answer that is saved meanwhile is shown at the question, and can be taken or left', async () => {
  const { rerender } = render(sheet('first@x.example'))
  type('mine@x.example')
  expect(notices()).toHaveLength(0)
  rerender(sheet('other@x.example'))
  await waitFor(() => expect(notices()[0]?.textContent).toContain('other@x.example'))
  expect(email().value).toBe('mine@x.example')
  expect(askedAtField.get()).toEqual(['grantorEmail'])
  fireEvent.click(screen.getByRole('button', { name: 'Keep what I typed' }))
  await waitFor(() => expect(notices()).toHaveLength(0))
  expect(askedAtField.get()).toEqual([])
  rerender(sheet('third@x.example'))
  fireEvent.click(await screen.findByRole('button', { name: 'Use the saved answer' }))
  await waitFor(() => expect(email().value).toBe('third@x.example'))
  expect(notices()).toHaveLength(0)
})

test('an answer that is removed meanwhile is called removed', async () => {
  const { rerender } = render(sheet('first@x.example'))
  type('mine@x.example')
  rerender(sheet(''))
  await waitFor(() => expect(notices()[0]?.textContent).toContain('This answer was removed while you typed'))
  expect(screen.getByText(/^The saved answer was removed/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Leave it empty' }))
  await waitFor(() => expect(email().value).toBe(''))
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

test('on the way through the blanks, the question that may stay blank says why, and of which entry', () => {
  const at = (query: string) => ({ pathname: '/', search: query, state: { question: 'bankName' } })
  const asked = (query: string, about?: string) => {
    cleanup()
    renderIn(
      <MemoryRouter initialEntries={[at(query)]}>
        <Form schema={z.object({}) as unknown as typeof schema} values={{ type: 'bank_account' }} onSubmit={() => {}}>
          <QuestionList questions={assetForm.questions} {...(about && { about })} />
        </Form>
      </MemoryRouter>,
    )
    return screen.getByLabelText(/^Bank/).closest('div:has(> p)')?.textContent ?? ''
  }
  const reason = 'The documents print a blank line for this answer. You may also leave it blank and go on.'
  expect(asked('?from=next-blank', 'Savings account')).toMatch(new RegExp(`^Savings account: ${reason}Bank`))
  expect(asked('?from=next-blank')).toMatch(new RegExp(`^${reason}Bank`))
  expect(asked('?from=summary', 'Savings account')).not.toContain(reason)
})

describe('an age', () => {
  const saved = vi.fn()
  const schema = shownSchema(beneficiaryAge.questions, beneficiaryAge.schema)
  const show = (distributionAge?: number) => {
    const trust = recordOf({
      beneficiaries: { put: [{ id: 'k', name: 'Clara', relationship: 'child', distributionAge }] },
    })
    render(
      <Form schema={schema} values={beneficiaryAge.initial(trust, 'k')} onSubmit={(answers) => saved(answers)}>
        <QuestionList questions={beneficiaryAge.questions} />
        <Button type="submit">Next</Button>
      </Form>,
    )
  }
  const number = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Distribution Age' })
  const slider = () => screen.getByRole<HTMLInputElement>('slider')
  const type = (value: string) => fireEvent.change(number(), { target: { value } })

  afterEach(() => {
    cleanup()
    vi.clearAllMocks()
  })

  test('slider and number are one value, 21 at first', () => {
    show()
    expect([number().value, slider().value]).toEqual(['21', '21'])
    type('30')
    expect(slider().value).toBe('30')
    fireEvent.change(slider(), { target: { value: '25' } })
    expect(number().value).toBe('25')
    expect([slider().min, slider().max, number().min, number().max]).toEqual(['18', '35', '18', '65'])
  })

  test('above 35 the slider is at its end and announces the true age', () => {
    show(40)
    expect([number().value, slider().value]).toEqual(['40', '35'])
    expect(slider().getAttribute('aria-valuetext')).toBe('40 years, beyond the end of the slider')
  })

  test('what is no number falls back to 21 when the field is left, and when it is sent', async () => {
    show(30)
    type('')
    fireEvent.blur(number())
    expect(number().value).toBe('21')
    type('')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ distributionAge: '21' }))
  })

  test('an age out of range is rejected and stays as typed', async () => {
    show()
    type('70')
    fireEvent.blur(number())
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('The age must be between 18 and 65.')
    expect(number().value).toBe('70')
    expect(saved).not.toHaveBeenCalled()
  })
})

test('the label is there once, and what is announced of a part ends with the next change', async () => {
  render(
    <Form schema={z.looseObject({})} values={{ distributionStages: '' }} onSubmit={() => {}}>
      <StagesField name="distributionStages" label="Your own ages and parts" />
    </Form>,
  )
  expect(screen.getAllByText('Your own ages and parts')).toHaveLength(1)
  expect(screen.getByRole('group', { name: 'Your own ages and parts', hidden: true })).toBeTruthy()
  fireEvent.click(screen.getByText('Add a part'))
  expect(screen.getByText('Two parts were added.')).toBeTruthy()
  fireEvent.click(screen.getByText('Add a part'))
  expect(screen.getByText('A part was added.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Part 1: age'), { target: { value: '25' } })
  expect(screen.queryByText('A part was added.')).toBeNull()
})
