import type { Run } from '#documents/model.ts'
import { entryPlace, type QuestionPlace, questionOf, trusteePlace } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { placeOf } from '#web/features/documents/download/place-of.ts'

export type RunPlace = QuestionPlace

// The one answer that is asked under another name than the record's.
const ASKED_AS: Readonly<Record<string, string>> = { terminationEvent: 'termination' }
const LISTS = ['beneficiaries', 'assets'] as const

/** Where the answer that a run prints, or waits for, is asked; `undefined` for our own words. */
export function placeOfRun({ blank, source }: Run, trust: TrustRecord): RunPlace | undefined {
  if (blank) {
    const place = placeOf(blank, trust)
    return place && { ...place, label: blank.label }
  }
  if (!source) return undefined
  const { field, entryId, detail } = source
  if (detail) return questionOf(detail, entryId)
  if (field === 'trustees') return trusteePlace(trust, entryId)
  const list = LISTS.find((name) => name === field)
  if (list && entryId !== undefined) return entryPlace(list, entryId)
  const question = ASKED_AS[field] ?? field
  return questionOf(question)
}
