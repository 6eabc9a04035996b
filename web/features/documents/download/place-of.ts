import type { Blank } from '#documents/model.ts'
import { answerPlace, type QuestionPlace, questionOf, trusteePlace } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'

/** Where the answer to a blank is asked for; `undefined` when it is asked nowhere. */
export function placeOf({ field, entryId, path }: Blank, trust: TrustRecord | null): QuestionPlace | undefined {
  if (field === 'trustees' && trust) return trusteePlace(trust, entryId, path)
  if (field !== 'beneficiaries' && field !== 'assets') return questionOf(field, entryId)
  const list: readonly { id: string }[] = trust?.[field] ?? []
  // An entry that was removed since leads to its list.
  if (entryId === undefined || !list.some(({ id }) => id === entryId)) return questionOf(field)
  return answerPlace(field, entryId, path)
}
