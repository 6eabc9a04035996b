import { expect, test } from 'vitest'
import { stageRows, stagesAnswer, stagesOf, stagesText, stageText } from './distribution-ages.ts'

test('stages are one text, in one form', () => {
  expect(stagesText.parse(' 25:20 ,30: 30 %, 35: 50%')).toBe('25: 20%, 30: 30%, 35: 50%')
  expect(stagesText.parse('  ')).toBe('')
  expect(stageText(stageRows('25: 33.33%, 30: %'))).toBe('25: 33.33%, 30: %')
})

test.each([
  ['25: 50%, 17: 50%', '1.age', 'Part 2: please enter a whole age from 18 to 90, or remove the part.'],
  ['25: 50%, : 50%', '1.age', 'Part 2: please enter a whole age from 18 to 90, or remove the part.'],
  ['25: 50%, 91: 50%', '1.age', 'Part 2: please enter a whole age from 18 to 90, or remove the part.'],
  ['30: 50%, 30: 50%', '1.age', 'Part 2: please enter an age above 30, the age of the part before it.'],
  ['25: 0%, 30: 100%', '0.percent', 'Part 1: please enter a percentage above 0, such as 25 or 33.33.'],
  ['25: 33.333%, 30: 66%', '0.percent', 'Part 1: please enter a percentage above 0, such as 25 or 33.33.'],
  ['25: half%, 30: 50%', '0.percent', 'Part 1: please enter a percentage above 0, such as 25 or 33.33.'],
  ['25: 50%, 30: 40%', '', 'The parts add up to 90%. Please change them so that they come to 100%.'],
  ['25: 100%', '', 'One part is the whole share. Please add another part, or remove this one to keep thirds.'],
  [Array.from({ length: 11 }, (_, at) => `${20 + at}: 9%`).join(), '', 'Please keep to 10 parts or fewer.'],
])('%s is rejected', (text, path, words) => {
  const issue = stagesAnswer.safeParse(text).error?.issues[0]
  expect(stagesText.safeParse(text).error?.issues[0]?.path).toEqual([])
  expect([issue?.path.join('.'), issue?.message]).toEqual([path, words])
})

test('hundredths that come to the whole are accepted', () => {
  expect(stagesOf({ distributionStages: '25: 33.33%, 30: 33.33%, 35: 33.34%' })).toHaveLength(3)
  expect(stagesOf({ distributionStages: '25: 33.33%' })).toEqual([])
  expect(stagesOf({})).toEqual([])
})
