import type { DocumentName } from '#domain/trust/documents.ts'
import { companion } from './companion.ts'
import { own, say } from './compose.ts'
import type { Facts } from './facts.ts'
import type { Block, Doc } from './model.ts'

/** A companion that is a paper of the trust itself: its title over the trust's name and date. */
export function trustPaper(title: DocumentName, facts: Facts, blocks: readonly Block[]): Doc {
  return companion(facts.trust, title, facts.trustName, [
    { kind: 'title', title: own(title), lines: [facts.trustName, say`dated as of ${facts.trustDate}`] },
    ...blocks,
  ])
}
