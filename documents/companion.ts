import type { DocumentName } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { type Block, type Doc, type Runs, textOf } from './model.ts'

/** A document that stands beside the agreement; `whose` is its running header: a person, or the trust. */
export function companion(trust: TrustRecord, title: DocumentName, whose: Runs, blocks: readonly Block[]): Doc {
  return {
    title,
    subject: textOf(whose),
    header: textOf(whose),
    lang: 'en-US',
    ...(trust.createdAt && { created: trust.createdAt }),
    blocks,
  }
}
