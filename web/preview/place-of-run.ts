import type { Run } from '#documents/model.ts'
import { questionOf } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { stepPath } from '#domain/trust/routes.ts'
import { placeOf } from '#web/download/place-of.ts'

export interface RunPlace {
  path: string
  /** What is asked there, in words. */
  label: string
  /** The question's name in its form. */
  question: string
}

// The one answer that is asked under another name than the record's.
const ASKED_AS: Readonly<Record<string, string>> = { terminationEvent: 'termination' }
const LISTS = ['beneficiaries', 'assets'] as const

/** Where the answer that a run prints, or waits for, is asked; `undefined` for our own words. */
export function placeOfRun({ blank, source }: Run, trust: TrustRecord): RunPlace | undefined {
  if (blank) {
    const place = placeOf(blank, trust)
    return place && { path: place.path, label: blank.label, question: blank.field }
  }
  if (!source) return undefined
  const { field, entryId } = source
  const list = LISTS.find((name) => name === field)
  if (list && entryId !== undefined)
    return {
      path: `${stepPath(list)}?edit=${encodeURIComponent(entryId)}`,
      label: list === 'assets' ? 'this asset' : 'this beneficiary',
      question: 'name',
    }
  const question = ASKED_AS[field] ?? field
  const place = questionOf(question)
  return place && { ...place, question }
}
