import * as z from 'zod/mini'
import { HealthCareDirective } from '#domain/trust/directive.ts'
import { TrustPatch } from '#domain/trust/patch.ts'
import { TrustRecord } from '#domain/trust/record.ts'
import { operation } from './operation.ts'

/** The caller's trust and how often it has been changed; `record` is null and `version` 0 when there is none. */
export const TrustState = z.object({ version: z.number(), record: z.nullable(TrustRecord) })
export type TrustState = z.infer<typeof TrustState>

/** What a write answers: the version it made, and when (ISO 8601), which is the record's `lastUpdated`. */
export const Written = z.object({ version: z.number(), lastUpdated: z.string() })
export type Written = z.infer<typeof Written>

/** Reads the caller's trust. Never creates one. */
export const readTrust = operation({ method: 'GET', path: '/api/trust', access: 'signed-in', response: TrustState })

/** How often a trust has been changed; 0 when there is none. */
export const TrustVersion = z.object({ version: z.number() })

/** Reads the version of the caller's trust alone. */
export const readTrustVersion = operation({
  method: 'GET',
  path: '/api/trust/version',
  access: 'signed-in',
  response: TrustVersion,
})

/** Creates the caller's trust at step 1; an existing one is left as it is and returned. */
export const createTrust = operation({ method: 'POST', path: '/api/trust', access: 'signed-in', response: TrustState })

/** Merges a patch into the caller's trust, creating it when there is none. The body may repeat the caller's own `uid`; another's is refused with `foreign-record`. */
export const changeTrust = operation({
  method: 'PATCH',
  path: '/api/trust',
  access: 'signed-in',
  request: TrustPatch,
  response: Written,
})

/** Writes the directive's own document and the record's hcd_ fields in one transaction. */
export const putHealthCareDirective = operation({
  method: 'PUT',
  path: '/api/health-care-directive',
  access: 'signed-in',
  request: HealthCareDirective,
  response: Written,
})

/**
 * Server-sent events for the caller. On connecting: event `version`, data `{version, uid}`, by which a page knows that the stream is its user's.
 * After each write: event `patch`, data {@link PatchEvent}.
 * A client whose record is at `version - 1` applies the patch; any other reads the trust anew. `: beat` comments every 25 seconds keep the way open.
 * Event `signed-out` tells that the session ended; the stream then closes.
 */
export const trustEvents = operation({
  method: 'GET',
  path: '/api/trust/events',
  access: 'signed-in',
  response: z.string(),
})

/** `patchId` is the writer's idempotency key, by which the browser that wrote it knows its own change. */
export const PatchEvent = z.object({
  version: z.number(),
  lastUpdated: z.string(),
  patchId: z.string(),
  patch: TrustPatch,
})
export type PatchEvent = z.infer<typeof PatchEvent>
