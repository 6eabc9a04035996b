import type { Message } from '#domain/message.ts'
import type { TrustField } from '#domain/trust/record.ts'

/** The answer a blank place in a document is waiting for, so that a screen can lead to its question. */
export interface Blank {
  /** The record's field; a field of `certificateData` is named by that group. */
  field: TrustField
  /** What is missing, in words: `Grantor name`, `Distribution age of Ada Hollis`. */
  label: Message | string
  /** The id of the list entry, where the answer belongs to one. */
  entryId?: string
  /** The answer's path within the entry: `percentOwned`, `realEstateDetails.county`. */
  path?: string
}

/** The answer that a run prints, so that a screen can lead back to its question. No written format shows it. */
export type Source = Pick<Blank, 'field' | 'entryId'> & {
  /** What of the entry is printed, where a page of its own asks for it. */
  detail?: 'distributionAge' | 'ein' | 'realEstateDetails' | 'businessDetails'
}

/** A stretch of text in one style. User data gets in through `value()` and `prose()` only, as text. */
export interface Run {
  text: string
  bold?: true
  italic?: true
  underline?: true
  /** Printed shaded: the bracketed default of an answer not given yet. */
  blank?: Blank
  /** Where the text was answered; absent from our own words. */
  source?: Source
}
export type Runs = Run | readonly Run[]

/** A line of a signature block: a printed value after its label, or, without one, a rule to write on. */
export interface SignatureLine {
  label: string
  printed?: Runs
}

/**
 * The acts of W.S. 32-3-115 that the documents use: a person for himself, or for a party he represents; and the oath
 * of W.S. 2-6-114, whose words name all who swear.
 */
export type NotarialAct =
  | { act: 'individual' }
  | { act: 'representative'; capacity: Runs }
  | { act: 'sworn'; statement: Runs }

export interface TableBlock {
  kind: 'table'
  /** Printed above the table and read out by screen readers. */
  caption: string
  head: readonly string[]
  /** One share of the text width for each column; they need not total anything in particular. */
  widths: readonly number[]
  align?: readonly ('left' | 'right')[]
  rows: readonly (readonly Runs[])[]
}

export type Block =
  | { kind: 'title'; title: Runs; subtitle?: string; lines?: readonly Runs[] }
  | { kind: 'toc'; text: string }
  /** A numbered heading of the first level: `ARTICLE 1.` */
  | { kind: 'article'; text: string; pageBreak?: true }
  /** A numbered heading of the second level: `1.1` */
  | { kind: 'section'; text: string }
  /** A heading of the first level without a number: recitals, schedules. */
  | { kind: 'heading'; text: string; pageBreak?: true }
  | { kind: 'paragraph'; runs: Runs; align?: 'center' | 'right'; keepNext?: true; look?: 'quote' | 'note' }
  /** `(a)`, counted from the beginning in every section. */
  | { kind: 'item'; runs: Runs; keepNext?: true }
  | { kind: 'check'; on: boolean; runs: Runs }
  /** A labeled rule to fill in by hand: what the questionnaire never asks. */
  | { kind: 'fill'; label: string; keepNext?: true }
  | TableBlock
  | { kind: 'signature'; role: string; lines: readonly SignatureLine[] }
  /** `state` is printed as the place of signing; without it the officer writes the state. */
  | ({ kind: 'notary'; state?: string; county?: Run; signer?: Runs } & NotarialAct)
  | { kind: 'pageBreak' }

/** A document before it is written in any format. */
export interface Doc {
  title: string
  subject: string
  /** The running header in full; `lines.ts` shortens it. */
  header: string
  /** A line at the foot of every page, above the title, for the initials of the person who signs. */
  footer?: string
  /** A language tag such as `en-US`. */
  lang: string
  /** When the record was created, an ISO instant; never the clock's time. */
  created?: string
  blocks: readonly Block[]
  /** Notes in the margin, in the order of the blocks; the .docx file alone shows them, as Word comments. */
  comments?: readonly Comment[]
}

/** A note at the heading or title that is the document's block number `block`; its lines are paragraphs. */
export interface Comment {
  block: number
  text: string
}

/** Runs as a list, whether one or many were given. */
export function runsOf(runs: Runs): readonly Run[] {
  return 'text' in runs ? [runs] : runs
}

/** The characters of runs without their styles. */
export function textOf(runs: Runs): string {
  return runsOf(runs)
    .map((run) => run.text)
    .join('')
}

/** A block with the number a reader sees before it, and the anchor that the contents list points to. */
export interface Numbered {
  block: Block
  /** `ARTICLE 1.`, `1.1`, `(a)` */
  number?: string
  anchor?: string
}

/** Word's `lowerLetter`: a to z, then aa, bb, cc. */
export function letter(count: number): string {
  return String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26))
}

/** The one numbering pass: for plain text, the preview and the contents list. Word numbers by itself, by the same rules. */
export function numbered(doc: Doc): Numbered[] {
  let [article, section, item, heading] = [0, 0, 0, 0]
  return doc.blocks.map((block) => {
    if (block.kind === 'article') {
      ;[article, section, item] = [article + 1, 0, 0]
      return { block, number: `ARTICLE ${article}.`, anchor: `article_${article}` }
    }
    if (block.kind === 'heading') {
      ;[heading, item] = [heading + 1, 0]
      return { block, anchor: `heading_${heading}` }
    }
    if (block.kind === 'section') {
      ;[section, item] = [section + 1, 0]
      return { block, number: `${article}.${section}`, anchor: `section_${article}_${section}` }
    }
    if (block.kind !== 'item') return { block }
    item += 1
    return { block, number: `(${letter(item)})` }
  })
}

/** The lines of the contents list: the headings of the first level. */
export function contents(entries: readonly Numbered[]): { text: string; anchor: string }[] {
  return entries.flatMap(({ block, number, anchor }) =>
    anchor !== undefined && (block.kind === 'article' || block.kind === 'heading')
      ? [{ text: number ? `${number} ${block.text}` : block.text, anchor }]
      : [],
  )
}
