import { DOMParser, type Element } from '@xmldom/xmldom'
import { strFromU8, unzipSync } from 'fflate'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** The parts of a .docx file as text, by their names. Throws when the zip cannot be read. */
function partsOf(bytes: Uint8Array): Map<string, string> {
  return new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]))
}

/** A part as a tree. Throws, naming the part, when it is not well-formed. */
function parsed(parts: Map<string, string>, name: string): Element {
  const xml = parts.get(name)
  if (xml === undefined) throw new Error(`The package has no part ${name}.`)
  const onError = (_: string, message: string) => {
    // U+FFFD is a character like any other; the parser only wonders about it.
    if (message.startsWith('Unicode replacement character')) return
    throw new Error(`${name} is not well-formed: ${message}`)
  }
  const root = new DOMParser({ onError }).parseFromString(xml, 'application/xml').documentElement
  if (!root) throw new Error(`${name} is empty.`)
  return root
}

const all = (root: Element, name: string): Element[] => [...root.getElementsByTagNameNS(W, name)]
const attribute = (element: Element | undefined, name: string) => element?.getAttributeNS(W, name) ?? undefined

function contentOf(paragraph: Element): string {
  const read = (node: Element): string => {
    switch (node.localName) {
      case 't':
        return node.textContent ?? ''
      case 'br':
        return '\n'
      case 'noBreakHyphen':
        return '-'
      case 'tab':
        return node.parentNode?.localName === 'r' ? '\t' : ''
      case 'pPr':
      case 'rPr':
      case 'sdtPr':
        return ''
      default:
        return [...node.childNodes].map((child) => (child.nodeType === 1 ? read(child as Element) : '')).join('')
    }
  }
  return read(paragraph)
}

const letter = (count: number) => String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26))

/** Counts as Word does: by the numbering definition a paragraph's own properties or its style name. */
function numberer(parts: Map<string, string>) {
  const styles = new Map(
    all(parsed(parts, 'word/styles.xml'), 'style').map((style) => [
      attribute(style, 'styleId'),
      all(style, 'numPr')[0],
    ]),
  )
  const counts = new Map<string, number[]>()
  return (paragraph: Element): string => {
    const own = all(paragraph, 'numPr')[0]
    const numPr = own ?? styles.get(attribute(all(paragraph, 'pStyle')[0], 'val'))
    const id = numPr && attribute(all(numPr, 'numId')[0], 'val')
    if (!numPr || !id || id === '0') return ''
    const level = Number(attribute(all(numPr, 'ilvl')[0], 'val') ?? 0)
    const seen = [...(counts.get(id) ?? []), 0, 0].slice(0, level + 1)
    seen[level] = (seen[level] ?? 0) + 1
    counts.set(id, seen)
    if (id !== '1') return `(${letter(seen[0] ?? 0)}) `
    return level === 0 ? `ARTICLE ${seen[0]}. ` : `${seen[0]}.${seen[1]} `
  }
}

/** Every paragraph of the main part in reading order, with the number Word would print before it. */
export function readDocx(bytes: Uint8Array): string[] {
  const parts = partsOf(bytes)
  const number = numberer(parts)
  return all(parsed(parts, 'word/document.xml'), 'p').map((paragraph) => number(paragraph) + contentOf(paragraph))
}

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
