import { addDays } from '#domain/formats/calendar-date.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { Refuse } from '../refuse.ts'

/** Refuses dates that are in the future everywhere: 'today' is the browser's, which may be a day ahead of UTC. */
export function refuseFutureDates(patch: TrustPatch, now: Date): void {
  const last = addDays(now.toISOString().slice(0, 10), 1)
  for (const field of ['trustDate', 'einCreationDate'] as const)
    if ((patch[field] ?? '') > last) throw new Refuse('invalid-field', 'The date cannot be in the future.', { field })
}
