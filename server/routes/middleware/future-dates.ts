import { addDays } from '#domain/formats/calendar-date.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { Refuse } from '../../refuse.ts'

/** Refuses dates that are in the future everywhere: 'today' is the browser's, which may be a day ahead of UTC. */
export function refuseFutureDates(patch: TrustPatch, now: Date): void {
  const tomorrow = addDays(now.toISOString().slice(0, 10), 1)
  for (const field of ['trustDate', 'einCreationDate'] as const) {
    const date = patch[field]
    if (date && date > tomorrow) throw new Refuse('invalid-field', 'The date cannot be in the future.', { field })
  }
  for (const [at, { birthYear }] of (patch.beneficiaries?.put ?? []).entries())
    if (birthYear && birthYear > Number(tomorrow.slice(0, 4)))
      throw new Refuse('invalid-field', 'The year of birth cannot be in the future.', {
        field: `beneficiaries.put.${at}.birthYear`,
      })
}
