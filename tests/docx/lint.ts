import type { Element } from '@xmldom/xmldom'
import { all, attribute, parsed, partsOf, W } from './read.ts'

const has = (parent: Element, name: string) =>
  [...parent.childNodes].some((child) => child.localName === name && child.namespaceURI === W)

function tableErrors(body: Element): string[] {
  return [
    ...all(body, 'tc').flatMap((cell) => (has(cell, 'p') ? [] : ['a table cell has no paragraph'])),
    ...all(body, 'tr').flatMap((row) => (has(row, 'tc') ? [] : ['a table row has no cell'])),
    ...all(body, 'tbl').flatMap((table) => (all(table, 'tblHeader').length > 0 ? [] : ['a table has no header row'])),
    // LibreOffice leaves out every later row where the header and such a row end a page.
    ...all(body, 'tbl').flatMap((table) => {
      const [, first] = all(table, 'tr')
      return first && all(first, 'cantSplit').length > 0 ? ['the first row of a table may not break'] : []
    }),
    ...all(body, 'tbl').flatMap((table) => (all(table, 'tblCaption').length > 0 ? [] : ['a table has no caption'])),
  ]
}

function referenceErrors(parts: Map<string, string>, body: Element): string[] {
  const styles = new Set(all(parsed(parts, 'word/styles.xml'), 'style').map((style) => attribute(style, 'styleId')))
  const lists = new Set(all(parsed(parts, 'word/numbering.xml'), 'num').map((num) => attribute(num, 'numId')))
  const anchors = new Set(all(body, 'bookmarkStart').map((bookmark) => attribute(bookmark, 'name')))
  const missing = (name: string, known: Set<string | undefined>, what: string, key = 'val') =>
    all(body, name)
      .map((element) => attribute(element, key))
      .flatMap((used) =>
        used === undefined || known.has(used) || (name === 'numId' && used === '0')
          ? []
          : [`${what} ${used} is not defined`],
      )
  return [
    ...['pStyle', 'rStyle', 'tblStyle'].flatMap((name) => missing(name, styles, 'the style')),
    ...missing('numId', lists, 'the list'),
    ...missing('hyperlink', anchors, 'the anchor', 'anchor'),
  ]
}

function fieldErrors(name: string, part: Element): string[] {
  let open = 0
  for (const mark of all(part, 'fldChar')) {
    const type = attribute(mark, 'fldCharType')
    open += type === 'begin' ? 1 : type === 'end' ? -1 : 0
    if (open < 0) return [`${name}: a field ends that never began`]
  }
  return [
    ...(open === 0 ? [] : [`${name}: a field is not closed`]),
    ...(all(part, 'fldChar').some((mark) => attribute(mark, 'dirty')) ? [`${name}: a field is marked dirty`] : []),
  ]
}

function outlineErrors(body: Element): string[] {
  const levels = all(body, 'pStyle').map((style) => attribute(style, 'val'))
  let level = 0
  return levels.flatMap((style) => {
    const next = style === 'Heading1' ? 1 : style === 'Heading2' ? 2 : undefined
    if (next === undefined) return []
    const jump = next > level + 1
    level = next
    return jump ? ['a heading of the second level has none of the first above it'] : []
  })
}

/** Errors that Microsoft's validator does not report but that Word or a user would notice. Empty if none. */
export function lint(bytes: Uint8Array): string[] {
  const parts = partsOf(bytes)
  const body = parsed(parts, 'word/document.xml')
  const core = parsed(parts, 'docProps/core.xml')
  const filled = (name: string) => [...core.getElementsByTagName(name)].some((element) => element.textContent !== '')
  const text = all(body, 't').map((element) => element.textContent ?? '')
  return [
    ...tableErrors(body),
    ...referenceErrors(parts, body),
    ...['word/document.xml', 'word/header1.xml', 'word/footer1.xml'].flatMap((name) =>
      fieldErrors(name, parsed(parts, name)),
    ),
    ...outlineErrors(body),
    ...['dc:title', 'dc:subject', 'dc:language'].flatMap((name) => (filled(name) ? [] : [`${name} is empty`])),
    ...(all(parsed(parts, 'word/styles.xml'), 'lang').length > 0 ? [] : ['the language is not set']),
    ...text.flatMap((of) =>
      /^(undefined|null|NaN|\[object Object\])$/.test(of.trim()) ? [`the text says ${of.trim()}`] : [],
    ),
  ]
}
