import { buildDocument } from '#documents/build.ts'
import { type Numbered, numbered } from '#documents/numbering.ts'
import { plainText } from '#documents/text/plain-text.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { families } from '#samples/families.ts'
import { SOURCES } from './clause-sources.ts'

export interface Clause {
  /** With its number, as printed; `Title` for a title. */
  heading: string
  /** A section under an article. */
  nested: boolean
  /** The statutes that it cites, else what it was drafted after. */
  source: string
}

const CITATION =
  /W\.S\. \d+-\d+-\d+(?:\([a-z0-9]+\))*(?:(?:, | and | through )\d+-\d+-\d+(?:\([a-z0-9]+\))*)*|\d+ U\.S\.C\. \d+(?:\([a-z0-9]+\))*|(?<=Code )section \d+\w?(?:\([a-z0-9]+\))*/g

function headingOf({ block, number }: Numbered): string | undefined {
  if (block.kind === 'title') return 'Title'
  if (block.kind !== 'article' && block.kind !== 'section' && block.kind !== 'heading') return undefined
  return number ? `${number} ${block.text}` : block.text
}

/** The clauses of a document, as the complete family has them, each with what it rests on. */
export function clausesOf(id: DocumentId): Clause[] {
  const doc = buildDocument(families.complete, documentNames[id])
  const { clauses = {}, else: otherwise } = SOURCES[id]
  const written = (heading: string) => Object.entries(clauses).find(([start]) => heading.startsWith(start))?.[1]
  const found: (Clause & { cited: Set<string> })[] = []
  for (const entry of numbered(doc)) {
    const heading = headingOf(entry)
    if (heading !== undefined) {
      // A section does not inherit: what its article rests on need not be what the section rests on.
      const nested = entry.block.kind === 'section'
      found.push({ heading, nested, source: written(heading) ?? otherwise, cited: new Set() })
    } else if (entry.block.kind !== 'toc') {
      const text = plainText({ ...doc, blocks: [entry.block] }).join('\n')
      for (const [cited] of text.replaceAll('\u00A0', ' ').matchAll(CITATION)) found.at(-1)?.cited.add(cited)
    }
  }
  return found.map(({ heading, nested, source, cited }) => ({
    heading,
    nested,
    source: cited.size > 0 ? [...cited].join('; ') : source,
  }))
}

/** What is written down for a clause that the document no longer has. */
export function staleSources(id: DocumentId): string[] {
  const headings = clausesOf(id).map(({ heading }) => heading)
  return Object.keys(SOURCES[id].clauses ?? {}).filter(
    (start) => !headings.some((heading) => heading.startsWith(start)),
  )
}
