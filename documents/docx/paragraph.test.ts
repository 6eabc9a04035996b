import { expect, test } from 'vitest'
import { readsFromTheRight, runsXml } from './paragraph.ts'

const text = (words: string) => `<w:t xml:space="preserve">${words}</w:t>`

test('markup in a value is text', () => {
  expect(runsXml({ text: '<w:p/> & "x"' })).toBe(`<w:r>${text('&lt;w:p/&gt; &amp; &quot;x&quot;')}</w:r>`)
})

test('right-to-left stretches are runs of their own', () => {
  expect(runsXml({ text: 'by שרה כהן, of Jackson' })).toBe(
    `<w:r>${text('by ')}</w:r><w:r><w:rPr><w:rtl/></w:rPr>${text('שרה כהן')}</w:r><w:r>${text(', of Jackson')}</w:r>`,
  )
})

test('a number after a name that reads from the right keeps its side', () => {
  const name = { text: 'שרה כהן', source: { field: 'grantorName' } } as const
  const after = (...texts: string[]) => runsXml([{ text: 'for ' }, name, ...texts.map((each) => ({ text: each }))])
  expect(after('; 30 years')).toContain(text('\u200E; 30 years'))
  expect(after(', ', '12 Elm Street')).toContain(text('\u200E, '))
  expect(after(' of 12 Elm Street')).not.toContain('\u200E')
  // A number within the answer belongs to it.
  const street = { text: 'רחוב הרצל 12', source: name.source }
  expect(runsXml([{ text: 'at ' }, street, { text: ' in Haifa' }])).not.toContain('\u200E')
  // A paragraph that itself reads from the right needs none.
  expect(runsXml({ text: 'שרה כהן 2', source: name.source })).not.toContain('\u200E')
})

test('a blank is shaded, a defined term bold', () => {
  expect(runsXml({ text: '[Grantor Name]', blank: { field: 'grantorName', label: 'Grantor name' } })).toContain(
    '<w:rStyle w:val="Blank"/>',
  )
  expect(runsXml({ text: 'Act', bold: true })).toContain('<w:b/><w:bCs/>')
})

test('a newline is a break, and a citation is not broken', () => {
  expect(runsXml({ text: 'a\nb' })).toBe(`<w:r>${text('a')}<w:br/>${text('b')}</w:r>`)
  expect(runsXml({ text: '4-10-1014' })).toBe(
    `<w:r>${text('4')}<w:noBreakHyphen/>${text('10')}<w:noBreakHyphen/>${text('1014')}</w:r>`,
  )
  expect(runsXml({ text: 'Schedule A - x, 12-3456789' })).not.toContain('noBreakHyphen')
})

const answered = { field: 'grantorName' } as const

test.each([
  ['عائشة and others', true],
  ['1. שרה', true],
  ['Sarah שרה', false],
  ['בית\nCounty: תל אביב', false],
  ['', false],
])('an answer %j reads from the right: %s', (text, fromTheRight) => {
  expect(readsFromTheRight({ text, source: answered })).toBe(fromTheRight)
})

test('words of ours read from the left, even after a name that does not', () => {
  const name = { text: 'שרה כהן', source: answered }
  expect(readsFromTheRight([name, { text: ' states that it is a bank.' }])).toBe(false)
  expect(readsFromTheRight([name, { text: ', ' }, name, { text: '.' }])).toBe(true)
  expect(readsFromTheRight([name, { text: '[Address]', blank: { ...answered, label: 'Address' } }])).toBe(false)
})
