import type { DownloadRecord } from '#api/documents.ts'
import { type Message, message } from '#domain/message.ts'
import { ALL_DOCUMENTS, type DocumentId } from '#domain/trust/documents.ts'
import { type DocumentStatus, documentStatus, readiness } from '#domain/trust/progress.ts'
import type { TrustRecord } from '#domain/trust/record.ts'

interface Availability {
  status: DocumentStatus
  /** 0 to 100. */
  percent: number
  /** Why it cannot be downloaded now, in words for the screen; absent when it can. */
  notReady?: Message
}

/** Whether a document can be downloaded, and if not, why. */
export function availability(id: DocumentId, trust: TrustRecord): Availability {
  const percent = readiness(id, trust)
  const notReady =
    percent < 100 ? message('You can download it at 100%. It is at {percent}% now.', { percent }) : undefined
  return { status: documentStatus(id, trust), percent, notReady }
}

/** The documents that can be downloaded now, in the order in which they are listed. */
export function readyDocuments(trust: TrustRecord): DocumentId[] {
  return ALL_DOCUMENTS.filter((id) => readiness(id, trust) === 100)
}

/** The ready documents without a copy to sign: what was printed before the trust was completed is marked as a draft. */
export function withoutCopy(
  trust: TrustRecord,
  copies: readonly Pick<DownloadRecord, 'document' | 'way' | 'at'>[],
): DocumentId[] {
  const { completedAt = '' } = trust
  const copied = new Set(copies.filter(({ way, at }) => way !== 'print' || at > completedAt).map((one) => one.document))
  return readyDocuments(trust).filter((id) => !copied.has(id))
}
