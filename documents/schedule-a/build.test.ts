import { expect, test } from 'vitest'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { plainText } from '../text/plain-text.ts'
import { scheduleA } from './build.ts'

const text = (beneficiaries: Beneficiary[]) => plainText(scheduleA({ uid: 'u', beneficiaries }))
const ada: Beneficiary = { id: 'a', name: 'Ada', relationship: 'child', distributionAge: 25, sharePercent: 60 }

test('a row says who, how related, which class, which shares and what age', () => {
  const lines = text([ada])
  const at = lines.indexOf('Ada')
  expect(lines.slice(at, at + 7)).toEqual(['Ada', 'Child', 'Primary', '60%', 'N/A', 'N/A', '25'])
})

test('a charity shows its number and no age', () => {
  const lines = text([{ id: 'c', name: 'Fund', relationship: 'charity', ein: '12-3456789', distributionAge: 30 }])
  const at = lines.indexOf('Fund')
  expect(lines.slice(at, at + 7)).toEqual([
    'Fund',
    'Charity Organization\nEIN: 12-3456789',
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
