import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { TrustPatch } from '#domain/trust/patch.ts'
import { samples } from '#samples/families.ts'
import { takenAsIs } from './taken-as-is.ts'

test.each(Object.entries(samples))('what a page sends of the family %s is taken as it is', (_name, answers) => {
  expect(takenAsIs(TrustPatch)(z.parse(TrustPatch, answers))).toBe(true)
})

test.each<[string, z.ZodMiniType, unknown, boolean]>([
  ['a text that would be trimmed', z.string().check(z.trim()), ' Ann', false],
  ['a text within its length', z.string().check(z.maxLength(3), z.minLength(3)), 'Ann', true],
  ['a text too long', z.string().check(z.maxLength(2)), 'Ann', false],
  ['a text too short', z.string().check(z.minLength(4)), 'Ann', false],
  ['a text of its form', z.string().check(z.regex(/^A/)), 'Ann', true],
  ['a text of another form', z.string().check(z.regex(/^B/)), 'Ann', false],
  ['a form that remembers where it was', z.string().check(z.regex(/A/g)), 'Ann', true],
  ['a form with more to it than a pattern', z.string().check(z.url()), 'https://ann.example', true],
  ['another, by its own schema', z.url(), 'ann', false],
  ['an instant', z.iso.datetime(), '2026-05-04T10:00:00.000Z', true],
  ['no instant', z.iso.datetime(), '2026-05-04', false],
  ['what a function finds right', z.string().check(z.refine((text) => text === 'Ann')), 'Ann', true],
  ['what a function finds wrong', z.string().check(z.refine((text) => text === 'Bob')), 'Ann', false],
  ['what only a function finds right', z.string().check(() => undefined), 'Ann', true],
  [
    'what only a function finds wrong',
    z.string().check(({ issues, value }) => void issues.push({ code: 'custom', input: value })),
    'Ann',
    false,
  ],
  ['a text whose letters are fewer than its units', z.string().check(z.minLength(2)), '𝒜', false],
  ['a whole number', z.number().check(z.int()), 3, true],
  ['a whole number by its own schema', z.int(), 3, true],
  ['a half by the schema of whole numbers', z.int(), 3.5, false],
  ['a half', z.number().check(z.int()), 3.5, false],
  ['a number on its bound', z.number().check(z.gte(3), z.lte(3)), 3, true],
  ['a number that must be above', z.number().check(z.gt(3)), 3, false],
  ['a number that must be below', z.number().check(z.lt(3)), 3, false],
  ['a number that is a text', z.number(), '3', false],
  ['a number made of a text', z.coerce.number(), '3', false],
  ['one of several', z.enum(['a', 'b']), 'b', true],
  ['none of several', z.enum(['a', 'b']), 'c', false],
  ['a name that every object has', z.strictObject({ a: z.optional(z.string()) }), { constructor: 'x' }, false],
  ['the name of what an object comes from', z.strictObject({}), JSON.parse('{"__proto__":{}}'), false],
  ['an unknown field of a schema that drops it', z.object({}), { a: 1 }, false],
  ['a field left out', z.strictObject({ a: z.string() }), {}, false],
  ['a field that may be left out', z.strictObject({ a: z.optional(z.string()) }), {}, true],
  ['a field that something stands in for', z.strictObject({ a: z._default(z.string(), 'x') }), {}, false],
  ['the same within what may be left out', z.strictObject({ a: z.optional(z._default(z.string(), 'x')) }), {}, false],
  ['a field of any kind left out', z.strictObject({ a: z.unknown() }), {}, false],
  ['no list', z.array(z.string()), { length: 0 }, false],
  ['a list for an object', z.strictObject({}), [], false],
  ['a list with one wrong', z.array(z.string()), ['a', 1], false],
  ['a list too long', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], false],
  ['nothing, where it may be', z.nullable(z.string()), null, true],
  ['nothing, where it may not be', z.optional(z.string()), null, false],
  ['an alternative', z.union([z.string(), z.number()]), 'a', false],
  ['fields in another order', z.strictObject({ a: z.string(), b: z.string() }), { b: '', a: '' }, false],
  ['fields in their order', z.strictObject({ a: z.optional(z.string()), b: z.string() }), { b: '' }, true],
  ['a list longer than any may be', z.array(z.string()), Array.from({ length: 1_001 }, String), false],
  ['nothing, where what is not nothing is checked', z.nullable(z.string()).check(z.refine(() => true)), null, false],
  ['an object of which something is checked', z.strictObject({}).check(z.refine(() => false)), {}, false],
])('%s', (_name, schema, value, expected) => {
  expect(takenAsIs(schema)(value)).toBe(expected)
})

test('a schema that has itself among its parts', () => {
  const Branch = z.strictObject({
    name: z.string(),
    get branches() {
      return z.optional(z.array(Branch))
    },
  })
  const taken = takenAsIs(Branch)
  expect(taken({ name: 'a', branches: [{ name: 'b', branches: [] }] })).toBe(true)
  expect(taken({ name: 'a', branches: [{ name: 'b', branches: [{ name: 1 }] }] })).toBe(false)
})
