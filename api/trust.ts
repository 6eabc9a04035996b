import * as z from 'zod/mini'
import { HealthCareDirective } from '#domain/trust/directive.ts'
import { MaskedPatch, TrustPatch } from '#domain/trust/patch.ts'
import { MaskedRecord, TrustRecord } from '#domain/trust/record.ts'
import { operation, resource } from './operation.ts'

export const TrustState = z.object({ version: z.number(), record: z.nullable(TrustRecord) })
export type TrustState = z.infer<typeof TrustState>

export const Written = z.object({ version: z.number(), lastUpdated: z.iso.datetime() })
export type Written = z.infer<typeof Written>

export const readTrust = operation({
  method: 'GET',
  path: '/api/trust',
  access: 'signed-in',
  paid: true,
  response: TrustState,
  summary: 'Read the trust',
  description: 'Never creates one.',
})

export const readTrustVersion = operation({
  method: 'GET',
  path: '/api/trust/version',
  access: 'signed-in',
  response: z.object({ version: z.number() }),
  summary: 'Read the version of the trust',
  description: 'A cheap way to learn whether there is a trust and whether it has changed.',
  answer: 'How many times the trust has been changed; 0 if there is no trust yet.',
})

export const createTrust = operation({
  method: 'POST',
  path: '/api/trust',
  access: 'signed-in',
  paid: true,
  response: TrustState,
  idempotent: true,
  summary: 'Begin a trust',
  description: 'Does not change an existing trust.',
})

export const changeTrust = operation({
  method: 'PATCH',
  path: '/api/trust',
  access: 'signed-in',
  paid: true,
  request: TrustPatch,
  response: Written,
  errors: ['foreign-record', 'limit-reached'],
  idempotent: true,
  summary: 'Change answers',
  description:
    'Merges the change into the trust, and creates a missing one. An absent field stays as it is, and `null` clears it. List entries are added, changed and removed by their `id`, so if two devices each add one, both stay. A trust date or an EIN date may not be in the future.',
  example: {
    trustName: 'The Alder Family Dynasty Trust',
    beneficiaries: { put: [{ id: 'clara', name: 'Clara Alder', relationship: 'child', distributionAge: 25 }] },
  },
})

export const trustEvents = operation({
  method: 'GET',
  path: '/api/trust/events',
  access: 'signed-in',
  response: z.string(),
  summary: 'Receive live changes',
  description:
    'A stream of server-sent events that stays open; read it with EventSource. The first event is `version`. A program whose record is at `version - 1` applies a `patch`; any other reads the trust again. A comment every 25 seconds keeps the connection open.',
  answer: 'A stream of events.',
})

export const PatchEvent = z.object({
  version: z.number(),
  lastUpdated: z.iso.datetime(),
  patchId: z.string(),
  patch: TrustPatch,
})
export type PatchEvent = z.infer<typeof PatchEvent>

export const putHealthCareDirective = operation({
  method: 'PUT',
  path: '/api/health-care-directive',
  access: 'signed-in',
  paid: true,
  request: HealthCareDirective,
  response: Written,
  errors: ['foreign-record', 'limit-reached'],
  idempotent: true,
  summary: 'Set the health care directive',
  description:
    'Stores the directive, or that it was skipped, and sets the `hcd_` fields of the trust in the same transaction. A later change of these fields changes the stored directive, too.',
  example: {
    hcd_principalName: 'Ann Alder',
    hcd_principalAddress: '12 Aspen Lane, Jackson, WY 83001',
    hcd_agentName: 'Tom Alder',
    hcd_agentAddress: '12 Aspen Lane, Jackson, WY 83001',
  },
})

/**
 * One change of the trust, as it was saved. Social security numbers are masked: `XXX-XX-6789/`, followed by six letters that
 * differ for different numbers.
 */
export const CommittedVersion = z.object({
  version: z.number(),
  at: z.iso.datetime(),
  patchId: z.optional(z.string()),
  patch: MaskedPatch,
  restoredFrom: z.optional(z.number()),
})
export type CommittedVersion = z.infer<typeof CommittedVersion>

export const TrustHistory = z.object({
  base: z.object({ version: z.number(), record: z.nullable(MaskedRecord) }),
  changes: z.array(CommittedVersion),
})
export type TrustHistory = z.infer<typeof TrustHistory>

const versionNumber = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'This must be the number of a version.'))

/** At most 500 changes and, unless one alone is longer, 2 MiB of text. */
export const readHistory = operation({
  method: 'GET',
  path: '/api/trust/history',
  access: 'signed-in',
  paid: true,
  query: z.strictObject({ before: z.optional(versionNumber) }),
  response: TrustHistory,
  summary: 'Read the history of the trust',
  description:
    'The newest changes, at most 500, and the trust as it was before them. Social security numbers are masked. Changes that are more than a year old are combined by day.',
  fields: { before: 'Only changes before this version: the next page, going back.' },
})

export const restoreVersion = operation({
  method: 'POST',
  path: '/api/trust/restore',
  access: 'signed-in',
  paid: true,
  request: z.strictObject({
    version: z
      .number('This must be the number of a version.')
      .check(z.int('This must be the number of a version.'), z.gte(1, 'This must be the number of a version.')),
  }),
  response: Written,
  errors: ['not-found', 'limit-reached'],
  idempotent: true,
  summary: 'Restore an earlier version',
  description:
    'Restores the answers of that version with a new change, so that no later version is lost. Identical answers make no change.',
  example: { version: 1 },
})

export const trust = resource({
  tag: 'Trust',
  operations: {
    readTrust,
    readTrustVersion,
    createTrust,
    changeTrust,
    trustEvents,
    putHealthCareDirective,
    readHistory,
    restoreVersion,
  },
  schemas: {
    TrustState: {
      schema: TrustState,
      description: 'All answers, and their version.',
      fields: {
        version: 'How many times the trust has been changed.',
        record: 'Null, with version 0, before there is a trust.',
      },
    },
    Written: {
      schema: Written,
      description: 'The version that a change made, and its time.',
    },
    PatchEvent: {
      schema: PatchEvent,
      description: 'A change by any of the owner’s devices.',
      fields: {
        version: 'The version that the change made.',
        patchId: 'The Idempotency-Key of the request, by which its sender recognizes its own change.',
      },
    },
    TrustHistory: {
      schema: TrustHistory,
      description: 'The trust before a range of changes, and these changes, oldest first.',
    },
    CommittedVersion: {
      schema: CommittedVersion,
      description: 'One change of the trust, as it was saved.',
      fields: { restoredFrom: 'The version whose answers this change restored.' },
    },
    MaskedRecord: { schema: MaskedRecord, description: 'A trust, with its social security numbers masked.' },
    MaskedPatch: { schema: MaskedPatch, description: 'A change to a trust, with its social security numbers masked.' },
  },
})
