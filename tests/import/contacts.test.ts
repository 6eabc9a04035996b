import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FoundBeneficiaries, readBeneficiaries } from '#domain/import/beneficiaries-file.ts'
import { beneficiaryOf } from '#domain/import/check-entry.ts'
import { english } from '#domain/message.ts'
import { summaryOf } from '#web/features/import/beneficiaries-preview.tsx'
import { decode } from '#web/features/import/file-field.tsx'

function found(text: string | Uint8Array, grantor?: string): FoundBeneficiaries {
  const bytes = typeof text === 'string' ? new Uint8Array(Buffer.from(text)) : text
  const read = readBeneficiaries(bytes, { grantor, decode })
  if ('rejected' in read) throw new Error(english(read.rejected))
  return read
}
const people = (text: string | Uint8Array, grantor?: string) =>
  found(text, grantor).entries.map((entry) => {
    const { id: _, ...person } = beneficiaryOf(entry, entry.relationship ?? 'other', 'x') ?? { id: '' }
    return person
  })
const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')

test('an export of Apple’s Contacts', () => {
  const text = card(
    'VERSION:3.0',
    'PRODID:-//Apple Inc.//iPhone OS 18.1//EN',
    'N:Whitlock;Clara;Jane;;',
    'FN:Clara Jane Whitlock',
    'EMAIL;type=INTERNET;type=WORK:clara@work.example',
    'EMAIL;type=INTERNET;type=HOME;type=pref:clara@home.example',
    'TEL;type=CELL;type=VOICE;type=pref:+1 (307) 555-0100',
    'item1.ADR;type=HOME;type=pref:;;12 Elm Street\\nUnit 4;Cheyenne;WY;82001;United States',
    'item1.X-ABADR:us',
    'item2.X-ABRELATEDNAMES;type=pref:Eleanor Whitlock',
    'item2.X-ABLabel:_$!<Mother>!$_',
    'BDAY;VALUE=date:1996-04-03',
    'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAASABIAAD/4QBARXhpZgAATU0AKgAAAAgAAYdpAAQ',
    ' AAAABAAAAGgAAAAAAAqACAAQAAAABAAAAyKADAAQAAAABAAAAyAAAAAD/',
  )
  expect(people(text, 'Eleanor Whitlock')).toEqual([
    {
      name: 'Clara Jane Whitlock',
      relationship: 'child',
      email: 'clara@home.example',
      address: '12 Elm Street\nUnit 4\nCheyenne, WY 82001\nUnited States',
      birthYear: 1996,
    },
  ])
})

test('an export of Google’s Contacts, several cards, one a company', () => {
  const text =
    card(
      'VERSION:3.0',
      'FN:Thomas Whitlock',
      'N:Whitlock;Thomas;;;',
      'EMAIL;TYPE=INTERNET:tom@example.com',
      'ADR:;;9 Pine Rd;Jackson;WY;83001;US;9 Pine Rd\\nJackson\\, WY 83001\\nUS',
      'BDAY:19990807',
      'CATEGORIES:myContacts',
    ) + card('VERSION:3.0', 'FN:Teton Land Trust', 'N:;;;;', 'ORG:Teton Land Trust', 'X-ABShowAs:COMPANY')
  expect(people(text)).toEqual([
    {
      name: 'Thomas Whitlock',
      relationship: 'other',
      email: 'tom@example.com',
      address: '9 Pine Rd\nJackson, WY 83001\nUS',
      birthYear: 1999,
    },
    { name: 'Teton Land Trust', relationship: 'charity' },
  ])
})

test('vCard 2.1 with quoted-printable over several lines, bare types and an agent’s card inside', () => {
  const text = card(
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Al-Am=C4=ABn;=D8=B9=D8=A7=',
    '=D8=A6=D8=B4=D8=A9;;;',
    'TEL;CELL;VOICE:555-0100',
    'EMAIL;PREF;INTERNET:aisha@example.com',
    'ADR;HOME;ENCODING=QUOTED-PRINTABLE:;;1 Elm=0D=0AUnit 2;Cody;WY;82414;',
    'AGENT:',
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N:Friday;Fred',
    'END:VCARD',
    'BDAY:1970-01-31',
  )
  expect(people(text)).toEqual([
    {
      name: 'عائشة Al-Amīn',
      relationship: 'other',
      email: 'aisha@example.com',
      address: '1 Elm\nUnit 2\nCody, WY 82414',
      birthYear: 1970,
    },
  ])
})

test('quoted-printable in the encoding that it names', () =>
  expect(people(card('VERSION:2.1', 'FN;CHARSET=ISO-8859-1;QUOTED-PRINTABLE:Jos=E9 N=FA=F1ez'))).toEqual([
    { name: 'José Núñez', relationship: 'other' },
  ]))

test('vCard 4.0: preferences, relatives by their card’s id, a company, folded in the middle of a letter’s bytes', () => {
  const text =
    card('VERSION:4.0', 'FN:Eleanor Whitlock', 'UID:urn:uuid:e-1', 'RELATED;TYPE=spouse:urn:uuid:h-1') +
    card(
      'VERSION:4.0',
      'UID:urn:uuid:h-1',
      'FN:Henry',
      '  Whitlock 👩‍👩‍👧',
      'EMAIL;PREF=2:second@example.com',
      'EMAIL;PREF=1:first@example.com',
      'BDAY:--0403',
      'ADR;TYPE="home,work";LABEL="1 Elm: the house; blue":;;1 Elm;Cody;WY;82414;USA',
    ) +
    card('VERSION:4.0', 'KIND:org', 'FN:Library') +
    card('VERSION:4.0', 'FN:Ben', 'RELATED;TYPE=sibling;VALUE=text:Eleanor Whitlock')
  expect(people(text, 'eleanor  whitlock')).toEqual([
    { name: 'Eleanor Whitlock', relationship: 'other' },
    {
      name: 'Henry Whitlock 👩‍👩‍👧',
      relationship: 'spouse',
      email: 'first@example.com',
      address: '1 Elm\nCody, WY 82414\nUSA',
    },
    { name: 'Library', relationship: 'charity' },
    { name: 'Ben', relationship: 'sibling' },
  ])
})

test('that I am somebody’s grandchild does not say what they are to me, and a stranger’s relatives say nothing', () => {
  const text =
    card('FN:Gran', 'RELATED;TYPE=grandchild:Me') + card('FN:Ben', 'RELATED;TYPE=child:Somebody') + card('FN:Ann')
  expect(found(text, 'Me').entries.map(({ relationship }) => relationship)).toEqual([undefined, undefined, undefined])
})

test('birthdays without a year are none', () => {
  const text =
    card('FN:Ann', 'BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-03') + card('FN:Ben', 'BDAY:--04-03') + card('FN:Cy', 'BDAY:')
  expect(people(text)).toEqual(['Ann', 'Ben', 'Cy'].map((name) => ({ name, relationship: 'other' })))
  expect(found(text).entries.flatMap(({ errors }) => errors)).toEqual([])
})

test('a name is made of its parts, or of the company, where no full one is there', () => {
  const text = card('N:Pine\\; Oak;Ada;Q.;Dr.;Jr.') + card('N:;;;;', 'ORG:Library;Friends') + card('FN: ', 'N:Pine;Ada')
  expect(people(text).map((each) => 'name' in each && each.name)).toEqual([
    'Dr. Ada Q. Pine; Oak Jr.',
    'Library, Friends',
    'Ada Pine',
  ])
})

test('errors are reported by line: no name, a group, no end, a bad address of mail', () => {
  const text =
    `${card('TEL:1')}${card('FN:Family', 'X-ADDRESSBOOKSERVER-KIND:group')}` +
    `BEGIN:VCARD\r\nFN:Cut\r\n${card('FN:Ada', 'EMAIL:ada at home')}BEGIN:VCARD\r\nFN:Also`
  const { entries, errors } = found(text)
  expect(entries.flatMap((entry) => entry.errors).map((error) => ({ ...error, words: english(error.words) }))).toEqual([
    { line: 1, column: 'FN', words: expect.stringMatching(/enter a beneficiary name/) },
    { line: 4, column: 'KIND', value: 'Family', words: expect.stringMatching(/group/) },
    { line: 12, column: 'EMAIL', value: 'ada at home', words: expect.stringMatching(/Invalid email/) },
  ])
  expect(errors.map(({ line }) => line)).toEqual([8, 14])
})

test.each<[string, string, RegExp]>([
  ['cards none of which ends', 'BEGIN:VCARD\nFN:Ann\n', /no complete contact card/],
  ['an export of answers', '{"trust":{}}', /Security in your settings/],
  ['a web page', '<!doctype html><title>x</title>', /web page/],
  ['a thousand and one rows', `Name\n${'Ann\n'.repeat(1_001)}`, /more than 1,000 entries/],
])('%s', (_, text, words) => expect(() => found(text)).toThrow(words))

test('a thousand cards with pictures are read in well under the time that is felt', () => {
  const picture = `PHOTO;ENCODING=b:${`${'A'.repeat(74)}\r\n `.repeat(90)}`
  const text = Array.from({ length: 1_000 }, (_, n) => card(`FN:Ada Pine ${n}`, picture)).join('')
  const { user: start } = process.threadCpuUsage()
  expect(found(text).entries).toHaveLength(1_000)
  expect(process.threadCpuUsage().user - start, 'microseconds of the processor').toBeLessThan(5_000_000)
})

test('no file whatever makes it throw', () => {
  const piece = fc.constantFrom(
    ...['BEGIN:VCARD', 'END:VCARD', 'FN:', 'N:', ';', ':', '=', '=C3', '\\', '"', '\r\n', '\n ', 'Ann', 'é', 'ADR;'],
    ...[
      'ENCODING=QUOTED-PRINTABLE',
      'RELATED;TYPE=child:',
      'UID:',
      'item1.',
      'X-ABLabel:',
      'BDAY:',
      'CHARSET=nonsense',
    ],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const bytes = new Uint8Array(Buffer.from(`BEGIN:VCARD\n${pieces.join('')}`))
      void readBeneficiaries(bytes, { grantor: 'Ann', decode })
    }),
  )
})

test('an export of Outlook: no birthday is none, and a company is known by its name', () => {
  const text =
    'First Name,Last Name,Company,E-mail Address,Home Street,Home City,Birthday\r\nClara,Whitlock,Acme,clara@f.example,1 Elm St,Cheyenne,0/0/00\r\n,,Red Cross,info@cross.example,,,0/0/00\r\n'
  expect(found(text).entries.flatMap(({ errors }) => errors)).toEqual([])
  expect(people(text)).toEqual([
    { name: 'Clara Whitlock', relationship: 'other', email: 'clara@f.example', address: '1 Elm St\nCheyenne' },
    { name: 'Red Cross', relationship: 'other', email: 'info@cross.example' },
  ])
})

test.each([
  ['a workbook', [0x50, 0x4b, 3, 4, 20, 0]],
  ['an older one', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
])('%s is rejected with what to do about it', (_, start) =>
  expect(readBeneficiaries(new Uint8Array(start), { decode })).toEqual({
    rejected: expect.stringMatching(/save it as CSV, and choose that file/),
  }),
)

test('a table whose first heading is PK is none of them', () => {
  expect(people('PK,Name\n1,Ada Pine\n')).toEqual([{ name: 'Ada Pine', relationship: 'other' }])
})

test.each([
  ['a table', 'Name,Address\r\nAnn,"12 Elm Street\r\nUnit 4\r\nCheyenne, WY 82001"\r\n'],
  ['a card', card('VERSION:4.0', 'FN:Ann', 'ADR:;;12 Elm Street\\nUnit 4;Cheyenne;WY;82001;')],
  [
    'an old card',
    card('VERSION:2.1', 'FN:Ann', 'ADR;ENCODING=QUOTED-PRINTABLE:;;12 Elm Street=0D=0AUnit 4;Cheyenne;WY;82001;'),
  ],
])('an address of several lines in %s keeps them, and its preview is one line', (_, text) => {
  const [entry] = found(text).entries
  const person = entry && beneficiaryOf(entry, 'child', 'x')
  expect(person?.address).toBe('12 Elm Street\nUnit 4\nCheyenne, WY 82001')
  expect(person && summaryOf(person)).toBe('12 Elm Street, Unit 4, Cheyenne, WY 82001')
})
