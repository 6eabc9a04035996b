import { describe, expect, test } from 'vitest'
import { sameName } from '#domain/formats/names.ts'
import { message } from '#domain/message.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { missingAnswers } from './build.ts'
import { fixed, list, sentence, series } from './compose.ts'
import { documentValuesOf } from './document-values.ts'
import { fileName, trustPart } from './file-names.ts'
import { type Block, contents, type Doc, letter, numbered, textOf } from './model.ts'
import { value } from './wording/answer.ts'

describe('compose', () => {
  const answer = (text: string) => value(text, 'N/A', undefined, { field: 'grantorName' })

  test.each<[string, string, string]>([
    ['Max Hale', 'by Max Hale as trustee, of Max Hale.', 'by Max Hale and Max Hale.'],
    ['Max Hale, Jr.', 'by Max Hale, Jr., as trustee, of Max Hale, Jr.', 'by Max Hale, Jr., and Max Hale, Jr.'],
    ['Max Hale III', 'by Max Hale III as trustee, of Max Hale III.', 'by Max Hale III and Max Hale III.'],
    [
      'Sarah Cole, CPA',
      'by Sarah Cole, CPA, as trustee, of Sarah Cole, CPA.',
      'by Sarah Cole, CPA, and Sarah Cole, CPA.',
    ],
    ['Acme Co.', 'by Acme Co. as trustee, of Acme Co.', 'by Acme Co. and Acme Co.'],
  ])('the title of %s and the end of a sentence are punctuated once', (name, expected, two) => {
    expect(textOf(sentence`by ${answer(name)} as trustee, of ${answer(name)}.`)).toBe(expected)
    expect(textOf(sentence`by ${series([answer(name), answer(name)])}.`)).toBe(two)
  })

  test('a word that is filled in after a title comes after its comma', () => {
    expect(textOf(sentence`${answer('First Bank, N.A.')} ${fixed('signs')}.`)).toBe('First Bank, N.A., signs.')
  })

  test('our own words, and what follows an answer in parentheses, stay as they are', () => {
    expect(textOf(sentence`${fixed('Notice.')}. ${answer('Max Hale, Jr.')} (the “Grantor”)`)).toBe(
      'Notice.. Max Hale, Jr. (the “Grantor”)',
    )
  })

  test.each<[string[], string]>([
    [['A'], 'A'],
    [['A', 'B', 'C'], 'A, B and C'],
    [['A', 'B, Jr.', 'C'], 'A; B, Jr.; and C'],
  ])('names in a row: %j', (names, words) => {
    expect(textOf(series(names.map(answer)))).toBe(words)
  })

  test.each<[string[], string]>([
    [['60% for A'], '60% for A'],
    [['60% for A', '40% for B'], '60% for A and 40% for B'],
    [['21 years for A and B', '25 years for C'], '21 years for A and B, and 25 years for C'],
    [
      ['25, 30 and 35 years for A', '30, 35 and 40 years for B'],
      '25, 30 and 35 years for A, and 30, 35 and 40 years for B',
    ],
    [['50% for A', '30% for B', '20% for C'], '50% for A; 30% for B; and 20% for C'],
  ])('phrases in a row: %j', (phrases, words) => {
    expect(textOf(list(phrases.map(fixed)))).toBe(words)
  })
})

describe('numbering', () => {
  const doc = (blocks: Block[]): Doc => ({ title: 't', subject: 's', header: 'h', lang: 'en-US', blocks })
  const article: Block = { kind: 'article', text: 'ONE' }
  const section: Block = { kind: 'section', text: 'First' }
  const item: Block = { kind: 'item', runs: { text: 'x' } }
  const paragraph: Block = { kind: 'paragraph', runs: { text: 'y' } }
  const heading: Block = { kind: 'heading', text: 'SCHEDULE' }

  describe('numbers', () => {
    test('articles run on, sections begin again in each article, items in each section', () => {
      const blocks = [article, section, item, item, section, item, article, section, item]
      expect(numbered(doc(blocks)).map(({ number }) => number)).toEqual([
        'ARTICLE 1.',
        '1.1',
        '(a)',
        '(b)',
        '1.2',
        '(a)',
        'ARTICLE 2.',
        '2.1',
        '(a)',
      ])
    })

    test('a paragraph between items does not begin the list again, a heading does', () => {
      const blocks = [section, item, paragraph, item, heading, item]
      expect(numbered(doc(blocks)).map(({ number }) => number)).toEqual([
        '0.1',
        '(a)',
        undefined,
        '(b)',
        undefined,
        '(a)',
      ])
    })
  })

  test.each([
    [1, 'a'],
    [26, 'z'],
    [27, 'aa'],
    [53, 'aaa'],
  ])('the item %d is (%s)', (count, letters) => {
    expect(letter(count)).toBe(letters)
  })

  test('the contents list has articles and headings, not sections', () => {
    expect(contents(numbered(doc([article, section, heading])))).toEqual([
      { text: 'ARTICLE 1. ONE', anchor: 'article_1' },
      { text: 'SCHEDULE', anchor: 'heading_1' },
    ])
  })
})

describe('facts', () => {
  const grantor = { grantorName: 'Margaret Hollis', grantorAddress: '1 Elm Street' }
  const parties = (trust: Partial<TrustRecord>) =>
    documentValuesOf({ uid: 'u', ...trust }).trustees.map(({ name, address }) => `${name.text} / ${address.text}`)

  test.each<[string, Partial<TrustRecord>, string[]]>([
    ['nobody is named', {}, ['[Trustee Name] / [Trustee Address]']],
    ['the trustee of step 3', { trusteeName: 'Dan', trusteeAddress: '2 Oak' }, ['Dan / 2 Oak']],
    ['the grantor, by choice', { ...grantor, trusteeType: 'self' }, ['Margaret Hollis / 1 Elm Street']],
    [
      'the grantor, by choice, whatever older name is stored',
      { ...grantor, trusteeType: 'self', trusteeName: 'Old Name' },
      ['Margaret Hollis / 1 Elm Street'],
    ],
    [
      'an address only the certificate knows',
      { trusteeName: 'Dan', trustees: [{ id: '1', name: 'dan', address: '3 Fir' }] },
      ['Dan / 3 Fir'],
    ],
    ['the certificate’s trustees alone', { trustees: [{ id: '1', name: 'Eve', address: '4 Ash' }] }, ['Eve / 4 Ash']],
    [
      'co-trustees, each once',
      {
        trusteeName: 'Dan',
        trusteeAddress: '2 Oak',
        trustees: [
          { id: '1', name: 'Dan', address: '2 Oak' },
          { id: '2', name: 'Eve', address: '4 Ash' },
          { id: '3', name: 'EVE', address: '' },
          { id: '4', name: ' ', address: '' },
        ],
      },
      ['Dan / 2 Oak', 'Eve / 4 Ash'],
    ],
  ])('the trustees: %s', (_, trust, expected) => {
    expect(parties(trust)).toEqual(expected)
  })

  test('a list of trustees older than the choice of step 3 brings nobody back', () => {
    const trustees = [{ id: '1', name: 'Dan', address: '2 Oak' }]
    expect(parties({ ...grantor, trusteeType: 'self', trustees })).toEqual(['Margaret Hollis / 1 Elm Street'])
    expect(parties({ trusteeName: 'Eve', trusteeAddress: '4 Ash', trustees })).toEqual(['Eve / 4 Ash'])
  })

  test('the grantor serves by choice or by name', () => {
    expect(documentValuesOf({ uid: 'u', ...grantor, trusteeType: 'self' }).grantorServes).toBe(true)
    expect(documentValuesOf({ uid: 'u', ...grantor, trusteeName: 'margaret  hollis' }).grantorServes).toBe(true)
    expect(documentValuesOf({ uid: 'u', ...grantor, trusteeName: 'Dan' }).grantorServes).toBe(false)
  })

  test('a beneficiary is primary unless said otherwise', () => {
    const { primary, contingent, charities } = documentValuesOf({
      uid: 'u',
      beneficiaries: [
        { id: 'a', name: 'A', relationship: 'child' },
        { id: 'b', name: 'B', relationship: 'charity', isPrimary: true },
        { id: 'c', name: 'C', relationship: 'friend', isPrimary: false },
      ],
    })
    expect([primary, contingent, charities].map((list) => list.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['b']])
  })

  test('no name is not the same as no name', () => {
    expect(sameName('', undefined)).toBe(false)
  })
})

describe('missing answers', () => {
  test('a blank in a list leads to its entry', () => {
    const beneficiaries = [
      { id: 'kid', name: 'Ada', relationship: 'child' },
      { id: 'fund', name: 'Fund', relationship: 'charity' },
    ] as const
    const trust = {
      uid: 'u',
      trustName: 'T',
      trustDate: '2025-07-04',
      grantorName: 'G',
      trusteeName: 'D',
      beneficiaries: [...beneficiaries],
    }
    expect(missingAnswers(trust, 'Schedule A - Beneficiary Schedule')).toEqual([
      { field: 'beneficiaries', entryId: 'fund', path: 'ein', label: message('EIN of {name}', { name: 'Fund' }) },
    ])
  })

  test('each missing answer is listed once', () => {
    const fields = missingAnswers({ uid: 'u' }, 'Irrevocable Trust Agreement').map(({ field }) => field)
    expect(new Set(fields).size).toBe(fields.length)
  })
})

describe('names of files', () => {
  test.each([
    ['Irrevocable Trust Agreement', 'Trust_Agreement'],
    ['Certificate of Trust', 'Certificate_of_Trust'],
    ['Trustee Appointment and Acceptance', 'Trustee_Appointment'],
    ['Schedule A - Beneficiary Schedule', 'Schedule_A_Beneficiaries'],
    ['Assignment of Assets', 'Assignment_of_Assets'],
    ['Pour-Over Will', 'Pour_Over_Will'],
    ['Durable Power of Attorney', 'Durable_POA'],
    ['Health Care Directive', 'Health_Care_Directive'],
    ['EIN Application Instructions', 'EIN_Application_Instructions'],
  ])('%s has its file name', (name, stem) => {
    expect(fileName('Hollis Family Trust', name, '2026-11-20')).toBe(`Hollis_Family_Trust_${stem}_2026-11-20.docx`)
  })

  test('only the EIN worksheet with whole numbers has a name that says so', () => {
    const whole = { fullSsn: true }
    expect(fileName('Hollis Trust', 'EIN Application Instructions', '2026-11-20', whole)).toBe(
      'Hollis_Trust_EIN_Worksheet_With_Full_Numbers_2026-11-20.docx',
    )
    expect(fileName('Hollis Trust', 'Pour-Over Will', '2026-11-20', whole)).toBe(
      'Hollis_Trust_Pour_Over_Will_2026-11-20.docx',
    )
  })

  test('a name that is no document falls back', () => {
    expect(fileName('Hollis Trust', 'Prenup', '2026-11-20')).toBe('Hollis_Trust_Document_2026-11-20.docx')
  })

  test.each([
    [undefined, 'Untitled_Trust'],
    ['', 'Untitled_Trust'],
    ['   ', 'Untitled_Trust'],
    ['...', 'Untitled_Trust'],
    ['The  Hollis\tTrust', 'The_Hollis_Trust'],
    ['Max Hale, Jr.', 'Max_Hale,_Jr.'],
    ['A/B: "C"?*<x>|y\\z', 'A_B___C____x__y_z'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['\u202Eevil\u0000', '_evil_'],
    ['CON', '_CON'],
    ['nul.trust', '_nul.trust'],
    ['Connor Trust', 'Connor_Trust'],
    ['王小明 Trust', '王小明_Trust'],
  ])('%j becomes %j', (name, part) => {
    expect(trustPart(name)).toBe(part)
  })

  test('a long name is cut between characters at 180 bytes', () => {
    expect(trustPart('王'.repeat(120))).toBe('王'.repeat(60))
    expect(trustPart('👪'.repeat(120))).toBe('👪'.repeat(45))
    expect(trustPart('a'.repeat(200))).toBe('a'.repeat(180))
  })
})
