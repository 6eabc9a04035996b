import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english } from '../message.ts'
import { Beneficiary } from '../trust/entries.ts'
import { RELATIONSHIPS, type Relationship } from '../trust/enumerations.ts'
import { beneficiaryOf, checkEntry, leftOutFor, updatedBeneficiary, yearIn } from './check-entry.ts'
import type { RawEntry, RawField } from './raw-entry.ts'
import { relationshipIn } from './relationships.ts'

/** Any of them alone, halves of pairs too. */
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))

const raw = (texts: Partial<Record<RawField, string>>): RawEntry => ({
  line: 7,
  values: Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, { text, line: 8, column: field }])),
})
const errorsOf = (texts: Partial<Record<RawField, string>>) =>
  checkEntry(raw({ name: 'Ada Pine', ...texts })).errors.map(({ column, words }) => [column, english(words)])
const made = (texts: Partial<Record<RawField, string>>) => {
  const found = checkEntry(raw(texts))
  const { id: _, ...entry } = beneficiaryOf(found, found.relationship ?? 'other', 'x') ?? { id: '' }
  return entry
}

test('a whole entry becomes what the add form and the pages of details would make of it', () =>
  expect(
    made({
      name: '  Ada Pine ',
      relationship: 'Daughter',
      email: 'ada@pine.example',
      address: '1 Elm St\nCheyenne',
      birthYear: '04/03/1996',
      sharePercent: '12,5 %',
      incomeShare: '10',
      principalShare: '15%',
      standing: 'Contingent',
      distributionAge: '25',
    }),
  ).toEqual({
    name: 'Ada Pine',
    relationship: 'child',
    email: 'ada@pine.example',
    address: '1 Elm St\nCheyenne',
    birthYear: 1996,
    sharePercent: 12.5,
    incomeShare: 10,
    principalShare: 15,
    isPrimary: false,
    distributionAge: 25,
  }))

test('a charity keeps its EIN, with its dash', () =>
  expect(made({ name: 'Library', relationship: 'charity', ein: '831234567' })).toEqual({
    name: 'Library',
    relationship: 'charity',
    ein: '83-1234567',
  }))

test.each<[RawField, string, RegExp]>([
  ['email', 'ada@', /Invalid email address\. Write it like name@example\.com/],
  ['sharePercent', '140', /between 0 and 100/],
  ['sharePercent', 'half', /between 0 and 100, for example 37\.5/],
  ['birthYear', '4/3/85', /year with four digits/],
  ['birthYear', '1850', /more than 125 years/],
  ['standing', 'maybe', /primary or contingent/],
  ['relationship', 'boss', /not known. You can choose one below/],
  ['distributionAge', '17', /between 18 and 65/],
  ['distributionAge', 'soon', /between 18 and 65/],
  ['ein', '12-34', /two digits, a dash and seven digits/],
  ['address', 'x'.repeat(501), /500 characters or fewer/],
])('%s %j is reported, and the rest is taken', (field, text, words) => {
  expect(errorsOf({ [field]: text })).toEqual([[field, expect.stringMatching(words)]])
  expect(made({ name: 'Ada Pine', [field]: text })).toEqual({ name: 'Ada Pine', relationship: 'other' })
})

test.each<[string, RegExp]>([
  ['', /enter a beneficiary name/],
  ['Ada\nPine', /line break/],
  ['Ada\u202Eenip', /reverses text/],
  ['x'.repeat(201), /200 characters/],
])('the name %j keeps an entry out', (name, words) => {
  const found = checkEntry(raw({ name, email: 'ada@pine.example' }))
  expect(found.errors.map((error) => [error.line, english(error.words)])).toEqual([[8, expect.stringMatching(words)]])
  expect(beneficiaryOf(found, 'child', 'x')).toBeUndefined()
})

test('an age Only a child and an EIN to a charity', () => {
  expect(errorsOf({ relationship: 'friend', distributionAge: '30', ein: '12-3456789' })).toEqual([
    ['distributionAge', expect.stringMatching(/Only a child/)],
    ['ein', expect.stringMatching(/Only charities/)],
  ])
  const found = checkEntry(raw({ name: 'Ada', distributionAge: '30' }))
  expect(beneficiaryOf(found, 'child', 'x')).toMatchObject({ distributionAge: 30 })
  expect(beneficiaryOf(found, 'friend', 'x')).not.toHaveProperty('distributionAge')
})

test('an age or an EIN that goes with the relationship that is chosen is reported', () => {
  const found = checkEntry(raw({ name: 'Ada', distributionAge: '30', ein: '12-3456789' }))
  expect(leftOutFor(found, 'other')).toEqual([
    expect.stringMatching(/Only a child/),
    expect.stringMatching(/Only charities/),
  ])
  expect(leftOutFor(found, 'child')).toEqual([expect.stringMatching(/Only charities/)])
  expect(leftOutFor(checkEntry(raw({ name: 'Ada' })), 'other')).toEqual([])
  const said = checkEntry(raw({ name: 'Ada', relationship: 'friend', distributionAge: '30' }))
  expect(leftOutFor(said, 'friend'), 'stands among what was wrong').toEqual([])
})

test('a social security number is no EIN', () => {
  expect(errorsOf({ relationship: 'charity', ein: '914-63-7285' })).toEqual([
    ['ein', expect.stringMatching(/two digits, a dash and seven digits/)],
  ])
})

test('of several values in one cell, as Google writes them, the first is taken', () => {
  expect(
    made({
      name: 'Ada',
      relationship: 'friend',
      email: 'a@f.example ::: b@f.example',
      address: '1 Elm St ::: 2 Oak St',
    }),
  ).toEqual({
    name: 'Ada',
    relationship: 'friend',
    email: 'a@f.example',
    address: '1 Elm St',
  })
})

test.each([
  ['1985', '1985'],
  ['1985-04-03', '1985'],
  ['19850403', '1985'],
  ['19850403T000000Z', '1985'],
  ['1985-04-03T12:00:00Z', '1985'],
  ['4/3/1985', '1985'],
  ['3.4.1985', '1985'],
  ['April 3, 1985', '1985'],
  ['--0403', ''],
  ['0/0/00', ''],
  ['0000-04-03', ''],
  ['00000000', ''],
  ['4/3/85', '4/3/85'],
  ['1985 or 1986', '1985 or 1986'],
])('the year in %j is %j', (text, year) => expect(yearIn(text)).toBe(year))

test.each<[string, Relationship | undefined]>([
  ...Object.entries(RELATIONSHIPS).map(([key, words]) => [words, key as Relationship] as [string, Relationship]),
  ['WIFE', 'spouse'],
  ['step-son', 'other'],
  ['grand daughter', 'grandchild'],
  ['HIJA', 'child'],
  ['conyuge', 'spouse'],
  ['boss', undefined],
  ['Organización benéfica', 'charity'],
  ['hijo/a', 'child'],
  ['Nieto(a)', 'grandchild'],
  ['son or daughter', 'child'],
  ['hijo o nieta', undefined],
  ['exesposo', 'other'],
  ['ex-esposa', 'other'],
  ['ex esposo', 'other'],
  ['ex-wife', 'other'],
  ['constructor', undefined],
])('%s is %s', (word, relationship) => expect(relationshipIn(word)).toBe(relationship))

test('whatever is in a file, what comes of it is a beneficiary or nothing, and formulas stay text', () => {
  const text = fc.oneof(fc.string({ unit: anyUnit }), fc.constantFrom('=1+1', '50%', '1990', 'child', '12-3456789'))
  const fields: RawField[] = ['relationship', 'email', 'address', 'birthYear', 'sharePercent', 'standing', 'ein']
  const entry = fc.record(Object.fromEntries([...fields, 'name', 'distributionAge'].map((field) => [field, text])))
  fc.assert(
    fc.property(entry, (texts) => {
      const found = checkEntry(raw(texts))
      const beneficiary = beneficiaryOf(found, found.relationship ?? 'other', 'id')
      if (beneficiary) expect(Beneficiary.safeParse(beneficiary)).toMatchObject({ success: true })
      else expect(found.errors.length).toBeGreaterThan(0)
    }),
  )
  expect(made({ name: '=cmd|calc' })).toEqual({ name: '=cmd|calc', relationship: 'other' })
})

test('a relationship in parentheses behind a name is read as such, where nothing else says it', () => {
  const read = (texts: Partial<Record<RawField, string>>) => {
    const { name, relationship, errors } = checkEntry(raw(texts))
    return [name, relationship, ...errors]
  }
  expect(read({ name: 'Ana Reed (daughter)' })).toEqual(['Ana Reed', 'child'])
  expect(read({ name: 'Ana Reed (Annie)' })).toEqual(['Ana Reed (Annie)', undefined])
  expect(read({ name: 'Ana Reed (daughter)', relationship: 'friend' })).toEqual(['Ana Reed (daughter)', 'friend'])
})

test('a name with the last name first is read as it is spoken, and said', () => {
  const read = (name: string, relationship = 'hija') => {
    const said = checkEntry({
      line: 2,
      values: {
        name: { text: name, line: 2, column: 'Nombre' },
        relationship: { text: relationship, line: 2, column: 'Parentesco' },
      },
    })
    return [said.name, said.needsSelection === true, ...said.unsure.map(english)]
  }
  expect(read('Muñoz Peña, Lucía')).toEqual(['Lucía Muñoz Peña', false, 'In the file: “Muñoz Peña, Lucía”.'])
  for (const name of ['Tomás Muñoz, Jr.', 'Ada Pine, MD']) expect(read(name)).toEqual([name, false])
  for (const name of ['Peña, S.A.', 'Peña Hermanos, Inc.']) expect(read(name, 'charity')).toEqual([name, false])
  expect(read('=1+1', 'amigo')).toEqual(['=1+1', false, expect.stringMatching(/formula/)])
  expect(read('Ada Pine 123-45-6789')).toEqual(['Ada Pine …6789', false, expect.stringMatching(/last four digits/)])
})

test('an update changes what the file says and keeps all else, and the fuller name', () => {
  const before: Beneficiary = {
    ...{ id: 'b', name: 'Lucía Muñoz Peña', relationship: 'child', isPrimary: false, birthYear: 2010 },
    ...{ distributionAge: 30, email: 'lucia@example.com', sharePercent: 20 },
  }
  const entry = (fields: Record<string, string>) =>
    checkEntry({
      line: 2,
      values: Object.fromEntries(
        Object.entries(fields).map(([field, text]) => [field, { text, line: 2, column: field }]),
      ),
    })
  expect(
    updatedBeneficiary(before, entry({ name: 'Muñoz, Lucía', sharePercent: '33,33%', address: 'Calle Peña 12' })),
  ).toEqual({
    ...before,
    ...{ sharePercent: 33.33, address: 'Calle Peña 12' },
  })
  const { isPrimary: _, ...primary } = before
  expect(updatedBeneficiary(before, entry({ name: 'Lucía Muñoz Peña', standing: 'principal' }))).toEqual(primary)
  const { distributionAge: __, ...friend } = before
  expect(updatedBeneficiary(before, entry({ name: 'Lucía Muñoz Peña', relationship: 'amiga' }))).toEqual({
    ...friend,
    relationship: 'friend',
  })
})

test('a share below one percent is unsure, unless it is marked as one', () => {
  const said = (text: string) =>
    checkEntry({
      line: 2,
      values: {
        name: { text: 'Ada Pine', line: 2, column: 'Name' },
        sharePercent: { text, line: 2, column: 'Share' },
      },
    }).unsure.map(english)
  expect(said('0,75')).toEqual(['“0,75” is read as 0.75%. If you mean 75%, write 75%.'])
  for (const text of ['0.75%', '0', '75', '33,33', '']) expect(said(text)).toEqual([])
})
