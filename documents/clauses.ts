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
  /** The statutes that it cites, else its entry in `clause-sources.ts`. */
  source: string
}

const WYOMING = String.raw`\d+-\d+-\d+(?:\.\d+)?(?:\([a-z0-9]+\))*`
const FEDERAL = String.raw`\d+[A-Z]?(?:\([a-zA-Z0-9]+\))*`
const AND = '(?:, and |, | and | through | to )'
const listOf = (section: string) => `${section}(?:${AND}${section})*`
/** Sections of Wyoming's statutes, of the United States Code and, in both word orders, of the Internal Revenue Code. */
const CITATION = new RegExp(
  [
    `W\\.S\\. ${listOf(WYOMING)}`,
    `\\d+ U\\.S\\.C\\. ${FEDERAL}`,
    `(?:Internal Revenue )?Code (?<after>sections? ${listOf(FEDERAL)})`,
    `(?<before>sections? ${listOf(FEDERAL)}) of the Code`,
  ].join('|'),
  'g',
)

function citationsIn(text: string): string[] {
  const found = [...text.matchAll(CITATION)].map(([citation, ...rest]) => {
    const code = rest.slice(0, 2).find(Boolean)
    return code ? `Code ${code}` : citation
  })
  return [...new Set(found)]
}

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
    const cited = citationsIn(text)
    // A section does not inherit: what its article rests on need not be what the section rests on.
    const written = Object.entries(clauses).find(([start]) => clause.heading.startsWith(start))?.[1]
    return { ...clause, source: cited.length > 0 ? cited.join('; ') : (written ?? otherwise) }
  })
}
