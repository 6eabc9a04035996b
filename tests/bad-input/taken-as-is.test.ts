import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { operations } from '#api/resources.ts'
import { TrustPatch } from '#domain/trust/patch.ts'
import { samples } from '#samples/families.ts'
import { takenAsIs } from '#server/routes/middleware/taken-as-is.ts'
import { valuesOf } from '../security/fuzz/schema-values.ts'

type Fields = Record<string, unknown>

const requests = operations.flatMap(({ method, path, request, example }) =>
  request ? [{ name: `${method} ${path}`, request, good: (example ?? {}) as Fields }] : [],
)
/** As the schema answers them: in its order, and with nothing to take away. */
const families = Object.values(samples).map((answers) => z.parse(TrustPatch, answers) as Fields)
const shapeOf = (request: z.ZodMiniType) => (request as Partial<z.ZodMiniObject>).shape ?? {}

/** What fits with a field or two changed, and anything at all. */
function valuesNear(request: z.ZodMiniType, fitting: readonly Fields[]): fc.Arbitrary<unknown> {
  const fields = Object.entries(shapeOf(request)).map(([name, field]) =>
    valuesOf(field as z.ZodMiniType).map((value) => ({ [name]: value })),
  )
  const changes = fields.length > 0 ? fc.array(fc.oneof(...fields), { maxLength: 2 }) : fc.constant([])
  const near = fc.tuple(fc.constantFrom(...fitting), changes)
  return fc.oneof(
    { weight: 4, arbitrary: near.map(([good, changed]) => Object.assign({}, good, ...changed)) },
    valuesOf(request),
  )
}

test.each(requests)('what $name takes as it is, its schema takes and does not change', ({ name, request, good }) => {
  const taken = takenAsIs(request)
  const fitting = name === 'PATCH /api/trust' ? families : [good]
  const values = valuesNear(request, fitting).map((value) => JSON.stringify(value) ?? 'null')
  const property = fc.property(values, (json) => {
    const value: unknown = JSON.parse(json)
    if (!taken(value)) return
    const read = z.safeParse(request, value)
    expect(read.success).toBe(true)
    // Not only alike: in the same order.
    expect(JSON.stringify(read.data)).toBe(JSON.stringify(value))
  })
  fc.assert(property, { numRuns: 300 })
})

test.each(requests.filter(({ request }) => 'shape' in request))(
  'the good body of $name is taken as it is',
  ({ request, good }) => {
    expect(takenAsIs(request)(good)).toBe(true)
  },
)
