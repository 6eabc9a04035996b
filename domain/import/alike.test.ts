import { expect, test } from 'vitest'
import { english } from '../message.ts'
import type { Beneficiary } from '../trust/entries.ts'
import { alikeIn, otherFormsIn } from './alike.ts'
import { checkEntry } from './check-entry.ts'

const listed = (name: string, more: Partial<Beneficiary> = {}): Beneficiary => ({
  id: name,
  name,
  relationship: 'other',
  ...more,
})
const found = (line: number, name: string, more: { birthYear?: string; ein?: string } = {}) =>
  checkEntry({
    line,
    values: Object.fromEntries(
      Object.entries({ name, ...more }).map(([field, text]) => [field, { text, line, column: field }]),
    ),
  })
const like = (list: Beneficiary[], ...entries: ReturnType<typeof found>[]) =>
  [...alikeIn(list, entries)].map(([line, alike]) => [
    line,
    { name: alike.name, same: english(alike.same), ...(alike.line && { line: alike.line }) },
  ])

test('who has the same name, whatever its case and spaces, looks the same', () =>
  expect(like([listed('Ada Pine')], found(2, 'ADA  pine'), found(3, 'Ben Pine'))).toEqual([
    [2, { name: 'Ada Pine', same: 'name' }],
  ]))

test('the birth year speaks for it, and against it', () => {
  const list = [listed('Ada Pine', { birthYear: 1990 })]
  expect(like(list, found(2, 'Ada Pine', { birthYear: '1990' }))).toEqual([
    [2, { name: 'Ada Pine', same: 'name and birth year' }],
  ])
  expect(like(list, found(2, 'Ada Pine', { birthYear: '1962' }))).toEqual([])
  expect(like(list, found(2, 'Ada Pine'))).toHaveLength(1)
})

test('a name in another form looks the same, unless the birth years differ', () => {
  const list = [listed('Meera Anand Shah', { birthYear: 1981 })]
  expect(like(list, found(2, 'Meera Shah', { birthYear: '1981' }))).toEqual([
    [2, { name: 'Meera Anand Shah', same: 'a similar name' }],
  ])
  expect(like(list, found(2, 'Meera Shah'))).toEqual([[2, { name: 'Meera Anand Shah', same: 'a similar name' }]])
  expect(like(list, found(2, 'Meera Shah', { birthYear: '1999' }))).toEqual([])
})

test('so does a name with the last name first, or of a charity without its legal form', () =>
  expect(
    like(
      [listed('Lucía Muñoz Peña'), listed('Fundación Niños, Inc.')],
      found(2, 'Muñoz Peña, Lucía'),
      found(3, 'Lucia Muñoz'),
      found(4, 'Fundación Niños'),
      found(5, 'Luciana Muñoz'),
    ),
  ).toEqual([
    [2, { name: 'Lucía Muñoz Peña', same: 'name' }],
    [3, { name: 'Lucía Muñoz Peña', same: 'a similar name', line: 2 }],
    [4, { name: 'Fundación Niños, Inc.', same: 'a similar name' }],
  ]))

test('a shorter form of a trustee’s name is reported, and the same name is not', () =>
  expect([
    ...otherFormsIn(['Tomás Muñoz Álvarez', 'Ada Pine'], [found(2, 'Tomás Muñoz'), found(3, 'ada pine'), found(4, '')]),
  ]).toEqual([[2, 'Tomás Muñoz Álvarez']]))

test('one number is one charity, whatever it is called', () =>
  expect(like([listed('Teton Trust', { ein: '83-1234567' })], found(2, 'Teton Land', { ein: '831234567' }))).toEqual([
    [2, { name: 'Teton Trust', same: 'EIN' }],
  ]))

test('a person who is in the file twice is reported with the line of the first', () =>
  expect(like([], found(2, 'Ada Pine'), found(5, 'Ada Pine'), found(6, ''))).toEqual([
    [5, { name: 'Ada Pine', same: 'name', line: 2 }],
  ]))
