import { expect, test } from 'vitest'
import { percentAnswer } from './schemas.ts'

test.each([
  ['62,5', '62.5'],
  ['33,33 %', '33.33'],
  ['33,3333', '33.3333'],
  ['37.5 percent', '37.5'],
  ['', ''],
])('the share %j is read as %j', (typed, share) => {
  expect(percentAnswer.parse(typed)).toBe(share)
})

test.each(['33 1/3', '1,000', '62,5,1', '100,1', 'half'])('the share %j is not guessed', (typed) => {
  expect(percentAnswer.safeParse(typed).error?.issues[0]?.message).toBe(
    'A share must be between 0 and 100, for example 37.5.',
  )
})
