import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clean, cleanLine, prose, value } from './answer.ts'

describe('clean', () => {
  test.each([
    ['line ends become one newline', 'a\r\nb\rc\u2028d\u0085e\ff', 'a\nb\nc\nd\ne\nf'],
    ['characters that XML forbids go', 'a\u0000\u0008\u001Bb\uFFFE\uFFFFc', 'abc'],
    ['a lone surrogate goes, a pair stays', 'a\uD800b\uDC00c😀', 'abc😀'],
    ['overrides go, direction marks stay', 'a\u202Eb\u2066c\u200F\u200Ed', 'abc\u200F\u200Ed'],
    ['letters are composed', 'Jose\u0301', 'José'],
    ['markup is text', '<w:p> & ]]> "x"', '<w:p> & ]]> "x"'],
    ['a name in any script stays', 'عائشة 王小明 שרה Nguyễn 👩‍👩‍👧', 'عائشة 王小明 שרה Nguyễn 👩‍👩‍👧'],
  ])('%s', (_, given, expected) => {
    expect(clean(given)).toBe(expected)
  })

  test('is idempotent, and what it gives XML can carry', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes))
    fc.assert(
      fc.property(units, (text) => {
        const once = clean(text)
        expect(clean(once)).toBe(once)
        expect(once.isWellFormed()).toBe(true)
      }),
    )
  })
})

test('a line has no break and no space at its ends', () => {
  expect(cleanLine('  Ada \n\t Hollis ')).toBe('Ada Hollis')
})

const blank = { field: 'grantorName', label: 'Grantor name' } as const

test('an answer is printed plainly and says where it was given', () => {
  expect(value(' Ada  Hollis ', '[Grantor Name]', blank)).toEqual({
    text: 'Ada Hollis',
    source: { field: 'grantorName' },
  })
  expect(value('Ada', 'N/A', undefined, { field: 'county' })).toEqual({ text: 'Ada', source: { field: 'county' } })
})

test.each([undefined, '', '   ', '\u0000'])('%j is no answer: its default is printed and marked', (answer) => {
  expect(value(answer, '[Grantor Name]', blank)).toEqual({ text: '[Grantor Name]', blank })
})

test('an optional answer leaves no blank', () => {
  expect(value(undefined, 'N/A')).toEqual({ text: 'N/A' })
})

test('prose keeps its lines and drops the empty ones', () => {
  expect(prose('First.\r\n\r\n  Second.\t')).toEqual([{ text: 'First.' }, { text: 'Second.' }])
})
