import type { Beneficiary } from '#domain/trust/entries.ts'
import { sameValue } from '#web/components/form-values.ts'

/** Of what was added from a file, by id: what is still as it was added, and how many were changed since. */
export function untouchedOf(
  added: readonly Beneficiary[],
  list: readonly Beneficiary[] = [],
): { untouched: string[]; changed: number } {
  const now = new Map(list.map((entry) => [entry.id, entry]))
  // What comes back from the account has its answers in another order.
  const untouched = added.filter((entry) => sameValue(now.get(entry.id), entry)).map(({ id }) => id)
  return { untouched, changed: added.filter(({ id }) => now.has(id)).length - untouched.length }
}
