import { hasLeftToRight, hasRightToLeft, RIGHT_TO_LEFT, STRETCH_FROM_THE_RIGHT } from '#domain/formats/text-rules.ts'
import { type Run, type Runs, runsOf, textOf } from '../model.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as XML character data or as the value of an attribute in double quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'mc:Ignorable="w14"',
].join(' ')

const RTL_STRETCH = new RegExp(STRETCH_FROM_THE_RIGHT, 'gu')
const FIRST_LETTER = new RegExp(`^[^\\p{L}]*[${RIGHT_TO_LEFT}]`, 'u')
const LATER_LABEL = new RegExp(`\\n[^\\p{L}\\n]*(?![${RIGHT_TO_LEFT}])\\p{L}`, 'u')

/**
 * Whether a paragraph reads from right to left: its first letter does, and it holds answers only. A sentence or a list
 * of ours reads from the left even where a name begins it; else its labels and periods would change sides.
 */
export function readsFromTheRight(runs: Runs): boolean {
  const text = textOf(runs)
  if (!hasRightToLeft(text) || !FIRST_LETTER.test(text) || LATER_LABEL.test(text)) return false
  return runsOf(runs).every((run) => run.source !== undefined || !hasLeftToRight(run.text))
}

function pieces(text: string): { text: string; rtl: boolean }[] {
  if (!hasRightToLeft(text)) return text === '' ? [] : [{ text, rtl: false }]
  const found: { text: string; rtl: boolean }[] = []
  let from = 0
  for (const match of text.matchAll(RTL_STRETCH)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), rtl: false })
    found.push({ text: match[0], rtl: true })
    from = match.index + match[0].length
  }
  if (from < text.length) found.push({ text: text.slice(from), rtl: false })
  return found
}

function runProperties(run: Run, rtl: boolean): string {
  const all = [
    run.blank ? '<w:rStyle w:val="Blank"/>' : '',
    run.bold ? '<w:b/><w:bCs/>' : '',
    run.italic ? '<w:i/><w:iCs/>' : '',
    run.underline ? '<w:u w:val="single"/>' : '',
    rtl ? '<w:rtl/>' : '',
  ].join('')
  return all && `<w:rPr>${all}</w:rPr>`
}

// A citation such as 4-10-1014 is not broken at the end of a line.
const CITATION_HYPHEN = /(?<=\b\d{1,2}(?:-\d{1,2})?)-(?=(?:\d{1,2}-)?\d{3,4}\b)/

const words = (text: string) => (text === '' ? '' : `<w:t xml:space="preserve">${escaped(text)}</w:t>`)
const joined = (part: string) =>
  part.includes('-') ? part.split(CITATION_HYPHEN).map(words).join('<w:noBreakHyphen/>') : words(part)
const lineContent = (line: string) => line.split('\t').map(joined).join('<w:tab/>')
const content = (text: string) => text.split('\n').map(lineContent).join('<w:br/>')

// LibreOffice sets such a number on the other side of the name before it, whatever the direction of its own run.
const NUMBER_FIRST = /^[^\p{L}]*\p{Nd}/u
const LEFT_TO_RIGHT_MARK = '\u200E'

/** Runs as `<w:r>` elements, right-to-left stretches apart from the rest. */
export function runsXml(runs: Runs): string {
  const whole = textOf(runs)
  const all = runsOf(runs).flatMap((run) => pieces(run.text).map((piece) => ({ run, ...piece })))
  if (!hasRightToLeft(whole)) return all.map(({ run, text }) => runXml(run, text, false)).join('')
  const fromTheLeft = !readsFromTheRight(runs)
  let done = 0
  let afterName = false
  return all
    .map(({ run, text, rtl }, at) => {
      // Within one answer a number belongs to the words before it.
      const begins = run !== all[at - 1]?.run
      const follows = fromTheLeft && !rtl && begins && afterName && NUMBER_FIRST.test(whole.slice(done))
      done += text.length
      if (rtl) afterName = true
      else if (hasLeftToRight(text)) afterName = false
      return runXml(run, follows ? LEFT_TO_RIGHT_MARK + text : text, rtl)
    })
    .join('')
}

const runXml = (run: Run, text: string, rtl: boolean) => `<w:r>${runProperties(run, rtl)}${content(text)}</w:r>`

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
