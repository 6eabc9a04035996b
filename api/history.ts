import * as z from 'zod/mini'
import { MaskedPatch } from '#domain/trust/patch.ts'
import { MaskedRecord } from '#domain/trust/record.ts'
import { operation, resource } from './operation.ts'
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

/** At most 500 changes and, unless one alone is longer, 2 MiB of text. */
export const readHistory = operation({
  method: 'GET',
  path: '/api/trust/history',
  access: 'signed-in',
  query: z.strictObject({ before: z.optional(number) }),
  response: TrustHistory,
  summary: 'Read the history of the trust',
  description:
    'The newest changes, at most 500, and the trust as it was before them. Social security numbers are masked. Changes of more than a year ago are gathered by day.',
  answer: 'The trust before the stretch, and the changes, oldest first.',
  fields: { before: 'Only changes that made a version below this one: the next stretch, going back.' },
})

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
  errors: ['not-found', 'limit-reached'],
  idempotent: true,
  summary: 'Bring back an earlier version',
  description:
    'Makes the answers of that version the present ones by a change on top, so that nothing saved meanwhile is lost. Answers that are the same already make no change.',
  answer: 'The version that the change made, and when.',
  example: { version: 1 },
})

export const history = resource({
  tag: 'Trust',
  operations: { readHistory, restoreVersion },
  schemas: {
    TrustHistory: {
      schema: TrustHistory,
      description: 'A stretch of the trust’s history: the trust before it, and the changes, oldest first.',
    },
    VersionMade: { schema: VersionMade, description: 'One change of the trust, as it was saved.' },
    MaskedRecord: {
      schema: MaskedRecord,
      description: 'A trust as it was, with its social security numbers masked.',
    },
    MaskedPatch: { schema: MaskedPatch, description: 'A change to a trust, with its social security numbers masked.' },
  },
})
