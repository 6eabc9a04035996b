import { expect, test } from 'vitest'
import { fileTypeOf, safeFileName, storedName } from './file-type.ts'
import { LIMITS, textError } from './text-rules.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))

test.each<[string, Uint8Array, string | undefined]>([
  ['a PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
  ['a photograph', bytes([0xff, 0xd8, 0xff, 0xe0], 'xxJFIF'), 'image/jpeg'],
  ['a PNG', bytes([0x89], 'PNG', [13, 10, 26, 10]), 'image/png'],
  ['an iPhone’s picture', bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'), 'image/heic'],
  ['HEIF by a compatible brand', bytes([0, 0, 0, 24], 'ftypXXXX', [0, 0, 0, 0], 'aaaamif1'), 'image/heic'],
  ['a film', bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0], 'isomavc1'), undefined],
  ['a brand behind the box’s end', bytes([0, 0, 0, 16], 'ftypisom', [0, 0, 2, 0], 'heic'), undefined],
  ['a program', bytes('MZ', [0x90, 0, 3, 0, 0, 0]), undefined],
  ['a PDF behind a program', bytes('MZ', [0x90], '%PDF-1.7'), undefined],
  ['a page', bytes('<!doctype html><script>'), undefined],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), undefined],
  ['half of a beginning', bytes('%PD'), undefined],
  ['nothing', bytes(), undefined],
])('%s', (_, file, type) => {
  expect(fileTypeOf(file)).toBe(type)
})

test.each([
  ['will.pdf', 'will.pdf'],
  ['Will.PDF', 'Will.PDF'],
  ['وصية.pdf', 'وصية.pdf'],
  ['will.exe', 'will.exe.pdf'],
  ['..\\..\\will.pdf', '-..-will.pdf'],
  ['a:b?.pdf', 'a-b-.pdf'],
  ['', 'document.pdf'],
  ['...', 'document.pdf'],
])('%s is saved as %s', (name, safe) => {
  expect(safeFileName(name, 'application/pdf')).toBe(safe)
})

test.each([
  ['Will.pdf', 'Will.pdf'],
  ['\u202Bצוואה\u202C.jpg', 'צוואה.jpg'],
  ['exe.\u202Efdp', 'exe.fdp'],
  ['Scan\u0007\n.png', 'Scan.png'],
  ['   ', 'document'],
  [`${'📜'.repeat(130)}.jpeg`, `${'📜'.repeat(97)}.jpeg`],
])('%j is stored as %j, which the server takes', (name, stored) => {
  expect(storedName(name)).toBe(stored)
  expect(textError(stored, LIMITS.name)).toBeUndefined()
})
