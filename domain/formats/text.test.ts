import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { english } from '../message.ts'
import { csvOf, rowsOf } from './csv.ts'
import { fileTypeOf, safeFileName, storedName } from './file-type.ts'
import { holdsAccountNumber, withMaskedNumbers } from './numbers.ts'
import { emailError, isEmail, isolated, LIMITS, textError } from './text-rules.ts'
import { findUnsafeKeys } from './unsafe-keys.ts'

describe('rules for texts', () => {
  test.each([
    'ada@sample.example',
    'ada.byron+trust@mail.sample.example',
    "o'hara_1@s-1.example",
    '.ada@sample.example',
    'ada..byron@sample.example',
    'ada@sample',
    'ada@-sample.example',
    'ada@sample..example',
    'ada sample@x.example',
    'ada@sample.example ',
    'ädä@sample.example',
    '@sample.example',
    '',
  ])('%j is an address where it is one by zod, which the accounts are kept by', (text) => {
    expect(isEmail(text)).toBe(z.safeParse(z.email(), text).success)
  })

  test('what is wrong with a text as such is said before that it is no address', () => {
    expect(emailError('ada@sample.example', 'No.')).toBeUndefined()
    expect(emailError('ada', 'No.')).toBe('No.')
    expect(english(emailError(`${'a'.repeat(250)}@b.example`, 'No.') ?? '')).toMatch('254 characters or fewer')
    expect(emailError('ada@b\u202Eexample', 'No.')).toMatch('reverses text')
  })
})

describe('text from right to left', () => {
  test.each([
    ['Remove שרה כהן 2?', 'Remove \u2068שרה כהן\u2069 2?'],
    ['Edit عائشة, then שרה', 'Edit \u2068عائشة\u2069, then \u2068שרה\u2069'],
    // Nothing of ours to be turned around.
    ['שרה כהן 2', 'שרה כהן 2'],
    ['Remove Clara?', 'Remove Clara?'],
  ])('%s', (text, apart) => {
    expect(isolated(text)).toBe(apart)
    expect(isolated(apart), 'what is set apart stays as it is').toBe(apart)
  })
})

describe('social security numbers in texts', () => {
  afterEach(() => vi.restoreAllMocks())

  /** How often a text is taken apart while `read` runs: a look at one character, or a piece cut out. */
  function stepsOf(read: () => void): number {
    const looks = vi.spyOn(String, 'fromCodePoint')
    const pieces = vi.spyOn(String.prototype, 'slice')
    read()
    const steps = looks.mock.calls.length + pieces.mock.calls.length
    vi.restoreAllMocks()
    return steps
  }

  test.each([
    ['usual', '7'],
    ['wide', '\uff19'],
    ['mathematical', '\u{1d7ff}'],
    ['Arabic, each behind a letter', 'a\u0667'],
  ])('a long text costs no step for each of its digits, %s', (_, digit) => {
    const text = digit.repeat(9_990)
    for (const known of [[], ['914637285']])
      expect(stepsOf(() => expect(withMaskedNumbers(text, new Set(known))).toBe(text))).toBeLessThan(100)
  })

  test.each([
    ['the first of a long row', '914637285000', 'XXX-XX-7285000'],
    ['the last of a long row', '000914637285', '000XXX-XX-7285'],
    ['twice in a row', '914637285914637285', 'XXX-XX-7285XXX-XX-7285'],
    ['begun twice', '91463914637285', '91463XXX-XX-7285'],
    [
      'in mathematical digits',
      [...'914637285'].map((each) => String.fromCodePoint(0x1d7f6 + Number(each))).join(''),
      'XXX-XX-7285',
    ],
    ['with a zero in front', '1012345678', '1XXX-XX-5678'],
    ['twelve characters apart', `9146${'\u{1f600}'.repeat(6)}37285`, 'XXX-XX-7285'],
    ['thirteen characters apart', `9146${'.'.repeat(13)}37285`, `9146${'.'.repeat(13)}37285`],
    ['a letter between', '9146\u6f2237285', '9146\u6f2237285'],
  ])('a known number is found: %s', (_, text, shown) =>
    expect(withMaskedNumbers(text, new Set(['914637285', '012345678']))).toBe(shown),
  )
})

describe('account numbers in texts', () => {
  test.each([
    'Chase 000123456789',
    'Acct. 1234-5678-9012',
    'IBAN ES91 2100 0418 4502 0005 1332',
    'DE89370400440532013000',
    '123456789',
  ])('%s holds a whole number', (text) => {
    expect(holdsAccountNumber(text)).toBe(true)
  })

  test.each([
    'Chase, ending in 6789',
    '12345678',
    'Call 307-555-0123 or (307) 555-0123',
    'Cheyenne, WY 82001-1234',
    'EIN 12-3456789',
    'SSN 123-45-6789',
    'VIN 1HGCM826301234567',
    'Worth $1,000,000,000',
    'Opened 2020-01-01',
    '',
  ])('%s holds none', (text) => {
    expect(holdsAccountNumber(text)).toBe(false)
  })
})

describe('unsafe keys', () => {
  const found = (json: string, deepest = 32) => findUnsafeKeys(JSON.parse(json), deepest)

  test.each(['null', '"__proto__"', '7', '[]', '{"a":[{"b":["constructor"]}]}'])('nothing is found in %s', (json) => {
    expect(found(json)).toBeUndefined()
  })

  test.each([
    ['{"__proto__":1}', ['__proto__']],
    ['{"a":{"constructor":{}}}', ['a', 'constructor']],
    ['[0,{"put":[{},{"prototype":null}]}]', ['1', 'put', '1', 'prototype']],
    ['{"\\u005f_proto__":1}', ['__proto__']],
  ])('in %s the key is found, with its path', (json, path) => {
    expect(found(json)).toEqual({ key: path.at(-1), path })
  })

  test('the most levels are allowed, and one more is not', () => {
    expect(found('[[[]]]', 2)).toBeUndefined()
    expect(found('[[[[]]]]', 2)).toEqual({ tooDeep: true })
    expect(found('{"a":{"b":{"c":{}}}}', 2)).toEqual({ tooDeep: true })
  })

  test('a hundred thousand levels do not exhaust the stack', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    expect(found(deep)).toEqual({ tooDeep: true })
  })
})

describe('types of files', () => {
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
})

describe('CSV', () => {
  const withoutMark = (rows: (string | number)[][]) => csvOf(rows).slice(1)

  test('begins with the mark by which Excel knows UTF-8, and ends each line with CRLF', () => {
    expect(
      csvOf([
        ['a', 1],
        ['é', 2],
      ]),
    ).toBe('\uFEFFa,1\r\né,2\r\n')
  })

  test.each<[string, string | number, string]>([
    ['a comma', 'a,b', '"a,b"'],
    ['a quotation mark', 'a "b"', '"a ""b"""'],
    ['a line end', 'a\nb', '"a\nb"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with quotation marks', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['a plus', '+1', "'+1"],
    ['a minus', '-1', "'-1"],
    ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', "'\t=1"],
    ['a number below zero', -1, '-1'],
    ['nothing', '', ''],
  ])('%s', (_, value, written) => expect(withoutMark([[value]])).toBe(`${written}\r\n`))

  test('what it writes is read again, the apostrophe before a formula aside', () => {
    const cell = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1 }), (rows) => {
        const read = rowsOf(withoutMark(rows), ',').map(({ cells }) => cells.map(({ text }) => text))
        const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
        expect(read).toEqual(rows.map((row) => row.map((text) => guarded(text).replace(/\r\n|\r/g, '\n'))))
      }),
    )
  })
})
