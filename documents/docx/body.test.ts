import { expect, test } from 'vitest'
import type { Block, Doc } from '../model.ts'
import { zipDocx } from '../zip.ts'
import { bodyXml } from './body.ts'
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
