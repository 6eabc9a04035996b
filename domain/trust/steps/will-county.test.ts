import { expect, test } from 'vitest'
import { pourOverWillStep } from './10-pour-over-will.ts'

const remark = (county: string, testatorAddress: string) =>
  pourOverWillStep.questions.find(({ name }) => name === 'county')?.remark?.({ county, testatorAddress })

test('the county that the form begins with is asked about beside an address that may be in another', () => {
  expect(remark('Teton', '12 Loucks Street, Sheridan, WY 82801')).toMatch(/^The form begins with Teton/)
  expect(remark('Sheridan', '12 Loucks Street, Sheridan, WY 82801')).toBeUndefined()
  expect(remark('Teton', '2 Oak Street, Wilson, WY 83014')).toBeUndefined()
  expect(remark('Teton', '')).toBeUndefined()
})
