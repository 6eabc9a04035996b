import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { begun } from './begun.ts'
import { complete } from './complete.ts'
import { hostile } from './hostile.ts'
import { professional } from './professional.ts'
import { selfTrustee } from './self-trustee.ts'
import { veryLarge } from './very-large.ts'

/** Named families as the answers that were given: one source for seeds, the demo account, tests, screenshots and benchmarks. */
export const samples = {
  empty: {},
  begun,
  complete,
  selfTrustee,
  professional,
  hostile,
  veryLarge: veryLarge(200),
} as const satisfies Record<string, TrustPatch>
export type SampleName = keyof typeof samples

/** The record that a family's answers make for the user `uid`. */
export function recordOf(answers: TrustPatch, uid = 'sample'): TrustRecord {
  return merge(newTrust(uid, '2025-05-03T16:00:00.000Z'), answers)
}

/** Every family as a record. */
export const families = Object.fromEntries(
  Object.entries(samples).map(([name, answers]) => [name, recordOf(answers)]),
) as Record<SampleName, TrustRecord>
