import { product } from '#domain/product.ts'
import { linesOf, stampOf } from '../lines.ts'
import {
  type Block,
  type Comment,
  contents,
  type Doc,
  type Numbered,
  numbered,
  type Runs,
  type TableBlock,
} from '../model.ts'
import {
  DECLARATION,
  escaped,
  NAMESPACES,
  type ParagraphStyle,
  paragraph,
  paragraphAround,
  readsFromTheRight,
  runsXml,
} from './paragraph.ts'

/** The comments of a document as a part of its package. They carry no date: the same answers give the same bytes. */
export function commentsXml(comments: readonly Comment[]): string {
  const all = comments.map(({ text }, id) => {
    const lines = text.split('\n').map((line) => paragraphAround({}, runsXml({ text: line })))
    return `<w:comment w:id="${id}" w:author="${product.name}" w:initials="${product.name.slice(0, 1)}">${lines.join('')}</w:comment>`
  })
  return `${DECLARATION}<w:comments ${NAMESPACES}>${all.join('')}</w:comments>`
}

/** The runs of a heading with the comment of that number hung on them. */
const withComment = (id: number, inner: string): string =>
  `<w:commentRangeStart w:id="${id}"/>${inner}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`

/** The text's width on Letter paper with one-inch margins, in twentieths of a point. */
const TEXT_WIDTH = 9360

function columns(widths: readonly number[]): number[] {
  const total = widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width) => Math.floor((width / total) * TEXT_WIDTH))
}

/**
 * A real table: named, its header row repeated on every page, no row broken across pages. In the first row, which the
 * header's paragraphs keep beside it, the lines of each cell are kept together instead: LibreOffice, where header and an
 * unbreakable first row end a page, leaves out all rows after them.
 */
function tableXml(table: TableBlock, caption: string): string {
  const widths = columns(table.widths)
  const cell = (inner: string, at: number) =>
    `<w:tc><w:tcPr><w:tcW w:w="${widths[at]}" w:type="dxa"/></w:tcPr>${inner}</w:tc>`
  const align = (at: number) => (table.align?.[at] === 'right' ? { align: 'right' as const } : {})
  const head = table.head
    .map((text, at) => cell(paragraph({ style: 'TableHead', ...align(at) }, { text }), at))
    .join('')
  const rows = table.rows.map((row, index) => {
    const isFirst = index === 0
    const look = { style: 'TableText', keepLines: isFirst }
    const cells = row.map((runs, at) => cell(paragraph({ ...look, ...align(at) }, runs), at)).join('')
    return `<w:tr>${isFirst ? '' : '<w:trPr><w:cantSplit/></w:trPr>'}${cells}</w:tr>`
  })
  return [
    '<w:tbl><w:tblPr><w:tblStyle w:val="Schedule"/>',
    `<w:tblW w:w="${widths.reduce((sum, width) => sum + width, 0)}" w:type="dxa"/><w:tblLayout w:type="fixed"/>`,
    '<w:tblLook w:val="0020" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/>',
    `<w:tblCaption w:val="${caption}"/></w:tblPr>`,
    `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`,
    `<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${head}</w:tr>`,
    ...rows,
    '</w:tbl>',
  ].join('')
}

const mark = (type: 'begin' | 'separate' | 'end') => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const instruction = '<w:r><w:instrText xml:space="preserve"> TOC \\o "1-1" \\h \\z \\u </w:instrText></w:r>'

/**
 * The contents list as a field whose result is already there, each line a link to its heading. It is not marked
 * dirty, so that Word does not ask anything on opening, and carries no page numbers, which differ between programs.
 */
function contentsXml(lines: readonly { text: string; anchor: string }[]): string {
  return lines
    .map(({ text, anchor }, at) => {
      const before = at === 0 ? `${mark('begin')}${instruction}${mark('separate')}` : ''
      const after = at === lines.length - 1 ? mark('end') : ''
      const link = `<w:hyperlink w:anchor="${anchor}" w:history="1">${runsXml({ text })}</w:hyperlink>`
      return paragraphAround({ style: 'TOC1' }, before + link + after)
    })
    .join('')
}

/**
 * A signature or notary block that stays on one page. It is one paragraph of several lines: LibreOffice splits a chain
 * of paragraphs that are each kept with the next, but not a paragraph whose lines are kept together.
 */
function signedXml(block: Extract<Block, { kind: 'signature' | 'notary' }>): string {
  const stamp = stampOf(block)
  const lines = linesOf(block).flatMap((line, at) => [...(at === 0 ? [] : [{ text: '\n' }]), ...line])
  const words = paragraph({ style: 'Signed', keepNext: stamp !== undefined, keepLines: true }, lines)
  return stamp === undefined ? words : words + paragraph({ style: 'Stamp', keepLines: true }, { text: stamp })
}

/** The list of articles and sections; the lists of items follow it, one for every section that has items. */
export const OUTLINE_LIST = 1

// A heading of the first level that takes no number: a schedule is no article.
const NO_LIST = { id: 0, level: 0 } as const

export interface Body {
  xml: string
  /** How many lists of items the text uses: their ids follow {@link OUTLINE_LIST}. */
  itemLists: number
}

const PARAGRAPH_STYLES = { quote: 'Quote', note: 'Note' } as const

function checkXml(on: boolean, runs: Runs): string {
  const box = [
    '<w:sdt><w:sdtPr><w:rPr><w:rFonts w:ascii="MS Gothic" w:eastAsia="MS Gothic" w:hAnsi="MS Gothic"/></w:rPr>',
    `<w14:checkbox><w14:checked w14:val="${on ? 1 : 0}"/><w14:checkedState w14:val="2612" w14:font="MS Gothic"/>`,
    '<w14:uncheckedState w14:val="2610" w14:font="MS Gothic"/></w14:checkbox></w:sdtPr><w:sdtContent><w:r>',
    '<w:rPr><w:rFonts w:ascii="MS Gothic" w:eastAsia="MS Gothic" w:hAnsi="MS Gothic"/></w:rPr>',
    `<w:t>${on ? '☒' : '☐'}</w:t></w:r></w:sdtContent></w:sdt>`,
  ].join('')
  return paragraphAround({ style: 'Check' }, box + runsXml({ text: ' ' }) + runsXml(runs), readsFromTheRight(runs))
}

function titleXml(block: Extract<Block, { kind: 'title' }>, commented: (inner: string) => string): string {
  return [
    paragraphAround({ style: 'Title' }, commented(runsXml(block.title)), readsFromTheRight(block.title)),
    block.subtitle ? paragraph({ style: 'Subtitle' }, { text: block.subtitle }) : '',
    ...(block.lines ?? []).map((runs) => paragraph({ style: 'TitleLine' }, runs)),
  ].join('')
}

/** The body of a document: every block as paragraphs and tables, without the section's properties. */
export function bodyXml(doc: Doc): Body {
  const entries = numbered(doc)
  let itemLists = 0
  let inList = false
  let bookmarks = 0

  const commentAt = new Map(doc.comments?.map(({ block }, id) => [doc.blocks[block], id]))
  const commented = (block: Block) => (inner: string) => {
    const id = commentAt.get(block)
    return id === undefined ? inner : withComment(id, inner)
  }

  const heading = (look: ParagraphStyle, { block, anchor }: Numbered, text: string, pageBreak = false) => {
    bookmarks += 1
    const start = `<w:bookmarkStart w:id="${bookmarks}" w:name="${anchor}"/>`
    const end = `<w:bookmarkEnd w:id="${bookmarks}"/>`
    return paragraphAround({ ...look, pageBreak }, commented(block)(start + runsXml({ text }) + end))
  }

  const blockXml = (entry: Numbered, afterTable: boolean): string => {
    const { block } = entry
    switch (block.kind) {
      case 'title':
        return titleXml(block, commented(block))
      case 'toc':
        return paragraph({ style: 'TOCHeading' }, { text: block.text }) + contentsXml(contents(entries))
      case 'article':
        return heading({ style: 'Heading1' }, entry, block.text, block.pageBreak)
      case 'heading':
        return heading({ style: 'Heading1', list: NO_LIST }, entry, block.text, block.pageBreak)
      case 'section':
        return heading({ style: 'Heading2' }, entry, block.text)
      case 'paragraph':
        return paragraph(
          {
            ...(afterTable && { style: 'AfterTable' }),
            ...(block.look && { style: PARAGRAPH_STYLES[block.look] }),
            ...(block.keepNext && { keepNext: true }),
            ...(block.align && { align: block.align }),
          },
          block.runs,
        )
      case 'item':
        return paragraph(
          {
            style: 'Item',
            ...(block.keepNext && { keepNext: true, keepLines: true }),
            list: { id: OUTLINE_LIST + itemLists, level: 0 },
          },
          block.runs,
        )
      case 'check':
        return checkXml(block.on, block.runs)
      case 'fill':
        return paragraph(
          { style: 'Rule', ...(block.keepNext && { keepNext: true }), keepLines: true },
          { text: `${block.label}:\t` },
        )
      case 'table':
        return paragraph({ style: 'Caption' }, { text: block.caption }) + tableXml(block, escaped(block.caption))
      case 'signature':
      case 'notary':
        return signedXml(block)
      case 'pageBreak':
        return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
    }
  }

  const xml = entries.map((entry, at) => {
    if (entry.block.kind === 'article' || entry.block.kind === 'section' || entry.block.kind === 'heading')
      inList = false
    if (entry.block.kind === 'item' && !inList) {
      inList = true
      itemLists += 1
    }
    return blockXml(entry, entries[at - 1]?.block.kind === 'table')
  })
  // Word wants a paragraph after a table at the end of the text.
  if (doc.blocks.at(-1)?.kind === 'table') xml.push('<w:p/>')
  return { xml: xml.join(''), itemLists }
}
