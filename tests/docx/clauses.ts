import { buildDocument } from '#documents/build.ts'
import { CLAUSE_SOURCES } from '#documents/clause-sources.ts'
import { type Clause, clausesOf as clausesIn } from '#documents/clauses.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { families } from '#samples/families.ts'

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
