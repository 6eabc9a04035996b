import { expect, test } from 'vitest'
import { prose, value } from './value.ts'

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
