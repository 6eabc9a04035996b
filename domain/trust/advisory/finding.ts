import type { CalendarDate } from '../../formats/calendar-date.ts'
import { type Message, message } from '../../message.ts'
import type { DocumentId } from '../documents.ts'
import type { Asset, Beneficiary } from '../entries.ts'
import { entryPlace, type QuestionPlace, questionOf } from '../question-of.ts'
import type { TrustRecord } from '../record.ts'
import { detailPath } from '../routes.ts'

/**
 * Answers that do not go together, an answer that may be a slip of the pen, or one to which the law attaches what people
 * overlook: a fact, never advice. None blocks anything.
 */
export interface Finding {
  /** The rule that found it, with the entry where there is one. Unique within a review. */
  id: string
  /** Two answers that differ, one that is probably wrong, or one that raises a question of law. */
  kind: FindingKind
  /** What the answers say, in one sentence. */
  text: Message | string
  /** What follows from it, in one sentence. */
  consequence: string
  /** The section of the law or the form that `consequence` rests on; absent where it rests on the documents themselves. */
  source?: string
  /** The documents that print these answers, or leave their place to be filled in by hand. */
  documents: readonly DocumentId[]
  /** Where the answers were given, in the order of `text`. */
  places: readonly QuestionPlace[]
}

export type FindingKind = 'differs' | 'doubtful' | 'law'

/** Looks at one kind of thing. `today` is a calendar date of the user. */
export type Rule = (trust: TrustRecord, today: CalendarDate) => readonly Finding[]

/** Where these answers are given. Throws for a field that nobody is asked for. */
export function placesOf(...fields: readonly string[]): QuestionPlace[] {
  return fields.map((field) => {
    const place = questionOf(field)
    if (!place) throw new Error(`Nobody is asked for ${field}.`)
    return place
  })
}

export function beneficiaryPlace({ id, name }: Pick<Beneficiary, 'id' | 'name'>): QuestionPlace {
  return { ...entryPlace('beneficiaries', id), label: name }
}

/** The longest row of names beside a finding; of more entries it leads to their list. */
const MAX_PLACES = 12

export function beneficiaryPlaces(some: readonly Beneficiary[]): QuestionPlace[] {
  return some.length > MAX_PLACES ? placesOf('beneficiaries') : some.map(beneficiaryPlace)
}

export function assetPlaces(some: readonly Asset[]): QuestionPlace[] {
  return some.length > MAX_PLACES
    ? placesOf('assets')
    : some.map(({ id, name }) => ({ ...entryPlace('assets', id), label: name }))
}

export function agePlace({ id, name }: Pick<Beneficiary, 'id' | 'name'>): QuestionPlace {
  return {
    path: detailPath('beneficiary-age', id),
    label: message('Distribution Age of {name}', { name }),
    question: 'distributionAge',
  }
}
