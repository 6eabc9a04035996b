import { expect, test } from 'vitest'
import { percent } from '#domain/formats/numbers.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { textOf } from '../model.ts'
import { prorationNote } from './division.ts'

const people = (...shares: (number | undefined)[]): Beneficiary[] =>
  shares.map((sharePercent, at) => ({
    id: `b${at}`,
    name: `Beneficiary ${at}`,
    relationship: 'child',
    ...(sharePercent !== undefined && { sharePercent }),
  }))

test.each([
  ['no share is stated', people(undefined, undefined), undefined],
  ['the shares total 100', people(60, 40), undefined],
  ['thirds total 100 but for rounding', people(33.33, 33.33, 33.34), undefined],
  ['the shares total too little', people(50, 40), 'total 90%, not 100%. Article 4 adjusts them proportionately.'],
  ['the shares total too much', people(80, 40), 'total 120%, not 100%. Article 4 adjusts them proportionately.'],
  ['a half is stated for the only one', people(50), 'increases them to 100%: Beneficiary 0 takes the whole.'],
  ['every share is zero', people(0, 0), 'Every stated share of the Primary Beneficiaries is zero.'],
  ['zeros divide equally', people(0, 0), 'Under Article 4 the shares are then equal.'],
  ['one is missing', people(30, 30, undefined), 'divide the remaining 40% equally'],
  ['one is missing and nothing remains', people(60, 40, undefined), 'Article 4 gives each of these an equal share'],
])('%s', (_, beneficiaries, sentence) => {
  const note = prorationNote(beneficiaries)
  if (sentence === undefined) expect(note).toBeUndefined()
  else expect(textOf(note ?? []).replaceAll('\u00A0', ' ')).toContain(sentence)
})

test.each([
  [50, '50%'],
  [12.5, '12.5%'],
  [33.3333, '33.33%'],
])('%d is printed as %s', (share, printed) => {
  expect(percent(share)).toBe(printed)
})
