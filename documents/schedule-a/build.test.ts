import { expect, test } from 'vitest'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { plainText } from '../text/plain-text.ts'
import { scheduleA } from './build.ts'

const text = (beneficiaries: Beneficiary[]) => plainText(scheduleA({ uid: 'u', beneficiaries }))
const ada: Beneficiary = { id: 'a', name: 'Ada', relationship: 'child', distributionAge: 25, sharePercent: 60 }

test('a row says who, how related, which class, which shares and what age', () => {
  const lines = text([ada])
  const at = lines.findIndex((line) => line.startsWith('Ada'))
  expect(lines.slice(at, at + 7)).toEqual([
    'Ada\nAddress: ____________________',
    'Child',
    'Primary',
    '60%',
    'N/A',
    'N/A',
    '25',
  ])
})

test('a charity shows its number and no age', () => {
  const lines = text([{ id: 'c', name: 'Fund', relationship: 'charity', ein: '12-3456789', distributionAge: 30 }])
  const at = lines.findIndex((line) => line.startsWith('Fund'))
  expect(lines.slice(at, at + 7)).toEqual([
    'Fund\nAddress: ____________________',
    'Charity Organization\nEIN: 12-3456789\nIf it qualifies under Article\u00A08 when paid',
    'Primary',
    'N/A',
    'N/A',
    'N/A',
    'N/A',
  ])
})

test('contingent beneficiaries stand apart and are not counted with the others', () => {
  const lines = text([
    { ...ada, sharePercent: 100 },
    { id: 'b', name: 'Ben', relationship: 'sibling', isPrimary: false, sharePercent: 100 },
  ])
  expect(lines).toContain('Contingent Beneficiaries')
  expect(lines.join('\n')).not.toContain('The stated shares')
})

test('shares that do not total 100 are said to be adjusted', () => {
  expect(text([ada]).join('\n')).toContain('total 60%, not 100%')
})

test('a thousand beneficiaries are a thousand rows', () => {
  const many = Array.from({ length: 1000 }, (_, at) => ({ ...ada, id: `b${at}`, name: `Beneficiary ${at}` }))
  expect(text(many).filter((line) => line.startsWith('Beneficiary '))).toHaveLength(1000)
})

test('a minor, a charity without a number, the grantor and a repeated name are flagged', () => {
  const trust = {
    uid: 'u',
    trustDate: '2026-05-01',
    grantorName: 'Gail',
    beneficiaries: [
      { id: 'm', name: 'Mina', relationship: 'child', birthYear: 2012 },
      { id: 'n', name: 'Mina', relationship: 'child', birthYear: 2000 },
      { id: 'g', name: 'Gail', relationship: 'other' },
      { id: 'c', name: 'Fund', relationship: 'charity' },
    ],
  } as const
  const lines = plainText(scheduleA({ ...trust, beneficiaries: [...trust.beneficiaries] }))
  const flagged = lines.filter((line) => line.includes('A minor'))
  expect(flagged).toEqual(['Mina\nAddress: ____________________\nA minor: paid as Article\u00A07 provides'])
  expect(lines.some((line) => line.includes('The Grantor: no effect (Article\u00A03)'))).toBe(true)
  expect(lines.some((line) => line.includes('EIN: ____'))).toBe(true)
  expect(lines.some((line) => line.startsWith('Mina is entered more than once.'))).toBe(true)
})

test('children born or adopted later are answered for', () => {
  const said = (afterbornChildren?: 'excluded') =>
    plainText(scheduleA({ uid: 'u', beneficiaries: [ada], ...(afterbornChildren && { afterbornChildren }) })).join('\n')
  expect(said()).toContain('shares with the Grantor’s children named above')
  expect(said('excluded')).toContain('does not share')
})
