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
