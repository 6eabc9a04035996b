import { DOMParser, type Element } from '@xmldom/xmldom'
import { strFromU8, unzipSync } from 'fflate'

export const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** The parts of a .docx file as text, by their names. Throws when the zip cannot be read. */
export function partsOf(bytes: Uint8Array): Map<string, string> {
  return new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]))
}

/** A part as a tree. Throws, naming the part, when it is not well-formed. */
export function parsed(parts: Map<string, string>, name: string): Element {
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

export const all = (root: Element, name: string): Element[] => [...root.getElementsByTagNameNS(W, name)]
export const attribute = (element: Element | undefined, name: string) => element?.getAttributeNS(W, name) ?? undefined

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
