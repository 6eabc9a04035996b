import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { line } from '#domain/formats/schemas.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Form, type FormRef } from './form.tsx'

const Person = z.object({ name: line(200, 'Name is required'), street: line(200, 'Street is required') })
const blank = { name: '', street: '' }

const saved = vi.fn<(values: object) => unknown>()
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))
/** The messages beside the fields. */
const shownErrors = () => [...document.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent)
const showsErrors = (...texts: string[]) => waitFor(() => expect(shownErrors()).toEqual(texts))

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('one error of what is not on the page is in the summary', async () => {
  render(
    <Form schema={Person} values={{ ...blank, name: 'Ada' }} onSubmit={saved}>
      <Field name="name" label="Full Legal Name" />
      <Button type="submit">Next</Button>
    </Form>,
  )
  press()
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(screen.getByRole('link').textContent).toBe('Street is required')
})

const Passwords = z
  .object({ first: z.string(), second: z.string(), kind: z.string() })
  .check(
    z.refine(({ first, second, kind }) => kind === 'none' || first === second, { error: 'No match', path: ['second'] }),
  )

test('an error goes when another answer corrects the value, or takes its question off the page', async () => {
  const values = { first: 'a', second: 'b', kind: 'some' }
  render(
    <Form schema={Passwords} values={values} onSubmit={saved}>
      <Field name="first" label="First" />
      <Field name="second" label="Second" />
      <Field name="kind" label="Kind" />
      <Button type="submit">Next</Button>
    </Form>,
  )
  press()
  await showsErrors('No match')
  type('First', 'b')
  await showsErrors()
  type('First', 'c')
  type('Second', 'd')
  await showsErrors('No match')
  type('Kind', 'none')
  await showsErrors()
})

test('a form that checks early checks a field once it was left, and has no summary before it is submitted', async () => {
  render(
    <Form schema={Person} values={blank} checksEarly onSubmit={saved}>
      <Field name="name" label="Name" />
      <Field name="street" label="Street" />
      <Button type="submit">Next</Button>
    </Form>,
  )
  type('Name', 'A')
  type('Name', '')
  await Promise.resolve()
  expect(screen.queryByText('Name is required')).toBeNull()
  fireEvent.blur(box('Name'))
  expect(await screen.findByText('Name is required')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  type('Name', 'Ada')
  await waitFor(() => expect(screen.queryByText('Name is required')).toBeNull())
  press()
  await showsErrors('Street is required')
  expect(document.activeElement).toBe(box('Street'))
})

test('a function can check the values, which are then submitted as they were typed', async () => {
  const form: FormRef = { current: null }
  const check = ({ name }: { name: string }) =>
    name.trim() === '' ? [{ name: 'name', message: 'Name is required' }] : []
  render(
    <Form schema={check} values={{ name: '' }} formRef={form} onSubmit={saved}>
      <Field name="name" label="Name" />
      <Button type="submit">Next</Button>
    </Form>,
  )
  type('Name', ' ')
  press()
  await showsErrors('Name is required')
  type('Name', ' Ada ')
  await showsErrors()
  expect(form.current?.getValues()).toEqual({ name: ' Ada ' })
  press()
  await waitFor(() => expect(saved.mock.lastCall?.[0]).toEqual({ name: ' Ada ' }))
})
