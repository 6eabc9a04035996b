import type { CalendarDate } from '../../formats/calendar-date.ts'
import type { QuestionPlace } from '../question-of.ts'
import type { TrustRecord } from '../record.ts'

/**
 * Two answers that do not go together, or one that has a consequence people overlook: a fact, never advice. None blocks
 * anything.
 */
export interface Finding {
  /** The rule that found it, with the entry where there is one. Unique within a review. */
  id: string
  /** What the answers say, in one sentence. */
  text: string
  /** What follows from it, in one sentence. */
  consequence: string
  /** The section of the law or the form that `consequence` rests on; absent where it rests on the documents themselves. */
  source?: string
  /** Where the answers were given, in the order of `text`. */
  places: readonly QuestionPlace[]
}

/** Looks at one kind of thing. `today` is a calendar date of the reader. */
export type Rule = (trust: TrustRecord, today: CalendarDate) => readonly Finding[]
