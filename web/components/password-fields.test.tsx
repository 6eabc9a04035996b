import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { PasswordFields } from './password-fields.tsx'

afterEach(cleanup)

const submitted = vi.fn()
const sheet = (
  <Form schema={() => []} values={{ password: '', again: '' }} onSubmit={submitted}>
    <PasswordFields>
      {(as) => (
        <>
          <Field name="password" label="Password" {...as} />
          <Field name="again" label="Confirm Password" {...as} />
        </>
      )}
    </PasswordFields>
    <Button type="submit">Go</Button>
  </Form>
)
const boxes = () => [screen.getByLabelText('Password'), screen.getByLabelText('Confirm Password')]
const types = () => boxes().map((box) => box.getAttribute('type'))

test('one box shows every password, which no browser corrects, and submitting hides them', async () => {
  render(sheet)
  const show = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show what I type' })
  expect(types()).toEqual(['password', 'password'])
  fireEvent.click(show)
  expect(types()).toEqual(['text', 'text'])
  expect(show.checked).toBe(true)
  expect(boxes().map((box) => box.getAttribute('spellcheck'))).toEqual(['false', 'false'])
  fireEvent.click(show)
  expect(types()).toEqual(['password', 'password'])

  fireEvent.click(show)
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'granite' } })
  submitted.mockImplementation(() => expect(types()).toEqual(['password', 'password']))
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  await waitFor(() => expect(submitted).toHaveReturnedTimes(1))
  expect(submitted.mock.lastCall?.[0]).toEqual({ password: 'granite', again: '' })
  expect(show.checked).toBe(false)
})

test('rendered at build, it is there and takes no press', () => {
  const html = renderToString(sheet)
  expect(html).toContain('Show what I type')
  expect(html).toMatch(/<fieldset disabled/)
})
