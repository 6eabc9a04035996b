import type * as z from 'zod/mini'
import type { Answers, Question } from './step.ts'

/** The form by which one entry of a list is added or edited. */
export interface EntryForm<Entry extends { id: string }> {
  questions: readonly Question[]
  /** The form's first values: the entry's own, else the defaults of T 3.2. */
  initial: (entry?: Entry) => Answers
  schema: z.ZodMiniType<Answers>
  /** The entry that accepted answers make. What the form does not ask is taken over from the entry `before`, where it still applies. */
  entry: (answers: Answers, id: string, before?: Entry) => Entry
}

/** Only the fields that were answered: an empty text or `undefined` is no answer. */
export function answered<Fields extends object>(fields: Fields): Partial<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined)
  return Object.fromEntries(given) as Partial<Fields>
}
