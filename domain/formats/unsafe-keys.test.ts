import { expect, test } from 'vitest'
import { findUnsafeKeys } from './unsafe-keys.ts'

const found = (json: string, deepest = 32) => findUnsafeKeys(JSON.parse(json), deepest)

test.each(['null', '"__proto__"', '7', '[]', '{"a":[{"b":["constructor"]}]}'])('nothing is found in %s', (json) => {
  expect(found(json)).toBeUndefined()
})

test.each([
  ['{"__proto__":1}', ['__proto__']],
  ['{"a":{"constructor":{}}}', ['a', 'constructor']],
  ['[0,{"put":[{},{"prototype":null}]}]', ['1', 'put', '1', 'prototype']],
  ['{"\\u005f_proto__":1}', ['__proto__']],
])('in %s the key is found, with its path', (json, path) => {
  expect(found(json)).toEqual({ key: path.at(-1), path })
})

test('the most levels are allowed, and one more is not', () => {
  expect(found('[[[]]]', 2)).toBeUndefined()
  expect(found('[[[[]]]]', 2)).toEqual({ tooDeep: true })
  expect(found('{"a":{"b":{"c":{}}}}', 2)).toEqual({ tooDeep: true })
})

test('a hundred thousand levels do not exhaust the stack', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  expect(found(deep)).toEqual({ tooDeep: true })
})
