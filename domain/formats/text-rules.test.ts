import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { english } from '../message.ts'
import { emailError, isEmail } from './text-rules.ts'

test.each([
  'ada@sample.example',
  'ada.byron+trust@mail.sample.example',
  "o'hara_1@s-1.example",
  '.ada@sample.example',
  'ada..byron@sample.example',
  'ada@sample',
  'ada@-sample.example',
  'ada@sample..example',
  'ada sample@x.example',
  'ada@sample.example ',
  'ädä@sample.example',
  '@sample.example',
  '',
])('%j is an address where it is one by zod, which the accounts are kept by', (text) => {
  expect(isEmail(text)).toBe(z.safeParse(z.email(), text).success)
})

test('what is wrong with a text as such is said before that it is no address', () => {
  expect(emailError('ada@sample.example', 'No.')).toBeUndefined()
  expect(emailError('ada', 'No.')).toBe('No.')
  expect(english(emailError(`${'a'.repeat(250)}@b.example`, 'No.') ?? '')).toMatch('254 characters or fewer')
  expect(emailError('ada@b\u202Eexample', 'No.')).toMatch('reverses text')
})
