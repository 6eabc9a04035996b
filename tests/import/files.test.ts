import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alikeAssetsIn } from '#domain/import/alike.ts'
import { fundingIn, ownershipIn } from '#domain/import/asset-cells.ts'
import { assetKindIn } from '#domain/import/asset-kinds.ts'
import { assetOf, readAssets } from '#domain/import/assets-file.ts'
import { readBeneficiaries } from '#domain/import/beneficiaries-file.ts'
import { checkEntry } from '#domain/import/check-entry.ts'
import { MAX_FILE_BYTES, textOfFile } from '#domain/import/list-file.ts'
import { relationshipIn } from '#domain/import/relationships.ts'
import { english } from '#domain/message.ts'
import {
  ASSET_TYPES,
  FUNDING_STATUSES,
  MARITAL_STATUSES,
  OWNERSHIPS,
  RELATIONSHIPS,
} from '#domain/trust/enumerations.ts'
import { TrustPatch } from '#domain/trust/patch.ts'
import { beneficiaryForm } from '#domain/trust/steps/05-beneficiaries.ts'
import { spanish } from '#tests/i18n/spanish.ts'
import { decode } from '#web/features/import/file-field.tsx'
import { fitsOneSave } from '#web/features/import/use-adding.ts'

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
  ['RTF', new Uint8Array(Buffer.from('{\\rtf1 Ann}')), /rich text/],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 13, 10), /picture/],
  ['bytes of all kinds', bytes(...Array.from({ length: 512 }, (_, n) => n % 256)), /not a text/],
  ['a program', bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0), /not a text/],
  ['too much', new Uint8Array(MAX_FILE_BYTES + 1), /larger than 10 MB/],
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
  const { user: start } = process.threadCpuUsage()
  const read = readBeneficiaries(new Uint8Array(Buffer.from(text)), { decode })
  expect(process.threadCpuUsage().user - start, 'microseconds of the processor').toBeLessThan(3_000_000)
  if ('rejected' in read) expect(read.rejected).not.toBe('')
  else expect(read.entries.length).toBeLessThanOrEqual(1_000)
})

const standings = beneficiaryForm.questions.find(({ name }) => name === 'standing')?.choices ?? {}

/** What is read of a label in its own list. */
const lists: readonly [what: string, labels: Readonly<Record<string, string>>, read: (word: string) => unknown][] = [
  ['relationship', RELATIONSHIPS, relationshipIn],
  ['type of asset', ASSET_TYPES, (word) => assetKindIn(word)?.type],
  ['ownership', OWNERSHIPS, ownershipIn],
  ['state of the funding', FUNDING_STATUSES, (word) => fundingIn(word).is?.status ?? fundingIn(word).error ?? 'to-do'],
  ['standing', standings as Record<string, string>, standingIn],
]

function standingIn(word: string): unknown {
  const at = { line: 2, column: 'x' }
  const { answers, errors } = checkEntry({
    line: 2,
    values: { name: { ...at, text: 'Ada Pine' }, standing: { ...at, text: word } },
  })
  return errors.length === 0 && answers?.standing
}

for (const [what, labels, read] of lists)
  test.each(Object.entries(labels))(
    `the ${what} %s is read as its list shows it, in English and Spanish`,
    (key, label) => {
      expect(spanish(label)).not.toBe('')
      expect([label, spanish(label)].map(read)).toEqual([key, key])
    },
  )

test('somebody who is divorced or widowed is no spouse', () =>
  expect(Object.values(MARITAL_STATUSES).map((label) => relationshipIn(spanish(label)))).not.toContain('spouse'))

test('500 rows are read, compared with 500 of the list and small enough for one save, in well under the time that is felt', () => {
  const row = (n: number) =>
    `Lot ${n},land,"$${n},000","${n} Elm Street, Cody, WY 82414",${'Kept word for word. '.repeat(20)}`
  const rows = Array.from({ length: 500 }, (_, n) => row(n + 1)).join('\r\n')
  const bytes = new Uint8Array(Buffer.from(`Asset,Type,Value,Address,Description\r\n${rows}`))
  const { user: start } = process.threadCpuUsage()
  const read = readAssets(bytes, { decode })
  if ('rejected' in read) throw new Error('rejected')
  const list = read.entries.flatMap((entry) => {
    const asset = assetOf(entry, { type: entry.type ?? 'other', value: entry.values[0] ?? '' }, `a-${entry.line}`)
    return asset ? [{ line: entry.line, asset }] : []
  })
  const alike = alikeAssetsIn(
    list.map(({ asset }) => asset),
    list,
  )
  expect(process.threadCpuUsage().user - start, 'microseconds of the processor').toBeLessThan(3_000_000)
  expect(alike.size).toBe(500)
  const patch = { assets: { put: list.map(({ asset }) => asset) } }
  expect(TrustPatch.safeParse(patch)).toMatchObject({ success: true })
  expect(fitsOneSave(patch)).toBe(true)
})
