import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { OPERATIONS } from '#server/operations/every-operation.ts'
import { takenAsIs } from '#server/operations/taken-as-is.ts'
import { valuesOf } from '../security/fuzz/schema-values.ts'

const requests = OPERATIONS.flatMap(({ operation: { method, path, request } }) =>
  request ? [{ name: `${method} ${path}`, request }] : [],
)

test.each(requests)('what $name takes as it is, its schema takes and does not change', ({ request }) => {
  const taken = takenAsIs(request)
  const values = valuesOf(request).map((value) => JSON.parse(JSON.stringify(value) ?? 'null'))
  const property = fc.property(values, (value) => {
    if (taken(value)) expect(z.safeParse(request, value)).toEqual({ success: true, data: value })
  })
  fc.assert(property, { numRuns: 200 })
})
