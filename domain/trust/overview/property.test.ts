import { expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import { partsWords } from './property.ts'

test.each([
  [
    [0.674, 0.194, 0.113, 0.019],
    ['68%', '19%', '11%', '2%'],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    ['34%', '33%', '33%'],
  ],
  [
    [0.29, 0.71],
    ['29%', '71%'],
  ],
])('the parts %o add up to the whole', (parts, expected) => {
  expect(partsWords(parts.map((part) => ({ part }))).map(english)).toEqual(expected)
})
