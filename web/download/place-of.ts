import type { Blank } from '#documents/model.ts'
import { type QuestionPlace, questionOf } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'

// A document's blank names the list and the entry; which detail is missing follows from what the entry is.
const details = { child: 'distributionAge', charity: 'ein' } as const

/** Where the answer to a blank is asked for; `undefined` when it is asked nowhere. */
export function placeOf({ field, entryId }: Blank, trust: TrustRecord | null): QuestionPlace | undefined {
  if (field !== 'beneficiaries' || entryId === undefined) return questionOf(field, entryId)
  const relationship = trust?.beneficiaries?.find(({ id }) => id === entryId)?.relationship
  const detail = relationship === 'child' || relationship === 'charity' ? details[relationship] : undefined
  return questionOf(detail ?? field, entryId)
}
