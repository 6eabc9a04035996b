import { expect, test } from 'vitest'
import { textArray } from './text-array.ts'

const number = (value: number) => [0, 0, 0, value]

test('texts are written with their lengths in bytes, one after the other', () => {
  expect([...textArray(['a"b', '', 'é'])]).toEqual([
    ...[...number(1), ...number(0), ...number(25), ...number(3), ...number(1)],
    ...[...number(3), 97, 34, 98],
    ...number(0),
    ...[...number(2), 0xc3, 0xa9],
  ])
})

test('none is an array of none', () => {
  expect([...textArray([])]).toEqual([...number(1), ...number(0), ...number(25), ...number(0), ...number(1)])
})
