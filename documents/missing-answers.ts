import type { TrustRecord } from '#domain/trust/record.ts'
import { buildDocument } from './build.ts'
import { type Blank, type Block, type Doc, type Runs, runsOf } from './model.ts'

/** The texts of a block that may hold answers: cell by cell, line by line. */
export function runsIn(block: Block): readonly Runs[] {
  switch (block.kind) {
    case 'title':
      return [block.title, ...(block.lines ?? [])]
    case 'paragraph':
    case 'item':
    case 'check':
      return [block.runs]
    case 'table':
      return block.rows.flat()
    case 'signature':
      return block.lines.flatMap(({ printed }) => (printed ? [printed] : []))
    case 'notary':
      return [
        ...(block.signer ? [block.signer] : []),
        ...(block.act === 'representative' ? [block.capacity] : []),
        ...(block.act === 'sworn' ? [block.statement] : []),
      ]
    default:
      return []
  }
}

/** The blanks of a built document, each once, in the order in which they first appear. */
export function blanksOf(doc: Doc): Blank[] {
  const found = new Map<string, Blank>()
  for (const runs of doc.blocks.flatMap(runsIn))
    for (const { blank } of runsOf(runs)) {
      const key = blank && JSON.stringify([blank.field, blank.entryId, blank.label])
      if (key && !found.has(key)) found.set(key, blank)
    }
  return [...found.values()]
}

/** What a document of this trust would print as a blank: cheap, no file is written. */
export function missingAnswers(trust: TrustRecord, documentName: string): Blank[] {
  return blanksOf(buildDocument(trust, documentName))
}
