import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { beneficiaryAge } from '#domain/trust/details/beneficiary-details.ts'
import { recordOf } from '#samples/families.ts'
import { Button } from '#web/components/button.tsx'
import { Form } from '#web/components/form.tsx'
import { QuestionList, shownSchema } from './question-list.tsx'

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
  await screen.findByRole('link', { name: 'The age must be between 18 and 65.' })
  expect(number().value).toBe('70')
  expect(saved).not.toHaveBeenCalled()
})
