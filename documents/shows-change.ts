import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { AnswerChange } from '#domain/trust/questions/changes.ts'
import { withAnswersOf } from '#domain/trust/questions/with-answers.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { buildDocument } from './build.ts'
import { plainText } from './text/plain-text.ts'

/** All that a document says, as one text; social security numbers are masked. The same answers give the same text. Pure. */
export function documentText(trust: TrustRecord, id: DocumentId): string {
  return plainText(buildDocument(trust, documentNames[id])).join('\n')
}

/**
 * Whether a document says anything else because of these of the changes that lead from `before` to `after`: tried on
 * either record, since an answer may count only beside others that changed with it. Pure.
 */
export function showsChange(
  id: DocumentId,
  before: TrustRecord,
  after: TrustRecord,
  changes: readonly AnswerChange[],
): boolean {
  const differ = (one: TrustRecord, other: TrustRecord) => documentText(one, id) !== documentText(other, id)
  return differ(before, withAnswersOf(before, after, changes)) || differ(after, withAnswersOf(after, before, changes))
}
