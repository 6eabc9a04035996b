import type * as z from 'zod/mini'
import type { Answers, Question, Step, Words } from './step.ts'

/** A step whose answer is a list, added to and taken from one entry at a time. */
export interface ListStep extends Step {
  list: 'beneficiaries' | 'assets'
  /** The toast when Next finds nothing in the list. */
  emptyList: Words
  /** The toast when an entry is added without a name. */
  nameMissing: Words
  /** The toast when the save that Next makes fails, where it differs from `saveFailed`. */
  nextFailed?: Words
  /** The toast when neither this device nor the server knows what is on the list. */
  loadFailed?: Words
}

/** The form by which one entry of a list is added or edited. */
export interface EntryForm<Entry extends { id: string }> {
  questions: readonly Question[]
  /** The form's first values: the entry's own, else the defaults of T 3.2. */
  initial: (entry?: Entry) => Answers
  schema: z.ZodMiniType<Answers>
  /** The entry that accepted answers make. What the form does not ask is copied from the entry `before`, if it still applies. */
  entry: (answers: Answers, id: string, before?: Entry) => Entry
  /** What an entry of another kind has no place for, by the labels under which it was given. */
  lost: (before: Entry, after: Entry) => readonly string[]
}

/** The labels of the fields that hold something before and nothing after. */
export function labelsOfLost<Entry extends object>(
  before: Entry,
  after: Entry,
  labels: Partial<Record<keyof Entry, string>>,
): string[] {
  return (Object.keys(labels) as (keyof Entry)[]).flatMap((field) =>
    before[field] !== undefined && after[field] === undefined ? [labels[field] ?? ''] : [],
  )
}

/** Only the fields that were answered: an empty text or `undefined` is no answer. */
export function answered<Fields extends object>(fields: Fields): Partial<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined)
  return Object.fromEntries(given) as Partial<Fields>
}
