import type { Runs } from '../model.ts'
import { readsFromTheRight, runsXml } from './runs.ts'

/** Paragraph properties, in the order in which the schema wants them written. */
export interface ParagraphStyle {
  style?: string
  keepNext?: boolean
  keepLines?: boolean
  pageBreak?: boolean
  list?: { id: number; level: number }
  align?: 'center' | 'right'
}

function properties(look: ParagraphStyle, fromTheRight: boolean): string {
  const all = [
    look.style ? `<w:pStyle w:val="${look.style}"/>` : '',
    look.keepNext ? '<w:keepNext/>' : '',
    look.keepLines ? '<w:keepLines/>' : '',
    look.pageBreak ? '<w:pageBreakBefore/>' : '',
    look.list ? `<w:numPr><w:ilvl w:val="${look.list.level}"/><w:numId w:val="${look.list.id}"/></w:numPr>` : '',
    fromTheRight ? '<w:bidi/>' : '',
    look.align ? `<w:jc w:val="${look.align}"/>` : '',
  ].join('')
  return all && `<w:pPr>${all}</w:pPr>`
}

/** A paragraph around ready-made run elements. */
export function paragraphAround(look: ParagraphStyle, inner: string, fromTheRight = false): string {
  return `<w:p>${properties(look, fromTheRight)}${inner}</w:p>`
}

export function paragraph(look: ParagraphStyle, runs: Runs): string {
  return paragraphAround(look, runsXml(runs), readsFromTheRight(runs))
}
