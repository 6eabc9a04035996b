import { expect, test } from 'vitest'
import type { Block, Doc } from '../model.ts'
import { zipDocx } from '../zip.ts'
import { bodyXml } from './body.ts'
import { readsFromTheRight, runsXml } from './paragraph.ts'
import { parts } from './parts.ts'

const doc = (blocks: Block[]): Doc => ({ title: 't', subject: 's', header: 'h', lang: 'en-US', blocks })
const body = (...blocks: Block[]) => bodyXml(doc(blocks))

test('a check box is one that Word can tick', () => {
  expect(body({ kind: 'check', on: true, runs: { text: 'Yes' } }).xml).toContain('<w14:checked w14:val="1"/>')
  expect(body({ kind: 'check', on: false, runs: { text: 'No' } }).xml).toContain('<w:t>☐</w:t>')
})

test('a signature block is one paragraph whose lines keep together', () => {
  const { xml } = body({ kind: 'signature', role: 'Grantor', lines: [{ label: 'Signature' }, { label: 'Date' }] })
  expect(xml.match(/<w:p>/g)).toHaveLength(1)
  expect(xml).toContain('<w:keepLines/>')
  expect(xml.match(/<w:tab\/>/g)).toHaveLength(2)
})

test('a table repeats its header row and is followed by a paragraph', () => {
  const { xml } = body({ kind: 'table', caption: 'A & B', head: ['Name'], widths: [1], rows: [[{ text: 'Ada' }]] })
  expect(xml).toContain('<w:tblHeader/>')
  expect(xml).toContain('<w:tblCaption w:val="A &amp; B"/>')
  expect(xml).toMatch(/<\/w:tbl><w:p\/>$/)
})

test('every section with items has a list of its own', () => {
  const item: Block = { kind: 'item', runs: { text: 'x' } }
  const section: Block = { kind: 'section', text: 's' }
  expect(body(section, item, item, section, section, item).itemLists).toBe(2)
})

test('the same document gives the same bytes', () => {
  const one = doc([{ kind: 'paragraph', runs: { text: 'x' } }])
  expect(zipDocx(parts(one))).toEqual(zipDocx(parts({ ...one })))
})

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
