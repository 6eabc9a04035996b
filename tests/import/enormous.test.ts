import { expect, test } from 'vitest'
import { readBeneficiaries } from '#domain/import/beneficiaries-file.ts'
import { decode } from '#web/features/import/file-field.tsx'

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
