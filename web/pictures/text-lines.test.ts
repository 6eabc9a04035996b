import { describe, expect, test } from 'vitest'
import { fitLines, initialsOf, isRightToLeft, textWidth } from './text-lines.ts'

const names = [
  '',
  ' ',
  'Ada',
  'Margaret Anne Whitlock',
  'X'.repeat(200),
  'Zoë 👩‍👩‍👧‍👦 Ñandú',
  'عائشة بنت أبي بكر',
  '王小明'.repeat(60),
  ']]> &amp; &#0; <!-- -->',
  `${'Wm '.repeat(66)}W`,
]

describe.each(names)('%o', (name) => {
  test.each([40, 120, 300])('fits into two lines of %i', (width) => {
    const lines = fitLines(name, width, 16, 2)
    expect(lines.length).toBeLessThanOrEqual(2)
    for (const line of lines) expect(textWidth(line, 16)).toBeLessThanOrEqual(width)
  })
})

test('breaks between words, and says by an ellipsis that it cut', () => {
  expect(fitLines('Margaret Anne Whitlock', 150, 16, 2)).toEqual(['Margaret Anne', 'Whitlock'])
  expect(fitLines('Ada Lovelace of Somewhere Far', 130, 16, 2)).toEqual(['Ada Lovelace', 'of Somewher…'])
  expect(fitLines('X'.repeat(200), 100, 16, 2).at(-1)).toMatch(/^X+…$/)
  expect(fitLines('  ', 100, 16, 2)).toEqual([])
})

test('never cuts a letter that is made of several signs', () => {
  expect(fitLines('👩‍👩‍👧‍👦'.repeat(9), 60, 16, 1)).toEqual(['👩‍👩‍👧‍👦…'])
})

test.each([
  ['Margaret Anne Whitlock', 'MW'],
  ['ada', 'A'],
  ['"Minh" {agent}', 'MA'],
  ['عائشة بنت أبي بكر', 'عب'],
  ['👩‍👩‍👧‍👦 Ñandú', '👩‍👩‍👧‍👦Ñ'],
  [']]> <!--', ']'],
  ['', ''],
])('the initials of %o are %o', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('tells from which side a text is read', () => {
  expect(['שרה כהן', '"عائشة"', 'Ada', '12', ''].map(isRightToLeft)).toEqual([true, true, false, false, false])
})
