import type { DocumentName } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { DocumentValues } from './document-values.ts'
import { type Block, type Doc, type Run, type Runs, runsOf, textOf } from './model.ts'

/**
 * The vocabulary in which documents are written. A plain string cannot be put into a sentence: what is filled in is
 * a run, and a run made of user data comes from `value()` or `prose()`.
 */
export type Sentence = (words: TemplateStringsArray, ...filled: Runs[]) => Run[]

// A citation's name and its number stay on one line.
const bound = (text: string) => text.replace(/(W\.S\.|Articles?|Section|Form) (?=\d)/g, '$1\u00A0')

const POST_NOMINAL = /,\s*(?:[JS]r|I{2,3}|IV|V|Esq|CPA|CFP|RN|DVM|DDS|MBA|J\.?D|M\.?D|Ph\.?D|LL\.?[BM]|N\.?A)\.?$/i

/** An answer may end in a period that also ends the sentence, or in a title that a comma closes within one: `Max Hale, Jr., as`. */
function closed(run: Run, answered: Run | undefined): Run {
  if (run.source || !answered?.source) return run
  if (answered.text.endsWith('.') && run.text.startsWith('.')) return { ...run, text: run.text.slice(1) }
  return POST_NOMINAL.test(answered.text) && /^ (?:\p{Ll}|$)/u.test(run.text) ? { ...run, text: `,${run.text}` } : run
}

/** A sentence with runs filled in. */
export const sentence: Sentence = (words, ...filled) =>
  words
    .flatMap((text, at) => [{ text: bound(text) }, ...runsOf(filled[at] ?? [])])
    .filter(({ text }) => text !== '')
    .map((run, at, all) => closed(run, all[at - 1]))

/** Fixed text as a run, never a user's. */
export const fixed = (text: string): Run => ({ text })

/** A defined term in bold. */
export const term = (text: string): Run => ({ text: `“${text}”`, bold: true })

export const p = (words: TemplateStringsArray, ...filled: Runs[]): Block => ({
  kind: 'paragraph',
  runs: sentence(words, ...filled),
})
export const item = (words: TemplateStringsArray, ...filled: Runs[]): Block => ({
  kind: 'item',
  runs: sentence(words, ...filled),
})
/** An {@link item} that stays whole and with what follows: the last before the lines to sign. */
export const leadItem = (words: TemplateStringsArray, ...filled: Runs[]): Block => ({
  kind: 'item',
  runs: sentence(words, ...filled),
  keepNext: true,
})
/** A paragraph that introduces what follows and stays on its page. */
export const lead = (words: TemplateStringsArray, ...filled: Runs[]): Block => ({
  kind: 'paragraph',
  runs: sentence(words, ...filled),
  keepNext: true,
})
/** A remark in smaller type. */
export const note = (words: TemplateStringsArray, ...filled: Runs[]): Block => ({
  kind: 'paragraph',
  runs: sentence(words, ...filled),
  look: 'note',
})
/** A {@link note} that stays with what follows. */
export const leadNote = (words: TemplateStringsArray, ...filled: Runs[]): Block => ({
  kind: 'paragraph',
  runs: sentence(words, ...filled),
  look: 'note',
  keepNext: true,
})
export const article = (text: string): Block => ({ kind: 'article', text })
export const section = (text: string): Block => ({ kind: 'section', text })
export const fill = (label: string): Block => ({ kind: 'fill', label })

function joined(parts: readonly Runs[], between: string, last: string): Run[] {
  return sentence`${parts.flatMap((part, at) => [
    ...(at === 0 ? [] : [fixed(at === parts.length - 1 ? last : between)]),
    ...runsOf(part),
  ])}`
}

/** `A`, `A and B`, `A, B and C`, each part keeping its style; `A; B, Jr.; and C` where a part has a comma of its own. */
export function series(parts: readonly Runs[], joiner = 'and'): Run[] {
  return parts.length > 2 && parts.some((part) => textOf(part).includes(','))
    ? joined(parts, '; ', `; ${joiner} `)
    : joined(parts, ', ', ` ${joiner} `)
}

/** Phrases in a row: `60% for A and 40% for B`, `60% for A and B, and 40% for C`, `50% for A; 30% for B; and 20% for C`. */
export function list(phrases: readonly Runs[]): Run[] {
  const short = phrases.every((phrase) => !/,| and /.test(textOf(phrase)))
  return joined(phrases, '; ', phrases.length > 2 ? '; and ' : short ? ' and ' : ', and ')
}

/** A document that is beside the agreement; `whose` is its running header: a person, or the trust. */
export function companion(trust: TrustRecord, title: DocumentName, whose: Runs, blocks: readonly Block[]): Doc {
  return {
    title,
    subject: textOf(whose),
    header: textOf(whose),
    lang: 'en-US',
    ...(trust.createdAt && { created: trust.createdAt }),
    blocks,
  }
}

/** A companion that is a paper of the trust itself: its title over the trust's name and date. */
export function trustPaper(title: DocumentName, facts: DocumentValues, blocks: readonly Block[]): Doc {
  return companion(facts.trust, title, facts.trustName, [
    { kind: 'title', title: fixed(title), lines: [facts.trustName, sentence`dated as of ${facts.trustDate}`] },
    ...blocks,
  ])
}
