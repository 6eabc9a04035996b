import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { OtherLanguage } from './say.ts'

/** A text in the other language. Where a count decides, one for each form that the language knows. */
export type Entry = string | { one: string; other: string }

/** English texts and what they are in the other language, places and elements by their numbers. */
export type Texts = Readonly<Record<string, Entry>>

const PLACE = /\{(\d+)(\*?)\}/g
const TAG = /<(\d+)\/>|<(\d+)>(.*?)<\/\2>|\{(\d+)\}/g

interface Pattern {
  english: RegExp
  entry: Entry
}

/** A text that domain or server has composed already: what stands in its places is found by the words around them. */
function patternOf([name, entry]: readonly [string, Entry]): Pattern {
  const words = name.split(PLACE).filter((_, at) => at % 3 === 0)
  const escaped = words.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return { english: new RegExp(`^${escaped.join('(.+?)')}$`, 'su'), entry }
}

/** Words so small that they stand between those of any text, also of one that is not ours, such as the name of a case. */
const SMALL = /(?<!\p{L})(and|at|by|for|from|in|of|on|or|the|to|with)(?!\p{L})/gu
const hasWords = (name: string) => /\p{L}{2}/u.test(name.replaceAll(PLACE, '').replaceAll(SMALL, ''))

/** Speaks the language of the texts; what has no translation stays English. */
export function speaking(all: Texts, language: string): OtherLanguage {
  const texts = new Map(Object.entries(all))
  const plural = new Intl.PluralRules(language)
  // Longer ones first, so that of two that fit the more exact one is taken.
  const patterns = [...texts]
    .filter(([name]) => name.includes('{0}') && !name.includes('<') && hasWords(name))
    .sort(([a], [b]) => b.length - a.length)
    .map(patternOf)
  const composed = new Map<string, string>()

  const formFor = (entry: Entry, values: readonly unknown[]): string => {
    if (typeof entry === 'string') return entry
    const count = values.map((value) => Number(String(value).replaceAll(',', ''))).find(Number.isFinite)
    return plural.select(count ?? 2) === 'one' ? entry.one : entry.other
  }
  const filled = (template: string, values: readonly unknown[]) =>
    template.replaceAll(PLACE, (_, place: string, own: string) => {
      const value = String(values[Number(place)])
      return own ? text(value, []) : value
    })

  function fromPattern(name: string): string {
    const known = composed.get(name)
    if (known !== undefined) return known
    let found = name
    for (const { english, entry } of patterns) {
      const values = english.exec(name)?.slice(1)
      if (!values) continue
      found = filled(formFor(entry, values), values)
      break
    }
    composed.set(name, found)
    return found
  }

  function text(name: string, values: readonly unknown[]): string {
    const entry = texts.get(name)
    if (entry !== undefined) return filled(formFor(entry, values), values)
    return values.length > 0 ? filled(name, values) : fromPattern(name)
  }

  function mixed(element: ReactElement<{ children?: ReactNode }>, mask: string): ReactElement {
    const { name, values, elements } = taken(element, mask)
    const entry = texts.get(name)
    if (entry === undefined) return element
    return cloneElement(element, undefined, ...pieces(formFor(entry, values), values, elements))
  }
  return { text, mixed: mixed as OtherLanguage['mixed'] }
}

interface Taken {
  name: string
  values: ReactNode[]
  elements: ReactElement[]
}

const childrenOf = (element: ReactElement): readonly ReactNode[] => {
  const { children } = element.props as { children?: ReactNode }
  return Array.isArray(children) ? children : [children]
}

/** What an element holds, named as the build has named it: the same walk as in scripts/spanish/marks.ts. */
function taken(root: ReactElement, mask: string): Taken {
  const values: ReactNode[] = []
  const elements: ReactElement[] = []
  let at = 0
  const walk = (element: ReactElement): string => {
    let name = ''
    for (const child of childrenOf(element)) {
      const kind = mask[at++]
      if (kind === 't') name += String(child)
      else if (kind === 'v') name += `{${values.push(child) - 1}}`
      else if (isValidElement(child)) {
        const number = elements.push(child) - 1
        if (kind === 'e') name += `<${number}/>`
        else {
          name += `<${number}>${walk(child)}</${number}>`
          at++
        }
      }
    }
    return name
  }
  return { name: walk(root), values, elements }
}

/** A translated text with its values and elements put in. */
function pieces(template: string, values: readonly ReactNode[], elements: readonly ReactElement[]): ReactNode[] {
  const found: ReactNode[] = []
  let from = 0
  for (const match of template.matchAll(TAG)) {
    const [whole, alone, around, inside = '', value] = match
    if (match.index > from) found.push(template.slice(from, match.index))
    from = match.index + whole.length
    const element = elements[Number(alone ?? around)]
    if (value !== undefined) found.push(values[Number(value)])
    else if (element && alone !== undefined) found.push(element)
    else if (element) found.push(cloneElement(element, undefined, ...pieces(inside, values, elements)))
  }
  if (from < template.length) found.push(template.slice(from))
  return Children.toArray(found)
}
