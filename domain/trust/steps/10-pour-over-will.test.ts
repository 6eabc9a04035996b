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

test('a county of Wyoming beside an address in another state is remarked on, wherever it came from', () => {
  const austin = '4108 Balcones Woods Drive, Austin, TX 78759'
  expect(remark('Teton', austin)).toMatch(/^A county of Wyoming has this name/)
  expect(remark('Natrona', austin)).toMatch(/^A county of Wyoming has this name/)
  expect(remark('Natrona', '318 Beech Street, Casper, WY 82601-1234')).toBeUndefined()
  expect(remark('Travis', austin)).toBeUndefined()
})
