import type { Message } from '#domain/message.ts'
import type { ListPatch, TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { EntryForm } from '#domain/trust/steps/entry-form.ts'
import type { ListStep } from '#domain/trust/steps/list-step.ts'

/** A step that is a list, and how its entries are shown. */
export interface ListOnScreen<Entry extends { id: string; name: string }> {
  step: ListStep
  form: EntryForm<Entry>
  noun: string
  nouns: string
  entries: (trust: TrustRecord) => readonly Entry[]
  patch: (change: ListPatch<Entry>) => TrustPatch
  /** What is said of an entry below its name. */
  facts: (entry: Entry) => readonly (string | false | undefined)[]
  /** What the entries add up to, said above them. */
  totals?: (entries: readonly Entry[]) => readonly Message[]
  /** The page that adds entries from a file, where there is one. */
  fromFile?: string
  /** Whether the page has a button that saves without leaving. */
  progressButton?: true
}
