import { expect, test } from 'vitest'
import { steps } from './all.ts'

test('no hint says what the placeholder of the same question says', () => {
  const twice = steps
    .flatMap(({ questions }) => questions)
    .filter(({ hint, placeholder }) => placeholder && hint?.includes(placeholder))
  expect(twice.map(({ name }) => name)).toEqual([])
})
