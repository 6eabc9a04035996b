import type { Block, Run, Runs } from './model.ts'
import { runsOf } from './model.ts'

/**
 * The vocabulary in which documents are written. A plain string cannot be put into a sentence: what is filled in is
 * a run, and a run made of user data comes from `value()` or `prose()`.
 */
export type Sentence = (words: TemplateStringsArray, ...filled: Runs[]) => Run[]

// A citation's name and its number stay on one line.
const bound = (text: string) => text.replace(/(W\.S\.|Articles?|Form) (?=\d)/g, '$1\u00A0')

/** A sentence with runs filled in. */
export const say: Sentence = (words, ...filled) =>
  words.flatMap((text, at) => [...(text === '' ? [] : [{ text: bound(text) }]), ...runsOf(filled[at] ?? [])])

/** Our own words as a run, never a user's. */
export const own = (text: string): Run => ({ text })

/** A defined term in bold. */
export const term = (text: string): Run => ({ text: `“${text}”`, bold: true })

export const p = (words: TemplateStringsArray, ...filled: Runs[]): Block => ({
  kind: 'paragraph',
  runs: say(words, ...filled),
})
export const item = (words: TemplateStringsArray, ...filled: Runs[]): Block => ({
  kind: 'item',
  runs: say(words, ...filled),
})
/** A paragraph that introduces what follows and stays on its page. */
export const lead = (words: TemplateStringsArray, ...filled: Runs[]): Block => ({
  kind: 'paragraph',
  runs: say(words, ...filled),
  keepNext: true,
})
/** A remark in smaller type. */
export const note = (words: TemplateStringsArray, ...filled: Runs[]): Block => ({
  kind: 'paragraph',
  runs: say(words, ...filled),
  look: 'note',
})
/** A {@link note} that stays with what follows. */
export const leadNote = (words: TemplateStringsArray, ...filled: Runs[]): Block => ({
  kind: 'paragraph',
  runs: say(words, ...filled),
  look: 'note',
  keepNext: true,
})
export const article = (text: string): Block => ({ kind: 'article', text })
export const section = (text: string): Block => ({ kind: 'section', text })
export const fill = (label: string): Block => ({ kind: 'fill', label })

/** `A`, `A and B`, `A, B and C`, each part keeping its style. */
export function series(parts: readonly Runs[], joiner = 'and'): Run[] {
  return parts.flatMap((part, at) => [
    ...(at === 0 ? [] : [own(at === parts.length - 1 ? ` ${joiner} ` : ', ')]),
    ...runsOf(part),
  ])
}
