import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { inLanguage, type Message } from '#domain/message.ts'
import type { OtherLanguage } from './say.ts'

/** A text in the other language. Where a count decides, one for each form that the language knows. */
export type Entry = string | { one: string; other: string }

/** English texts and what they are in the other language, places and elements by their numbers. */
export type Texts = Readonly<Record<string, Entry>>

const PLACE = /\{(\d+)(\*?)\}/g
const TAG = /<(\d+)\/>|<(\d+)>(.*?)<\/\2>|\{(\d+)\}/g

/** Speaks the language of the texts; what has no translation stays English. */
export function speaking(all: Texts, language: string): OtherLanguage {
  const texts = new Map(Object.entries(all))
  const plural = new Intl.PluralRules(language)
  const formFor = (entry: Entry, values: readonly unknown[]): string => {
    if (typeof entry === 'string') return entry
    const count = values.map((value) => Number(String(value).replaceAll(',', ''))).find(Number.isFinite)
    return plural.select(count ?? 2) === 'one' ? entry.one : entry.other
  }
  const filled = (template: string, values: readonly unknown[]): string =>
    values.length === 0
      ? template
      : template.replaceAll(PLACE, (_, place: string, own: string) => {
          const value = String(values[Number(place)])
          return own ? text(value, []) : value
        })
  const text = (name: string, values: readonly unknown[]) => filled(formFor(texts.get(name) ?? name, values), values)

  function mixed(element: ReactElement<{ children?: ReactNode }>, mask: string): ReactElement {
    const { name, values, elements } = taken(element, mask)
    const entry = texts.get(name)
    if (entry === undefined) return element
    return cloneElement(element, undefined, ...pieces(formFor(entry, values), values, elements))
  }

  function message(message: Message): string {
    return inLanguage(message, (id) => String(texts.get(id) ?? id), 'es-US')
  }
  return { text, message, mixed: mixed as OtherLanguage['mixed'] }
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
