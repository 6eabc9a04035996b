import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBeneficiaries } from '#domain/import/beneficiaries-file.ts'
import { MOST_FILE_BYTES, textOfFile } from '#domain/import/text-of-file.ts'
import { english } from '#domain/message.ts'
import { decode } from '#web/features/import/file-field.tsx'

const bytes = (...numbers: number[]) => new Uint8Array(numbers)
const utf16 = (text: string, big = false) => {
  const units = Buffer.from(text, 'utf16le')
  return new Uint8Array(big ? units.swap16() : units)
}
const text = 'Name,Email\r\nAña,a@b.example\r\n'

test.each([
  ['UTF-8', new Uint8Array(Buffer.from(text))],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, ...Buffer.from(text))],
  ['UTF-16 little-endian with a mark', bytes(0xff, 0xfe, ...utf16(text))],
  ['UTF-16 big-endian with a mark', bytes(0xfe, 0xff, ...utf16(text, true))],
  ['UTF-16 little-endian', utf16(text)],
  ['UTF-16 big-endian', utf16(text, true)],
  ['Windows-1252', new Uint8Array(Buffer.from(text, 'latin1'))],
])('%s is read', (_, file) => expect(textOfFile(file, decode)).toEqual({ text }))

test('the quotation marks and the euro of Windows-1252 are its own', () =>
  expect(textOfFile(bytes(0x93, 0x41, 0x94, 0x80), decode)).toEqual({ text: '“A”€' }))

test.each<[string, Uint8Array, RegExp]>([
  ['nothing', bytes(), /empty/],
  ['nothing but spaces', new Uint8Array(Buffer.from(' \r\n ')), /empty/],
  ['nothing but a mark', bytes(0xef, 0xbb, 0xbf), /empty/],
  ['a Word file with another name', bytes(0x50, 0x4b, 3, 4, 20, 0), /Word, Excel or zip/],
  ['an old Excel file', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), /older Word or Excel/],
  ['a PDF', new Uint8Array(Buffer.from('%PDF-1.7')), /PDF/],
  ['RTF', new Uint8Array(Buffer.from('{\\rtf1 Ann}')), /formatting/],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 13, 10), /picture/],
  ['bytes of all kinds', bytes(...Array.from({ length: 512 }, (_, n) => n % 256)), /not a text/],
  ['a program', bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0), /not a text/],
  ['too much', new Uint8Array(MOST_FILE_BYTES + 1), /larger than 10 MB/],
])('%s is rejected', (_, file, words) => {
  const read = textOfFile(file, decode)
  expect('rejected' in read && english(read.rejected)).toMatch(words)
})

test('every text in UTF-8 comes back, whatever it is', () => {
  const anyText = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((each) => each.trim() !== '' && !each.includes('\0'))
  fc.assert(
    fc.property(anyText, (each) => {
      const read = textOfFile(new Uint8Array(Buffer.from(each)), decode)
      // What happens to begin as a known kind of file is rejected by name, never misread.
      if ('text' in read) expect(read.text).toBe(each.replace(/^\uFEFF/, ''))
      else expect(english(read.rejected)).toMatch(/cannot be read here|empty/)
    }),
  )
})

test('no bytes whatever make it throw', () =>
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (file) => void textOfFile(file, decode))))

const MANY = 400_000
/** Files made to make a reader stand still or run out of room: most of a megabyte each. */
const files: readonly (readonly [what: string, text: string])[] = [
  ['a line of a card without an end', `BEGIN:VCARD\n${'A'.repeat(MANY)}`],
  ['nothing but quotation marks in a card', `BEGIN:VCARD\n${'"'.repeat(MANY)}:\nEND:VCARD`],
  ['an address of semicolons', `BEGIN:VCARD\nADR:${';'.repeat(MANY)}\nEND:VCARD`],
  ['a name of backslashes', `BEGIN:VCARD\nFN:${'\\n'.repeat(MANY)}\nEND:VCARD`],
  ['quoted-printable without an end', `BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:${'=C3'.repeat(MANY)}\nEND:VCARD`],
  ['soft line ends without a text', `BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:${'=\n'.repeat(MANY)}\nEND:VCARD`],
  ['parameters without an end', `BEGIN:VCARD\nFN${';X=Y'.repeat(MANY)}:Ann\nEND:VCARD`],
  ['a line folded everywhere', `BEGIN:VCARD\nFN:${'\n a'.repeat(MANY)}\nEND:VCARD`],
  ['beginnings without an end', 'BEGIN:VCARD\n'.repeat(MANY / 12)],
  ['a cell of quotation marks', `Name\n${'"'.repeat(MANY)}`],
  ['a row of commas', `Name\n${','.repeat(MANY)}x`],
  ['rows without an end', `Name\n${'a\n'.repeat(MANY)}`],
  ['lines without anything', `${'\n'.repeat(MANY)}x`],
  ['lines of one space', `Name\n${' \n'.repeat(MANY)}x`],
  ['a cell of digits', `Name,Born\nAnn,${'1'.repeat(MANY)}`],
  ['a cell of years', `Name,Born\nAnn,${'1990 '.repeat(MANY)}`],
  ['an address of mail without an end', `Name,Email\nAnn,${'a.'.repeat(MANY)}@x`],
  ['headings without an end', `Name,${'Email,'.repeat(MANY)}\nAnn,x`],
]

test.each(files)('%s is read or rejected, soon and without an error of ours', (_, text) => {
  const start = performance.now()
  const read = readBeneficiaries(new Uint8Array(Buffer.from(text)), { decode })
  expect(performance.now() - start).toBeLessThan(3_000)
  if ('rejected' in read) expect(read.rejected).not.toBe('')
  else expect(read.entries.length).toBeLessThanOrEqual(1_000)
})
