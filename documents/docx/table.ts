import type { TableBlock } from '../model.ts'
import { paragraph } from './paragraph.ts'

/** The text's width on Letter paper with one-inch margins, in twentieths of a point. */
const TEXT_WIDTH = 9360

function columns(widths: readonly number[]): number[] {
  const total = widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width) => Math.floor((width / total) * TEXT_WIDTH))
}

/** A real table: named, its header row repeated on every page, no row broken across pages. */
export function tableXml(table: TableBlock, caption: string): string {
  const widths = columns(table.widths)
  const cell = (inner: string, at: number) =>
    `<w:tc><w:tcPr><w:tcW w:w="${widths[at]}" w:type="dxa"/></w:tcPr>${inner}</w:tc>`
  const align = (at: number) => (table.align?.[at] === 'right' ? { align: 'right' as const } : {})
  const head = table.head
    .map((text, at) => cell(paragraph({ style: 'TableHead', ...align(at) }, { text }), at))
    .join('')
  const rows = table.rows.map((row) => {
    const cells = row.map((runs, at) => cell(paragraph({ style: 'TableText', ...align(at) }, runs), at)).join('')
    return `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells}</w:tr>`
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
