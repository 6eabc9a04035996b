import {
  AlignmentType,
  Bookmark,
  CheckBox,
  Document,
  Footer,
  Header,
  HeadingLevel,
  InternalHyperlink,
  type IParagraphOptions,
  LevelFormat,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import { linesOf, stampOf } from '../../../documents/lines.ts'
import { type Block, type Doc, type Run, type Runs, runsOf } from '../../../documents/model.ts'
import { contents, type Numbered, numbered } from '../../../documents/numbering.ts'
import { runningHeader } from '../../../documents/running-header.ts'
import { NOT_A_LAW_FIRM } from '../../../documents/wording/disclaimers.ts'

const TEXT_WIDTH = 9360
const RULE_TAB = [{ type: TabStopType.RIGHT, position: TEXT_WIDTH, leader: 'underscore' as const }]

function textRuns({ text, bold, italic, underline, blank }: Run): TextRun[] {
  return text.split('\n').map(
    (line, at) =>
      new TextRun({
        text: line,
        ...(at > 0 && { break: 1 }),
        ...(bold && { bold }),
        ...(italic && { italics: italic }),
        ...(underline && { underline: {} }),
        ...(blank && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'FFF2CC' } }),
      }),
  )
}

const wordsOf = (runs: Runs): ParagraphChild[] => runsOf(runs).flatMap(textRuns)
const paragraph = (runs: Runs, look: IParagraphOptions = {}) => new Paragraph({ ...look, children: wordsOf(runs) })

function tableOf({ caption, head, widths, rows }: Extract<Block, { kind: 'table' }>): (Paragraph | Table)[] {
  const total = widths.reduce((sum, width) => sum + width, 0)
  const columnWidths = widths.map((width) => Math.floor((width / total) * TEXT_WIDTH))
  const cell = (runs: Runs, at: number) =>
    new TableCell({
      width: { size: columnWidths[at] ?? 0, type: WidthType.DXA },
      children: [paragraph(runs)],
    })
  const row = (cells: readonly Runs[], tableHeader: boolean) =>
    new TableRow({ tableHeader, cantSplit: true, children: cells.map(cell) })
  return [
    paragraph({ text: caption, bold: true }, { keepNext: true }),
    new Table({
      columnWidths,
      rows: [
        row(
          head.map((text) => ({ text, bold: true as const })),
          true,
        ),
        ...rows.map((cells) => row(cells, false)),
      ],
    }),
  ]
}

function headingOf({ block, anchor = '' }: Numbered, text: string, level: 1 | 2, numbering: boolean): Paragraph {
  return new Paragraph({
    heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    ...(numbering && { numbering: { reference: 'outline', level: level - 1 } }),
    pageBreakBefore: 'pageBreak' in block && block.pageBreak === true,
    keepNext: true,
    children: [new Bookmark({ id: anchor, children: [new TextRun(text)] })],
  })
}

function signedOf(block: Extract<Block, { kind: 'signature' | 'notary' }>): Paragraph[] {
  const lines = linesOf(block).map((line) => paragraph(line, { tabStops: RULE_TAB, keepNext: true, keepLines: true }))
  const stamp = stampOf(block)
  return stamp === undefined ? lines : [...lines, paragraph({ text: stamp }, { keepLines: true })]
}

function partsOf(entry: Numbered, entries: readonly Numbered[], list: number): (Paragraph | Table)[] {
  const { block } = entry
  switch (block.kind) {
    case 'title':
      return [
        paragraph(block.title, { heading: HeadingLevel.TITLE, alignment: AlignmentType.CENTER }),
        ...(block.subtitle ? [paragraph({ text: block.subtitle }, { alignment: AlignmentType.CENTER })] : []),
        ...(block.lines ?? []).map((line) => paragraph(line, { alignment: AlignmentType.CENTER })),
      ]
    case 'toc':
      return [
        paragraph({ text: block.text, bold: true }),
        ...contents(entries).map(
          ({ text, anchor }) =>
            new Paragraph({ children: [new InternalHyperlink({ anchor, children: [new TextRun(text)] })] }),
        ),
      ]
    case 'article':
      return [headingOf(entry, block.text, 1, true)]
    case 'heading':
      return [headingOf(entry, block.text, 1, false)]
    case 'section':
      return [headingOf(entry, block.text, 2, true)]
    case 'paragraph':
      return [paragraph(block.runs, { keepNext: block.keepNext === true })]
    case 'item':
      return [paragraph(block.runs, { numbering: { reference: 'items', level: 0, instance: list } })]
    case 'check':
      return [
        new Paragraph({ children: [new CheckBox({ checked: block.on }), new TextRun(' '), ...wordsOf(block.runs)] }),
      ]
    case 'fill':
      return [paragraph({ text: `${block.label}:\t` }, { tabStops: RULE_TAB })]
    case 'table':
      return tableOf(block)
    case 'signature':
    case 'notary':
      return signedOf(block)
    case 'pageBreak':
      return [new Paragraph({ pageBreakBefore: true })]
  }
}

function listBegins(block: Block, before: Block | undefined): boolean {
  return block.kind === 'item' && before?.kind !== 'item'
}

/** The same tree as a document of the library `docx`: the same words, headings, lists, tables, header and footer. */
export function documentOf(doc: Doc): Document {
  const entries = numbered(doc)
  let list = 0
  const children = entries.flatMap((entry, at) => {
    if (listBegins(entry.block, entries[at - 1]?.block)) list += 1
    return partsOf(entry, entries, list)
  })
  const level = (at: number, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
    ...{ level: at, format, text },
  })
  return new Document({
    title: doc.title,
    subject: doc.subject,
    styles: { default: { document: { run: { font: 'Times New Roman', size: 23 } } } },
    numbering: {
      config: [
        {
          reference: 'outline',
          levels: [level(0, LevelFormat.DECIMAL, 'ARTICLE %1.'), level(1, LevelFormat.DECIMAL, '%1.%2')],
        },
        { reference: 'items', levels: [level(0, LevelFormat.LOWER_LETTER, '(%1)')] },
      ],
    },
    sections: [
      {
        headers: { default: new Header({ children: [paragraph({ text: runningHeader(doc) })] }) },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                children: [
                  new TextRun({
                    children: [`${doc.title}  |  Page `, PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
                  }),
                ],
              }),
              paragraph({ text: NOT_A_LAW_FIRM }),
            ],
          }),
        },
        children,
      },
    ],
  })
}
