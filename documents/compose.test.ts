import { expect, test } from 'vitest'
import { list, own, say, series } from './compose.ts'
import { textOf } from './model.ts'
import { value } from './wording/answer.ts'

const answer = (text: string) => value(text, 'N/A', undefined, { field: 'grantorName' })

test.each<[string, string, string]>([
  ['Max Hale', 'by Max Hale as trustee, of Max Hale.', 'by Max Hale and Max Hale.'],
  ['Max Hale, Jr.', 'by Max Hale, Jr., as trustee, of Max Hale, Jr.', 'by Max Hale, Jr., and Max Hale, Jr.'],
  ['Max Hale III', 'by Max Hale III as trustee, of Max Hale III.', 'by Max Hale III and Max Hale III.'],
  [
    'Sarah Cole, CPA',
    'by Sarah Cole, CPA, as trustee, of Sarah Cole, CPA.',
    'by Sarah Cole, CPA, and Sarah Cole, CPA.',
  ],
  ['Acme Co.', 'by Acme Co. as trustee, of Acme Co.', 'by Acme Co. and Acme Co.'],
])('the title of %s and the end of a sentence are punctuated once', (name, sentence, two) => {
  expect(textOf(say`by ${answer(name)} as trustee, of ${answer(name)}.`)).toBe(sentence)
  expect(textOf(say`by ${series([answer(name), answer(name)])}.`)).toBe(two)
})

test('a word that is filled in after a title comes after its comma', () => {
  expect(textOf(say`${answer('First Bank, N.A.')} ${own('signs')}.`)).toBe('First Bank, N.A., signs.')
})

test('our own words, and what follows an answer in parentheses, stay as they are', () => {
  expect(textOf(say`${own('Notice.')}. ${answer('Max Hale, Jr.')} (the “Grantor”)`)).toBe(
    'Notice.. Max Hale, Jr. (the “Grantor”)',
  )
})

test.each<[string[], string]>([
  [['A'], 'A'],
  [['A', 'B', 'C'], 'A, B and C'],
  [['A', 'B, Jr.', 'C'], 'A; B, Jr.; and C'],
])('names in a row: %j', (names, words) => {
  expect(textOf(series(names.map(answer)))).toBe(words)
})

test.each<[string[], string]>([
  [['60% for A'], '60% for A'],
  [['60% for A', '40% for B'], '60% for A and 40% for B'],
  [['21 years for A and B', '25 years for C'], '21 years for A and B, and 25 years for C'],
  [
    ['25, 30 and 35 years for A', '30, 35 and 40 years for B'],
    '25, 30 and 35 years for A, and 30, 35 and 40 years for B',
  ],
  [['50% for A', '30% for B', '20% for C'], '50% for A; 30% for B; and 20% for C'],
])('phrases in a row: %j', (phrases, words) => {
  expect(textOf(list(phrases.map(own)))).toBe(words)
})
