import * as z from 'zod/mini'
import { MaskedPatch } from '#domain/trust/patch.ts'
import { MaskedRecord } from '#domain/trust/record.ts'
import { operation } from './operation.ts'
import { Written } from './trust.ts'

/**
 * One change of the trust, as it was saved. Social security numbers are masked: `XXX-XX-6789/`, and after the slash six
 * letters that differ for numbers that differ. `restoredFrom` is the version whose answers it brought back.
 */
export const VersionMade = z.object({
  version: z.number(),
  at: z.string(),
  patch: MaskedPatch,
  restoredFrom: z.optional(z.number()),
})
export type VersionMade = z.infer<typeof VersionMade>

/** A stretch of the trust's history: the record before it (`null` at the beginning), and the changes, oldest first. */
export const TrustHistory = z.object({
  base: z.object({ version: z.number(), record: z.nullable(MaskedRecord) }),
  changes: z.array(VersionMade),
})
export type TrustHistory = z.infer<typeof TrustHistory>

const number = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'This must be the number of a version.'))

/** Reads the newest changes of the caller's trust, at most 500 and, unless one alone is longer, 2 MiB of text; with `?before=N`, the newest of those with a version below N. */
export const readHistory = operation({
  method: 'GET',
  path: '/api/trust/history',
  access: 'signed-in',
  query: z.strictObject({ before: z.optional(number) }),
  response: TrustHistory,
})

/**
 * Makes the answers of an earlier version the present ones, by a change like any other that comes on top: nothing that
 * was saved meanwhile is lost. Answers the version as it then is; answers that are the same already make none.
 * Refuses with `not-found` where there is no such version.
 */
export const restoreVersion = operation({
  method: 'POST',
  path: '/api/trust/restore',
  access: 'signed-in',
  request: z.strictObject({
    version: z
      .number('This must be the number of a version.')
      .check(z.int('This must be the number of a version.'), z.gte(1, 'This must be the number of a version.')),
  }),
  response: Written,
})
