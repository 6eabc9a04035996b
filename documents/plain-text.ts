import { ALL_DOCUMENTS, type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { type AnswerChange, withAnswersOf } from '#domain/trust/questions/changes.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { buildDocument } from './build.ts'
import { linesOf, stampOf } from './lines.ts'
import { contents, type Doc, type Numbered, numbered, textOf } from './model.ts'
import { cleanLine } from './wording/answer.ts'

function paragraphsOf({ block, number }: Numbered, entries: readonly Numbered[]): string[] {
  const counted = (text: string) => (number ? `${number} ${text}` : text)
  switch (block.kind) {
    case 'title':
      return [textOf(block.title), ...(block.subtitle ? [block.subtitle] : []), ...(block.lines ?? []).map(textOf)]
    case 'toc':
      return [block.text, ...contents(entries).map(({ text }) => text)]
    case 'article':
    case 'section':
    case 'heading':
      return [counted(block.text)]
    case 'paragraph':
      return [textOf(block.runs)]
    case 'item':
      return [counted(textOf(block.runs))]
    case 'check':
      return [`${block.on ? '☒' : '☐'} ${textOf(block.runs)}`]
    case 'fill':
      return [`${block.label}:\t`]
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flatMap((row) => row.map(textOf))]
    case 'signature':
    case 'notary':
      return [linesOf(block).map(textOf).join('\n'), stampOf(block)].filter((text) => text !== undefined)
    case 'pageBreak':
      return []
  }
}

/** Every paragraph of a document in reading order, numbers included, table cells one by one. */
export function plainText(doc: Doc): string[] {
  const entries = numbered(doc)
  return entries.flatMap((entry) => paragraphsOf(entry, entries))
}

/** All that a document says, as one text; social security numbers are masked. The same answers give the same text. Pure. */
export function documentText(trust: TrustRecord, id: DocumentId): string {
  return plainText(buildDocument(trust, documentNames[id])).join('\n')
}

const texts = new WeakMap<TrustRecord, Map<DocumentId, string>>()

/** One record is compared with several others. */
function textOnce(trust: TrustRecord, id: DocumentId): string {
  const known = texts.get(trust) ?? new Map<DocumentId, string>()
  texts.set(trust, known)
  const text = known.get(id) ?? documentText(trust, id)
  known.set(id, text)
  return text
}

/**
 * Whether a document says anything else because of these of the changes that lead from `before` to `after`: tried on
 * either record, since an answer may count only beside others that changed with it. Pure.
 */
export function showsChange(
  id: DocumentId,
  before: TrustRecord,
  after: TrustRecord,
  changes: readonly AnswerChange[],
): boolean {
  const differs = (one: TrustRecord, other: TrustRecord) =>
    textOnce(one, id) !== documentText(withAnswersOf(one, other, changes), id)
  return differs(before, after) || differs(after, before)
}

/** Whether a document prints a name; of `Ann 1` a document that prints `Ann 12` does not. Pure. */
export function printsName(trust: TrustRecord, id: DocumentId, name: string): boolean {
  const [text, printed] = [textOnce(trust, id), cleanLine(name)]
  const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character)
  for (let at = text.indexOf(printed); at !== -1 && printed !== ''; at = text.indexOf(printed, at + 1))
    if (!isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + printed.length))) return true
  return false
}

/** The documents that do not say the same of two records, in the order in which they are listed. Pure. */
export function documentsThatDiffer(before: TrustRecord, after: TrustRecord): DocumentId[] {
  return ALL_DOCUMENTS.filter((id) => textOnce(before, id) !== textOnce(after, id))
}
