import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { FormStore } from './form-store.ts'

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Name is required')),
  street: z.string().check(z.minLength(1, 'Street is required')),
  people: z.array(z.object({ name: z.string().check(z.minLength(1, 'Whose?')) })),
  when: z.union([z.literal(''), z.string().check(z.regex(/^\d{4}$/, 'A year'))]),
})
const blank = { name: '', street: '', people: [{ name: '' }], when: '' }
const good = { name: 'Ada', street: 'Main', people: [{ name: 'Ben' }], when: '1999' }
const made = (given: Record<string, unknown>, early = false) => new FormStore(given, { schema, early })
const messages = (form: FormStore) => form.standing().faults.map(({ name, message }) => `${name}: ${message}`)
const submit = async (form: FormStore) => {
  const valid = vi.fn()
  const invalid = vi.fn()
  await form.submit(valid, invalid)
  return { valid, invalid }
}

test('nothing is said before the form is submitted, and then all of it, in the schema’s order', async () => {
  const form = made({ ...blank, when: 'soon' })
  form.change('name', 'A')
  form.change('name', '')
  form.leave('name')
  expect(messages(form)).toEqual([])
  const { valid, invalid } = await submit(form)
  expect(valid).not.toHaveBeenCalled()
  expect(invalid.mock.calls[0]?.[0]).toEqual(form.standing().faults)
  expect(messages(form)).toEqual([
    'name: Name is required',
    'street: Street is required',
    'people.0.name: Whose?',
    'when: A year',
  ])
  expect(form.standing()).toMatchObject({ submitCount: 1, submitting: false })
})

test('after that, what is typed is judged at once, and nothing is said of the other fields', async () => {
  const form = made(good)
  await submit(form)
  form.set('street', '')
  form.change('people', [{ name: '' }])
  expect(messages(form)).toEqual(['people.0.name: Whose?'])
  form.change('people', [{ name: 'Eve' }])
  expect(messages(form)).toEqual([])
})

test('what is said of a question goes with the question, and of a value that something else has set right', async () => {
  const form = new FormStore(
    { kind: 'own', text: '', street: '' },
    {
      schema: z.pipe(
        z.transform((values) => {
          const { kind, text, street } = values as Record<string, string>
          return { text: kind === 'own' ? text : 'hidden', street }
        }),
        z.object({ text: z.string().check(z.minLength(1, 'Which?')), street: schema.shape.street }),
      ) as never,
      early: false,
    },
  )
  await submit(form)
  expect(messages(form)).toEqual(['text: Which?', 'street: Street is required'])
  form.change('kind', 'standard')
  expect(messages(form)).toEqual(['street: Street is required'])
  form.set('street', 'Main')
  expect(messages(form)).toEqual([])
})

test('a form that checks early judges a field once it was left', () => {
  const form = made(blank, true)
  form.change('name', '')
  expect(messages(form)).toEqual([])
  form.leave('name')
  expect(messages(form)).toEqual(['name: Name is required'])
  form.change('name', 'Ada')
  expect(messages(form)).toEqual([])
})

test('what was typed stays when other values are given, and follows them again once it says the same as they do', () => {
  const form = made(blank)
  const heard = vi.fn()
  form.hear(heard)
  form.change('name', 'Ada')
  expect(heard).toHaveBeenLastCalledWith({ ...blank, name: 'Ada' }, ['name'])
  form.give({ ...good, name: 'Bob' })
  expect(form.values()).toEqual({ ...good, name: 'Ada' })
  form.change('name', 'Bob')
  expect(heard.mock.lastCall?.[1]).toEqual([])
  form.give(blank)
  expect(form.value('name')).toBe('')
})

test('a list that was typed back to what it was is not taken for typed', () => {
  const form = made(good)
  const heard = vi.fn()
  form.hear(heard)
  form.change('people', [{ name: 'Eve' }])
  form.change('people', [{ name: 'Ben' }])
  expect(heard.mock.calls.map(([, names]) => names)).toEqual([['people'], []])
})

test('a field without an answer holds what an empty field holds, also after other values and a reset', async () => {
  const form = made({ street: 'Main', people: [], when: '' })
  form.fill('name', '')
  expect(form.value('name')).toBe('')
  form.give({ street: 'Other', people: [], when: '' })
  expect(form.values()).toEqual({ name: '', street: 'Other', people: [], when: '' })
  form.reset({ street: 'Third', people: [], when: '' })
  expect(form.value('name')).toBe('')
  expect((await submit(form)).invalid).toHaveBeenCalledWith([{ name: 'name', message: 'Name is required' }])
})

test('a reset while a submission runs forgets what was typed, and the submission still ends', async () => {
  const form = made(blank)
  for (const [name, value] of Object.entries(good)) form.change(name, value)
  await form.submit(
    async () => {
      expect(form.standing().submitting).toBe(true)
      form.reset(blank)
    },
    () => undefined,
  )
  expect(form.values()).toEqual(blank)
  expect(form.standing()).toEqual({ faults: [], submitting: false, submitCount: 1 })
})

test('a function does for a schema: it says what is wrong, and the values go on as they were typed', async () => {
  const nameless = ({ name }: { name: string }) =>
    name.trim() === '' ? [{ name: 'name', message: 'Name is required' }] : []
  const form = new FormStore({ name: '' }, { schema: nameless, early: false })
  form.change('name', ' ')
  expect((await submit(form)).invalid).toHaveBeenCalledWith([{ name: 'name', message: 'Name is required' }])
  form.change('name', ' Ada ')
  expect(messages(form)).toEqual([])
  expect((await submit(form)).valid).toHaveBeenCalledWith({ name: ' Ada ' })
})
