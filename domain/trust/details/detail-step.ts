import type * as z from 'zod/mini'
import type { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import type { DetailPage } from '../routes.ts'
import type { Answers, Question, Words } from '../steps/step.ts'

/**
 * A page that asks for the details of one entry of a list: the age page of T 2.5, and the three that follow its pattern.
 * `id` is the entry's. None of them writes `currentStep`.
 */
export interface DetailStep {
  page: DetailPage
  /** Where it stands in the shell: 5 of 10 or 6 of 10. */
  number: number
  total: number
  heading: string
  description: string
  /** The list's page, where Back and Previous lead. */
  back: string
  next: (trust: TrustRecord, id: string) => string
  exit: string
  /** The entries that this page is for, in the order of their list. */
  subjects: (trust: TrustRecord) => readonly { id: string; name: string }[]
  /** Those of them that still lack what it asks for. */
  lacking: (trust: TrustRecord) => readonly { id: string; name: string }[]
  /** What the page says when there is no subject. */
  missing: string
  questions: readonly Question[]
  initial: (trust: TrustRecord, id: string) => Answers
  /** The record's own answers, where `initial` may show a default that is not stored yet. */
  stored?: (trust: TrustRecord, id: string) => Answers
  schema: z.ZodMiniType<Answers>
  /** The change that accepted answers make. Answers left out are left alone. */
  change: (answers: Partial<Answers>, id: string, trust: TrustRecord) => TrustPatch
  /** What 'I don't have this yet' adds to the change: the mark that the list page's Next respects. */
  notYet?: (answers: Partial<Answers>, id: string, trust: TrustRecord) => TrustPatch
  /** The button that gives the same answer, or the same mark, to every entry that lacks one. */
  forAll: string
  /** The toast when the entry cannot be read. */
  loadFailed?: Words
  saved?: Words
  saveFailed: Words
}

/** The entry's own name; `undefined` when there is no such entry, or none that the page is for. */
export function subjectOf(detail: DetailStep, trust: TrustRecord, id: string): string | undefined {
  return detail.subjects(trust).find((entry) => entry.id === id)?.name
}
