import type { DocumentName } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { fixed, sentence } from './compose.ts'
import type { DocumentValues } from './document-values.ts'
import { type Block, type Doc, type Runs, textOf } from './model.ts'

/** A document that is beside the agreement; `whose` is its running header: a person, or the trust. */
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

/** A companion that is a paper of the trust itself: its title over the trust's name and date. */
export function trustPaper(title: DocumentName, facts: DocumentValues, blocks: readonly Block[]): Doc {
  return companion(facts.trust, title, facts.trustName, [
    { kind: 'title', title: fixed(title), lines: [facts.trustName, sentence`dated as of ${facts.trustDate}`] },
    ...blocks,
  ])
}
