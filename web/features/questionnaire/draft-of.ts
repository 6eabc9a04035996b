import type { Draft } from '#web/features/trust-sync/use-draft.ts'

/** The part of a form's values that was typed and is not yet saved: what a reload must bring back. */
export function draftOf(values: object, typedNames: readonly string[]): Draft {
  return Object.fromEntries(Object.entries(values).filter(([name]) => typedNames.includes(name)))
}
