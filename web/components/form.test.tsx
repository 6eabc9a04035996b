import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { line } from '#domain/formats/schemas.ts'
import { Button } from './button.tsx'
import { Check, Field } from './field.tsx'
import { Form, type Submission, useField } from './form.tsx'
import { setPageTitle } from './page-title.tsx'
import { RadioGroup } from './radio-group.tsx'
import { SsnField } from './ssn-field.tsx'

const Person = z.object({
  name: line(200, 'Name is required'),
  street: line(200, 'Street is required'),
  ssn: z.string(),
  agreed: z.boolean(),
  kind: z.nullable(z.string()),
})
type Person = z.input<typeof Person>
const blank: Person = { name: '', street: '', ssn: '', agreed: false, kind: null }

const saved = vi.fn<(values: object, submission: Submission) => unknown>()
const onValuesChange = vi.fn()
const sheet = (values: Person, draft?: Partial<Person>) => (
  <Form schema={Person} values={values} draft={draft} onSubmit={saved} onValuesChange={onValuesChange}>
    <Field name="name" label="Full Legal Name" help="As on your passport" />
    <Field name="street" label="Street" />
    <SsnField name="ssn" label="Number" />
    <Check name="agreed" label="Agreed" />
    <RadioGroup name="kind" label="Kind" options={[{ value: 'a', label: 'First' }]} />
    <Button type="submit" value="next">
      Next
    </Button>
  </Form>
)
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
const showsLinks = (...texts: string[]) => waitFor(() => expect(links()).toEqual(texts))
/** The messages beside the fields. */
const shownErrors = () => [...document.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent)
const showsErrors = (...texts: string[]) => waitFor(() => expect(shownErrors()).toEqual(texts))
const changedNames = () => onValuesChange.mock.lastCall?.[1]

beforeEach(() => setPageTitle('Grantor'))
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('several errors: the summary takes the focus and leads to the fields in their own words', async () => {
  render(sheet(blank))
  press()
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(document.title).toBe('Error: Grantor – Kinstead')
  const link = screen.getByRole('link', { name: 'Street is required' })
  expect(link.getAttribute('href')).toBe('#field-street')
  fireEvent.click(link)
  const street = screen.getByLabelText('Street')
  await waitFor(() => expect(document.activeElement).toBe(street))
  expect(street.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(street.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Street is required')
  expect(saved).not.toHaveBeenCalled()
})

test('fields that say the same are distinguished in the summary by their labels', async () => {
  render(sheet({ ...blank, name: 'a\u202Eb', street: 'c\u202Ed' }))
  press()
  await screen.findByRole('alert')
  for (const label of ['Full Legal Name', 'Street'])
    expect(screen.getByRole('link', { name: new RegExp(`^${label}: This contains an invisible`) })).toBeTruthy()
})

test('one error: its field takes the focus, what was typed is kept, and correcting it clears every error', async () => {
  render(sheet(blank))
  type('Full Legal Name', 'Ada')
  press()
  await waitFor(() => expect(document.activeElement).toBe(box('Street')))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.title).toBe('Error: Grantor – Kinstead')
  expect(box('Full Legal Name').value).toBe('Ada')
  type('Street', '1 Main')
  await showsErrors()
  await waitFor(() => expect(document.title).toBe('Grantor – Kinstead'))
})

test('the summary stays until its last error is corrected, and does not come while the fields are typed in', async () => {
  render(sheet(blank))
  press()
  await showsLinks('Name is required', 'Street is required')
  type('Full Legal Name', 'Ada')
  await showsLinks('Street is required')
  press()
  await waitFor(() => expect(document.activeElement).toBe(box('Street')))
  await waitFor(() => expect(links()).toEqual([]))
  type('Full Legal Name', '')
  await screen.findByText('Name is required')
  expect(links()).toEqual([])
})

test('hands over the parsed values and the button that was pressed', async () => {
  render(sheet(blank))
  type('Full Legal Name', '  Ada ')
  type('Street', '1 Main')
  fireEvent.click(screen.getByLabelText('Agreed'))
  fireEvent.click(screen.getByLabelText('First'))
  press()
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(saved.mock.calls[0]?.[0]).toEqual({ name: 'Ada', street: '1 Main', ssn: '', agreed: true, kind: 'a' })
  expect(saved.mock.calls[0]?.[1].intent).toBe('next')
})

test('a change of the values from outside leaves a field that was typed in alone', async () => {
  const { rerender } = render(sheet(blank))
  type('Full Legal Name', 'Ada')
  rerender(sheet({ ...blank, name: 'Other', street: 'Elsewhere' }))
  await waitFor(() => expect(box('Street').value).toBe('Elsewhere'))
  expect(box('Full Legal Name').value).toBe('Ada')
})

test('a draft lies over the values and is distinguished from them', async () => {
  render(sheet({ ...blank, name: 'Saved' }, { name: 'Typed' }))
  await waitFor(() => expect(box('Full Legal Name').value).toBe('Typed'))
  type('Street', '1 Main')
  expect(onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Typed', street: '1 Main' }), [
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

test('no error shows before the form is submitted; then all do, in the order of the schema', async () => {
  render(sheet(blank))
  type('Full Legal Name', 'A')
  type('Full Legal Name', '')
  fireEvent.blur(box('Full Legal Name'))
  await Promise.resolve()
  expect(links()).toEqual([])
  press()
  await showsLinks('Name is required', 'Street is required')
})

test('after a submission a field is checked as it is typed in, and the others are not', async () => {
  render(sheet({ ...blank, name: 'Ada', street: '1 Main' }))
  press()
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  type('Full Legal Name', '')
  await showsErrors('Name is required')
  type('Street', '')
  await showsErrors('Name is required', 'Street is required')
  type('Full Legal Name', 'Ada')
  await showsErrors('Street is required')
})

test('a field whose typing was undone follows the values again', async () => {
  const { rerender } = render(sheet(blank))
  type('Full Legal Name', 'Ada')
  rerender(sheet({ ...blank, name: 'Bob' }))
  type('Full Legal Name', 'Bob')
  expect(changedNames()).toEqual([])
  rerender(sheet({ ...blank, name: 'Cy' }))
  await waitFor(() => expect(box('Full Legal Name').value).toBe('Cy'))
})

test('typing that was saved is no longer reported as changed, and stays when the server rejects it after all', async () => {
  const { rerender } = render(sheet(blank))
  type('Full Legal Name', 'Ada')
  rerender(sheet({ ...blank, name: 'Ada' }))
  await waitFor(() => expect(changedNames()).toEqual([]))
  rerender(sheet(blank))
  await waitFor(() => expect(changedNames()).toEqual(['name']))
  expect(box('Full Legal Name').value).toBe('Ada')
})

function People() {
  const { field } = useField({ name: 'people' })
  return (
    <input
      aria-label="Person"
      value={field.value[0].name}
      onChange={(e) => field.onChange([{ name: e.target.value }])}
    />
  )
}

test('a list is one value: undone typing is not reported, and rows are never mixed with those of another device', async () => {
  const schema = z.object({ title: z.string(), people: z.array(z.object({ name: z.string() })) })
  const list = (...names: string[]) => (
    <Form
      schema={schema}
      values={{ title: '', people: names.map((name) => ({ name })) }}
      onSubmit={saved}
      onValuesChange={onValuesChange}
    >
      <Field name="title" label="Title" />
      <People />
    </Form>
  )
  const people = () => onValuesChange.mock.lastCall?.[0].people
  const { rerender } = render(list('Ben'))
  type('Title', 'Ours')
  type('Person', 'Eve')
  expect(changedNames()).toEqual(['title', 'people'])
  type('Person', 'Ben')
  expect(changedNames()).toEqual(['title'])
  rerender(list('Ann', 'Cy'))
  await waitFor(() => expect(people()).toEqual([{ name: 'Ann' }, { name: 'Cy' }]))
  type('Person', 'Eve')
  rerender(list('Dov', 'Flo'))
  await waitFor(() => expect(changedNames()).toEqual(['title', 'people']))
  expect(people()).toEqual([{ name: 'Eve' }])
})

test('a reset in the middle of a submission empties the form, and the submission still ends', async () => {
  saved.mockImplementation(async (_, { reset }) => reset())
  render(sheet(blank))
  for (const round of [1, 2]) {
    type('Full Legal Name', 'Ada')
    type('Street', '1 Main')
    press()
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(round))
    await waitFor(() => expect(box('Full Legal Name').value).toBe(''))
    expect(changedNames()).toEqual([])
  }
  expect(screen.queryByRole('alert')).toBeNull()
})

test('several presses at once submit once', async () => {
  render(sheet({ ...blank, name: 'Ada', street: '1 Main' }))
  press()
  press()
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  expect(saved).toHaveBeenCalledOnce()
})
