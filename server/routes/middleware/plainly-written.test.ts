import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samples } from '#samples/families.ts'
import { isPlainlyWritten } from './plainly-written.ts'

const isPlain = (text: string) => isPlainlyWritten(text, JSON.parse(text))

test.each(Object.entries(samples))(
  'the answers of the family %s, if no text in them has more than one line',
  (_, answers) => {
    const text = JSON.stringify(answers)
    expect(isPlain(text)).toBe(!text.includes('\\'))
    expect(isPlain(text.replaceAll(/\\./g, ' '))).toBe(true)
  },
)

test.each([
  '{"a":"王 𝒜 é","b":[],"c":{},"d":[1,-2,33.33,0.01,999.5],"e":null,"f":true}',
  '{"a":[2026,1900,1001,-1,123456789]}',
  '[]',
  '{}',
  '{"a":[{"b":""},{"b":"x"}]}',
])('%s', (text) => expect(isPlain(text)).toBe(true))

test.each([
  ['room', '{ "a":1}'],
  ['room at its end', '{"a":1} '],
  ['a field twice', '{"a":{"ssn":"914637285"},"a":1}'],
  ['a field twice, and a number that makes up for it', '{"a":1,"a":0.000000000001}'],
  ['a number in fewer figures', '{"a":1e3}'],
  ['the same, with room', '{"a": 1e3}'],
  ['a small number in fewer figures', '{"a":  1e-5}'],
  ['a large number', '{"a":1000}'],
  ['a figure too many', '{"a":1.0}'],
  ['a nought below nothing', '{"a":-0}'],
  ['a letter by its number', '{"a":"\\u0041"}'],
  ['a quotation mark', '{"a":"\\""}'],
])('%s', (_name, text) => expect(isPlain(text)).toBe(false))

test('whatever is taken for plainly written is what JSON would write, but for other spellings of a number', () => {
  const gap = fc.constantFrom('', '', '', ' ', '\n')
  const number = fc.oneof(
    fc.integer({ min: -20, max: 2_000 }).map(String),
    fc.constantFrom('1e2', '2e3', '1.0', '1e-3'),
  )
  const { value } = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      number,
      fc.constantFrom('true', 'null', '""', '"a"', '"王𝒜"', '"\\u0041"'),
      fc
        .array(fc.tuple(gap, tie('value')), { maxLength: 3 })
        .map((parts) => `[${parts.map(([before, part]) => before + part).join(',')}]`),
      fc
        .array(fc.tuple(gap, fc.constantFrom('a', 'b', 'c'), tie('value')), { maxLength: 3 })
        .map((parts) => `{${parts.map(([before, name, part]) => `${before}"${name}":${part}`).join(',')}}`),
    ),
  }))
  const met = { plain: 0, other: 0 }
  fc.assert(
    fc.property(value, (text) => {
      const plain = isPlain(text)
      met[plain ? 'plain' : 'other'] += 1
      if (plain) expect(text.replaceAll('1e2', '100')).toBe(JSON.stringify(JSON.parse(text)))
    }),
    { numRuns: 2_000 },
  )
  expect(met.plain).toBeGreaterThan(100)
  expect(met.other).toBeGreaterThan(100)
})
