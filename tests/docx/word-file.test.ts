import validate, { ready } from '@ooxml-tools/validate'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { generateDocument } from '#documents/generate.ts'
import { families } from '#samples/families.ts'
import { thorough } from '../thorough.ts'
import { PAIRS, TODAY } from './documents.ts'
import { lint } from './word-file.ts'

const parts = unzipSync(generateDocument(families.complete, undefined, TODAY).bytes)

function broken(name: string, from: string | RegExp, to: string): Uint8Array {
  const before = strFromU8(parts[name] ?? new Uint8Array())
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${name} has nothing to break with ${from}.`)
  return zipSync({ ...parts, [name]: strToU8(after) })
}

const BODY = 'word/document.xml'

test.each([
  ['an empty cell', BODY, /(<w:tc>.*?<\/w:tcPr>).*?<\/w:tc>/, '$1</w:tc>', 'a table cell has no paragraph'],
  [
    'an empty row',
    BODY,
    /<w:tr><w:trPr><w:cantSplit\/><\/w:trPr>.*?<\/w:tr>/,
    '<w:tr></w:tr>',
    'a table row has no cell',
  ],
  ['no header row', BODY, /<w:tblHeader\/>/, '', 'a table has no header row'],
  ['a style that is not there', BODY, 'w:val="TableText"', 'w:val="Table9"', 'the style Table9 is not defined'],
  ['a list that is not there', BODY, '<w:numId w:val="2"/>', '<w:numId w:val="999"/>', 'the list 999 is not defined'],
  ['a dead link', BODY, 'w:anchor="article_1"', 'w:anchor="article_99"', 'the anchor article_99 is not defined'],
  [
    'an open field',
    'word/footer1.xml',
    '<w:fldChar w:fldCharType="end"/>',
    '',
    'word/footer1.xml: a field is not closed',
  ],
  ['no language', 'docProps/core.xml', 'en-US', '', 'dc:language is empty'],
])('the lint finds %s', (_, name, from, to, error) => {
  expect(lint(broken(name, from, to))).toContain(error)
})

test('what is not well-formed is named', () => {
  expect(() => lint(broken(BODY, '</w:body>', ''))).toThrow('word/document.xml is not well-formed')
})

// Microsoft's Open XML SDK, compiled to WebAssembly, takes some seconds to start.
beforeAll(async () => {
  await ready()
}, 60_000)

test('Microsoft’s validator reports XML that breaks the schema', async () => {
  const errors = await validate(broken(BODY, '<w:body>', '<w:body><w:paragraph/>'), 'docx')
  expect(errors).toContainEqual(expect.objectContaining({ description: expect.stringContaining('paragraph') }))
})

const VALIDATED = thorough ? PAIRS : PAIRS.filter(({ family }) => ['complete', 'hostile', 'empty'].includes(family))

test.each(VALIDATED)('Microsoft’s validator accepts $family: $name', { timeout: 120_000 }, async ({ name, trust }) => {
  expect(await validate(generateDocument(trust, name, TODAY).bytes, 'docx')).toEqual([])
})
