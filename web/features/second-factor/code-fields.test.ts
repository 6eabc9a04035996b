import { expect, test } from 'vitest'
import { codeErrors } from './code-fields.ts'

const errorOf = (code: string) => codeErrors({ code })[0]?.message

test.each([['123456'], [' 123 456 '], ['１２３ ４５６'], ['k7mq-2xw9-h4td-8rfn'], ['2345 6789 2345 6789']])(
  '%j may be a code',
  (code) => expect(errorOf(code)).toBeUndefined(),
)

test.each([['12345'], ['1234567'], [' 12 34 '], ['１２３']])('%j is reported before it is sent', (code) =>
  expect(errorOf(code)).toBe('The code has six digits. Please check what you typed.'),
)

test.each([[''], ['  ']])('%j is no code', (code) => expect(errorOf(code)).toBe('Please enter the code'))
