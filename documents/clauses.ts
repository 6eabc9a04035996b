import type { DocumentId } from '#domain/trust/documents.ts'
import { CLAUSE_SOURCES } from './clause-sources.ts'
import { runsIn } from './missing-answers.ts'
import { type Block, type Doc, textOf } from './model.ts'
import { type Numbered, numbered } from './numbering.ts'

/** One heading of a document with the blocks under it, up to the next heading. */
export interface Clause {
  /** With its number, as printed; `Title` for a title. */
  heading: string
  /** Where the heading stands among the document's blocks. */
  at: number
  /** A section under an article. */
  nested: boolean
  blocks: readonly Block[]
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

const wordsOf = (block: Block) => (block.kind === 'fill' ? block.label : runsIn(block).map(textOf).join('\n'))

/** The clauses of a document, each with what it rests on. */
export function clausesOf(doc: Doc, id: DocumentId): Clause[] {
  const { clauses = {}, else: otherwise } = CLAUSE_SOURCES[id]
  const found: (Omit<Clause, 'blocks' | 'source'> & { blocks: Block[] })[] = []
  for (const [at, entry] of numbered(doc).entries()) {
    const heading = headingOf(entry)
    if (heading !== undefined) found.push({ heading, at, nested: entry.block.kind === 'section', blocks: [] })
    else if (entry.block.kind !== 'toc') found.at(-1)?.blocks.push(entry.block)
  }
  return found.map((clause) => {
    const text = clause.blocks.map(wordsOf).join('\n').replaceAll('\u00A0', ' ')
    const cited = new Set([...text.matchAll(CITATION)].map(([citation]) => citation))
    // A section does not inherit: what its article rests on need not be what the section rests on.
    const written = Object.entries(clauses).find(([start]) => clause.heading.startsWith(start))?.[1]
    return { ...clause, source: cited.size > 0 ? [...cited].join('; ') : (written ?? otherwise) }
  })
}
