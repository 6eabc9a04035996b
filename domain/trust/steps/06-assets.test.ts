import { expect, test } from 'vitest'
import { assetForm } from './06-assets.ts'

const remark = (name: string, answers: Record<string, string>) =>
  assetForm.questions.find((question) => question.name === name)?.remark?.(answers)

test('says of personal property how a single item is given, and of nothing else', () => {
  expect(remark('type', { type: 'personal_property' })).toContain('signed list that your will allows')
  expect(remark('type', { type: 'vehicle' })).toBeUndefined()
})

test('says of joint ownership that who has died cannot sign', () => {
  expect(remark('ownership', { ownership: 'joint' })).toContain('A co-owner who has died cannot sign')
})
