import type { Written } from '#api/trust.ts'
import { directivePatch, type HealthCareDirective } from '#domain/trust/directive.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'

/** What a save changes: fields of the trust, or the health care directive with its own document. */
export type Change = { kind: 'trust'; patch: TrustPatch } | { kind: 'directive'; directive: HealthCareDirective }

/** One save on its way to the server. It stays on the queue until the server's answer is in the local copy. */
export type QueueEntry = Change & {
  /** A UUID, sent as the idempotency key: however often the entry is sent, it is applied once. */
  patchId: string
  uid: string
  /** Its place on the queue of its owner; later saves have higher numbers. */
  order: number
  /** When it was saved, ISO 8601. */
  at: string
  /** It is the whole local copy, for a server that has no trust of this user. */
  upload?: true
  /** The version that the server made of it, known before the record of that version is. */
  acknowledged?: number
  /** Why it was set aside. Its values are kept, and it is not sent again. */
  refused?: Refusal
}

export interface Refusal {
  message: string
  /** The dotted path of the field that was refused. */
  field?: string
}

/** A save that the server refused, or that nothing could hold: its values for the screen. */
export interface RefusedPatch extends Refusal {
  patchId: string
  at: string
  patch: TrustPatch
}

/** A change that the server has made, as the live stream and the other tabs tell it. */
export interface Made extends Written {
  patchId: string
  patch: TrustPatch
}

export function patchOf(entry: Change): TrustPatch {
  return entry.kind === 'trust' ? entry.patch : directivePatch(entry.directive)
}

export function isUnsent(entry: QueueEntry): boolean {
  return entry.refused === undefined && entry.acknowledged === undefined
}
