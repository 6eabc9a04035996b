import * as z from 'zod/mini'
import { HealthCareDirective } from '#domain/trust/directive.ts'
import { TrustPatch } from '#domain/trust/patch.ts'
import { TrustRecord } from '#domain/trust/record.ts'
import { INSTANT, operation, resource } from './operation.ts'

/** The caller's trust and how often it has been changed; `record` is null and `version` 0 when there is none. */
export const TrustState = z.object({ version: z.number(), record: z.nullable(TrustRecord) })
export type TrustState = z.infer<typeof TrustState>

/** What a write answers: the version it made, and when (ISO 8601), which is the record's `lastUpdated`. */
export const Written = z.object({ version: z.number(), lastUpdated: z.string() })
export type Written = z.infer<typeof Written>

export const readTrust = operation({
  method: 'GET',
  path: '/api/trust',
  access: 'signed-in',
  response: TrustState,
  summary: 'Read the trust',
  description: 'Never makes one.',
  answer: 'All answers and their version; `record` is null and `version` 0 when there is no trust yet.',
})

export const readTrustVersion = operation({
  method: 'GET',
  path: '/api/trust/version',
  access: 'signed-in',
  response: z.object({ version: z.number() }),
  summary: 'Read the version of the trust',
  description: 'Cheaper than reading the trust, to learn whether there is one or whether it has changed.',
  answer: 'How often the trust has been changed; 0 when there is no trust yet.',
})

export const createTrust = operation({
  method: 'POST',
  path: '/api/trust',
  access: 'signed-in',
  response: TrustState,
  idempotent: true,
  summary: 'Begin a trust',
  description: 'A trust that exists is left as it is.',
  answer: 'The trust, at step 1 or as it was.',
})

/** The body may repeat the caller's own `uid`; another's is rejected with `foreign-record`. */
export const changeTrust = operation({
  method: 'PATCH',
  path: '/api/trust',
  access: 'signed-in',
  request: TrustPatch,
  response: Written,
  errors: ['foreign-record', 'limit-reached'],
  idempotent: true,
  summary: 'Change answers',
  description:
    'Merges the change into the trust, which is made if there is none. A field that is left out stays as it is, and `null` clears it. Entries of lists are put and removed by their `id`, so that two devices that each add one keep both. A trust date or an EIN date may not lie in the future.',
  answer: 'The version that the change made, and when.',
  example: {
    trustName: 'The Alder Family Dynasty Trust',
    beneficiaries: { put: [{ id: 'clara', name: 'Clara Alder', relationship: 'child', distributionAge: 25 }] },
  },
})

/**
 * Server-sent events for the caller. On connecting: event `version`, data `{version, uid}`, by which a page knows that
 * the stream is its user's. After each write: event `patch`, data {@link PatchEvent}. `: beat` comments every 25 seconds
 * keep the connection open. Event `signed-out` says that the session ended; the stream then closes.
 */
export const trustEvents = operation({
  method: 'GET',
  path: '/api/trust/events',
  access: 'signed-in',
  response: z.string(),
  summary: 'Hear of changes as they are made',
  description:
    'A stream of server-sent events that stays open; read it with EventSource. On connecting comes `version`. A program whose record is at `version - 1` applies a `patch`; any other reads the trust anew. A comment every 25 seconds keeps the connection open.',
  answer: 'The stream.',
})

/** `patchId` is the writer's idempotency key, by which the browser that wrote it knows its own change. */
export const PatchEvent = z.object({
  version: z.number(),
  lastUpdated: z.string(),
  patchId: z.string(),
  patch: TrustPatch,
})
export type PatchEvent = z.infer<typeof PatchEvent>

export const putHealthCareDirective = operation({
  method: 'PUT',
  path: '/api/health-care-directive',
  access: 'signed-in',
  request: HealthCareDirective,
  response: Written,
  errors: ['foreign-record', 'limit-reached'],
  idempotent: true,
  summary: 'Set the health care directive',
  description: 'Keeps the directive, or that it was skipped, and in the same step sets the `hcd_` fields of the trust.',
  answer: 'The version that the change made, and when.',
  example: {
    hcd_principalName: 'Ann Alder',
    hcd_principalAddress: '12 Aspen Lane, Jackson, WY 83001',
    hcd_agentName: 'Tom Alder',
    hcd_agentAddress: '12 Aspen Lane, Jackson, WY 83001',
  },
})

export const trust = resource({
  tag: 'Trust',
  operations: { readTrust, readTrustVersion, createTrust, changeTrust, trustEvents, putHealthCareDirective },
  schemas: {
    TrustState: {
      schema: TrustState,
      description: 'The trust, and how often it has been changed.',
      fields: { version: 'How often the trust has been changed; 0 when there is none.' },
    },
    Written: {
      schema: Written,
      description: 'What a change made: the new version, and when.',
      fields: { version: 'The version that the change made.', lastUpdated: INSTANT },
    },
    PatchEvent: {
      schema: PatchEvent,
      description: 'A change as it was made, by whichever of the owner’s devices.',
      fields: {
        version: 'The version that the change made.',
        lastUpdated: INSTANT,
        patchId: 'The Idempotency-Key of the request that made it, by which its sender knows its own change.',
      },
    },
  },
})
