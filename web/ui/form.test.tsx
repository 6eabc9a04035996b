// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { line } from '#domain/formats/text.ts'
import { Button } from './button.tsx'
import { Check } from './check.tsx'
import { setPageTitle } from './document-title.ts'
import { Field } from './field.tsx'
import { Form, type Submission } from './form.tsx'
import { RadioGroup } from './radio-group.tsx'

const Person = z.object({
  name: line(200, 'Name is required'),
  street: line(200, 'Street is required'),
  ssn: z.string(),
  age: z.optional(z.number('Please enter a whole number')),
  agreed: z.boolean(),
  kind: z.nullable(z.string()),
})
type Person = z.input<typeof Person>
const blank: Person = { name: '', street: '', ssn: '', agreed: false, kind: null }

const saved = vi.fn<(values: z.output<typeof Person>, submission: Submission) => void>()
const heard = vi.fn()
const sheet = (values: Person, draft?: Partial<Person>) => (
  <Form schema={Person} values={values} draft={draft} onSubmit={saved} onValuesChange={heard}>
    <Field name="name" label="Full Legal Name" help="As on your passport" />
    <Field name="street" label="Street" />
    <Field name="ssn" type="ssn" label="Number" />
    <Field name="age" type="number" label="Age" optional />
    <Check name="agreed" label="Agreed" />
    <RadioGroup name="kind" label="Kind" options={[{ value: 'a', label: 'First' }]} />
    <Button type="submit" value="next">
      Next
    </Button>
  </Form>
)
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))

beforeEach(() => setPageTitle('Grantor'))
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('several errors: the summary takes the focus and leads to the fields in their own words', async () => {
  render(sheet(blank))
  press()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(document.title).toBe('Error: Grantor – Kinstead')
  const link = screen.getByRole('link', { name: 'Street is required' })
  expect(link.getAttribute('href')).toBe('#field-street')
  fireEvent.click(link)
  const street = screen.getByLabelText('Street')
  expect(document.activeElement).toBe(street)
  expect(street.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(street.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Street is required')
  expect(saved).not.toHaveBeenCalled()
})

test('fields that say the same are told apart in the summary by their labels', async () => {
  render(sheet({ ...blank, name: 'a\u202Eb', street: 'c\u202Ed' }))
  press()
  await screen.findByRole('alert')
  for (const label of ['Full Legal Name', 'Street'])
    expect(screen.getByRole('link', { name: new RegExp(`^${label}: This contains an invisible`) })).toBeTruthy()
})

test('one error: the summary takes the focus too, what was typed is kept, and mending it clears every mark', async () => {
  render(sheet(blank))
  type('Full Legal Name', 'Ada')
  press()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(screen.getByLabelText<HTMLInputElement>('Full Legal Name').value).toBe('Ada')
  type('Street', '1 Main')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(document.title).toBe('Grantor – Kinstead')
})

test('hands over the parsed values and the button that was pressed', async () => {
  render(sheet(blank))
  type('Full Legal Name', '  Ada ')
  type('Street', '1 Main')
  type('Age (optional)', '40')
  fireEvent.click(screen.getByLabelText('Agreed'))
  fireEvent.click(screen.getByLabelText('First'))
  press()
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(saved.mock.calls[0]?.[0]).toEqual({ name: 'Ada', street: '1 Main', ssn: '', age: 40, agreed: true, kind: 'a' })
  expect(saved.mock.calls[0]?.[1].intent).toBe('next')
})

test('a change of the values from outside leaves a field that was typed in alone', async () => {
  const { rerender } = render(sheet(blank))
  type('Full Legal Name', 'Ada')
  rerender(sheet({ ...blank, name: 'Other', street: 'Elsewhere' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('Elsewhere'))
  expect(screen.getByLabelText<HTMLInputElement>('Full Legal Name').value).toBe('Ada')
})

test('a draft lies over the values and is told apart from them', async () => {
  render(sheet({ ...blank, name: 'Saved' }, { name: 'Typed' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Full Legal Name').value).toBe('Typed'))
  type('Street', '1 Main')
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Typed', street: '1 Main' }), [
    'name',
    'street',
  ])
})

test('a social security number is open while it has the focus and masked when it has not', async () => {
  render(sheet(blank))
  const ssn = screen.getByLabelText<HTMLInputElement>('Number')
  fireEvent.focus(ssn)
  type('Number', '123-45-6789')
  expect(ssn.value).toBe('123456789')
  fireEvent.blur(ssn)
  expect(ssn.value).toBe('XXX-XX-6789')
})
