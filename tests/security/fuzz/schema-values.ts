import fc from 'fast-check'
import type * as z from 'zod/mini'
import { unprintable } from '../../bad-input/bad-inputs.ts'

type Shape = Record<string, z.ZodMiniType>
interface Def {
  type: string
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  element?: z.ZodMiniType
  valueType?: z.ZodMiniType
  shape?: Shape
  options?: z.ZodMiniType[]
  values?: unknown[]
  entries?: Record<string, unknown>
}
const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as unknown as Def

const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 40 }) },
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(...unprintable.map(({ typed }) => typed)),
  fc.constantFrom(
    ...['2025-05-03', '12/98', '4242', '536904321', '53-6904321', 'ann@family.example', 'Ann Alder', '', ' ', '0'],
    ...["' or 1=1 --", '../../etc/passwd', '%00', '{{7*7}}', '<script>alert(1)</script>', '__proto__', 'x'.repeat(600)],
  ),
)
const number = fc.oneof(fc.integer({ min: -5, max: 200 }), fc.double(), fc.constantFrom(1e308, 2 ** 53, -0))

/** Anything that JSON can say, unsafe keys included. */
export const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  text,
  number,
  fc.constantFrom<unknown>(null, true, [], {}, [[]], { toString: 1 }, JSON.parse('{"__proto__":{"hasPaid":true}}')),
)

function fieldsOf(shape: Shape): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, valuesOf(schema)]))
  const required = Object.entries(shape).filter(([, schema]) => defOf(schema).type !== 'optional')
  const names = required.map(([name]) => name)
  return fc.oneof(
    { weight: 6, arbitrary: fc.record(fields, { requiredKeys: names }) },
    fc.record(fields, { requiredKeys: [] }),
    fc
      .tuple(fc.record(fields, { requiredKeys: names }), text, junk)
      .map(([good, key, value]) => ({ ...good, [key]: value })),
  )
}

function fitting(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  if (def.shape) return fieldsOf(def.shape)
  if (def.options) return fc.oneof(...def.options.map(valuesOf))
  if (def.values) return fc.constantFrom(...def.values)
  if (def.entries) return fc.constantFrom(...Object.values(def.entries))
  if (def.element) return fc.array(valuesOf(def.element), { maxLength: 4 })
  if (def.valueType) return fc.dictionary(text, valuesOf(def.valueType), { maxKeys: 3 })
  const inner = def.innerType ?? def.in
  if (inner) return def.type === 'nullable' ? fc.option(valuesOf(inner)) : valuesOf(inner)
  return { string: text, number, boolean: fc.boolean() }[def.type] ?? junk
}

/** Values for a schema, read from the schema itself: mostly of the right shape, now and then of another. */
export function valuesOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(schema) }, junk)
}
