import { expect, test } from 'vitest'
import { assetForm } from './06-assets.ts'

const remark = (name: string, answers: Record<string, string>) =>
  assetForm.questions.find((question) => question.name === name)?.remark?.(answers)

test('says for personal property only how a single item is given', () => {
  expect(remark('type', { type: 'personal_property' })).toContain('signed list that your will allows')
  expect(remark('type', { type: 'vehicle' })).toBeUndefined()
})

test('says for joint ownership that an owner who has died cannot sign', () => {
  expect(remark('ownership', { ownership: 'joint' })).toContain('A co-owner who has died cannot sign')
})

test('a whole account number is remarked on where the documents print it', () => {
  const said = (name: string, text: string, type = 'bank_account') => remark(name, { type, [name]: text })
  for (const name of ['name', 'description', 'bankName', 'firmName'])
    expect(said(name, 'Chase 0001 2345 6789')).toMatch(/The last four digits are enough/)
  expect(said('description', 'Chase, ending in 6789')).toBeUndefined()
  expect(said('description', 'Parcel 22-41-16-28-1-00-023', 'real_estate')).toBeUndefined()
})
