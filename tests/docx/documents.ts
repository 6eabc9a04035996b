import { buildDocument } from '#documents/build.ts'
import { CLAUSE_SOURCES, type Clause, clausesOf as clausesIn } from '#documents/clauses.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families, type SampleName } from '#samples/families.ts'
import { signingCases } from '#samples/signing-cases.ts'

export const IDS = Object.keys(documentNames) as DocumentId[]
export const NAMES = Object.values(documentNames)
export const FAMILIES = Object.keys(families) as SampleName[]

const withEveryDocument = (trusts: Readonly<Record<string, TrustRecord>>) =>
  Object.entries(trusts).flatMap(([family, trust]) => NAMES.map((name) => ({ family, name, trust })))

/** Every sample family with every document. */
export const PAIRS = withEveryDocument(families)
/** The signing cases as well, for what is soon read: their words, and not the form of their files. */
export const PAIRS_AND_CASES = withEveryDocument({ ...families, ...signingCases })

/** Documents do not depend on the day; only their files' names do. */
export const TODAY = '2026-11-20'

/** The clauses of a document, as the complete family has them, each with what it rests on. */
export const clausesOf = (id: DocumentId): Clause[] =>
  clausesIn(buildDocument(families.complete, documentNames[id]), id)

/** What is written down for a clause that the document no longer has. */
export function staleSources(id: DocumentId): string[] {
  const headings = clausesOf(id).map(({ heading }) => heading)
  return Object.keys(CLAUSE_SOURCES[id].clauses ?? {}).filter(
    (start) => !headings.some((heading) => heading.startsWith(start)),
  )
}
